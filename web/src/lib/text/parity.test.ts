/** The browser renders phrases of whole games exactly as Python does, in every language. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";

import { describe, expect, test } from "vitest";

import { forBrowsers } from "../../../build/catalogues.ts";
import { Catalogue } from "./catalogue";
import { LANGUAGES, type Language } from "./languages";
import type { Phrase } from "./phrases";

interface Saying {
  phrase: Phrase;
  texts: Record<Language, string>;
}

const ROOT = resolve(import.meta.dirname, "../../../..");
const PYTHON = process.env.BELTANE_PYTHON ?? resolve(ROOT, ".venv/bin/python");
const NAMES = ["Ann", "Bob", "Cleo", "Dan"];
const SECONDS = 120;

function read(path: string): string {
  return forBrowsers(readFileSync(resolve(ROOT, "src/beltane", path), "utf8"));
}

const sayings = JSON.parse(
  execFileSync(PYTHON, ["-m", "tools.sayings"], {
    cwd: ROOT,
    maxBuffer: 1e9,
    timeout: SECONDS * 1000,
  }).toString(),
) as Record<string, Saying[]>;

describe.each(Object.keys(sayings))("%s", (game) => {
  test.each(LANGUAGES)("in %s", (language) => {
    const files = [read(`text/${language}.ftl`), read(`games/${game}/text/${language}.ftl`)];
    const catalogue = new Catalogue(language, files);
    const said = sayings[game]!.map(({ phrase }) => catalogue.say(phrase, NAMES));
    expect(said.length).toBeGreaterThan(100);
    expect(said).toEqual(sayings[game]!.map(({ texts }) => texts[language]));
  });
});
