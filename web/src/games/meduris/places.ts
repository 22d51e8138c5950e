/** Every place of the board that can be pointed at, with its outline, in the order in which keys walk through them. */
import { placeKey, type Place } from "../../lib/table/prompt";
import { druidAt, pointOf, ringOf, STACK_STEP, type Point } from "./geometry";
import { MATERIALS, type MedurisView } from "./words";

export interface Spot {
  key: string;
  place: Place;
  /** The middle, and half of width and height. */
  at: Point;
  rx: number;
  ry: number;
  /** Its outline: an ellipse, a rounded box where workers stand, or a plateau's ledge below its stack. */
  shape: "round" | "box" | "ledge";
}

export function placeOf(kind: string, at: number | string | null = null, level: number | null = null): Place {
  return { kind, at, seat: null, level };
}

/** Around the ring, then plateaus from wood on, their workers from the top down; then what only explains itself. */
export function spotsOf(view: MedurisView): Spot[] {
  const ring = ringOf(view.fields.length);
  const druid = druidAt(ring, view.druid);
  const spot = (place: Place, rx: number, ry = rx, shape: Spot["shape"] = "round", lift = 0): Spot => {
    const at = pointOf(ring, place, druid)!;
    return { key: placeKey(place), place, at: { x: at.x, y: at.y - lift }, rx, ry, shape };
  };
  const plateaus = MATERIALS.map((material) => view.plateaus.find((one) => one.material === material)!);
  return [
    ...view.fields.map(({ number }) => spot(placeOf("field", number), ring.radius + 3)),
    ...plateaus.map(({ material }) => spot(placeOf("plateau", material), 116, 82, "ledge")),
    ...plateaus.flatMap(({ material, workers }) =>
      workers.map((_, i) => spot(placeOf("worker", material, workers.length - i), 27, STACK_STEP / 2, "box")),
    ),
    ...plateaus.map(({ material }) => spot(placeOf("supply", material), 42, 50, "box")),
    ...ring.stretches().map(({ name }) => spot(placeOf("rune", name), 29)),
    spot(placeOf("river"), 25),
    spot(placeOf("die"), 36),
    spot(placeOf("druid"), 24, 38, "round", 32),
  ];
}

/** The spot that an arrow key leads to, if any: the next or last one of the list. */
export function walk(spots: readonly Spot[], from: string, key: string): Spot | null {
  const index = spots.findIndex((spot) => spot.key === from);
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
  if (index < 0) return null;
  if (key === "Home") return spots[0] ?? null;
  if (key === "End") return spots.at(-1) ?? null;
  if (step === undefined) return null;
  return spots[(index + step + spots.length) % spots.length] ?? null;
}
