/** Going through the lessons: which question is asked, what was answered, and what the guide says. */
import type { AnyView } from "../games";
import type { Choice } from "../table/prompt";
import type { GameEvent } from "../text/phrases";
import type { Lesson, Outcome, Step } from "./tutorial";

export class Course {
  /** The lesson that is shown; as many as there are when all are done. */
  lesson = $state(0);
  step = $state(0);
  /** How many lessons have been finished, so that one can go back to them and forth again. */
  finished = $state(0);
  outcome = $state.raw<Outcome | null>(null);
  reason = $state<string | null>(null);

  constructor(readonly lessons: readonly Lesson[]) {}

  get over(): boolean {
    return this.lesson >= this.lessons.length;
  }

  get taught(): Lesson {
    return this.lessons[Math.min(this.lesson, this.lessons.length - 1)]!;
  }

  get asked(): Step {
    return this.taught.steps[this.step]!;
  }

  /** Whether the lesson has come to its end. */
  get done(): boolean {
    return this.outcome !== null;
  }

  get view(): AnyView {
    return this.outcome?.view ?? this.asked.view;
  }

  /** What has happened since the learner was asked last. */
  get happened(): readonly GameEvent[] {
    if (this.outcome) return this.outcome.events;
    if (this.step === 0) return this.taught.opening?.events ?? [];
    return this.taught.steps[this.step - 1]!.right[0]!.events;
  }

  /** The position from which what has happened can be followed, if something has. */
  get before(): AnyView | null {
    if (this.outcome) return this.asked.view;
    if (this.step === 0) return this.taught.opening?.view ?? null;
    return this.taught.steps[this.step - 1]!.view;
  }

  /** The keys of what the guide says: the lesson's sentence, and why the last choice was another one than meant. */
  get sentence(): string {
    const { key } = this.taught;
    if (this.done) return `lesson-${key}-done`;
    return this.step === 0 ? `lesson-${key}` : `lesson-${key}-${this.step + 1}`;
  }

  get remark(): string | null {
    return this.reason === null ? null : `lesson-${this.taught.key}-wrong-${this.reason}`;
  }

  /** Choices that the question is looking for. */
  get sought(): Choice[] {
    return this.asked.prompt.choices.filter((choice) => this.asked.wrong[choice.notation] === undefined);
  }

  choose(choice: Choice): void {
    const outcome = this.asked.right.find(({ notation }) => notation === choice.notation);
    this.reason = outcome ? null : (this.asked.wrong[choice.notation] ?? null);
    if (!outcome) return;
    if (this.step + 1 < this.taught.steps.length) {
      this.step += 1;
      return;
    }
    this.outcome = outcome;
    this.finished = Math.max(this.finished, this.lesson + 1);
  }

  again(): void {
    this.go(this.lesson);
  }

  go(lesson: number): void {
    this.lesson = Math.max(0, Math.min(lesson, this.lessons.length));
    this.reason = null;
    // At the end the last position stays.
    if (this.over) return;
    this.step = 0;
    this.outcome = null;
  }
}
