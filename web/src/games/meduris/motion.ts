/** How long the pieces of Meduris take, in milliseconds at normal speed. */
export const TIMES = {
  travel: 400,
  drop: 300,
  gain: 450,
  points: 600,
  die: 600,
  step: 120,
  pause: 180,
} as const;
