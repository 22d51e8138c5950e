/** How closely a drawing is looked at: scaled about its top left corner, then moved. */
export interface Look {
  x: number;
  y: number;
  scale: number;
}

export const WHOLE: Look = { x: 0, y: 0, scale: 1 };

/** Closer by a factor; the point under a finger or pointer stays where it is. */
export function zoomAt(look: Look, at: { x: number; y: number }, factor: number): Look {
  return {
    x: at.x - (at.x - look.x) * factor,
    y: at.y - (at.y - look.y) * factor,
    scale: look.scale * factor,
  };
}

/** Never smaller than the frame nor closer than `most`, and never moved out of it. */
export function contain(look: Look, width: number, height: number, most: number): Look {
  const scale = Math.min(most, Math.max(1, look.scale));
  // Zooming further at the limit must not move the view.
  const kept =
    scale === look.scale ? look : zoomAt(look, { x: width / 2, y: height / 2 }, scale / look.scale);
  return {
    scale,
    x: Math.min(0, Math.max(width * (1 - scale), kept.x)),
    y: Math.min(0, Math.max(height * (1 - scale), kept.y)),
  };
}
