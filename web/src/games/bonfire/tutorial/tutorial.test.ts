import { readFileSync } from "node:fs";

import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

import { Catalogue } from "../../../lib/text/catalogue";
import { LANGUAGES, type Language } from "../../../lib/text/languages";
import { Course } from "../../../lib/tutorial/course.svelte";
import type { Lesson } from "../../../lib/tutorial/tutorial";
import { CHAPTERS } from "../rulebook/chapters";
import { restored } from "./lessons";
import { tutorial } from "./tutorial";

const PROJECT = new URL("../../../../../", import.meta.url);
const textOf = (language: Language) => readFileSync(new URL(`${language}.ftl`, import.meta.url), "utf8");
const keysOf = (language: Language) => new FluentResource(textOf(language)).body.map(({ id }) => id);

/** The texts loaded along with the lessons that these refer to. */
const catalogueOf = (language: Language) =>
  new Catalogue(language, [
    readFileSync(new URL(`src/beltane/games/bonfire/text/${language}.ftl`, PROJECT), "utf8"),
    textOf(language),
  ]);

const chapters = await Promise.all(
  tutorial.chapters.map(async ({ key, load }) => ({ key, lessons: load ? await load() : [] })),
);
const LESSONS: readonly Lesson[] = chapters.flatMap(({ lessons }) => lessons);

/** The keys of all that the guide may say. */
const SENTENCES = LESSONS.flatMap(({ key, steps }) => [
  ...["-title", "", "-done"].map((part) => `lesson-${key}${part}`),
  ...steps.slice(1).map((_, index) => `lesson-${key}-${index + 2}`),
  ...new Set(
    steps.flatMap(({ wrong }) => Object.values(wrong).map((reason) => `lesson-${key}-wrong-${reason}`)),
  ),
]);

describe("lessons", () => {
  it("come in five chapters, and then there is a game", () => {
    expect(chapters.map(({ lessons }) => lessons.length > 0)).toEqual([true, true, true, true, true, false]);
    expect(new Set(LESSONS.map(({ key }) => key)).size).toBe(LESSONS.length);
  });

  it.each(LESSONS)("$key: every choice is right or explained", ({ steps }) => {
    for (const { prompt, right, wrong, view } of steps) {
      expect(view).toMatchObject({ seat: 0, mover: 0, decision: prompt.decision });
      const explained = [...right.map(({ notation }) => notation), ...Object.keys(wrong)];
      expect(explained.sort()).toEqual(prompt.choices.map(({ notation }) => notation).sort());
      expect(right.length).toBeGreaterThan(0);
    }
  });

  it.each(LESSONS)("$key: a step that has a next one leads there", ({ steps }) => {
    for (const [index, { right }] of steps.slice(0, -1).entries()) {
      expect(right.map(({ view }) => view)).toEqual([steps[index + 1]!.view]);
    }
  });

  it("name a paragraph of the rule book", () => {
    const paragraphs = CHAPTERS.flatMap((chapter) => chapter.paragraphs.map(({ key }) => key));
    for (const { key } of LESSONS) expect(paragraphs).toContain(tutorial.paragraphs[key]);
    expect(Object.keys(tutorial.paragraphs)).toEqual(LESSONS.map(({ key }) => key));
  });

  it.each(LANGUAGES)("are told completely and without surplus: %s", (language) => {
    const catalogue = catalogueOf(language);
    for (const key of SENTENCES) expect(catalogue.message(key)).not.toBe("");
    expect(
      keysOf(language)
        .filter((key) => key.startsWith("lesson-"))
        .sort(),
    ).toEqual([...SENTENCES].sort());
    for (const { key } of tutorial.chapters) {
      expect(catalogue.message(`chapter-${key}`)).not.toBe("");
      expect(catalogue.attribute(`chapter-${key}`, "about")).toBeTruthy();
    }
    for (const word of tutorial.seats) expect(catalogue.word(word)).not.toBe(word.word);
  });

  it("have the same messages in every language", () => {
    for (const language of LANGUAGES) expect(keysOf(language)).toEqual(keysOf("en"));
  });
});

it.each(chapters.filter(({ lessons }) => lessons.length > 0))(
  "chapter $key leads to its end by right choices",
  ({ lessons }) => {
    const course = new Course(lessons);
    for (let choices = 0; !course.over; choices++) {
      expect(choices).toBeLessThan(30);
      const right = course.asked.prompt.choices.find((one) => course.asked.wrong[one.notation] === undefined);
      if (course.done) course.go(course.lesson + 1);
      else course.choose(right!);
    }
    expect(course.finished).toBe(lessons.length);
  },
);

it.each([
  [{ a: 1, b: { c: 2 } }, { b: { c: 3 } }, { a: 1, b: { c: 3 } }],
  [{ a: { b: 1 } }, { a: { "=": { c: 1 } } }, { a: { c: 1 } }],
  [{ a: [1, { b: 2, c: 3 }] }, { a: { 1: { b: 4 } } }, { a: [1, { b: 4, c: 3 }] }],
  [{ a: [1] }, { a: [1, 2] }, { a: [1, 2] }],
  [{ a: null }, { a: { "=": { b: 1 } } }, { a: { b: 1 } }],
  [{ a: { b: 1 } }, { a: null }, { a: null }],
])("from %j, %j makes %j", (base, change, value) => {
  expect(restored(base, change)).toEqual(value);
});
