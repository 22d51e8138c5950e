/** Events as a queue of small scenes: what travels where, what is drawn meanwhile, and what afterwards. */
import type { Place } from "../../lib/table/prompt";
import type { GameEvent } from "../../lib/text/phrases";
import { advance, lift, EventReader } from "./advance";
import { readCounts } from "./counts";
import { DIE_AT, druidAt, ENTRY, pointOf, ringOf, workerAt, type Point, type Ring } from "./geometry";
import { TIMES } from "./motion";
import { placeOf } from "./places";
import {
  MATERIALS,
  type Building,
  type Chip,
  type Colour,
  type Face,
  type Material,
  type MedurisView,
} from "./words";

export type Look =
  | { piece: "worker" | Building; colour: Colour }
  | { piece: "material"; material: Material }
  | { piece: "rune"; name: string }
  | { piece: "chip"; chip: Chip }
  | { piece: "druid" }
  | { piece: "die"; face: Face }
  /** A number of points gained or lost. */
  | { piece: "tag"; colour: Colour; text: string };

/** A thing of a player's beside the board. */
export interface Home {
  seat: number;
  part: "points" | "runes" | Building | Material;
}

export interface Flyer {
  look: Look;
  /** Where it goes along over the board; a single point for what stays in its place. */
  way: Point[];
  /** Where it comes from before that, or goes to afterwards. */
  from?: Home;
  to?: Home;
  /** The part of the scene that is over when it sets out. */
  late?: number;
}

export interface Scene {
  ms: number;
  /** The views drawn during the scene and after it. */
  during: MedurisView;
  after: MedurisView;
  flyers: Flyer[];
  /** Pieces of the board that are in flight and therefore not drawn in their places. */
  away: readonly ("druid" | "die")[];
  /** What changes: outlined where nothing moves. */
  places: Place[];
  /** What it shows. */
  events: readonly GameEvent[];
}

/** The scenes of some events; every event's change is in some scene, so the last one leaves nothing out. */
export function scenesOf(view: MedurisView, events: readonly GameEvent[]): Scene[] {
  const scenes: Scene[] = [];
  let now = view;
  for (let index = 0; index < events.length; index++) {
    const group = [events[index]!];
    while (TOGETHER.has(group[0]!.name) && events[index + 1]?.name === group[0]!.name)
      group.push(events[++index]!);
    const after = group.reduce(advance, now);
    const drawn = group
      .map((event) => DIRECTIONS[event.name]?.(now, new EventReader(event), after))
      .filter(isThere);
    scenes.push(merged(now, after, drawn, group));
    now = after;
  }
  return scenes;
}

/** What several people get at once is one scene. */
const TOGETHER = new Set(["collected", "river_scored", "runes_scored", "temple_scored"]);

type Direction = (view: MedurisView, reader: EventReader, after: MedurisView) => Partial<Scene> | null;

const isThere = <T>(thing: T | null | undefined): thing is T => thing !== null && thing !== undefined;

function merged(
  view: MedurisView,
  after: MedurisView,
  drawn: Partial<Scene>[],
  events: readonly GameEvent[],
): Scene {
  return {
    ms: Math.max(0, ...drawn.map((one) => one.ms ?? 0)),
    during: drawn.length === 1 ? (drawn[0]!.during ?? view) : view,
    after,
    flyers: drawn.flatMap((one) => one.flyers ?? []),
    away: drawn.flatMap((one) => one.away ?? []),
    places: drawn.flatMap((one) => one.places ?? []),
    events,
  };
}

const DIRECTIONS: Record<string, Direction> = {
  worker_placed: (view, reader) => {
    const plateau = reader.material("plateau");
    const feet = workerAt(plateau, reader.number("height"));
    const flyer = { look: worker(view, reader.seat), way: [above(feet, 130), feet] };
    return { ms: TIMES.drop, flyers: [flyer], places: [placeOf("worker", plateau, reader.number("height"))] };
  },
  worker_moved: (view, reader) => {
    const [origin, plateau] = [reader.material("origin"), reader.material("plateau")];
    const [from, to] = [
      workerAt(origin, reader.number("taken_at")),
      workerAt(plateau, reader.number("height")),
    ];
    return {
      ms: TIMES.travel,
      during: lift(view, origin, reader.number("taken_at")),
      flyers: [{ look: worker(view, reader.seat), way: arc(from, to) }],
      places: [placeOf("worker", plateau, reader.number("height"))],
    };
  },
  turn_began: () => ({ ms: TIMES.pause }),
  die_rolled: (_view, reader) => ({
    ms: TIMES.die,
    flyers: [{ look: { piece: "die", face: reader.word("face") as Face }, way: [DIE_AT] }],
    away: ["die"],
    places: [placeOf("die")],
  }),
  collected: (_view, reader) => {
    const material = reader.material("material");
    const at = workerAt(material, reader.number("height"));
    const from = { x: at.x + 60, y: at.y - 24 };
    return gain(reader.seat, material, reader.number("pieces"), from);
  },
  took: (view, reader) => {
    const material = reader.material("material");
    return gain(reader.seat, material, 1, supplyOf(view, material));
  },
  returned: (view, reader) => {
    const material = reader.material("material");
    const flyer: Flyer = {
      look: { piece: "material", material },
      from: { seat: reader.seat, part: material },
      way: [supplyOf(view, material)],
    };
    return { ms: TIMES.travel, flyers: [flyer], places: [placeOf("supply", material)] };
  },
  chip_scored: (view, reader) => onFieldPoints(view, reader, view.asked_field ?? 1),
  chip_paid: (view, reader) => {
    const at = ringOf(view.fields.length).at(reader.number("field"));
    return { ms: TIMES.drop, flyers: [{ look: { piece: "chip", chip: "hut" }, way: [at, above(at, 70)] }] };
  },
  paid: (view, reader) => {
    const ring = ringOf(view.fields.length);
    const field = view.asked_field ?? view.druid.field;
    const to = field ? ring.at(field) : ring.centre;
    const pieces = readCounts(reader.event.details.pieces);
    const paid = MATERIALS.flatMap((material) => Array<Material>(pieces[material]).fill(material));
    const flyers = paid.map((material, index): Flyer => ({
      look: { piece: "material", material },
      from: { seat: reader.seat, part: material },
      way: [above({ x: to.x + (index - (paid.length - 1) / 2) * 24, y: to.y }, 30), to],
      late: lateness(index, paid.length),
    }));
    const supplies = [...new Set(paid)].map((material) => placeOf("supply", material));
    return { ms: TIMES.travel, flyers, places: supplies };
  },
  hut_chosen: (_view, reader, after) => decided(reader, after),
  temple_chosen: (_view, reader, after) => decided(reader, after),
  hut_built: (view, reader) => raised(view, reader, "hut"),
  temple_built: (view, reader) => raised(view, reader, "temple"),
  rune_taken: (view, reader) => runeGoes(view, reader, null),
  rune_seized: (view, reader) => runeGoes(view, reader, reader.other("victim")),
  druid_on_slab: (view, _reader, after) => {
    const ring = ringOf(view.fields.length);
    return walk([druidAt(ring, view.druid), druidAt(ring, after.druid)], 2);
  },
  druid_came: (view, reader) => druidWalks(view, reader.number("field")),
  // He walks on from field 1 with the event that says where he stops.
  river_crossed: (view) => druidWalks(view, 1),
  river_scored: (view, reader) => {
    const ring = ringOf(view.fields.length);
    const at = ring.at(ring.size + 0.5, 60);
    const row = (reader.seat - (view.players.length - 1) / 2) * 38;
    return points(view, reader, { x: Math.max(70, at.x), y: at.y + row }, placeOf("river"));
  },
  offered_nothing: (view, reader) => onFieldPoints(view, reader, reader.number("field")),
  offered_one: (view, reader) => onFieldPoints(view, reader, reader.number("field")),
  offered_both: (view, reader) => onFieldPoints(view, reader, reader.number("field")),
  offered_chip: (view, reader) => onFieldPoints(view, reader, reader.number("field")),
  temple_scored: (view, reader) => onFieldPoints(view, reader, reader.number("field")),
  runes_scored: (view, reader) => {
    const at = { x: DIE_AT.x, y: DIE_AT.y + (reader.seat - (view.players.length - 1) / 2) * 44 };
    return points(view, reader, at, placeOf("die"));
  },
};

const colourOf = (view: MedurisView, seat: number): Colour => view.players[seat]?.colour ?? "purple";
const worker = (view: MedurisView, seat: number): Look => ({ piece: "worker", colour: colourOf(view, seat) });
const above = (point: Point, by: number): Point => ({ x: point.x, y: point.y - by });

function arc(from: Point, to: Point): Point[] {
  return [from, above({ x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) }, 60), to];
}

const supplyOf = (view: MedurisView, material: Material): Point =>
  above(pointOf(ringOf(view.fields.length), placeOf("supply", material))!, 24);

/** Pieces set out one after another. */
const lateness = (index: number, count: number): number => (0.4 * index) / Math.max(3, count);

/** Pieces that come from a plateau to a player. */
function gain(seat: number, material: Material, pieces: number, at: Point): Partial<Scene> {
  const flyers = Array.from({ length: pieces }, (_, index): Flyer => ({
    look: { piece: "material", material },
    way: [{ x: at.x + index * 22, y: at.y }],
    to: { seat, part: material },
    late: lateness(index, pieces),
  }));
  return { ms: TIMES.gain, flyers, places: [placeOf("supply", material)] };
}

/** A number that is read where it was scored, and goes to the player's points. */
function points(view: MedurisView, reader: EventReader, at: Point, place: Place): Partial<Scene> {
  const scored = reader.number("points");
  const text = scored > 0 ? `+${scored}` : scored < 0 ? `−${-scored}` : "0";
  const look: Look = { piece: "tag", colour: colourOf(view, reader.seat), text };
  const flyer: Flyer = { look, way: [at, above(at, 20)], to: { seat: reader.seat, part: "points" } };
  return { ms: TIMES.points, flyers: [flyer], places: [place] };
}

function onFieldPoints(view: MedurisView, reader: EventReader, field: number): Partial<Scene> {
  const at = ringOf(view.fields.length).at(field, -20);
  return points(view, reader, at, placeOf("field", field));
}

/** A building is announced before it is paid for, and its field stays marked until then. */
function decided(reader: EventReader, after: MedurisView): Partial<Scene> {
  return { ms: TIMES.pause, during: after, places: [placeOf("field", reader.number("field"))] };
}

function raised(view: MedurisView, reader: EventReader, building: Building): Partial<Scene> {
  const at = ringOf(view.fields.length).at(reader.number("field"));
  const flyer: Flyer = {
    look: { piece: building, colour: colourOf(view, reader.seat) },
    from: { seat: reader.seat, part: building },
    way: [above(at, 60), { x: at.x, y: at.y + 6 }],
  };
  return { ms: TIMES.travel, flyers: [flyer], places: [placeOf("field", reader.number("field"))] };
}

/** A rune stone leaves its emblem, or its previous holder. */
function runeGoes(view: MedurisView, reader: EventReader, victim: number | null): Partial<Scene> {
  const name = reader.word("rune");
  const flyer: Flyer = {
    look: { piece: "rune", name },
    ...(victim === null ? {} : { from: { seat: victim, part: "runes" } }),
    way: [ringOf(view.fields.length).emblem(name)],
    to: { seat: reader.seat, part: "runes" },
  };
  return { ms: TIMES.travel, flyers: [flyer], places: [placeOf("rune", name)] };
}

function walk(way: Point[], steps: number): Partial<Scene> {
  return {
    ms: TIMES.step * steps,
    flyers: [{ look: { piece: "druid" }, way }],
    away: ["druid"],
    places: [placeOf("druid")],
  };
}

/** Clockwise along his path, field by field; from his slabs he enters at field 1. */
function druidWalks(view: MedurisView, to: number): Partial<Scene> | null {
  const ring: Ring = ringOf(view.fields.length);
  const from = view.druid.field;
  if (from === null) {
    const way = [druidAt(ring, view.druid), ENTRY, ...stops(ring, 1, to)];
    return walk(way, way.length);
  }
  if (from === to) return null;
  const until = to > from ? to : to + ring.size;
  return walk(stops(ring, from, until), until - from);
}

function stops(ring: Ring, from: number, to: number): Point[] {
  return Array.from({ length: to - from + 1 }, (_, i) => druidFeet(ring, from + i));
}

function druidFeet(ring: Ring, field: number): Point {
  const number = ((field - 1) % ring.size) + 1;
  return druidAt(ring, { slab: null, field: number });
}
