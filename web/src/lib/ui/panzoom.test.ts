import { describe, expect, it } from "vitest";

import { contain, WHOLE, zoomAt } from "./panzoom";

describe("looking closer", () => {
  it("keeps the point under the pointer where it is", () => {
    const at = { x: 120, y: 80 };
    const before = { x: -30, y: -10, scale: 1.5 };
    const after = zoomAt(before, at, 2);
    const drawn = (look: typeof before) => ({
      x: (at.x - look.x) / look.scale,
      y: (at.y - look.y) / look.scale,
    });
    expect(drawn(after)).toEqual(drawn(before));
    expect(after.scale).toBe(3);
  });

  it("never leaves an empty edge, and never goes beyond the limits", () => {
    for (const look of [
      { x: 500, y: 500, scale: 2 },
      { x: -5000, y: -5000, scale: 2 },
      { x: 3, y: -7, scale: 0.4 },
      { x: 0, y: 0, scale: 99 },
    ]) {
      const { x, y, scale } = contain(look, 400, 300, 5);
      expect(scale).toBeGreaterThanOrEqual(1);
      expect(scale).toBeLessThanOrEqual(5);
      expect(x).toBeLessThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(0);
      expect(x + 400 * scale).toBeGreaterThanOrEqual(400 - 1e-9);
      expect(y + 300 * scale).toBeGreaterThanOrEqual(300 - 1e-9);
    }
    expect(contain({ x: 3, y: 4, scale: 0.4 }, 400, 300, 5)).toEqual(WHOLE);
  });
});
