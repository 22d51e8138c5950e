/** The positions that pictures of the rule book show. */
import { bareCity, bareView } from "../bare";
import type { ActionKind, BonfireView, CityView, Colour, Island, Resource, Task } from "../words";

export type PictureKey =
  "column" | "groups" | "voyage" | "offering" | "steps" | "crystals" | "turning" | "council";

const task = (space: number, name: Task, colour: Colour, points: number, bonfire = false) => ({
  space,
  task: name,
  colour,
  points,
  bonfire,
  have: bonfire ? 1 : 0,
  need: 1,
});
const path = (crystal: Colour, resource: Resource) => ({ crystal, resource });
const onIsland = (name: Task, colour: Colour, points: number, need = 1) => ({
  task: name,
  colour,
  points,
  have: [0],
  need,
});
const symbols = (row: number, first: number, kinds: readonly ActionKind[]) =>
  kinds.map((symbol, index) => ({ column: first + index, row, symbol }));
const at = (area: "path" | "bonfire", number: number) => ({ area, number });
const complete = { guardian: 4, now: 12, possible: 12, complete: true };
const none = { guardian: 3, now: 0, possible: 0, complete: false };

const CITIES: Partial<Record<PictureKey, Partial<CityView>>> = {
  column: {
    tasks: [task(2, "b04", "blue", 3), task(3, "r02", "red", 4, true)],
    portals: [false, true, true, false, false, false, false],
    paths: [path("red", "shell"), path("red", "herb")],
    guardians: { grey: at("bonfire", 3) },
    columns: [none, { ...none, possible: 8 }, complete, none, none, none, none],
  },
  groups: {
    fate_area: [
      ...symbols(2, 2, ["ship", "task", "task"]),
      ...symbols(3, 3, ["guardian", "task", "path"]),
      ...symbols(4, 2, ["gnome", "path", "path"]),
    ],
  },
  steps: {
    tasks: [task(3, "r02", "red", 4, true)],
    portals: [false, false, true, false, false, false, false],
    paths: [path("red", "shell"), path("red", "herb"), path("yellow", "fruit")],
    guardians: { pink: at("path", 1), own: at("path", 2), grey: at("bonfire", 3) },
  },
  crystals: {
    tasks: [task(2, "b04", "blue", 3, true), task(3, "y02", "yellow", 7, true)],
    paths: [path("blue", "root"), path("red", "fruit")],
  },
};

const island = (name: Island, resource: Resource, tasks: ReturnType<typeof onIsland>[]) => ({
  island: name,
  resource,
  guardian: null,
  tasks,
});

const VIEWS: Partial<Record<PictureKey, Partial<BonfireView>>> = {
  voyage: {
    islands: [
      island("herb-west", "herb", [onIsland("b06", "blue", 2), onIsland("y09", "yellow", 8, 5)]),
      { island: "guardian-grey", resource: null, guardian: "grey", tasks: [] },
    ],
    cities: [bareCity({ ship: "herb-west" }), bareCity({ seat: 1, colour: "green", ship: "herb-west" })],
  },
  offering: {
    islands: [island("root-west", "root", [onIsland("y02", "yellow", 7, 5)])],
    cities: [bareCity({ ship: "root-west", offerings: ["herb", "shell"], offerings_on: { "root-west": 1 } })],
  },
  turning: {
    pointer: 1,
    great_bonfire: [
      { number: 1, tile: "ship", reward: "blossom", portals: { c: 1, d: 1 } },
      { number: 2, tile: "task", reward: "root", portals: { b: 1, e: 1, g: 1 } },
      { number: 3, tile: "yellow", reward: "points", portals: { a: 1, d: 1 } },
    ],
    cities: [
      bareCity({
        prices: { voyages: {}, tasks: {}, great_bonfire: [3, 1, 2, 3, 3, 3, 3], path: 1 },
      }),
    ],
  },
  council: {
    cities: [
      bareCity({ council: { path: 1, guardian: 1 } }),
      bareCity({ seat: 1, colour: "green", council: { guardian: 1 } }),
    ],
    council: { specialist: 1 },
  },
};

/** What a picture shows of a table. */
export function viewOf(picture: PictureKey): BonfireView {
  const city = CITIES[picture];
  return bareView({ ...(city ? { cities: [bareCity(city)] } : {}), ...VIEWS[picture] });
}
