/** Time left, in words as exact as they need to be. */
import type { Catalogue } from "../text/catalogue";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function timeLeft(milliseconds: number, catalogue: Catalogue): string {
  const left = Math.max(0, milliseconds);
  if (left >= 2 * DAY) return catalogue.message("table-days", { count: Math.floor(left / DAY) });
  if (left >= HOUR) return catalogue.message("table-hours", { count: Math.floor(left / HOUR) });
  const seconds = String(Math.floor((left % MINUTE) / SECOND)).padStart(2, "0");
  return `${Math.floor(left / MINUTE)}:${seconds}`;
}
