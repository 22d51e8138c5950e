import { describe, expect, it } from "vitest";

import { byGame } from "./by-game";

describe("what lies in the folders of games", () => {
  it("is found by the name of the game", () => {
    const found = byGame({ "../games/nim/face.ts": 1, "../../games/chess/rulebook/book.ts": 2 });
    expect([...found]).toEqual([
      ["nim", 1],
      ["chess", 2],
    ]);
  });
});
