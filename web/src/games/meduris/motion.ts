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

const FACTORS: Record<Exclude<Speed, "off">, number> = { calm: 1.7, normal: 1, fast: 0.45 };
/** Whoever has more scenes than this to wait for sees them fast. */
export const MANY = 12;
/** Without motion, what has changed is outlined for so long. */
export const OUTLINED = 1000;

/** How long a scene lasts, if so many wait behind it. */
export function duration(ms: number, speed: Exclude<Speed, "off">, waiting: number): number {
  return ms * (waiting > MANY ? Math.min(FACTORS.fast, FACTORS[speed]) : FACTORS[speed]);
}

/** What a browser is asked for when nobody has chosen. */
export function preferredSpeed(reduced: boolean): Speed {
  return reduced ? "off" : "normal";
}
