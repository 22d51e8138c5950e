/** How fast things move at a table, and how long what has changed is outlined where nothing moves. */
import type { Speed } from "../games";

const FACTORS: Record<Exclude<Speed, "off">, number> = { calm: 1.7, normal: 1, fast: 0.45 };
/** With more scenes than this in the queue, they play fast. */
export const MANY = 12;
/** How long changes stay outlined when motion is off. */
export const OUTLINED = 1000;

/** How long the caption of a scene stays readable at least, in milliseconds. */
const READ: Record<Exclude<Speed, "off">, number> = { calm: 1300, normal: 800, fast: 350 };

/** The shortest time a caption stays, given the number of scenes waiting. */
export function readingTime(speed: Exclude<Speed, "off">, waiting: number): number {
  return waiting > MANY ? READ.fast : READ[speed];
}

/** How long a scene lasts, given the number of scenes waiting. */
export function duration(ms: number, speed: Exclude<Speed, "off">, waiting: number): number {
  return ms * (waiting > MANY ? Math.min(FACTORS.fast, FACTORS[speed]) : FACTORS[speed]);
}
