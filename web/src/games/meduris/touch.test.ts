import { describe, expect, it } from "vitest";

import { placeOf, type Spot } from "./places";
import { meant, REACH } from "./touch";

const spot = (key: string, x: number, y = 0, half = 30): Spot => ({
  key,
  place: placeOf("field", key),
  at: { x, y },
  rx: half,
  ry: half,
  shape: "round",
});
/** Three fields of the board on a phone, 22 pixels wide each. */
const PIXELS = 11 / 30;
const ring = [spot("1", 0), spot("2", 70), spot("3", 140)];
const of = (x: number, y: number, ...glowing: string[]): string | undefined =>
  meant(ring, new Set(glowing), { x, y }, PIXELS)?.key;

describe("a finger beside a small target", () => {
  it("means the target within reach, and nothing beyond", () => {
    expect(of(0, (REACH - 1) / PIXELS, "1")).toBe("1");
    expect(of(0, (REACH + 1) / PIXELS, "1")).toBeUndefined();
  });

  it("means the nearer one of two", () => {
    expect(of(33, 25, "1", "2")).toBe("1");
    expect(of(37, 25, "1", "2")).toBe("2");
  });

  it("means a place that only explains itself where that is nearer", () => {
    expect(of(44, 0, "1")).toBeUndefined();
    expect(of(34, 0, "1")).toBe("1");
  });

  it("means what is touched, where targets are large enough", () => {
    const large = [spot("far", 0, 0, 80), spot("near", 50, 0, 80)];
    expect(meant(large, new Set(["far", "near"]), { x: 40, y: 0 }, 1)?.key).toBe("near");
    expect(meant(large, new Set(["far"]), { x: 90, y: 0 }, 1)).toBeNull();
  });

  it("is not kept from a worker by the plateau he stands on", () => {
    const plateau = { ...spot("plateau", 0, 0, 116), shape: "ledge" as const };
    const worker = { ...spot("worker", -26, 0, 21), shape: "box" as const };
    expect(meant([plateau, worker], new Set(["worker"]), { x: 20, y: 0 }, 1 / 3)?.key).toBe("worker");
  });
});
