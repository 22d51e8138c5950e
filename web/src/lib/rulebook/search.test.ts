import { expect, it } from "vitest";

import type { Chapter } from "./book";
import { found, matches } from "./search";

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

const ENTRIES = ["apple", "pear"].map((key) => ({ key, name: key, about: `about ${key}` }));
const CHAPTERS: readonly Chapter[] = [
  { key: "trees", paragraphs: [{ key: "oak", rules: ["T-1"] }] },
  { key: "food", paragraphs: [{ key: "fruit", rules: ["F-1"], entries: ENTRIES }] },
];
const SAID = {
  paragraph: ({ key, rules }: { key: string; rules: readonly string[] }) => [key, ...rules].join(" "),
  entry: ({ name, about }: { name: string; about: string }) => `${name} ${about}`,
};

it.each([
  ["", { oak: [], fruit: ["apple", "pear"] }],
  ["oak", { oak: [] }],
  ["f-1", { fruit: ["apple", "pear"] }],
  ["about pear", { fruit: ["pear"] }],
  ["plum", {}],
])("by %j, %j are left", (typed, left) => {
  const paragraphs = found(CHAPTERS, typed, SAID).flatMap((chapter) => chapter.paragraphs);
  const entries = paragraphs.map(({ key, entries = [] }) => [key, entries.map((entry) => entry.key)]);
  expect(Object.fromEntries(entries)).toEqual(left);
});
