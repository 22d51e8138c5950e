import { describe, expect, it } from "vitest";

import type { Schemas } from "../api/client";
import { afterChange, counts, freeSeats, inOrder, sitsAt, type Listing } from "./listing";

const ANN = { key: "ann", name: "Ann" };

function table(key: string, changed: number, over: Partial<Listing> = {}): Listing {
  return {
    key,
    game: "meduris",
    options: {},
    settings: { public: true } as Listing["settings"],
    status: "open",
    ply: 1,
    changed,
    from_save: false,
    host: ANN,
    seats: [
      { seat: 0, person: ANN, bot: null, held_for: null },
      { seat: 1, person: null, bot: "adept", held_for: null },
      { seat: 2, person: null, bot: null, held_for: null },
    ],
    ...over,
  };
}

const details = (listing: Listing): Schemas["TableDetails"] => listing as unknown as Schemas["TableDetails"];
const keys = (tables: readonly Listing[]): string[] => tables.map((one) => one.key);

describe("a list of tables", () => {
  it("begins with those that wait for me, the longest first", () => {
    const tables = [table("a", 5), table("b", 4), table("c", 3), table("d", 9)];
    expect(keys(inOrder(tables, ["c", "b"]))).toEqual(["c", "b", "d", "a"]);
  });

  it("knows which seats are free, and who sits there", () => {
    expect(freeSeats(table("a", 1), null)).toEqual([2]);
    expect(sitsAt(table("a", 1), "ann")).toBe(true);
    expect(sitsAt(table("a", 1), "ben")).toBe(false);
    expect(sitsAt(table("a", 1), null)).toBe(false);
  });

  it("offers a seat that is held to nobody else", () => {
    const held = { seat: 0, person: null, bot: null, held_for: ANN };
    expect(freeSeats(table("a", 1, { seats: [held] }), "ann")).toEqual([0]);
    expect(freeSeats(table("a", 1, { seats: [held] }), "ben")).toEqual([]);
    expect(freeSeats(table("a", 1, { seats: [held] }), null)).toEqual([]);
  });

  it("knows whether a result will count", () => {
    const settings = { public: true, rated: true } as Listing["settings"];
    const alone = { seats: table("a", 1).seats.slice(0, 2) };
    expect(counts(table("a", 1, { settings }))).toBe(true);
    expect(counts(table("a", 1, { settings, from_save: true }))).toBe(false);
    expect(counts(table("a", 1, { settings, ...alone }))).toBe(false);
    expect(counts(table("a", 1, { settings: { ...settings, rated: false } }))).toBe(false);
  });

  it("takes up a new table, and one that has changed, once", () => {
    const list = [table("a", 5), table("b", 4)];
    expect(keys(afterChange(list, [details(table("c", 6)), details(table("b", 7))], "open"))).toEqual([
      "b",
      "c",
      "a",
    ]);
  });

  it("drops a table whose game has started, for the list of those being played to take it", () => {
    const started = details(table("a", 6, { status: "playing" }));
    expect(keys(afterChange([table("a", 5), table("b", 4)], [started], "open"))).toEqual(["b"]);
    expect(keys(afterChange([], [started], "playing"))).toEqual(["a"]);
  });
});
