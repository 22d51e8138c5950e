import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const CSS = readFileSync(join(import.meta.dirname, "palette.css"), "utf8");

/** The colours of a theme; those it does not define are as in the light one. */
function palette(theme: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const block of CSS.matchAll(/([^{}]+)\{([^}]*)\}/g)) {
    if (!block[1]!.includes('"light"') && !block[1]!.includes(`"${theme}"`)) continue;
    for (const [, name, value] of block[2]!.matchAll(/--b-([\w-]+): (#[0-9a-f]{6})/g))
      found.set(name!, value!);
  }
  return found;
}

function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

describe.each(["light", "dark", "contrast"])("the palette of %s", (theme) => {
  const colours = palette(theme);
  const of = (name: string) => colours.get(name)!;

  it.each(["table", "sea", "sea-deep", "land", "panel", "card", "notch"])(
    "has words that can be read on %s",
    (ground) => {
      expect(contrast(of("ink"), of(ground))).toBeGreaterThan(4.5);
      expect(contrast(of("soft"), of(ground))).toBeGreaterThan(4.5);
    },
  );

  it.each(["ship", "task", "guardian", "path", "great-bonfire", "gnome", "yellow"])(
    "has a sign that stands out on a tile: %s",
    (tile) => {
      expect(contrast(of("tile-ink"), of(tile))).toBeGreaterThan(4.5);
    },
  );

  it.each([
    "blossom",
    "fruit",
    "herb",
    "shell",
    "root",
    "gold",
    "blue",
    "red",
    "yellow-task",
    "glow",
    "fire",
  ])("has signs that stand out on cards: %s", (sign) => {
    expect(contrast(of(sign), of("card"))).toBeGreaterThan(3);
  });
});
