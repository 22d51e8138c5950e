import { describe, expect, it } from "vitest";

import { conditionOf, progressText, type Part } from "./condition";
import { SIGNS } from "./pieces/signs";
import { KINDS, PRINTED } from "./words";

const TASKS = Object.keys(PRINTED.tasks);

/** The sign that a picture needs, where it is drawn with one. */
function signsOf({ picture, badge }: Part): string[] {
  const own = picture.piece === "sign" ? [picture.of] : [];
  return badge ? [...own, badge] : own;
}

describe("what a task asks for, as signs", () => {
  it("is drawn for every task", () => {
    expect(TASKS).toHaveLength(66);
    expect(TASKS.filter((task) => conditionOf(task).length === 0)).toEqual([]);
  });

  it("needs only signs that there are", () => {
    const wanted = TASKS.flatMap(conditionOf);
    expect(wanted.flatMap(signsOf).filter((sign) => !(sign in SIGNS))).toEqual([]);
    const kinds = wanted.flatMap(({ picture }) => ("kind" in picture ? [picture.kind] : []));
    expect(kinds.filter((kind) => kind !== "any" && !KINDS.includes(kind as never))).toEqual([]);
  });

  it("looks the same for no two tasks that ask for different things", () => {
    const words = new Map<string, string>();
    for (const task of TASKS) {
      const drawn = JSON.stringify(conditionOf(task));
      const asks = JSON.stringify(PRINTED.tasks[task]!.asks);
      expect(words.get(drawn) ?? asks, task).toBe(asks);
      words.set(drawn, asks);
    }
  });

  it("counts what is asked", () => {
    expect(conditionOf("r04")).toEqual([{ picture: { piece: "sign", of: "gnome" }, count: 3 }]);
    expect(conditionOf("y20").map(({ count }) => count)).toEqual([3, 2]);
    expect(conditionOf("b15")).toEqual([
      { picture: { piece: "sign", of: "gnome" }, badge: "shell", count: 1 },
    ]);
  });

  it("has its progress beside it, or else the number that no part says", () => {
    expect([1, 3].map((have) => progressText("r04", have, 3, true))).toEqual(["1/3", "✓"]);
    expect(progressText("r04", 1, 3, false)).toBe("3");
    expect(progressText("y20", 1, 5, false)).toBe("");
  });
});
