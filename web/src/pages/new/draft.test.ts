import { describe, expect, it } from "vitest";

import {
  ANYONE,
  clockOf,
  draftFrom,
  FRIEND,
  ME,
  newDraft,
  tableOf,
  withLevels,
  withSeats,
  type Draft,
} from "./draft";

const draft = (over: Partial<Draft> = {}): Draft => ({ ...newDraft("meduris"), ...over });
const table = (over: Partial<Draft> = {}) => tableOf(draft(over), { screens: [2, 3, 4] }, "Europe/Berlin");

describe("a new table", () => {
  it("is by invitation for a friend, and listed for anyone", () => {
    expect(table().settings?.public).toBe(false);
    expect(table().seats).toEqual(["me", "open", "adept"]);
    expect(table({ seats: [ME, ANYONE] }).settings?.public).toBe(true);
    expect(table({ listed: true }).settings?.public).toBe(true);
  });

  it("has hints against bots alone, and among people only if they were agreed on", () => {
    expect(table({ seats: [ME, "adept"] }).settings?.hints).toBe(true);
    expect(table().settings?.hints).toBe(false);
    expect(table({ hints: true }).settings?.hints).toBe(true);
  });

  it("is rated only if people play one another", () => {
    expect(table().settings?.rated).toBe(true);
    expect(table({ seats: [ME, "druid"] }).settings?.rated).toBe(false);
    expect(table({ rated: false }).settings?.rated).toBe(false);
  });

  it("lets everything be taken back only where one person has all seats", () => {
    expect(table({ anyUndo: true }).settings?.undo).toBe("reveal");
    expect(table({ anyUndo: true, seats: [ME, ME] }).settings?.undo).toBe("any");
  });

  it("does without planning aids where there are any, if that was agreed on", () => {
    expect(table({ game: "bonfire" }).settings?.planning_aids).toBe(true);
    expect(table({ game: "bonfire", withoutAids: true }).settings?.planning_aids).toBe(false);
    expect(table({ game: "meduris", withoutAids: true }).settings?.planning_aids).toBe(true);
  });

  it("leaves out options that the game does not have with so many seats", () => {
    expect(table({ options: { screens: "open", handicap: "2" } }).options).toEqual({ screens: "open" });
  });

  it("keeps who has a seat when there are more or fewer, and somebody to play", () => {
    expect(withSeats(draft(), 4).seats).toEqual([ME, FRIEND, "adept", FRIEND]);
    expect(withSeats(draft({ seats: ["druid", "adept", ME] }), 2).seats).toEqual([ME, "adept"]);
  });

  it("lets the hardest bot play where there is no such level", () => {
    const wished = draft({ seats: [ME, FRIEND, "archdruid"] });
    expect(withLevels(wished, ["apprentice", "druid"]).seats).toEqual([ME, FRIEND, "druid"]);
    expect(withLevels(wished, ["apprentice", "archdruid"])).toBe(wished);
    expect(withLevels(wished, [])).toBe(wished);
  });
});

describe("the last table", () => {
  const isSeat = (wish: string): boolean => [ME, FRIEND, ANYONE, "adept"].includes(wish);

  it("is proposed again", () => {
    const last = draft({ seats: [ME, "adept"], confirm: true, chat: false });
    expect(draftFrom(JSON.parse(JSON.stringify(last)), "meduris", isSeat)).toEqual(last);
  });

  it("is filled up where something is not known any more", () => {
    const fresh = newDraft("meduris");
    for (const kept of [null, "?", {}, { seats: ["nobody"] }, { seats: [] }, { clock: { kind: "none" } }])
      expect(draftFrom(kept, "meduris", isSeat)).toEqual(fresh);
  });
});

describe("a clock", () => {
  const clock = newDraft("meduris").clock;

  it("counts a turn in the unit that was chosen", () => {
    expect(clockOf({ ...clock, kind: "turn", turn: 3, unit: "days" }, "UTC").seconds).toBe(3 * 86_400);
    expect(clockOf({ ...clock, kind: "turn", turn: 90, unit: "days" }, "UTC").seconds).toBe(60 * 86_400);
  });

  it("counts all turns in minutes, with seconds for each", () => {
    const total = clockOf({ ...clock, kind: "total", total: 20, increment: 30 }, "UTC");
    expect(total).toMatchObject({ kind: "total", seconds: 1200, increment: 30, window: null });
  });

  it("runs in a part of the day only, where I live", () => {
    const windowed = clockOf(
      { ...clock, kind: "turn", windowed: true, from: "08:30", to: "01:00" },
      "Europe/Paris",
    );
    expect(windowed.window).toEqual({ start: 510, end: 60, zone: "Europe/Paris" });
  });
});
