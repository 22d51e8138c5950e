import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import recordings from "../../../tests/fixtures/meduris-recordings.json";
import type { GameEvent } from "../../lib/text/phrases";
import { advance } from "./advance";
import { duration, MANY } from "../../lib/table/motion";
import { scenesOf } from "./scenes";
import { Stage } from "./stage.svelte";
import type { MedurisView } from "./words";

interface Recording {
  start: MedurisView;
  plies: { events: GameEvent[] }[];
}
const { start, plies } = (recordings as unknown as Recording[])[2]!;
const events = plies.flatMap((ply) => ply.events);
const end = events.reduce(advance, start);

describe("scenes", () => {
  it("leave out nothing that events change", () => {
    const scenes = scenesOf(start, events);
    expect(scenes.at(-1)!.after).toEqual(end);
    scenes.slice(1).forEach((scene, index) => expect(scene.during.turn).toBe(scenes[index]!.after.turn));
  });

  it("show everything that players would notice", () => {
    const still = new Set(["took_nothing", "finale_began", "last_round_began"]);
    for (const event of events) {
      if (still.has(event.name) || event.name === "game_ended" || event.name === "druid_waits") continue;
      const [scene] = scenesOf({ ...start, asked_field: 1 }, [event]);
      expect(scene!.ms, event.name).toBeGreaterThan(0);
    }
  });

  it("stay on the board", () => {
    for (const { flyers } of scenesOf(start, events))
      for (const { way } of flyers)
        for (const { x, y } of way) {
          expect(x).toBeGreaterThan(-40);
          expect(x).toBeLessThan(1140);
          expect(y).toBeGreaterThan(-60);
          expect(y).toBeLessThan(1040);
        }
  });

  it("let the druid walk a field in about a tenth of a second", () => {
    const view = { ...start, druid: { slab: null, field: 38 } };
    const came: GameEvent = { name: "druid_came", seat: 0, reveals: false, details: { field: 3 } };
    const [scene] = scenesOf(view, [came]);
    expect(scene!.flyers[0]!.way).toHaveLength(6);
    expect(scene!.ms).toBe(5 * 120);
  });

  it("run fast when many wait", () => {
    expect(duration(400, "calm", MANY + 1)).toBe(duration(400, "fast", 0));
    expect(duration(400, "normal", 3)).toBe(400);
  });
});

describe("stage", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("plays events one after another and ends with the view that was given", async () => {
    const stage = new Stage(start);
    const over = stage.play(start, events.slice(0, 9), end);
    expect(stage.busy).toBe(true);
    expect(stage.shown).not.toBe(end);
    await vi.runAllTimersAsync();
    await over;
    expect(stage.busy).toBe(false);
    expect(stage.shown).toBe(end);
  });

  it("skips everything at once", async () => {
    const stage = new Stage(start);
    const over = stage.play(start, events, end);
    stage.finish();
    await over;
    expect(stage.shown).toBe(end);
    expect(stage.playing).toBeNull();
  });

  it.each([
    ["calm", 1300],
    ["normal", 800],
    ["fast", 350],
  ] as const)("leaves time to read what is said: %s", async (speed, ms) => {
    const stage = new Stage(start, speed);
    void stage.play(start, events.slice(0, 2), events.slice(0, 2).reduce(advance, start));
    const [first, second] = events;
    await vi.advanceTimersByTimeAsync(ms - 1);
    expect(stage.caption).toEqual([first]);
    await vi.advanceTimersByTimeAsync(1);
    expect(stage.caption).toEqual([second]);
    stage.finish();
    expect(stage.caption).toEqual([]);
  });

  it("tells a decision first, with its field marked until it is built on", async () => {
    const chosen = events.findIndex((event) => event.name === "hut_chosen");
    const before = events.slice(0, chosen).reduce(advance, start);
    const built = events.slice(chosen, events.findIndex((event) => event.name === "hut_built") + 1);
    const stage = new Stage(before);
    void stage.play(before, built, built.reduce(advance, before));
    expect(stage.caption).toEqual([built[0]]);
    expect(stage.shown?.asked_field).toBe(built[0]!.details.field);
    await vi.advanceTimersByTimeAsync(800);
    expect(stage.caption[0]!.name).toBe("paid");
    expect(stage.shown?.asked_field).toBe(built[0]!.details.field);
    await vi.runAllTimersAsync();
    expect(stage.shown?.asked_field).toBeNull();
  });

  it("queues what comes while it plays", async () => {
    const stage = new Stage(start);
    const [first, second] = [events.slice(0, 4), events.slice(4, 12)];
    const middle = first.reduce(advance, start);
    const later = second.reduce(advance, middle);
    void stage.play(start, first, middle);
    void stage.play(middle, second, later);
    await vi.runAllTimersAsync();
    expect(stage.shown).toBe(later);
  });

  it("outlines what has changed where nothing moves", async () => {
    const stage = new Stage(start, "off");
    await stage.play(start, events.slice(0, 3), end);
    expect(stage.shown).toBe(end);
    expect(stage.changed.length).toBeGreaterThan(0);
    await vi.advanceTimersByTimeAsync(1001);
    expect(stage.changed).toEqual([]);
  });
});
