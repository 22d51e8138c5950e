import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

import positions from "../../../tests/fixtures/meduris-positions.json";
import type { Prompt } from "../../lib/table/prompt";
import { Catalogue } from "../../lib/text/catalogue";
import { LANGUAGES, type Language } from "../../lib/text/languages";
import { Speaker } from "../../lib/text/speaker";
import { explainPlace, namePlace, nextStop, sentences, shortfall } from "./explain";
import { placeOf, spotsOf } from "./places";
import type { MedurisView } from "./words";

const POSITIONS = positions as unknown as { name: string; view: MedurisView; prompt: Prompt }[];
const FOLDERS = ["../../../../src/beltane/text", "../../../../src/beltane/games/meduris/text", "./text"];
const text = (folder: string, language: Language) =>
  readFileSync(new URL(`${folder}/${language}.ftl`, import.meta.url), "utf8");
const speakers = Object.fromEntries(
  LANGUAGES.map((language) => {
    const files = FOLDERS.map((folder) => text(folder, language));
    return [language, new Speaker(new Catalogue(language, files), ["Ann", "Ben", "Cem", "Dora"])];
  }),
) as Record<Language, Speaker>;
const at = (name: string) => POSITIONS.find((position) => position.name === name)!.view;

describe.each(LANGUAGES)("in %s", (language) => {
  it("everything on the board can be explained, in every position", () => {
    for (const { view } of POSITIONS)
      for (const { place } of spotsOf(view)) {
        const { title, lines, topic } = explainPlace(view, place, speakers[language]);
        expect(title).not.toBe("");
        expect(topic).toBeDefined();
        for (const line of lines) expect(line).not.toMatch(/[{}$]/);
        expect(namePlace(view, place, speakers[language])).toContain(title);
      }
  });

  it("the same messages with the same places to fill in", () => {
    // A word may appear in another form, such as with its preposition.
    const plain = (variable: string) => variable.replace(/-de$/, "");
    const messages = (of: Language) => {
      const parts = text("./text", of).split(/\n(?=[a-z])/);
      return parts
        .filter((part) => part.includes(" ="))
        .map((part) => [
          part.split(" =")[0],
          [...new Set((part.match(/\$[a-z-]+/g) ?? []).map(plain))].sort(),
        ]);
    };
    expect(messages(language).map(([key]) => key)).toEqual(messages("en").map(([key]) => key));
    for (const [index, [key, variables]] of messages(language).entries())
      // A language may do without a number that only chooses between singular and plural.
      for (const variable of variables!) expect(messages("en")[index]![1], String(key)).toContain(variable);
  });
});

describe("a field", () => {
  const say = (name: string, field: number) => explainPlace(at(name), placeOf("field", field), speakers.en);

  it("says what stands on it, and in which settlement", () => {
    const view = at("2-end");
    const hut = view.fields.find((field) => field.building === "hut")!;
    expect(explainPlace(view, placeOf("field", hut.number), speakers.en).lines[0]).toMatch(/hut/);
    const temple = view.fields.find((field) => field.building === "temple")!;
    expect(explainPlace(view, placeOf("field", temple.number), speakers.en).lines[0]).toMatch(
      /temple, worth/,
    );
  });

  it("says what a hut and a temple cost before anything is built", () => {
    const lines = say("2-first-turn", 1).lines.join(" ");
    expect(lines).toContain("A hut costs 1 wool and 1 copper.");
    expect(lines).toContain("A temple costs 1 wool and 1 copper");
  });

  it("says why no temple can be built on a chip", () => {
    const chip = at("2-first-turn").fields.find((field) => field.chip)!;
    expect(say("2-first-turn", chip.number).lines).toContain("No temple may be built on a chip.");
  });
});

it("counts what is missing, and what would replace it", () => {
  const hand = { wood: 1, wool: 0, copper: 4, stone: 0 };
  expect(shortfall(hand, ["wood", "wool"], 1)).toEqual({ missing: 1, others: 3, spare: 4 });
  expect(shortfall(hand, ["wood", "wool"], 2)).toEqual({ missing: 3, others: 9, spare: 4 });
  expect(shortfall(hand, ["wood", "copper"], 1).missing).toBe(0);
});

describe("the druid's next stop", () => {
  it("is a slab for the first three buildings", () => {
    expect(nextStop(at("2-first-turn"))).toEqual({ slab: 1 });
  });

  it("is what the engine says of the next building that is no hut nearer to him", () => {
    let compared = 0;
    for (const { view, prompt } of POSITIONS)
      for (const choice of prompt.choices) {
        const asks = choice.details.find((detail) => detail.phrase.key === "effect-druid-asks")?.phrase
          .values;
        if (choice.verb !== "temple" || !asks) continue;
        const next = nextStop(view);
        expect(next && "field" in next && next.field.number).toBe(asks.field);
        compared++;
      }
    expect(compared).toBeGreaterThan(20);
  });
});

it("puts a full stop after titles only", () => {
  expect(sentences(["Field 1", "A hut costs 1 wood."])).toBe("Field 1. A hut costs 1 wood.");
});
