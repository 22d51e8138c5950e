import { expect, it } from "vitest";

import { scoringsOf } from "./course";

it("finds where much was scored, whoever gained or lost it", () => {
  const course = [
    [5, 5],
    [6, 5],
    [6, 9],
    [4, 7],
    [4, 7],
  ].map((points, actions) => ({ actions, points }));
  expect(scoringsOf(course)).toEqual([2, 3]);
  expect(scoringsOf([])).toEqual([]);
});
