/** Small pictures for the rule book: parts of real positions for two players, drawn by the board's own components. */
import type { Point } from "../geometry";
import type { Chip, Material } from "../words";

type Seat = 0 | 1;

export interface Picture {
  /** The part of the ring that is seen, clockwise; it may reach across the river. */
  readonly fields: readonly number[];
  readonly huts?: Readonly<Record<number, Seat>>;
  readonly temples?: Readonly<Record<number, Seat>>;
  readonly chips?: Readonly<Record<number, Chip>>;
  readonly druid?: { readonly slab: number } | { readonly field: number };
  /** A field on which a hut is about to be built. */
  readonly ghost?: number;
  /** A plateau that is seen in place of fields, with its workers from the bottom up. */
  readonly plateau?: { readonly material: Material; readonly workers: readonly Seat[] };
}

export const PICTURES = {
  stack: { fields: [], plateau: { material: "stone", workers: [0, 1, 0] } },
  settlement: { fields: [3, 4, 5, 6, 7, 8], huts: { 4: 0, 5: 1, 6: 0 }, temples: { 7: 1 } },
  gap: { fields: [9, 10, 11, 12, 13], huts: { 10: 1, 12: 0, 13: 1 }, ghost: 11 },
  chips: { fields: [17, 18, 19, 20, 21, 22, 23, 24, 25], chips: { 17: "plus-two", 21: "hut", 25: "druid" } },
  slabs: { fields: [1, 2], huts: { 2: 0 }, druid: { slab: 2 } },
  ritual: {
    fields: [7, 8, 9, 10, 11, 12],
    huts: { 8: 0, 9: 1, 10: 0 },
    temples: { 12: 1 },
    druid: { field: 8 },
  },
  river: { fields: [31, 32, 1, 2], huts: { 31: 1, 2: 0 }, druid: { field: 31 } },
  temple: {
    fields: [19, 20, 21, 22, 23, 24, 25, 26],
    huts: { 20: 1, 21: 1, 22: 0, 24: 1, 25: 0 },
    temples: { 23: 0 },
  },
} as const satisfies Record<string, Picture>;

export type PictureKey = keyof typeof PICTURES;

/** Margins of a picture around its points: huts and the druid are drawn above their positions. */
const MARGIN = { side: 62, above: 84, below: 56 };
const WIDTH_TO_HEIGHT = 8 / 5;

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A part of the board in the shape of all pictures, with these points in it and, if possible, nothing beyond its edge. */
export function frameOf(points: readonly Point[], within: Frame): Frame {
  const left = Math.min(...points.map(({ x }) => x)) - MARGIN.side;
  const right = Math.max(...points.map(({ x }) => x)) + MARGIN.side;
  const top = Math.min(...points.map(({ y }) => y)) - MARGIN.above;
  const bottom = Math.max(...points.map(({ y }) => y)) + MARGIN.below;
  const width = Math.max(right - left, (bottom - top) * WIDTH_TO_HEIGHT);
  const height = width / WIDTH_TO_HEIGHT;
  return {
    x: between(within.x, (left + right - width) / 2, within.x + within.width - width),
    y: between(within.y, (top + bottom - height) / 2, within.y + within.height - height),
    width,
    height,
  };
}

function between(least: number, wished: number, most: number): number {
  return Math.max(least, Math.min(wished, most));
}
