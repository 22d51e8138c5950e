/** A table of Bonfire at work: several seats at one screen, hints, and choosing a kind of action. */
import { beforeAll, describe, expect, it, vi } from "vitest";

import positions from "../../../tests/fixtures/bonfire-positions.json";
import { adviceOf } from "../../lib/table/hints";
import { Deciding } from "../../lib/table/play.svelte";
import type { Prompt } from "../../lib/table/prompt";
import type { Hint, Position, TableSession } from "../../lib/table/session.svelte";
import type { TableModel } from "../../lib/table/table-model.svelte";
import { speakerIn } from "../../stories/fixtures";
import { kindsOffered, whyNot } from "./kinds";
import { explainPlace } from "./explain";
import { onBoard } from "./picking";
import { placeOf } from "./places";
import { ownCity, type BonfireView } from "./words";

interface Drawn {
  name: string;
  view: BonfireView;
  prompt: Prompt;
}

const at = (name: string): Drawn => (positions as unknown as Drawn[]).find((each) => each.name === name)!;
const SPEAKER = speakerIn("en", "bonfire");

// The parts of a browser that preferences need.
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("location", new URL("http://localhost/"));

describe("several seats at one screen", () => {
  let sit: (seat: number) => { session: TableSession; model: TableModel };

  beforeAll(async () => {
    const { TableModel: Model } = await import("../../lib/table/table-model.svelte");
    const { TableSession: Session } = await import("../../lib/table/session.svelte");
    const { face } = await import("./face");
    sit = (seat) => {
      const session = new Session("table", null);
      session.position = positionOf(seat);
      return {
        session,
        model: new Model(
          session,
          face,
          () => SPEAKER.catalogue,
          () => undefined,
        ),
      };
    };
  });

  /** A position of two seats that are both mine, in which one of them decides. */
  function positionOf(seat: number, yours = [0, 1]): Position {
    const { view, prompt } = at("2-middle");
    const person = { key: "ann", name: "Ann" };
    const table = {
      deciding: seat,
      status: "playing",
      settings: { hints: true },
      seats: [0, 1].map(() => ({ person, bot: null })),
    };
    return { table, yours, seat, view: { ...view, seat }, prompt, ply: 3 + seat } as unknown as Position;
  }

  it("is handed over before the next one sees anything", () => {
    const { session, model } = sit(0);
    model.deciding.ask(session.prompt);
    expect([model.handsOver, model.asked]).toEqual([false, true]);
    expect(model.choices.length).toBeGreaterThan(0);
    session.position = positionOf(1);
    expect([model.handsOver, model.asked]).toEqual([true, false]);
    expect(model.choices).toEqual([]);
    model.takeOver();
    expect([model.handsOver, model.asked]).toEqual([false, true]);
  });

  it("is not handed over to whoever has one seat only, nor after the game", () => {
    const { session, model } = sit(0);
    session.position = positionOf(1, [1]);
    expect(model.handsOver).toBe(false);
    const over = positionOf(1);
    session.position = { ...over, table: { ...over.table, status: "finished" } } as Position;
    expect(model.handsOver).toBe(false);
  });
});

it("a table without planning aids shows nobody any", async () => {
  const { aids } = await import("./table/aids.svelte");
  expect([aids.at(() => true)("points"), aids.at(() => false)("points")]).toEqual([true, false]);
  const { view } = at("4-middle");
  const costs = (helps: boolean) =>
    [...view.islands.map(({ island }) => placeOf("island", island)), placeOf("great-bonfire-space", 1)]
      .flatMap((place) => explainPlace(view, place, SPEAKER, () => helps)?.lines ?? [])
      .filter((line) => line.includes("costs you"));
  expect(costs(true).length).toBeGreaterThan(10);
  expect(costs(false)).toEqual([]);
});

describe("hints", () => {
  const { prompt } = at("4-middle");
  const hint = (choice: number, lead: number): Hint =>
    ({ action: prompt.choices[choice]!.actions[0], lead }) as Hint;

  it("are choices of the prompt, the best first, with what the others lack", () => {
    const advice = adviceOf([hint(0, -2), hint(30, 1.5), hint(60, 1)], prompt.choices);
    expect(advice.map(({ behind }) => behind)).toEqual([0, 0.5, 3.5]);
    expect(advice.map(({ choice, hint: { action } }) => choice.actions[0] === action)).toEqual([
      true,
      true,
      true,
    ]);
    for (const { choice } of advice) expect(SPEAKER.label(choice)).toMatch(/^[A-Z]/);
  });

  it("are three at most, and none for what is not asked", () => {
    const unasked = { action: -1, lead: 9 } as Hint;
    expect(adviceOf([unasked, hint(0, 1)], prompt.choices)).toHaveLength(1);
    expect(
      adviceOf(
        [0, 20, 40, 60].map((choice) => hint(choice, 1)),
        prompt.choices,
      ),
    ).toHaveLength(3);
  });
});

describe("kinds of actions", () => {
  const { view, prompt } = at("4-middle");

  it("leave nothing of a turn out", () => {
    for (const name of ["1-early", "1-middle", "2-late", "4-middle", "4-late", "turn"]) {
      const { choices } = at(name).prompt;
      const verbs = new Set<string>(kindsOffered(choices).map(({ kind }) => kind));
      expect(choices.filter(({ verb }) => !verbs.has(verb))).toEqual([]);
    }
  });

  it("narrow what can be picked until they are let go", () => {
    const hand = new Deciding(() => undefined, onBoard);
    hand.ask(prompt);
    const [all, places] = [hand.choices.length, hand.places.length];
    hand.mean("recruit");
    expect(new Set(hand.choices.map(({ verb }) => verb))).toEqual(new Set(["recruit"]));
    expect(hand.places.length).toBeLessThan(places);
    expect(new Set(hand.places.map(({ kind }) => kind))).toEqual(new Set(["gnome"]));
    hand.pick(hand.places[0]!, "mouse");
    expect(hand.back()).toBe(true);
    expect(hand.kind).toBe("recruit");
    expect(hand.back()).toBe(true);
    expect(hand.choices).toHaveLength(all);
    expect(hand.back()).toBe(false);
  });

  it("say why they are not possible", () => {
    const city = ownCity(view);
    const poor = { ...city, tiles: {}, tasks: [] } as unknown as typeof city;
    expect(SPEAKER.say(whyNot("sail", poor))).toBe("not possible: you lack ship tiles");
    expect(SPEAKER.say(whyNot("ignite", poor))).toBe("not possible: none of your tasks is fulfilled yet");
    expect(SPEAKER.say(whyNot("fate", poor))).toBe("not possible now");
  });
});
