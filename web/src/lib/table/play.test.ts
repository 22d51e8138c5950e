import { describe, expect, it } from "vitest";

import { Deciding } from "./play.svelte";
import { placeKey, type Choice, type Place, type Prompt } from "./prompt";

const place = (kind: string, at: number | string): Place => ({ kind, at, seat: null, level: null });

function choice(notation: string, ...targets: Place[]): Choice {
  return {
    notation,
    targets,
    verb: notation.split(" ")[0],
    usual: true,
    details: [],
    actions: [],
  } as unknown as Choice;
}

const [eight, nine, worker, wood] = [
  place("field", 8),
  place("field", 9),
  place("worker", 1),
  place("plateau", "wood"),
];
const CHOICES = [
  choice("hut 8", eight),
  choice("temple 8", eight),
  choice("hut 9", nine),
  choice("move", worker, wood),
];

function deciding(): { hand: Deciding; made: string[] } {
  const made: string[] = [];
  const hand = new Deciding((taken) => made.push(taken.notation));
  hand.ask({ choices: CHOICES } as unknown as Prompt);
  return { hand, made };
}

const keys = (places: readonly Place[]): string[] => places.map(placeKey);

describe("picking on the board", () => {
  it("narrows down until one choice is left", () => {
    const { hand, made } = deciding();
    hand.pick(worker, "mouse");
    expect(keys(hand.places)).toEqual([placeKey(wood)]);
    hand.pick(wood, "mouse");
    expect(made).toEqual(["move"]);
  });

  it("goes over to another place than the one that was picked", () => {
    const { hand, made } = deciding();
    hand.pick(eight, "mouse");
    expect(hand.done.map(({ notation }) => notation)).toEqual(["hut 8", "temple 8"]);
    hand.pick(worker, "mouse");
    expect(keys(hand.picked)).toEqual([placeKey(worker)]);
    hand.pick(nine, "mouse");
    expect(made).toEqual(["hut 9"]);
  });

  it("lets go of a place that is picked again", () => {
    const { hand, made } = deciding();
    for (const by of ["mouse", "touch", "keyboard"] as const) {
      hand.pick(eight, by);
      hand.pick(eight, by);
      expect(hand.picked).toEqual([]);
    }
    expect(made).toEqual([]);
  });

  it("shows a finger what the other place would bring, and nothing of the first one any more", () => {
    const { hand, made } = deciding();
    hand.pick(eight, "touch");
    hand.pick(nine, "touch");
    expect(hand.armed?.notation).toBe("hut 9");
    expect(hand.picked).toEqual([]);
    hand.pick(nine, "touch");
    expect(made).toEqual(["hut 9"]);
  });

  it("keeps what leads to a place that a finger is shown", () => {
    const { hand, made } = deciding();
    hand.pick(worker, "touch");
    hand.pick(wood, "touch");
    expect(keys(hand.picked)).toEqual([placeKey(worker)]);
    hand.pick(wood, "touch");
    expect(made).toEqual(["move"]);
  });
});
