/** The planning aids that there are. */

/** `reach` dims what cannot be had now, so it is switched on by whoever wants it. */
export const AIDS = ["progress", "fate", "voyages", "fire", "procession", "points", "reach"] as const;
export type Aid = (typeof AIDS)[number];

export const USUAL: Readonly<Record<Aid, boolean>> = {
  progress: true,
  fate: true,
  voyages: true,
  fire: true,
  procession: true,
  points: true,
  reach: false,
};

/** Where nobody has chosen: in lessons and pictures. */
export const usualAids = (aid: Aid): boolean => USUAL[aid];
