import { readFileSync } from "node:fs";

import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

import { Catalogue } from "../../../lib/text/catalogue";
import { LANGUAGES, type Language } from "../../../lib/text/languages";
import { Course } from "../../../lib/tutorial/course.svelte";
import { CHAPTERS } from "../rulebook/chapters";
import type { MedurisView } from "../words";
import { LESSONS } from "./lessons";
import { tutorial } from "./tutorial";

const textOf = (language: Language) => readFileSync(new URL(`${language}.ftl`, import.meta.url), "utf8");

/** The keys of all that the guide may say. */
const SENTENCES = LESSONS.flatMap(({ key, steps }) => [
  ...["-title", "", "-done"].map((part) => `lesson-${key}${part}`),
  ...steps.slice(1).map((_, index) => `lesson-${key}-${index + 2}`),
  ...new Set(
    steps.flatMap(({ wrong }) => Object.values(wrong).map((reason) => `lesson-${key}-wrong-${reason}`)),
  ),
]);

describe("lessons", () => {
  it.each(LESSONS)("$key: every choice is right or explained", ({ steps }) => {
    for (const { prompt, right, wrong, view } of steps) {
      expect((view as MedurisView).fields.map(({ number }) => number)).toEqual(
        Array.from({ length: 32 }, (_, i) => i + 1),
      );
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
    for (const lesson of LESSONS) expect(paragraphs).toContain(tutorial.paragraphs[lesson.key]);
  });

  it.each(LANGUAGES)("are told completely and without surplus: %s", (language) => {
    const catalogue = new Catalogue(language, [textOf(language)]);
    for (const key of SENTENCES) expect(catalogue.message(key)).not.toBe("");
    const messages = new FluentResource(textOf(language)).body.map(({ id }) => id);
    expect(messages.filter((key) => key.startsWith("lesson-")).sort()).toEqual([...SENTENCES].sort());
  });

  it("have the same messages in every language", () => {
    const [english, ...others] = LANGUAGES.map((language) =>
      new FluentResource(textOf(language)).body.map(({ id }) => id),
    );
    for (const other of others) expect(other).toEqual(english);
  });
});

describe("going through the course", () => {
  const chosen = (course: Course, right: boolean) =>
    course.asked.prompt.choices.find((one) => (course.asked.wrong[one.notation] === undefined) === right)!;

  it("leads to its end by right choices", () => {
    const course = new Course(LESSONS);
    for (let choices = 0; !course.over; choices++) {
      expect(choices).toBeLessThan(30);
      if (course.done) course.go(course.lesson + 1);
      else course.choose(chosen(course, true));
    }
    expect(course.finished).toBe(LESSONS.length);
  });

  it("stays where it is after another choice, and says why", () => {
    const course = new Course(LESSONS);
    course.choose(chosen(course, false));
    expect([course.lesson, course.step, course.done]).toEqual([0, 0, false]);
    expect(course.remark).toMatch(/^lesson-collect-wrong-/);
    course.choose(chosen(course, true));
    expect(course.remark).toBeNull();
    expect(course.sentence).toBe("lesson-collect-done");
  });

  it("can be repeated, and gone through back and forth", () => {
    const course = new Course(LESSONS);
    course.choose(chosen(course, true));
    course.again();
    expect([course.lesson, course.done, course.finished]).toEqual([0, false, 1]);
    course.go(-1);
    expect(course.lesson).toBe(0);
    course.go(1);
    expect(course.before).toEqual(LESSONS[1]!.opening!.view);
    expect(course.happened).toEqual(LESSONS[1]!.opening!.events);
  });
});
