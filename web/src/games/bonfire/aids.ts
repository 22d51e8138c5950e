/** The planning aids that there are. */

/** `reach` dims what is out of reach for now, so it is off unless a player switches it on. */
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

/** For lessons and pictures, where nobody can change them. */
export const usualAids = (aid: Aid): boolean => USUAL[aid];
