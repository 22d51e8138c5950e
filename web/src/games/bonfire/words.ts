/** The words of Bonfire that drawings depend on, as sent by the service, and what is printed on its components. */
import type { components } from "../../lib/api/schema";
import type { Parts, Phrase } from "../../lib/text/phrases";
import printed from "./components.json";

type Schemas = components["schemas"];

export type BonfireView = Schemas["BonfireView"];
export type CityView = Schemas["BonfireView.CityView"];
export type ColumnView = Schemas["BonfireView.ColumnView"];
export type TaskView = Schemas["BonfireView.TaskView"];
export type IslandView = Schemas["BonfireView.IslandView"];
export type IslandTaskView = Schemas["BonfireView.IslandTaskView"];
export type PathView = Schemas["BonfireView.PathView"];
export type FateTileView = Schemas["BonfireView.FateTileView"];
export type TomView = Schemas["BonfireView.TomView"];
export type SpaceView = Schemas["BonfireView.GreatBonfireSpaceView"];
export type Task = TaskView["task"];
export type Island = IslandView["island"];
export type Specialist = CityView["specialists"][number];
export type ActionKind = FateTileView["symbols"][number];
export type Resource = PathView["resource"];
export type Colour = PathView["crystal"];
export type Shape = CityView["notches"][number];
export type Guardian = "pink" | "blue" | "natural" | "grey" | "own";
export type Elder = CityView["elders"][number];
export type CommonTask = CityView["common_tasks_fulfilled"][number];
export type SeatColour = NonNullable<CityView["colour"]>;

/** In the order of the engine. */
export const KINDS = ["ship", "task", "guardian", "path", "great-bonfire", "gnome", "yellow"] as const;
export const RESOURCES = ["blossom", "fruit", "herb", "shell", "root", "gold"] as const;
export const COLOURS = ["blue", "red", "yellow"] as const satisfies readonly Colour[];
export const GUARDIANS = ["pink", "blue", "natural", "grey", "own"] as const satisfies readonly Guardian[];
export const ELDERS = ["paths", "fate-tiles", "portals", "tasks", "guardians", "gnomes"] as const;
export const COMMON_TASKS = ["tasks", "portals", "paths", "guardians", "gnomes"] as const;
export const SEAT_COLOURS = ["red", "green", "white", "black"] as const satisfies readonly SeatColour[];
export const SHAPES = ["a", "b", "c", "d", "e", "f", "g"] as const satisfies readonly Shape[];
export const SPACES = [1, 2, 3, 4, 5, 6, 7] as const;

/** A gnome: what kind it is, and its name and number among those. */
export interface Gnome {
  kind: "specialist" | "elder";
  name: string;
  number: number;
  resource: Resource;
}

interface Printed {
  islands: { name: string; resource?: Resource; guardian?: Guardian; x: number; y: number }[];
  routes: [string, string][];
  tasks: Record<string, { colour: Colour; kind: string; points: number; asks: Phrase }>;
  gnomes: Record<string, Gnome>;
  council: { bonus: string; point: boolean }[];
  commonTasks: Record<CommonTask, number>;
  spaces: { number: number; guardian_points: number; path_cost: number }[];
  fateArea: {
    columns: number;
    rows: number;
    missing: string[];
    start: string[];
    gold: string[];
    yellow: string[];
    highlighted: string[];
  };
  fateTiles: ActionKind[][];
  greatBonfirePoints: number;
  columnPoints: { portal: number; crystal: number };
}

export const PRINTED = printed as unknown as Printed;

export const COUNCIL_SPACES: readonly string[] = PRINTED.council.map(({ bonus }) => bonus);

/** The viewer's city; spectators see the city of the player who has to decide, or else the first one. */
export function ownCity(view: BonfireView): CityView {
  return view.cities[view.seat ?? view.mover ?? 0] ?? view.cities[0]!;
}

const ELDERS_AS_GNOMES = new Map(
  Object.entries(PRINTED.gnomes)
    .filter(([, { kind }]) => kind === "elder")
    .map(([gnome, { name }]) => [name, gnome]),
);

/** The gnome that an elder is, by the name that choices have for it. */
export const gnomeOfElder = (elder: Elder): string => ELDERS_AS_GNOMES.get(elder) ?? elder;

export const isElder = (gnome: string): boolean => PRINTED.gnomes[gnome]?.kind === "elder";

export const gnomesOf = (city: CityView): string[] => [...city.specialists, ...city.elders.map(gnomeOfElder)];

/** What a gnome costs, by the name that choices have for it. */
export const gnomeCosts = (gnome: string): Resource => PRINTED.gnomes[gnome]?.resource ?? "gold";

/** A path tile from the parts of its word. */
export const pathFrom = ({ crystal, resource }: Parts): PathView => ({
  crystal: crystal as Colour,
  resource: resource as Resource,
});

/** The fate tile that a player is about to lay: chosen from the row, or set aside at the start. */
export function heldTile(view: BonfireView, city: CityView): FateTileView | null {
  const chosen = city.seat !== null && view.mover === city.seat ? view.chosen_fate_tile : null;
  return chosen ?? city.fate_aside;
}

/** A city by who lives there; Tom's has no seat. */
export const cityKey = (city: CityView): string => String(city.seat ?? "tom");
