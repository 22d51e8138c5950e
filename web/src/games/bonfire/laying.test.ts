import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

import type { Prompt } from "../../lib/table/prompt";
import { cellKey, Laying, laysOf } from "./laying.svelte";

const FILE = new URL("../../../tests/fixtures/bonfire-positions.json", import.meta.url);
const POSITIONS = JSON.parse(readFileSync(FILE, "utf8")) as { name: string; prompt: Prompt }[];
const { prompt } = POSITIONS.find(({ name }) => name === "lay-fate-tile")!;
const WAYS_ROUND = 4;

describe("a fate tile", () => {
  it("brings at each cell what is told there, whichever way round it is held", () => {
    const laying = new Laying(laysOf(prompt.choices));
    let better = 0;
    for (let turn = 0; turn < WAYS_ROUND; turn++) {
      laying.turn = turn;
      for (const cell of laying.best.keys()) {
        const laid = laying.at(cell)!;
        expect(laid.middle).toBe(cell);
        expect(laying.gainAt(cell)).toBe(laid.gain);
        const most = Math.max(...laying.lays.filter(({ middle }) => middle === cell).map(({ gain }) => gain));
        expect(laying.isBetterTurned(cell)).toBe(most > laid.gain);
        if (most > laid.gain) better += 1;
      }
    }
    expect(better).toBeGreaterThan(0);
  });

  it("has to be turned until a click on its middle lays it as it is meant", () => {
    const laying = new Laying(laysOf(prompt.choices));
    for (const choice of prompt.choices) {
      laying.turn = 0;
      const middle = cellKey(Number(choice.targets[1]!.at), Number(choice.targets[1]!.level));
      laying.over = middle;
      for (let turns = 0; turns < WAYS_ROUND && laying.hasToTurn([choice]); turns++) laying.rotate();
      expect(laying.at(middle)?.choice).toBe(choice);
    }
  });
});
