/** The tutorial of Bonfire: a guardian guides through five chapters of lessons, and then to a game against Tom. */
import { wordOf } from "../../../lib/text/phrases";
import type { Lesson, Tutorial } from "../../../lib/tutorial/tutorial";
import GuardianFigure from "./GuardianFigure.svelte";
import { lessonsOf, type ChapterFile } from "./lessons";

/** A chapter whose lessons are loaded when it is opened. */
function chapter(key: string, load: () => Promise<{ default: unknown }>) {
  return { key, load: async (): Promise<Lesson[]> => lessonsOf((await load()).default as ChapterFile) };
}

export const tutorial: Tutorial = {
  chapters: [
    chapter("fate", () => import("./lessons/fate.json")),
    chapter("ship", () => import("./lessons/ship.json")),
    chapter("paths", () => import("./lessons/paths.json")),
    chapter("guardians", () => import("./lessons/guardians.json")),
    chapter("council", () => import("./lessons/council.json")),
    { key: "tom", load: null },
  ],
  Figure: GuardianFigure,
  seats: ["red", "green"].map((word) => wordOf("seat_colour", word)),
  paragraphs: {
    symbols: "groups",
    keeping: "discarding",
    cells: "cells",
    voyage: "voyage",
    offering: "offering",
    gold: "jokers",
    crystal: "crystals",
    portal: "rewards",
    retrieve: "guardian",
    procession: "procession",
    home: "steps",
    ignite: "ignite",
    common: "common-task",
    elder: "elders",
    countdown: "passing",
  },
  firstGame: { seats: ["me"], options: { "first-game": "yes" } },
};
