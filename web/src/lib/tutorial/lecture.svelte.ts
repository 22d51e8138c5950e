/**
 * Going through the lessons of a chapter on the real board: what is shown there now, what can be chosen, and what a
 * lesson is looking for. How it is laid out on a page is not known here.
 */
import type { AnyView, Face, Stage } from "../games";
import { Deciding } from "../table/play.svelte";
import { nextPlaces, remaining } from "../table/picking";
import type { Choice } from "../table/prompt";
import { Course } from "./course.svelte";
import type { Lesson } from "./tutorial";

export class Lecture {
  readonly course: Course;
  readonly deciding: Deciding;
  readonly stage: Stage;

  constructor(
    lessons: readonly Lesson[],
    readonly face: Face,
    /** Called with every choice that is made, right or wrong. */
    private readonly chosen: () => void,
    /** Called when all lessons are done. */
    private readonly finished: () => void,
  ) {
    this.course = new Course(lessons);
    this.deciding = new Deciding((choice) => this.#choose(choice), face.onBoard);
    this.stage = face.newStage();
    this.stage.show(this.course.view);
    this.deciding.ask(this.course.asked.prompt);
  }

  readonly view = $derived.by(() => this.stage.shown ?? this.course.view);
  /** Who moves, in either game. */
  readonly mover = $derived.by(() => (this.view as AnyView & { mover?: number | null }).mover ?? null);
  /** Nothing can be picked while things move; a click skips the motion. */
  readonly choices = $derived.by(() => (this.stage.busy ? [] : this.deciding.choices));
  readonly #sought = $derived.by(() =>
    this.course.done || this.stage.busy ? [] : remaining(this.course.sought, this.deciding.picked),
  );
  readonly #changed = $derived.by(() => this.stage.changed ?? []);
  /** What the board itself lights up, unless it is showing what has changed. */
  readonly meant = $derived.by(() =>
    this.face.lightsMeant && this.#changed.length === 0 ? this.#sought : [],
  );
  readonly lit = $derived.by(() =>
    this.#changed.length > 0 || this.face.lightsMeant
      ? this.#changed
      : nextPlaces(this.#sought, this.deciding.picked),
  );
  /** Whether one's own pieces are in a tray. */
  readonly inTray = $derived.by(
    () => !this.course.done && this.face.trayFor(this.course.asked.prompt) !== null,
  );

  go(lesson: number): void {
    this.course.go(lesson);
    this.#follow();
  }

  /** Skips the motion, or cancels the pick. */
  leave(): void {
    if (this.stage.busy) this.stage.finish();
    else this.deciding.back();
  }

  #choose(choice: Choice): void {
    this.course.choose(choice);
    if (this.course.reason === null) this.#follow();
    this.chosen();
  }

  /** Shows what has happened, then asks the next question. */
  #follow(): void {
    const { before, happened, view, done, over, asked } = this.course;
    this.deciding.ask(done || over ? null : asked.prompt);
    if (over) {
      this.finished();
      return this.stage.finish();
    }
    this.stage.show(view);
    if (before) void this.stage.play(before, happened, view);
  }
}
