/** How long things take, and how fast one likes them. */
export const SPEEDS = ["off", "calm", "normal", "fast"] as const;
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds at normal speed. */
export const TIMES = {
  travel: 400,
  drop: 300,
  gain: 450,
  points: 600,
  die: 600,
  step: 120,
  pause: 180,
} as const;

export { duration, MANY, OUTLINED, readingTime } from "../../lib/table/motion";

/** What a browser is asked for when nobody has chosen. */
export function preferredSpeed(reduced: boolean): Speed {
  return reduced ? "off" : "normal";
}
