/** The stage of a table: plays events as scenes, one after another, and always knows what to draw now. */
import type { Speed } from "../../lib/games";
import { duration, OUTLINED, readingTime } from "../../lib/table/motion";
import type { Place } from "../../lib/table/prompt";
import type { GameEvent } from "../../lib/text/phrases";
import { scenesOf, type Scene } from "./scenes";
import type { BonfireView } from "./words";

/** A scene that plays now, for how many milliseconds, and whether its pieces are still on their way. */
export interface Playing {
  scene: Scene;
  ms: number;
  moving: boolean;
}

export class Stage {
  /** The view to draw now. */
  shown = $state.raw<BonfireView | null>(null);
  playing = $state.raw<Playing | null>(null);
  /** What has just changed, to be outlined. */
  changed = $state.raw<readonly Place[]>([]);
  speed = $state<Speed>("normal");

  #waiting: Scene[] = [];
  #last: BonfireView | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #played: (() => void)[] = [];

  get busy(): boolean {
    return this.playing !== null;
  }

  get caption(): readonly GameEvent[] {
    return this.playing?.scene.events ?? [];
  }

  show(view: BonfireView): void {
    this.#drop();
    this.shown = view;
  }

  play(from: BonfireView, events: readonly GameEvent[], to: BonfireView): Promise<void> {
    const scenes = scenesOf(this.#last ?? from, events);
    if (!this.busy) this.shown = from;
    this.#last = to;
    if (this.speed === "off") {
      this.#drop();
      this.shown = to;
      this.#outline(scenes.flatMap((scene) => scene.places));
      return Promise.resolve();
    }
    this.#waiting.push(...scenes);
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
    for (let scene = this.#waiting.shift(); scene; scene = this.#waiting.shift()) {
      if (scene.travel > 0) return this.#travel(scene);
      this.shown = scene.after;
      if (scene.rest > 0) return this.#rest(scene);
    }
    this.finish();
  }

  #travel(scene: Scene): void {
    if (this.speed === "off") return this.finish();
    this.shown = scene.during;
    this.changed = [];
    const ms = duration(scene.travel, this.speed, this.#waiting.length);
    this.#wait(scene, ms, true, () => this.#rest(scene, ms));
  }

  /** What has arrived stays still until its caption can have been read; one's own actions need no such pause. */
  #rest(scene: Scene, gone = 0): void {
    if (this.speed === "off") return this.finish();
    this.shown = scene.after;
    this.changed = scene.places;
    const ms = duration(scene.rest, this.speed, this.#waiting.length);
    const own = scene.events[0]?.seat === scene.after.seat;
    const reading = own ? 0 : readingTime(this.speed, this.#waiting.length) - gone;
    this.#wait(scene, Math.max(ms, reading), false, () => this.#next());
  }

  #wait(scene: Scene, ms: number, moving: boolean, then: () => void): void {
    this.playing = { scene, ms, moving };
    this.#timer = setTimeout(then, ms);
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
