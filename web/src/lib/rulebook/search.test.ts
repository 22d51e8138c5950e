import { expect, it } from "vitest";

import { matches } from "./search";

it.each([
  ["", "anything"],
  ["  druid ", "The druid’s temple"],
  ["DRUIDE fluss", "Über den Fluss geht der Druide"],
  ["huette", "huette"],
  ["hutte", "Die Hütte"],
  ["GROSSER", "Großer Ertrag"],
  ["l'ouvrier", "l’ouvrier du haut"],
  ["coeur", "au cœur"],
  ["m-hut-1", "M-HUT-1"],
])("%j is found in %j", (typed, text) => {
  expect(matches(typed, text)).toBe(true);
});

it.each([
  ["druid river", "The druid’s temple"],
  ["x", ""],
])("%j is not found in %j", (typed, text) => {
  expect(matches(typed, text)).toBe(false);
});
