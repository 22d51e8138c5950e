import { describe, expect, it } from "vitest";

import { framesOf, stopsOf, type Stop } from "./flights";
import type { Flyer } from "./scenes";

/** A board that is drawn at half its size, a hundred pixels from the edge. */
const board = ({ x, y }: { x: number; y: number }): Stop => ({ x: 100 + x / 2, y: y / 2, scale: 0.5 });
const row = { x: 900, y: 60 };
const piece: Flyer = {
  look: { piece: "material", material: "wood" },
  way: [{ x: 200, y: 400 }],
  to: { seat: 1, part: "wood" },
};

describe("a way between the board and a row", () => {
  it("leads from where something lies to where it will be, as large as it is there", () => {
    const [from, to] = stopsOf(piece, { from: null, to: row }, board);
    expect(from).toEqual({ x: 200, y: 200, scale: 0.75 });
    expect(to).toMatchObject(row);
    expect(stopsOf(piece, { from: null, to: row }, board, 2)[1]!.scale).toBe(2 * to!.scale);
  });

  it("stays on the board where nobody's row is seen", () => {
    const stops = stopsOf(piece, { from: null, to: null }, board);
    expect(stops).toHaveLength(1);
    expect(framesOf(piece.look, stops)).toHaveLength(2);
  });

  it("lets a number be read before it goes on", () => {
    const look = { piece: "tag", colour: "red", text: "+3" } as const;
    const stops = stopsOf(
      {
        look,
        way: [
          { x: 0, y: 20 },
          { x: 0, y: 0 },
        ],
      },
      { from: null, to: row },
      board,
    );
    const frames = framesOf(look, stops);
    const still = frames.filter((frame) => frame.opacity === 1);
    expect(still.map((frame) => frame.offset)).toEqual([0.15, 0.5]);
    expect(new Set(still.map((frame) => frame.transform)).size).toBe(1);
    expect(frames.at(-1)!.transform).toContain("900px, 60px");
  });
});
