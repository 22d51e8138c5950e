import { readFileSync } from "node:fs";

import { FluentResource } from "@fluent/bundle";
import { render } from "svelte/server";
import { describe, expect, it } from "vitest";

import { Catalogue } from "../../../lib/text/catalogue";
import { LANGUAGES, type Language } from "../../../lib/text/languages";
import { speakerIn } from "../../../stories/fixtures";
import { CHAPTERS, placeFor } from "./chapters";
import RulePicture from "./RulePicture.svelte";

const PROJECT = new URL("../../../../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, PROJECT), "utf8");
const RULES = read("docs/rules/bonfire.md");
const WORDS = read("src/beltane/games/bonfire/text/en.ftl");

const NUMBERED = [...RULES.matchAll(/^- (B-[A-Z]+-\d+)/gm)].map(([, number = ""]) => number);
const RULINGS = RULES.split("\n- ").filter((rule) => rule.includes("**Ruling**") && rule.startsWith("B-"));
const PARAGRAPHS = CHAPTERS.flatMap((chapter) => chapter.paragraphs);
const ENTRIES = PARAGRAPHS.flatMap(({ entries = [] }) => entries);

const textOf = (language: Language) => readFileSync(new URL(`${language}.ftl`, import.meta.url), "utf8");

/** The texts loaded along with the book. */
const catalogueOf = (language: Language) =>
  new Catalogue(language, [
    read(`web/src/text/${language}.ftl`),
    read(`src/beltane/games/bonfire/text/${language}.ftl`),
    textOf(language),
  ]);

describe("the rule book", () => {
  it("says every numbered rule, and no other", () => {
    const said = new Set(PARAGRAPHS.flatMap((paragraph) => paragraph.rules));
    expect(NUMBERED.length).toBeGreaterThan(80);
    expect(NUMBERED.filter((rule) => !said.has(rule))).toEqual([]);
    expect([...said].filter((rule) => !NUMBERED.includes(rule))).toEqual([]);
  });

  it("marks every ruling", () => {
    const marked = new Set(PARAGRAPHS.flatMap((paragraph) => (paragraph.ruling ? paragraph.rules : [])));
    const rulings = RULINGS.map((rule) => rule.split(" ")[0]);
    expect(rulings.length).toBeGreaterThan(10);
    expect([...marked].sort()).toEqual(rulings.sort());
  });

  it("lists every council space, common task, elder and specialist", () => {
    const explained = [
      ...WORDS.matchAll(/^about-((?:council-space|common-task|elder|specialist)-[a-z-]+) =/gm),
    ];
    expect(ENTRIES.map(({ key }) => key).sort()).toEqual(explained.map(([, key = ""]) => key).sort());
    expect(ENTRIES.length).toBe(8 + 5 + 6 + 27);
  });

  it("has a place to open for everything that can be looked up", () => {
    const topics = [...WORDS.matchAll(/^((?:rule|action|island)-[a-z-]+) =/gm)]
      .map(([, topic = ""]) => topic)
      .filter((topic) => !topic.startsWith("action-kind-"));
    expect(topics.length).toBeGreaterThan(80);
    expect(topics.filter((topic) => placeFor(topic) === null)).toEqual([]);
    const opened = PARAGRAPHS.flatMap((paragraph) => paragraph.topics ?? []);
    expect(opened.filter((topic) => !topics.includes(topic))).toEqual(["rule-conditions"]);
    expect(new Set(opened).size).toBe(opened.length);
  });

  it.each([
    ["rule-tom", "tom"],
    ["task-b07", "counted"],
    ["island-herb-east", "arrival"],
    ["specialist-longer-voyage", "specialist-longer-voyage"],
    ["gnome-longer-voyage", "specialist-longer-voyage"],
    ["gnome-elder-of-paths", "elder-paths"],
    ["elder-elder-of-fate-tiles", "elder-fate-tiles"],
    ["elder-gnomes", "elder-gnomes"],
    ["council-space-path", "council-space-path"],
    ["common-task-tasks", "common-task-tasks"],
    ["rule-of-thumb", null],
    ["gnome-of-thumb", null],
  ])("opens for %s at %s", (topic, place) => {
    expect(placeFor(topic)).toBe(place);
  });

  it("names every paragraph, entry and chapter once", () => {
    const places = [...PARAGRAPHS, ...ENTRIES].map(({ key }) => key);
    for (const keys of [places, CHAPTERS.map(({ key }) => key)]) {
      expect(new Set(keys).size).toBe(keys.length);
    }
  });

  it.each(LANGUAGES)("is written completely and without surplus: %s", (language) => {
    const catalogue = catalogueOf(language);
    for (const { key, paragraphs } of CHAPTERS) {
      expect(catalogue.message(`book-chapter-${key}`)).not.toBe("");
      for (const paragraph of paragraphs) {
        const text = catalogue.message(`book-${paragraph.key}`);
        expect(text).toMatch(/[.]$/);
        expect(catalogue.attribute(`book-${paragraph.key}`, "head")).toMatch(/^[^{]+$/);
        const caption = catalogue.attribute(`book-${paragraph.key}`, "picture");
        if (paragraph.picture) expect(caption, paragraph.key).toMatch(/[.]$/);
        else expect(caption, paragraph.key).toBeNull();
        for (const { name, about } of paragraph.entries ?? []) {
          expect([catalogue.message(name), catalogue.message(about)]).not.toContain("");
        }
      }
    }
    const messages = new FluentResource(textOf(language)).body.map(({ id }) => id);
    const chapters = CHAPTERS.map(({ key }) => `book-chapter-${key}`);
    const known = new Set([...PARAGRAPHS.map(({ key }) => `book-${key}`), ...chapters]);
    expect(messages.filter((message) => !known.has(message))).toEqual([]);
    expect(new Set(messages).size).toBe(messages.length);
  });

  it("has its paragraphs in the same order in every language, with the same names in them", () => {
    const names = (language: Language) => textOf(language).match(/^book-[a-z-]+|\{ [a-z-]+ \}/gm);
    for (const language of LANGUAGES) expect(names(language)).toEqual(names("en"));
  });
});

describe("pictures", () => {
  const pictures = CHAPTERS.flatMap(({ paragraphs }) => paragraphs.flatMap(({ picture }) => picture ?? []));

  it.each(pictures)("draw %s with pieces of the table", (picture) => {
    const { body } = render(RulePicture, { props: { picture, speaker: speakerIn("en", "bonfire") } });
    expect(body).toContain("data-place=");
  });
});
