import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

import components from "./components.json";
import { contrast, distance, parse, type Deficiency, type Rgb } from "./palette";
import { COLOURS, MATERIALS } from "./words";

const THEMES = ["light", "dark", "contrast"] as const;
const CSS = readFileSync(new URL("./palette.css", import.meta.url), "utf8");
const TEXT = 4.5;
const GRAPHICS = 3;
const ANOTHER_COLOUR = 20;
const DEFICIENCIES: (Deficiency | null)[] = [null, "deuteranopia", "protanopia", "tritanopia"];

/** Colours that a theme's block sets; others are those of the light theme, as in the cascade. */
function block(theme: string): Record<string, Rgb> {
  const start = CSS.indexOf(`[data-theme="${theme}"] {`);
  const text = CSS.slice(start, CSS.indexOf("}", start));
  const found = [...text.matchAll(/--m-([\w-]+): (#[0-9a-f]{6})\b/g)];
  return Object.fromEntries(found.map(([, name, hex]) => [name!, parse(hex!)]));
}

const districts = components.runes.map((rune) => `district-${rune.name}`);
const TEXTS: [ink: string, grounds: string[]][] = [
  ["ink-soft", [...districts, "meadow"]],
  ["on-rock", ["rock-2", "rock-3", "rock-4"]],
  ["warning", ["rock-4"]],
  ["ink", ["paper"]],
  ["on-ground-edge", ["ground-edge"]],
  ["area-ink", ["area", "area-button"]],
  ["area-soft", ["area"]],
  ["loss", ["area-button"]],
  ["tag-ink", ["tag"]],
  ["chip-ink", ["chip"]],
  ["ribbon-ink", ["ribbon"]],
];
const DRAWN: [line: string, grounds: string[]][] = [
  ["emblem", districts],
  ["rune-ink", ["rune"]],
  ["material-line", ["field"]],
  ["area-line", ["area", "area-button"]],
  ["field-edge", ["field"]],
  ["glow", [...districts, "rock-2", "rock-3", "area", "tag"]],
  ["focus", [...districts, "rock-3", "area"]],
  ["lit", [...districts, "rock-3"]],
  ...COLOURS.map((colour): [string, string[]] => [`${colour}-mark`, [colour]]),
];

describe.each(THEMES)("the %s palette", (theme) => {
  const colours = { ...block("light"), ...(theme === "light" ? {} : block(theme)) };
  const of = (name: string): Rgb => {
    const colour = colours[name];
    if (!colour) throw new Error(`There is no colour ${name}.`);
    return colour;
  };

  const pairs = (list: [string, string[]][]) =>
    list.flatMap(([ink, on]) => on.map((ground) => [ink, ground]));

  it.each(pairs(TEXTS))("lets %s be read on %s", (ink, ground) => {
    expect(contrast(of(ink!), of(ground!))).toBeGreaterThanOrEqual(TEXT);
  });

  it.each(pairs(DRAWN))("lets %s be seen on %s", (ink, ground) => {
    expect(contrast(of(ink!), of(ground!))).toBeGreaterThanOrEqual(GRAPHICS);
  });

  describe.each(DEFICIENCIES)("seen with %s", (deficiency) => {
    it.each([MATERIALS, COLOURS])("tells %s, %s, %s and %s apart", (...names) => {
      for (const [index, one] of names.entries())
        for (const other of names.slice(index + 1))
          expect(distance(of(one), of(other), deficiency), `${one} and ${other}`).toBeGreaterThan(
            ANOTHER_COLOUR,
          );
    });
  });
});

it("knows black from white", () => {
  expect(contrast(parse("#000000"), parse("#ffffff"))).toBeCloseTo(21, 5);
  expect(distance(parse("#000000"), parse("#ffffff"))).toBeCloseTo(100, 0);
  expect(distance(parse("#c4302b"), parse("#5a7a2b"), "deuteranopia")).toBeLessThan(ANOTHER_COLOUR);
});
