/** The tutorial of Meduris: the druid guides through ten lessons, and then to a game against a bot. */
import { wordOf } from "../../../lib/text/phrases";
import type { Tutorial } from "../../../lib/tutorial/tutorial";
import { COLOURS } from "../words";
import DruidFigure from "./DruidFigure.svelte";

export const tutorial: Tutorial = {
  chapters: [{ key: "all", load: async () => (await import("./lessons")).LESSONS }],
  Figure: DruidFigure,
  seats: COLOURS.slice(0, 2).map((word) => wordOf("colour", word)),
  paragraphs: {
    collect: "big-yield",
    die: "small-yield",
    hut: "hut",
    settlement: "settlement",
    rune: "rune",
    druid: "offering",
    replace: "replacing",
    chip: "chips",
    river: "river",
    end: "temple-scoring",
  },
  firstGame: { seats: ["me", "apprentice"], options: {} },
};
