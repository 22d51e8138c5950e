import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

import { componentsOf } from "../../build/facts";
import { GAMES } from "../lib/shelf";
import { LANGUAGES } from "../lib/text/languages";

const SOURCE = join(import.meta.dirname, "..");

/** The messages of a catalogue by key, with the names of their values. */
function messages(language: string): Map<string, string> {
  const shelves = GAMES.map((game) => join("games", game, "shelf"));
  const text = ["text", ...shelves]
    .map((folder) => readFileSync(join(SOURCE, folder, `${language}.ftl`), "utf8"))
    .join("\n");
  const found = new Map<string, string>();
  for (const message of text.split(/\n(?=[a-z-])/)) {
    const key = /^([a-z][\w-]*) =/.exec(message)?.[1];
    if (!key) continue;
    expect(found.has(key), `${language} says ${key} twice`).toBe(false);
    found.set(key, [...new Set(message.match(/\$[\w-]+/g) ?? [])].sort().join());
  }
  return found;
}

const english = messages("en");

describe.each(LANGUAGES.filter((language) => language !== "en"))("the catalogue in %s", (language) => {
  it("has the same messages as the English one, with the same values", () => {
    expect(Object.fromEntries(messages(language))).toEqual(Object.fromEntries(english));
  });
});

it("has every message that components say by its name", () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.(svelte|ts)$/.test(file),
  );
  const said = files.flatMap((file) =>
    [...readFileSync(join(SOURCE, file), "utf8").matchAll(/"(ui-[a-z0-9-]+)"/g)].map(([, key]) => key!),
  );
  expect(said.length).toBeGreaterThan(100);
  expect([...new Set(said)].filter((key) => !english.has(key))).toEqual([]);
});

it("says something of every component file", () => {
  const parts = GAMES.flatMap((game) =>
    Object.keys(componentsOf(game)).map((part) => `ui-part-${game}-${part}`),
  );
  for (const part of parts)
    expect([english.has(part), english.has(`${part}-about`)], part).toEqual([true, true]);
});
