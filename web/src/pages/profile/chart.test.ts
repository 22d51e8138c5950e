import { expect, it } from "vitest";

import { scaleFor } from "./chart";

const FRAME = { width: 400, height: 200, left: 40, bottom: 20 };

it("draws lines at round numbers, up to above the best game", () => {
  expect(scaleFor([83, 61], 2, FRAME).lines).toEqual([0, 20, 40, 60, 80, 100]);
  expect(scaleFor([7], 1, FRAME).lines).toEqual([0, 2, 4, 6, 8]);
});

it("spreads games over the width, and puts a single one in the middle", () => {
  const two = scaleFor([10, 20], 2, FRAME);
  expect([two.x(0), two.x(1)]).toEqual([40, 388]);
  expect(scaleFor([10], 1, FRAME).x(0)).toBe(214);
});

it("has more points higher up", () => {
  const scale = scaleFor([10, 20], 2, FRAME);
  expect(scale.y(20)).toBe(12);
  expect(scale.y(0)).toBe(180);
});
