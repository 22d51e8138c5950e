/** The stage of a table: shows events one after another, each in words and with the places that it is about. */
import type { Speed } from "../../lib/games";
import type { Place } from "../../lib/table/prompt";
import type { GameEvent } from "../../lib/text/phrases";
import { advance } from "./advance";
import { placesOf, shownFor } from "./events";
import type { BonfireView } from "./words";

const FACTORS: Record<Exclude<Speed, "off">, number> = { calm: 1.7, normal: 1, fast: 0.4 };
/** Whoever has more events than this to wait for sees them fast. */
const MANY = 12;
/** Without motion, what has changed is outlined for so long. */
const OUTLINED = 1000;

/** What is told in one sentence. */
const TOGETHER = new Set([
  "tiles_gained",
  "resources_gained",
  "points_scored",
  "tom_scored",
  "tiles_paid",
  "resources_paid",
  "tile_discarded",
]);

export class Stage {
  shown = $state.raw<BonfireView | null>(null);
  /** The events that are shown now: one, or several of a kind. */
  playing = $state.raw<readonly GameEvent[] | null>(null);
  changed = $state.raw<readonly Place[]>([]);
  speed = $state<Speed>("normal");

  #waiting: GameEvent[] = [];
  #last: BonfireView | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #played: (() => void)[] = [];

  get busy(): boolean {
    return this.playing !== null;
  }

  get caption(): readonly GameEvent[] {
    return this.playing ?? [];
  }

  show(view: BonfireView): void {
    this.#drop();
    this.changed = [];
    this.shown = view;
  }

  play(from: BonfireView, events: readonly GameEvent[], to: BonfireView): Promise<void> {
    if (!this.busy) this.shown = from;
    this.#last = to;
    if (this.speed === "off") {
      this.#drop();
      this.shown = to;
      this.#outline(events.flatMap(placesOf));
      return Promise.resolve();
    }
    this.#waiting.push(...events);
    const over = new Promise<void>((resolve) => this.#played.push(resolve));
    if (!this.busy) this.#next();
    return over;
  }

  finish(): void {
    const last = this.#last;
    this.#drop();
    if (last) this.shown = last;
  }

  #next(): void {
    if (this.speed === "off") return this.finish();
    for (let event = this.#waiting.shift(); event; event = this.#waiting.shift()) {
      const together = [event, ...this.#ofOneKind(event)];
      if (this.shown) this.shown = together.reduce(advance, this.shown);
      const factor = this.#waiting.length > MANY ? FACTORS.fast : FACTORS[this.speed];
      const ms = shownFor(event) * factor;
      if (ms === 0) continue;
      this.playing = together;
      this.changed = together.flatMap(placesOf);
      this.#timer = setTimeout(() => this.#next(), ms);
      return;
    }
    this.finish();
  }

  /** What follows an event and is the same of something else, such as several gains. */
  #ofOneKind(event: GameEvent): GameEvent[] {
    const end = this.#waiting.findIndex((next) => next.name !== event.name || next.seat !== event.seat);
    const many = end < 0 ? this.#waiting.length : end;
    return TOGETHER.has(event.name) ? this.#waiting.splice(0, many) : [];
  }

  #drop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#waiting = [];
    this.#last = null;
    this.playing = null;
    this.changed = [];
    for (const resolve of this.#played.splice(0)) resolve();
  }

  #outline(places: readonly Place[]): void {
    this.changed = places;
    this.#timer = setTimeout(() => (this.changed = []), OUTLINED);
  }
}
