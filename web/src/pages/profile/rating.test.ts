import { expect, it } from "vitest";

import { rangeOf } from "./rating";

it("says little of somebody who has hardly played", () => {
  expect(rangeOf(25, 25 / 3)).toEqual({ rating: 25, least: 8, most: 42, certainty: "vague" });
});

it("is surer with every game", () => {
  expect(rangeOf(28.4, 4).certainty).toBe("fair");
  expect(rangeOf(31.2, 1.4)).toEqual({ rating: 31, least: 28, most: 34, certainty: "sure" });
});
