/** The stage of a table: plays events as scenes, one after another, and always knows what to draw now. */
import type { Place } from "../../lib/table/prompt";
import type { GameEvent } from "../../lib/text/phrases";
import type { Speed } from "../../lib/games";
import { duration, OUTLINED, readingTime } from "../../lib/table/motion";
import { scenesOf, type Scene } from "./scenes";
import type { MedurisView } from "./words";

/** A scene that plays now, and for how many milliseconds. */
export interface Playing {
  scene: Scene;
  ms: number;
}

export class Stage {
  /** The view to draw now. */
  shown = $state.raw<MedurisView | null>(null);
  playing = $state.raw<Playing | null>(null);
  /** What has just changed, to be outlined if motion is off. */
  changed = $state.raw<readonly Place[]>([]);
  speed = $state<Speed>("normal");

  #waiting: Scene[] = [];
  #last: MedurisView | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #outlined: ReturnType<typeof setTimeout> | null = null;
  #played: (() => void)[] = [];

  constructor(view: MedurisView | null = null, speed: Speed = "normal") {
    this.shown = view;
    this.speed = speed;
  }

  get busy(): boolean {
    return this.playing !== null;
  }

  get caption(): readonly GameEvent[] {
    return this.playing?.scene.events ?? [];
  }

  /** Shows a view at once, whatever was playing: after undo, say, or in a replay. */
  show(view: MedurisView): void {
    this.#drop();
    this.shown = view;
  }

  /** Plays events that lead from one view to another, after those that are playing; resolves when they are over. */
  play(from: MedurisView, events: readonly GameEvent[], to: MedurisView): Promise<void> {
    const start = this.#last ?? from;
    if (!this.busy) this.shown = from;
    const scenes = scenesOf(start, events);
    this.#last = to;
    if (this.speed === "off") {
      this.#drop();
      this.shown = to;
      this.#outline(scenes.flatMap((scene) => scene.places));
      return Promise.resolve();
    }
    this.#waiting.push(...scenes.filter((scene) => scene.ms > 0 || scene.after !== scene.during));
    const over = new Promise<void>((resolve) => this.#played.push(resolve));
    if (!this.busy) this.#next();
    return over;
  }

  /** Skips everything at once. */
  finish(): void {
    const last = this.#last;
    this.#drop();
    if (last) this.shown = last;
  }

  #next(): void {
    const scene = this.#waiting.shift();
    if (!scene) {
      this.finish();
      return;
    }
    if (this.speed === "off") return this.finish();
    const ms = duration(scene.ms, this.speed, this.#waiting.length);
    if (ms === 0) {
      this.shown = scene.after;
      return this.#next();
    }
    this.shown = scene.during;
    this.playing = { scene, ms };
    this.#timer = setTimeout(() => this.#rest(scene, ms), ms);
  }

  /** What has arrived stays still until its caption can have been read. */
  #rest(scene: Scene, gone: number): void {
    this.shown = scene.after;
    if (this.speed === "off") return this.finish();
    const ms = readingTime(this.speed, this.#waiting.length) - gone;
    if (ms <= 0) return this.#next();
    this.playing = { scene: { ...scene, flyers: [], away: [] }, ms };
    this.#timer = setTimeout(() => this.#next(), ms);
  }

  #drop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#waiting = [];
    this.#last = null;
    this.playing = null;
    for (const resolve of this.#played.splice(0)) resolve();
  }

  #outline(places: readonly Place[]): void {
    if (this.#outlined !== null) clearTimeout(this.#outlined);
    this.changed = places;
    this.#outlined = setTimeout(() => (this.changed = []), OUTLINED);
  }
}
