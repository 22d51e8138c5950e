import { expect, it } from "vitest";

import { apart, stepUpTo } from "./chart";

it("has lines at round numbers", () => {
  expect(stepUpTo(83, 5)).toBe(20);
  expect(stepUpTo(7, 5)).toBe(2);
  expect(stepUpTo(5000, 5)).toBe(200);
});

it("leaves labels where they belong if there is room", () => {
  expect(apart([20, 80, 50], 20, 100)).toEqual([20, 80, 50]);
});

it("moves labels apart that would overlap, in the order of what they name", () => {
  expect(apart([50, 52, 51], 20, 200)).toEqual([50, 90, 70]);
});

it("keeps labels within the chart, at its top and its bottom", () => {
  expect(apart([2, 3], 20, 100)).toEqual([10, 30]);
  expect(apart([98, 99, 97], 20, 100)).toEqual([70, 90, 50]);
});
