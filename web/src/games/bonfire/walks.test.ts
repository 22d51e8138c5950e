import { describe, expect, it } from "vitest";

import positions from "../../../tests/fixtures/bonfire-positions.json";
import type { Choice, Prompt } from "../../lib/table/prompt";
import { placeOf } from "./places";
import { bringsOf, standingAfter } from "./walks";
import type { BonfireView } from "./words";

const POSITIONS = positions as unknown as { view: BonfireView; prompt: Prompt }[];
const choices: Choice[] = POSITIONS.flatMap(({ prompt }) => prompt.choices);
const deciding = (decision: string) =>
  POSITIONS.find(({ prompt }) => prompt.decision === decision)!.prompt.choices;

describe("a procession", () => {
  it("shows where guardians would stand", () => {
    const processions = choices.filter((choice) => choice.verb === "procession" && choice.usual);
    expect(processions.length).toBeGreaterThan(0);
    for (const choice of processions) expect(standingAfter(choice, 0).size).toBeGreaterThan(0);
  });

  it("shows nothing for other choices", () => {
    expect(standingAfter(null, 0).size).toBe(0);
    expect(
      standingAfter(
        choices.find((choice) => choice.verb === "sail")!,
        0,
      ).size,
    ).toBe(0);
  });

  it("shows what the picked guardian would gain at each place", () => {
    const walks = deciding("walk");
    expect(bringsOf(walks, []).size).toBe(0);
    const brings = bringsOf(walks, [placeOf("guardian", "pink", 0)]);
    expect(brings.get("path:1:0:")?.pieces.map(({ count, of }) => [count, of.word])).toEqual([[1, "gold"]]);
  });

  it("needs no pick where only one guardian can be meant", () => {
    expect(bringsOf(deciding("move-guardian"), []).size).toBeGreaterThan(1);
  });
});
