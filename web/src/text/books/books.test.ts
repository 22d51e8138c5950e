import { readFileSync } from "node:fs";

import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

import { Catalogue } from "../../lib/text/catalogue";
import { LANGUAGES, type Language } from "../../lib/text/languages";

const textOf = (language: Language) => readFileSync(new URL(`${language}.ftl`, import.meta.url), "utf8");
const VALUES = { game: "Meduris", lesson: 1, title: "x", chapter: "y" };

describe.each(LANGUAGES)("what all rule books and tutorials say in %s", (language) => {
  const catalogue = new Catalogue(language, [textOf(language)]);
  const messages = new FluentResource(textOf(language)).body.map(({ id }) => id);

  it("is the same as in English", () => {
    expect(messages).toEqual(new FluentResource(textOf("en")).body.map(({ id }) => id));
  });

  it.each([0, 1, 7])("can be said with %d of something", (count) => {
    for (const message of messages) expect(catalogue.message(message, { ...VALUES, count })).not.toBe("");
  });
});
