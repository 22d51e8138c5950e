import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import recordings from "../../../tests/fixtures/bonfire-recordings.json";
import { placeKey } from "../../lib/table/prompt";
import type { GameEvent } from "../../lib/text/phrases";
import { advance } from "./advance";
import { routeBetween } from "./routes";
import { scenesOf } from "./scenes";
import { Stage } from "./stage.svelte";
import { PRINTED, type BonfireView } from "./words";

interface Recording {
  seats: number;
  start: BonfireView;
  plies: { events: GameEvent[] }[];
}
const RECORDINGS = recordings as unknown as Recording[];
const { start, plies } = RECORDINGS[0]!;
const events = plies.flatMap((ply) => ply.events);
const end = events.reduce(advance, start);

const word = (domain: string, name: string) => ({ domain, word: name }) as GameEvent["details"][string];
const event = (name: string, details: GameEvent["details"], seat: number | null = 0): GameEvent => ({
  name,
  seat,
  reveals: false,
  details,
});

describe("scenes", () => {
  it.each(RECORDINGS)("leave out nothing that events of a game of $seats change", ({ start, plies }) => {
    const all = plies.flatMap((ply) => ply.events);
    const scenes = scenesOf(start, all);
    expect(scenes.at(-1)!.after).toEqual(all.reduce(advance, start));
    expect(scenes.flatMap((scene) => scene.events)).toEqual(all);
  });

  it("let pieces travel for 250 to 450 milliseconds, longer only step by step", () => {
    for (const { flyers, travel } of scenesOf(start, events)) {
      if (flyers.length === 0) continue;
      expect(travel).toBeGreaterThanOrEqual(250);
      const steps = Math.max(...flyers.map((flyer) => flyer.stops.length));
      expect(travel).toBeLessThanOrEqual(Math.max(450, 200 * steps));
    }
  });

  it("let a ship sail along the routes", () => {
    const [from, to] = [PRINTED.islands[0]!.name, PRINTED.islands[9]!.name];
    const route = routeBetween(from, to);
    const next = new Set(PRINTED.routes.flatMap(([one, other]) => [`${one} ${other}`, `${other} ${one}`]));
    expect([route[0], route.at(-1)]).toEqual([from, to]);
    for (let leg = 1; leg < route.length; leg++)
      expect(next.has(`${route[leg - 1]} ${route[leg]}`)).toBe(true);
    const there = advance(start, event("sailed", { island: word("island", from) }));
    const [scene] = scenesOf(there, [event("sailed", { island: word("island", to) })]);
    expect(scene!.flyers[0]!.stops).toHaveLength(route.length);
    expect(scene!.away.map(placeKey)).toEqual(["ship::0:"]);
  });

  it("let a guardian walk position by position, and up to a bonfire", () => {
    const moved = (area: string, number: number) =>
      event("guardian_moved", { guardian: word("guardian", "own"), area: word("area", area), number });
    const [first, second] = scenesOf(start, [moved("path", 2), moved("bonfire", 4)]);
    const keys = (scene: typeof first) => scene!.flyers[0]!.stops.map(placeKey);
    expect(keys(first)).toEqual(["guardian:own:0:", "path:1:0:", "path:2:0:"]);
    expect(keys(second)).toEqual(["guardian:own:0:", "path:3:0:", "path:4:0:", "space:4:0:"]);
  });

  it("let what is gained come from what happened before", () => {
    const [turned, gained] = scenesOf(start, [
      event("great_bonfire_turned", { space: 3 }),
      event("tiles_gained", { tile: word("action_kind", "yellow"), pieces: 1 }),
    ]);
    expect(turned!.during.pointer).toBe(3);
    expect(gained!.flyers[0]!.stops.map(placeKey)).toEqual(["great-bonfire-space:3::", "tile:yellow:0:"]);
  });

  it("give Tom's steps time to be followed", () => {
    const { start, plies } = RECORDINGS.find(({ seats }) => seats === 1)!;
    const took = scenesOf(
      start,
      plies.flatMap((ply) => ply.events),
    ).filter(({ events: [first] }) => /^tom_(took|recruited|revealed)/.test(first!.name));
    expect(took.length).toBeGreaterThan(10);
    for (const { travel, rest } of took) expect(travel + rest).toBeGreaterThanOrEqual(1200);
  });
});

describe("stage", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("plays events one after another and ends with the view that was given", async () => {
    const stage = new Stage();
    stage.show(start);
    const over = stage.play(start, events.slice(0, 9), end);
    expect(stage.busy).toBe(true);
    expect(stage.shown).not.toBe(end);
    await vi.runAllTimersAsync();
    await over;
    expect(stage.busy).toBe(false);
    expect(stage.shown).toBe(end);
  });

  it("skips everything at once", async () => {
    const stage = new Stage();
    const over = stage.play(start, events, end);
    stage.finish();
    await over;
    expect(stage.shown).toBe(end);
    expect(stage.playing).toBeNull();
  });

  it("queues what comes while it plays", async () => {
    const stage = new Stage();
    const middle = events.slice(0, 6).reduce(advance, start);
    const later = events.slice(6, 20).reduce(advance, middle);
    void stage.play(start, events.slice(0, 6), middle);
    void stage.play(middle, events.slice(6, 20), later);
    await vi.runAllTimersAsync();
    expect(stage.shown).toBe(later);
  });

  it("outlines what has changed where nothing moves", async () => {
    const stage = new Stage();
    stage.speed = "off";
    await stage.play(start, events.slice(0, 12), end);
    expect(stage.shown).toBe(end);
    expect(stage.changed.length).toBeGreaterThan(0);
    await vi.advanceTimersByTimeAsync(1001);
    expect(stage.changed).toEqual([]);
  });
});
