/** Which target a finger means: on a small board fingers are wider than fields. */
import type { Point } from "./geometry";
import type { Spot } from "./places";

/** A touch within this many pixels of a target's centre counts, unless another place is nearer. */
export const REACH = 24;

/**
 * The target that a touch means, or null if it means none: the nearest of those within reach. A small place that can
 * only explain itself is meant by who touches it nearer to its own middle than to the target's.
 */
export function meant(
  spots: readonly Spot[],
  glowing: ReadonlySet<string>,
  at: Point,
  pixels: number,
): Spot | null {
  const half = (spot: Spot): number => Math.min(spot.rx, spot.ry) * pixels;
  const near = spots
    .filter((spot) => glowing.has(spot.key))
    .map((spot) => ({ spot, gap: gapTo(spot, at), off: apart(spot.at, at) }))
    .filter(({ spot, gap }) => gap * pixels <= Math.max(0, REACH - half(spot)))
    .sort((a, b) => a.gap - b.gap || a.off - b.off)[0];
  if (!near || near.gap === 0) return near?.spot ?? null;
  const rival = spots.some(
    (spot) =>
      !glowing.has(spot.key) && half(spot) < REACH && gapTo(spot, at) === 0 && apart(spot.at, at) < near.off,
  );
  return rival ? null : near.spot;
}

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** How far a point is outside of a spot's outline. */
function gapTo({ at, rx, ry, shape }: Spot, point: Point): number {
  const [dx, dy] = [Math.abs(point.x - at.x), Math.abs(point.y - at.y)];
  if (shape !== "round") return Math.hypot(Math.max(0, dx - rx), Math.max(0, dy - ry));
  const outwards = Math.hypot(dx / rx, dy / ry);
  return outwards <= 1 ? 0 : Math.hypot(dx, dy) * (1 - 1 / outwards);
}
