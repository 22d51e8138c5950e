import { describe, expect, it } from "vitest";

import { readSave } from "./save";

describe("a save file", () => {
  it("says which game it is, for how many, and how far it has come", () => {
    const text = JSON.stringify({ game: "meduris", seats: 3, actions: ["place wood", "place wool"] });
    expect(readSave(text)).toEqual({ text, game: "meduris", seats: 3, actions: 2 });
  });

  it("is nothing else", () => {
    for (const text of ["", "null", "[]", "7", "{}", '{"game": "meduris", "seats": "2", "actions": []}'])
      expect(readSave(text), text).toBeNull();
    expect(readSave('{"game": "meduris", "seats": 0, "actions": []}')).toBeNull();
  });
});
