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
/** What is seen of it: the printed margin holds only the score track, which players' areas stand for. */
export const SEEN = { x: 14, y: 22, width: WIDTH - 28, height: HEIGHT - 50 };

/** How far from the fields' centres things lie, outwards; inwards is negative. */
export const PATH_OFF = 47;
export const EMBLEM_OFF = 92;
const NUMBER_OFF = -16;
const SIZE_OFF = -38;
/** Plateaus are further apart than printed, for stacks and numbers are drawn larger than in perspective. */
const SPREAD = 1.34;
export const STACK_STEP = 42;

export function place(fraction: Point): Point {
  return { x: fraction.x * WIDTH, y: fraction.y * HEIGHT };
}

export class Ring {
  readonly fields: readonly Point[];
  readonly centre: Point;
  readonly radius: number;
  readonly districts: readonly string[];

  constructor(readonly size: number) {
    const side = components.sides.find((one) => one.fields.length === size);
    if (!side) throw new Error(`There is no side of ${size} fields.`);
    this.fields = side.fields.map(place);
    this.districts = side.fields.map((field) => field.district);
    this.centre = mean(this.fields);
    this.radius = size > 32 ? 28 : 31;
  }

  /** A point of the ring: a field by its number, or between two, so 5.5 is half way from field 5 to field 6. */
  at(number: number, off = 0): Point {
    const whole = Math.floor(number);
    const [before, from, to, after] = [whole - 1, whole, whole + 1, whole + 2].map((n) => this.field(n));
    const point = catmullRom(before!, from!, to!, after!, number - whole);
    if (off === 0) return point;
    const normal = this.normal(number);
    return { x: point.x + normal.x * off, y: point.y + normal.y * off };
  }

  /** Outwards; taken from the neighbourhood, so that curves beside the fields are calm. */
  normal(number: number): Point {
    const before = this.at(number - 0.9);
    const after = this.at(number + 0.9);
    const length = Math.hypot(after.x - before.x, after.y - before.y);
    // Fields go clockwise, so outwards is to the left of the way on a screen whose y points down.
    return { x: (after.y - before.y) / length, y: -(after.x - before.x) / length };
  }

  /** Points beside the ring, from one number to another; the way may lead past the last field. */
  along(from: number, to: number, off: number, step = 0.5): Point[] {
    const count = Math.max(1, Math.ceil((to - from) / step));
    return Array.from({ length: count + 1 }, (_, i) => this.at(from + ((to - from) * i) / count, off));
  }

  numberAt(number: number): Point {
    return this.at(number, -this.radius + NUMBER_OFF);
  }

  sizeAt(number: number): Point {
    return this.at(number, -this.radius + SIZE_OFF);
  }

  /** First and last field of each district, with its name, in the order of the ring. */
  stretches(): { name: string; first: number; last: number }[] {
    const names = [...new Set(this.districts)];
    return names.map((name) => ({
      name,
      first: this.districts.indexOf(name) + 1,
      last: this.districts.lastIndexOf(name) + 1,
    }));
  }

  /** Where a district's emblem is: as printed, but clear of the druid's path. */
  emblem(name: string): Point {
    const rune = components.runes.find((one) => one.name === name);
    if (!rune) throw new Error(`There is no rune ${name}.`);
    const printed = place(rune);
    const stretch = this.stretches().find((one) => one.name === name)!;
    const nearest = nearestOf(this, printed, stretch.first - 0.25, stretch.last + 0.25);
    const distance = Math.hypot(printed.x - nearest.x, printed.y - nearest.y);
    if (distance >= EMBLEM_OFF) return printed;
    return this.at(nearest.number, EMBLEM_OFF);
  }

  private field(number: number): Point {
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
  return { x: ground.x - 22, y: ground.y + 4 - (level - 1) * STACK_STEP };
}

export function supplyAt(material: Material): Point {
  const ground = plateauAt(material);
  return { x: ground.x + 58, y: ground.y - 34 };
}

/** The druid's feet: on his temple, on a slab, or on his path beside a field. */
export function druidAt(ring: Ring, druid: { slab: number | null; field: number | null }): Point {
  if (druid.field !== null) return ring.at(druid.field, PATH_OFF);
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
