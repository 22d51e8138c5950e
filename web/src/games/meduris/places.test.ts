import { describe, expect, it } from "vitest";

import positions from "../../../tests/fixtures/meduris-positions.json";
import { placeKey, type Prompt } from "../../lib/table/prompt";
import { ringOf, SEEN } from "./geometry";
import { spotsOf, walk } from "./places";
import { consequences, payable } from "./preview";
import { settlements } from "./settlements";
import type { MedurisView } from "./words";

const POSITIONS = positions as unknown as { name: string; view: MedurisView; prompt: Prompt }[];

describe("places", () => {
  it.each(POSITIONS.map((position) => [position.name, position] as const))(
    "of every choice of %s are on the board or in a hand",
    (_name, { view, prompt }) => {
      const keys = new Set(spotsOf(view).map((spot) => spot.key));
      for (const { targets } of prompt.choices)
        for (const target of targets)
          if (target.kind !== "hand") expect(keys, placeKey(target)).toContain(placeKey(target));
    },
  );

  it.each([32, 40])("of a ring of %i fields are seen, and fields do not lie upon one another", (size) => {
    const ring = ringOf(size);
    for (let one = 1; one <= size; one++) {
      const here = ring.at(one);
      const next = ring.at(one + 1);
      expect(Math.hypot(here.x - next.x, here.y - next.y)).toBeGreaterThan(1.85 * ring.radius);
    }
    for (const { name } of ring.stretches()) {
      const { x, y } = ring.emblem(name);
      expect(x - SEEN.x).toBeGreaterThan(26);
      expect(y - SEEN.y).toBeGreaterThan(26);
      expect(SEEN.x + SEEN.width - x).toBeGreaterThan(26);
      expect(SEEN.y + SEEN.height - y).toBeGreaterThan(26);
    }
  });

  it("are walked through in a circle", () => {
    const spots = spotsOf(POSITIONS[0]!.view).slice(0, 3);
    expect(walk(spots, spots[0]!.key, "ArrowRight")).toBe(spots[1]);
    expect(walk(spots, spots[0]!.key, "ArrowLeft")).toBe(spots[2]);
    expect(walk(spots, spots[1]!.key, "End")).toBe(spots[2]);
    expect(walk(spots, spots[1]!.key, "x")).toBeNull();
  });
});

describe("settlements", () => {
  it("close the ring over the river", () => {
    const view = structuredClone(POSITIONS.find(({ name }) => name === "2-first-turn")!.view);
    for (const number of [31, 32, 1]) view.fields[number - 1]!.building = "hut";
    expect(settlements(view.fields)).toEqual([{ first: 31, size: 3 }]);
    expect(settlements(view.fields, 2)).toEqual([{ first: 31, size: 4 }]);
    view.fields.forEach((field) => (field.building = "hut"));
    expect(settlements(view.fields)).toEqual([{ first: 1, size: 32 }]);
  });

  it("are as large as the engine says they would be", () => {
    let compared = 0;
    for (const { view, prompt } of POSITIONS)
      for (const choice of prompt.choices) {
        const size = choice.details.find((detail) => detail.phrase.key === "effect-settlement")?.phrase.values
          .size;
        if (choice.verb !== "hut" || size === undefined) continue;
        const field = Number(choice.targets[0]!.at);
        const count = view.fields.length;
        const found = settlements(view.fields, field).find(
          (one) => (field - one.first + count) % count < one.size,
        );
        expect(found!.size).toBe(size);
        compared++;
      }
    expect(compared).toBeGreaterThan(10);
  });
});

describe("previews", () => {
  it("know what is built, who is asked and who collects", () => {
    const { view, prompt } = POSITIONS.find(({ name }) => name === "4-early")!;
    const choice = (notation: string) => prompt.choices.find((one) => one.notation === notation)!;
    const hut = consequences(view, choice("hut 16"));
    expect(hut.built).toEqual({ building: "hut", field: 16 });
    expect(hut.rune?.name).toBe("scales");
    expect(hut.druid).toHaveProperty("field");
    const move = consequences(view, choice("move wool 2 stone"));
    expect(move.moved).toEqual({ from: "wool", level: 2, to: "stone" });
    expect(move.gains).toEqual([{ seat: view.mover, count: 1, material: "stone" }]);
  });

  it("know whether a building is paid for exactly, or only by replacing", () => {
    for (const { view, prompt } of POSITIONS) {
      if (view.decision !== "phase-two") continue;
      const hand = view.players[view.mover!]!.materials!;
      for (const [number, how] of payable(prompt.choices)) {
        const field = view.fields[number - 1]!;
        const has = field.materials.every((material) => hand[material]! > 0);
        if (how === "exactly" && field.chip !== "hut") expect(has).toBe(true);
        if (!has && field.chip !== "hut") expect(how).toBe("replacing");
      }
    }
  });
});
