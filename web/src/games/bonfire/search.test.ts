import { describe, expect, it } from "vitest";

import positions from "../../../tests/fixtures/bonfire-positions.json";
import { LANGUAGES } from "../../lib/text/languages";
import { speakerIn } from "../../stories/fixtures";
import { drawnAt, search } from "./search";
import { PRINTED, type BonfireView } from "./words";

const found = (positions as unknown as { name: string; view: BonfireView }[]).find(
  ({ name }) => name === "4-middle",
);
const view = found!.view;

describe("search", () => {
  it.each(LANGUAGES)("finds every task and every gnome by its name in %s", (language) => {
    const speaker = speakerIn(language, "bonfire");
    for (const task of Object.keys(PRINTED.tasks))
      expect(search(view, speaker, task).map(({ place }) => place.at)).toContain(task);
    for (const gnome of Object.keys(PRINTED.gnomes))
      expect(search(view, speaker, speaker.word("gnome", gnome)).map(({ place }) => place.at)).toContain(
        gnome,
      );
  });

  it("finds things by what they do, those in sight first", () => {
    const hits = search(view, speakerIn("en", "bonfire"), "PORTALS");
    expect(hits.length).toBeGreaterThan(3);
    const there = hits.map((hit) => hit.there);
    expect(there).toEqual([...there].sort((a, b) => Number(b) - Number(a)));
  });

  it("finds nothing for nothing, nor for nonsense", () => {
    const speaker = speakerIn("en", "bonfire");
    expect(search(view, speaker, "  ")).toEqual([]);
    expect(search(view, speaker, "xyzzy")).toEqual([]);
  });

  it("knows the space on which somebody has a task", () => {
    const city = view.cities.find(({ tasks }) => tasks.length > 0)!;
    const { task, space } = city.tasks[0]!;
    expect(drawnAt(view, { kind: "task", at: task, seat: null, level: null })).toEqual({
      kind: "space",
      at: space,
      seat: city.seat,
      level: null,
    });
  });
});
