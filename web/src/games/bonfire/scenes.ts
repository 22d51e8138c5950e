/** Events as a queue of small scenes: what travels where, what is drawn meanwhile, and what afterwards. */
import type { Place } from "../../lib/table/prompt";
import { partsOf, type GameEvent } from "../../lib/text/phrases";
import { advance, pathOf, said } from "./advance";
import { placesOf, shownFor } from "./events";
import { placeOf } from "./places";
import { routeBetween } from "./routes";
import { PRINTED, SEAT_COLOURS, type ActionKind, type BonfireView, type PathView } from "./words";

export type Look =
  | { piece: "ship"; colour: string | null }
  | { piece: "novice"; colour: string | null }
  | { piece: "guardian"; guardian: string; colour: string | null }
  | { piece: "task"; task: string }
  | { piece: "tile"; kind: string; count: number }
  | { piece: "sign"; of: string; count: number }
  | { piece: "portal"; shape: string }
  | { piece: "path"; path: PathView }
  | { piece: "fate"; symbols: readonly ActionKind[]; across: boolean }
  | { piece: "points"; points: number };

/** How something moves: to another place, step by step, up and away, or up where it is gained. */
export type Way = "travel" | "walk" | "leave" | "rise";

export interface Flyer {
  look: Look;
  stops: readonly Place[];
  way: Way;
}

export interface Scene {
  /** Milliseconds at normal speed: while something moves, and while one can read what has come of it. */
  travel: number;
  rest: number;
  during: BonfireView;
  after: BonfireView;
  flyers: readonly Flyer[];
  /** Places whose piece is in flight and therefore not drawn there. */
  away: readonly Place[];
  /** What changes: outlined. */
  places: readonly Place[];
  events: readonly GameEvent[];
}

/** Events that share a sentence and a scene. */
const TOGETHER = new Set([
  "tiles_gained",
  "resources_gained",
  "points_scored",
  "tom_scored",
  "tiles_paid",
  "resources_paid",
  "tile_discarded",
]);

const TRAVEL = 400;
const STEP = 200;
const LEG = 140;
const PAID = 250;

/** The scenes of some events; every event's change is in some scene, so the last one leaves nothing out. */
export function scenesOf(view: BonfireView, events: readonly GameEvent[]): Scene[] {
  const scenes: Scene[] = [];
  let now = view;
  /** Where gains come from, judging by what happened just before. */
  let source: Place | null = null;
  for (let index = 0; index < events.length; index++) {
    const group = [events[index]!];
    while (goesWith(group[0]!, events[index + 1])) group.push(events[++index]!);
    const after = group.reduce(advance, now);
    scenes.push(sceneOf(now, after, group, source));
    source = sourceAfter(group[0]!, source);
    now = after;
  }
  return scenes;
}

function goesWith(first: GameEvent, next: GameEvent | undefined): boolean {
  return TOGETHER.has(first.name) && next?.name === first.name && next.seat === first.seat;
}

function sourceAfter(event: GameEvent, source: Place | null): Place | null {
  if (TOGETHER.has(event.name)) return source;
  if (event.name === "turn_began") return null;
  if (event.name === "fate_tile_laid") return cellOf(event);
  if (event.name === "guardian_moved") return standing(event);
  if (event.details.space !== undefined && event.details.task !== undefined)
    return placeOf("space", number(event, "space"), event.seat);
  return placesOf(event).at(-1) ?? source;
}

interface Drawn {
  flyers: readonly Flyer[];
  away?: readonly Place[];
  travel?: number;
  /** What is drawn during the scene, if it is the result of the event. */
  during?: BonfireView;
}

function sceneOf(
  now: BonfireView,
  after: BonfireView,
  events: readonly GameEvent[],
  source: Place | null,
): Scene {
  const drawn = events.flatMap((event) => DIRECTIONS[event.name]?.(now, event, source, after) ?? []);
  const flyers = drawn.flatMap((one) => one.flyers);
  const shown = shownFor(events[0]!);
  const travel = drawn.length === 0 ? 0 : Math.max(...drawn.map((one) => one.travel ?? TRAVEL));
  return {
    travel,
    rest: Math.max(0, shown - travel),
    during: drawn.length === 0 ? after : (drawn[0]!.during ?? now),
    after,
    flyers,
    away: drawn.flatMap((one) => one.away ?? []),
    places: events.flatMap(placesOf),
    events,
  };
}

type Direction = (view: BonfireView, event: GameEvent, source: Place | null, after: BonfireView) => Drawn;

const number = (event: GameEvent, name: string): number => Number(event.details[name] ?? 0);
const colourOf = (seat: number | null): string | null =>
  seat === null ? null : (SEAT_COLOURS[seat] ?? null);
const cityAt = (seat: number | null): Place => placeOf("city", null, seat);

function travels(look: Look, stops: readonly Place[], away: readonly Place[] = []): Drawn {
  return { flyers: [{ look, stops, way: "travel" }], away };
}

const gained =
  (lookOf: (event: GameEvent) => Look, goalOf: (event: GameEvent) => Place): Direction =>
  (_view, event, source) => ({
    flyers: [
      source
        ? { look: lookOf(event), stops: [source, goalOf(event)], way: "travel" }
        : { look: lookOf(event), stops: [goalOf(event)], way: "rise" },
    ],
  });

const paid =
  (lookOf: (event: GameEvent) => Look, fromOf: (event: GameEvent) => Place): Direction =>
  (_view, event) => ({
    flyers: [{ look: lookOf(event), stops: [fromOf(event)], way: "leave" }],
    travel: PAID,
  });

const tileLook = (event: GameEvent): Look => ({
  piece: "tile",
  kind: said(event, "tile"),
  count: number(event, "pieces") || 1,
});
const resourceLook = (event: GameEvent): Look => ({
  piece: "sign",
  of: said(event, "resource"),
  count: number(event, "pieces") || 1,
});
const tilePlace = (event: GameEvent): Place => placeOf("tile", said(event, "tile"), event.seat);
const resourcePlace = (event: GameEvent): Place => placeOf("resource", said(event, "resource"), event.seat);

const scores: Direction = (_view, event, source) => ({
  flyers: [
    {
      look: { piece: "points", points: number(event, "points") },
      stops: source ? [source, cityAt(event.seat)] : [cityAt(event.seat)],
      way: source ? "travel" : "rise",
    },
  ],
});

const sails: Direction = (view, event) => {
  const from = view.cities.find((city) => city.seat === event.seat)?.ship ?? null;
  const to = said(event, "island");
  const islands = from === null ? [to] : routeBetween(from, to).slice(1);
  const start = placeOf("ship", null, event.seat);
  return {
    ...travels(
      { piece: "ship", colour: colourOf(event.seat) },
      [start, ...islands.map((island) => placeOf("island", island))],
      [start],
    ),
    travel: Math.max(TRAVEL, LEG * islands.length),
  };
};

const task: Direction = (_view, event) => {
  const name = said(event, "task");
  const lies = placeOf("task", name);
  return travels(
    { piece: "task", task: name },
    [lies, placeOf("space", number(event, "space"), event.seat)],
    [lies],
  );
};

const guardianComes: Direction = (_view, event) => {
  const guardian = said(event, "guardian");
  return travels({ piece: "guardian", guardian, colour: colourOf(event.seat) }, [
    placeOf("guardian", guardian),
    placeOf("start", null, event.seat),
  ]);
};

/** Where a guardian stands after she has moved. */
function standing(event: GameEvent): Place {
  const area = said(event, "area");
  if (area === "starting-area") return placeOf("start", null, event.seat);
  return placeOf(area === "path" ? "path" : "space", number(event, "number"), event.seat);
}

/** A guardian walks position by position; what the council moves may also go back, straight. */
const guardianWalks: Direction = (view, event) => {
  const guardian = said(event, "guardian");
  const here = placeOf("guardian", guardian, event.seat);
  const before = view.cities.find((city) => city.seat === event.seat)?.guardians[guardian];
  const first = before?.area === "path" ? (before.number ?? 0) + 1 : 1;
  const last = said(event, "area") === "bonfire" ? number(event, "number") : number(event, "number") - 1;
  const passed: Place[] = [];
  if (before?.area !== "bonfire")
    for (let position = first; position <= last; position++)
      passed.push(placeOf("path", position, event.seat));
  const stops = [here, ...passed, standing(event)];
  return {
    flyers: [{ look: { piece: "guardian", guardian, colour: colourOf(event.seat) }, stops, way: "walk" }],
    away: [here],
    travel: Math.max(300, STEP * (stops.length - 1)),
  };
};

const portal: Direction = (view, event, _source, after) => {
  const space = event.name === "tom_took_portal" ? number(event, "space") : (view.pointer ?? 1);
  return {
    ...travels({ piece: "portal", shape: said(event, "shape") }, [
      placeOf("great-bonfire-space", space),
      placeOf("notch", number(event, "notch"), event.seat),
    ]),
    during: { ...view, pointer: after.pointer },
  };
};

const path =
  (from: (event: GameEvent) => Place): Direction =>
  (_view, event) =>
    travels(
      { piece: "path", path: pathOf(event) },
      [from(event), placeOf("path", number(event, "position"), event.seat)],
      from(event).kind === "path-slot" ? [from(event)] : [],
    );
const fromSlot = path((event) => placeOf("path-slot", number(event, "slot")));

const gnome: Direction = (_view, event) => {
  const lies = placeOf("gnome", said(event, "gnome"));
  const of = partsOf(event.details.gnome).kind === "elder" ? "elder" : "gnome";
  return travels({ piece: "sign", of, count: 1 }, [lies, placeOf("gnomes", null, event.seat)], [lies]);
};

function cellOf(event: GameEvent): Place {
  const { column, row } = partsOf(event.details.place);
  return placeOf("fate-cell", Number(column), event.seat, Number(row));
}

const fateTile: Direction = (_view, event) => {
  const symbols = [...(PRINTED.fateTiles[number(event, "tile") - 1] ?? [])];
  if (said(event, "way") === "reversed") symbols.reverse();
  const across = partsOf(event.details.place).direction === "across";
  const held = placeOf("fate-aside", null, event.seat);
  return travels({ piece: "fate", symbols, across }, [held, cellOf(event)], [held]);
};

const novice =
  (colour: (event: GameEvent) => string | null, from: (event: GameEvent) => Place): Direction =>
  (_view, event, source) => {
    const council = said(event, "council");
    const goal = council ? placeOf("council", council) : placeOf("countdown");
    return travels({ piece: "novice", colour: colour(event) }, [source ?? from(event), goal]);
  };
const neutralNovice = novice(
  () => "neutral",
  (event) => placeOf("common-task", said(event, "common_task")),
);
const ownNovice = novice(
  (event) => colourOf(event.seat),
  (event) => cityAt(event.seat),
);

const DIRECTIONS: Record<string, Direction> = {
  tiles_gained: gained(tileLook, tilePlace),
  resources_gained: gained(resourceLook, resourcePlace),
  points_scored: scores,
  tom_scored: scores,
  tiles_paid: paid(tileLook, tilePlace),
  resources_paid: paid(resourceLook, resourcePlace),
  tile_discarded: paid(tileLook, tilePlace),
  sailed: sails,
  offering_laid: (_view, event) =>
    travels({ piece: "sign", of: said(event, "offering"), count: 1 }, [
      placeOf("offering", number(event, "pile"), event.seat),
      placeOf("island", said(event, "island")),
    ]),
  task_received: task,
  tom_took_task: task,
  guardian_retrieved: guardianComes,
  tom_took_guardian: guardianComes,
  guardian_moved: guardianWalks,
  great_bonfire_turned: (_view, _event, _source, after) => ({ flyers: [], during: after }),
  portal_taken: portal,
  tom_took_portal: portal,
  path_taken: fromSlot,
  tom_took_path: fromSlot,
  path_drawn: path((event) => placeOf("path-pile", number(event, "pile"))),
  path_found: path(() => placeOf("path-pile", 1)),
  gnome_recruited: gnome,
  tom_recruited: gnome,
  fate_tile_laid: fateTile,
  bonfire_lit: (_view, event, _source, after) => ({
    flyers: [
      {
        look: { piece: "sign", of: "flame", count: 1 },
        stops: [placeOf("space", number(event, "space"), event.seat)],
        way: "rise",
      },
    ],
    during: after,
  }),
  novice_sent: ownNovice,
  tom_sent_novice: ownNovice,
  neutral_novice_sent: neutralNovice,
  tom_sent_neutral_novice: neutralNovice,
};
