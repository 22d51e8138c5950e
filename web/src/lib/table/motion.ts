/** How fast things move at a table, and how long what has changed is outlined where nothing moves. */
import type { Speed } from "../games";

const FACTORS: Record<Exclude<Speed, "off">, number> = { calm: 1.7, normal: 1, fast: 0.45 };
/** Whoever has more scenes than this to wait for sees them fast. */
export const MANY = 12;
/** Without motion, what has changed is outlined for so long. */
export const OUTLINED = 1000;

/** So long what is said about a scene can be read at least, in milliseconds. */
const READ: Record<Exclude<Speed, "off">, number> = { calm: 1300, normal: 800, fast: 350 };

/** How long words about a scene stay at least, if so many scenes wait behind it. */
export function readingTime(speed: Exclude<Speed, "off">, waiting: number): number {
  return waiting > MANY ? READ.fast : READ[speed];
}

/** How long a scene lasts, if so many wait behind it. */
export function duration(ms: number, speed: Exclude<Speed, "off">, waiting: number): number {
  return ms * (waiting > MANY ? Math.min(FACTORS.fast, FACTORS[speed]) : FACTORS[speed]);
}
