import { readFileSync } from "node:fs";

import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

import { Catalogue } from "../../../lib/text/catalogue";
import { LANGUAGES, type Language } from "../../../lib/text/languages";
import { CHAPTERS, paragraphFor } from "./chapters";
import { PICTURES } from "./pictures";

const PROJECT = new URL("../../../../../", import.meta.url);
const RULES = readFileSync(new URL("docs/rules/meduris.md", PROJECT), "utf8");
const WORDS = readFileSync(new URL("src/beltane/games/meduris/text/en.ftl", PROJECT), "utf8");

const NUMBERED = [...RULES.matchAll(/^- (M-[A-Z]+-\d+)/gm)].map(([, number = ""]) => number);
const RULINGS = RULES.split("\n- ").filter((rule) => rule.includes("**Ruling**") && rule.startsWith("M-"));
const PARAGRAPHS = CHAPTERS.flatMap((chapter) => chapter.paragraphs);

const textOf = (language: Language) => readFileSync(new URL(`${language}.ftl`, import.meta.url), "utf8");

describe("the rule book", () => {
  it("says every numbered rule, and no other", () => {
    const said = new Set(PARAGRAPHS.flatMap((paragraph) => paragraph.rules));
    expect(NUMBERED.length).toBeGreaterThan(40);
    expect(NUMBERED.filter((rule) => !said.has(rule))).toEqual([]);
    expect([...said].filter((rule) => !NUMBERED.includes(rule))).toEqual([]);
  });

  it("marks every ruling", () => {
    const marked = new Set(PARAGRAPHS.flatMap((paragraph) => (paragraph.ruling ? paragraph.rules : [])));
    const rulings = RULINGS.map((rule) => rule.split(" ")[0]);
    expect(rulings.length).toBeGreaterThan(5);
    expect([...marked].sort()).toEqual(rulings.sort());
  });

  it("has a place to open for everything that can be looked up", () => {
    const topics = [...WORDS.matchAll(/^((?:rule|action|district)-[a-z-]+) =/gm)].map(
      ([, topic = ""]) => topic,
    );
    expect(topics.length).toBeGreaterThan(40);
    expect(topics.filter((topic) => paragraphFor(topic) === null)).toEqual([]);
    const opened = PARAGRAPHS.flatMap((paragraph) => paragraph.topics ?? []);
    expect(opened.filter((topic) => !topics.includes(topic))).toEqual([]);
    expect(new Set(opened).size).toBe(opened.length);
    expect(paragraphFor("rule-of-thumb")).toBeNull();
  });

  it("names every paragraph and every chapter once, and uses every picture", () => {
    for (const keys of [PARAGRAPHS.map(({ key }) => key), CHAPTERS.map(({ key }) => key)]) {
      expect(new Set(keys).size).toBe(keys.length);
    }
    const pictured = PARAGRAPHS.flatMap(({ picture }) => picture ?? []);
    expect(pictured.sort()).toEqual(Object.keys(PICTURES).sort());
  });

  it.each(LANGUAGES)("is written completely and without surplus: %s", (language) => {
    const catalogue = new Catalogue(language, [textOf(language)]);
    for (const { key, paragraphs } of CHAPTERS) {
      expect(catalogue.message(`book-chapter-${key}`)).not.toBe("");
      for (const paragraph of paragraphs) {
        expect(catalogue.message(`book-${paragraph.key}`)).not.toBe("");
        expect(catalogue.attribute(`book-${paragraph.key}`, "head")).toBeTruthy();
      }
    }
    const messages = new FluentResource(textOf(language)).body.map(({ id }) => id);
    const chapters = CHAPTERS.map(({ key }) => `book-chapter-${key}`);
    const known = new Set([...PARAGRAPHS.map(({ key }) => `book-${key}`), ...chapters]);
    expect(messages.filter((message) => !known.has(message))).toEqual([]);
  });
});
