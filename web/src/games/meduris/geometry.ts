/**
 * Where everything is on the drawn board. Coordinates come from `components.json`; everything else (normals, paths,
 * outlines) follows from them, so that the board and what moves over it agree.
 */
import type { Place } from "../../lib/table/prompt";
import components from "./components.json";
import type { Material } from "./words";

export interface Point {
  x: number;
  y: number;
}

/** The printed board is nearly square and screens are wide: a little more width gives the fields room. */
export const WIDTH = 1100;
export const HEIGHT = 1000;
/** The visible part: the printed margin holds only the score track, which the players' areas replace. */
export const SEEN = { x: 14, y: 22, width: WIDTH - 28, height: HEIGHT - 50 };

/** How far from the fields' centres things lie, outwards; inwards is negative. */
export const PATH_OFF = 49;
export const EMBLEM_OFF = 92;
const NUMBER_OFF = -16;
/** A settlement's size is shown inside the ring at its middle, further in if the field there has a number. */
const SIZE_OFF = { between: -34, atField: -47 };
/** Plateaus are further apart than printed, for stacks and numbers are drawn larger than in perspective. */
const SPREAD = 1.34;
export const STACK_STEP = 42;

export function place(fraction: Point): Point {
  return { x: fraction.x * WIDTH, y: fraction.y * HEIGHT };
}

/** A district's fields. */
export interface Stretch {
  name: string;
  first: number;
  last: number;
}

/** The fields of one side of the board, and what is beside them. */
export class Ring {
  readonly fields: readonly Point[];
  readonly centre: Point;
  readonly radius: number;
  readonly districts: readonly string[];
  readonly #stretches: readonly Stretch[];
  readonly #emblems: ReadonlyMap<string, Point>;
  readonly #normals: readonly Point[];

  constructor(readonly size: number) {
    const side = components.sides.find((one) => one.fields.length === size);
    if (!side) throw new Error(`There is no side of ${size} fields.`);
    this.fields = side.fields.map(place);
    this.districts = side.fields.map((field) => field.district);
    this.centre = mean(this.fields);
    this.radius = size > 32 ? 29.5 : 32;
    this.#normals = this.fields.map((_, index) => this.#normalAt(index + 1));
    this.#stretches = [...new Set(this.districts)].map((name) => ({
      name,
      first: this.districts.indexOf(name) + 1,
      last: this.districts.lastIndexOf(name) + 1,
    }));
    this.#emblems = new Map(this.#stretches.map((stretch) => [stretch.name, this.#emblemOf(stretch)]));
  }

  /** A point of the ring: a field by its number, or between two, so 5.5 is half way from field 5 to field 6. */
  at(number: number, off = 0): Point {
    const whole = Math.floor(number);
    if (off === 0 && whole === number) return this.#field(number);
    const [before, from, to, after] = [whole - 1, whole, whole + 1, whole + 2].map((n) => this.#field(n));
    const point = catmullRom(before!, from!, to!, after!, number - whole);
    if (off === 0) return point;
    const normal = this.normal(number);
    return { x: point.x + normal.x * off, y: point.y + normal.y * off };
  }

  /** Outwards. */
  normal(number: number): Point {
    return (Number.isInteger(number) && this.#normals[number - 1]) || this.#normalAt(number);
  }

  /** Points beside the ring from one field number to another; the path may wrap around after the last field. */
  along(from: number, to: number, off: number, step = 0.5): Point[] {
    const count = Math.max(1, Math.ceil((to - from) / step));
    return Array.from({ length: count + 1 }, (_, i) => this.at(from + ((to - from) * i) / count, off));
  }

  numberAt(number: number): Point {
    return this.at(number, -this.radius + NUMBER_OFF);
  }

  sizeAt(number: number): Point {
    const off = Number.isInteger(number) ? SIZE_OFF.atField : SIZE_OFF.between;
    return this.at(number, -this.radius + off);
  }

  /** First and last field of each district, with its name, in the order of the ring. */
  stretches(): readonly Stretch[] {
    return this.#stretches;
  }

  /** Where a district's emblem is. */
  emblem(name: string): Point {
    return this.#emblems.get(name) ?? this.centre;
  }

  /** As printed, but clear of the druid's path. */
  #emblemOf({ name, first, last }: Stretch): Point {
    const rune = components.runes.find((one) => one.name === name);
    if (!rune) return this.at((first + last) / 2, EMBLEM_OFF);
    const printed = place(rune);
    const nearest = nearestOf(this, printed, first - 0.25, last + 0.25);
    const distance = Math.hypot(printed.x - nearest.x, printed.y - nearest.y);
    return distance >= EMBLEM_OFF ? printed : this.at(nearest.number, EMBLEM_OFF);
  }

  /** Averaged over neighbours, so that curves beside the fields are smooth. */
  #normalAt(number: number): Point {
    const before = this.at(number - 0.9);
    const after = this.at(number + 0.9);
    const length = Math.hypot(after.x - before.x, after.y - before.y);
    // Fields go clockwise, so outwards is to the left of the way on a screen whose y points down.
    return { x: (after.y - before.y) / length, y: -(after.x - before.x) / length };
  }

  #field(number: number): Point {
    return this.fields[(((number - 1) % this.size) + this.size) % this.size]!;
  }
}

const RINGS = new Map<number, Ring>();

/** The ring of a side, by its number of fields. */
export function ringOf(size: number): Ring {
  let ring = RINGS.get(size);
  if (!ring) RINGS.set(size, (ring = new Ring(size)));
  return ring;
}

export const TEMPLE = place(components.druid.temple);
export const SLABS = components.druid.slabs.map(place);
export const ENTRY = place(components.druid.entry);
const PLATEAU_CENTRE = place(mean(components.plateaus));
export const DIE_AT: Point = { x: PLATEAU_CENTRE.x - 4, y: PLATEAU_CENTRE.y + 14 };

/** The middle of a plateau's ground. */
export function plateauAt(material: Material): Point {
  const printed = place(components.plateaus.find((one) => one.material === material)!);
  return {
    x: PLATEAU_CENTRE.x + (printed.x - PLATEAU_CENTRE.x) * SPREAD,
    y: PLATEAU_CENTRE.y + (printed.y - PLATEAU_CENTRE.y) * SPREAD + 42,
  };
}

/** The feet of a worker at a height from 1 on. */
export function workerAt(material: Material, level: number): Point {
  const ground = plateauAt(material);
  return { x: ground.x - 26, y: ground.y + 8 - (level - 1) * STACK_STEP };
}

export function supplyAt(material: Material): Point {
  const ground = plateauAt(material);
  return { x: ground.x + 55, y: ground.y - 30 };
}

/** The druid's feet: on his temple, on a slab, or on his path beside a field. */
export function druidAt(ring: Ring, druid: { slab: number | null; field: number | null }): Point {
  // Where his path runs below the fields he is drawn further out, so as not to hide them.
  if (druid.field !== null) {
    const beside = ring.at(druid.field, PATH_OFF);
    return { x: beside.x, y: beside.y + 6 + 20 * Math.max(0, ring.normal(druid.field).y) };
  }
  if (!druid.slab) return { x: TEMPLE.x, y: TEMPLE.y + 10 };
  return SLABS[druid.slab - 1] ?? TEMPLE;
}

/** Where a place is on the board, or null if it is elsewhere (a hand, say). */
export function pointOf(ring: Ring, target: Place, druid?: Point): Point | null {
  switch (target.kind) {
    case "field":
      return ring.at(Number(target.at));
    case "plateau": {
      const ground = plateauAt(target.at as Material);
      return { x: ground.x, y: ground.y - 30 };
    }
    case "worker": {
      const feet = workerAt(target.at as Material, target.level ?? 1);
      return { x: feet.x, y: feet.y - STACK_STEP / 2 };
    }
    case "supply":
      return supplyAt(target.at as Material);
    case "rune":
      return ring.emblem(String(target.at));
    case "river":
      return ring.at(ring.size + 0.5);
    case "druid":
      return druid ?? TEMPLE;
    case "die":
      return DIE_AT;
    default:
      return null;
  }
}

/** A smooth curve through points, as a path. */
export function curve(points: readonly Point[], closed = false): string {
  const at = (index: number): Point => {
    const count = points.length;
    const bounded = closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index));
    return points[bounded]!;
  };
  const segments = closed ? points.length : points.length - 1;
  let path = `M${xy(at(0))}`;
  for (let i = 0; i < segments; i++) path += bezier(at(i - 1), at(i), at(i + 1), at(i + 2));
  return closed ? `${path}Z` : path;
}

/** The outline of a band between two curves. */
export function band(outer: readonly Point[], inner: readonly Point[]): string {
  return `${curve(outer)}L${curve([...inner].reverse()).slice(1)}Z`;
}

function bezier(before: Point, from: Point, to: Point, after: Point): string {
  const first = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
  const second = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
  return `C${xy(first)} ${xy(second)} ${xy(to)}`;
}

function xy(point: Point): string {
  return `${Math.round(point.x * 10) / 10} ${Math.round(point.y * 10) / 10}`;
}

function mean(points: readonly Point[]): Point {
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

function catmullRom(p0: Point, p1: Point, p2: Point, p3: Point, t: number): Point {
  const of = (a: number, b: number, c: number, d: number) =>
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
  return { x: of(p0.x, p1.x, p2.x, p3.x), y: of(p0.y, p1.y, p2.y, p3.y) };
}

function nearestOf(ring: Ring, to: Point, from: number, until: number): Point & { number: number } {
  let best = { ...ring.at(from), number: from };
  let least = Infinity;
  for (let number = from; number <= until; number += 0.1) {
    const point = ring.at(number);
    const distance = Math.hypot(point.x - to.x, point.y - to.y);
    if (distance < least) [least, best] = [distance, { ...point, number }];
  }
  return best;
}
