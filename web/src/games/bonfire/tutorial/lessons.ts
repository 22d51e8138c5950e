/** The lessons of a chapter from its file: prepared positions with one idea each, made by the rules (tools/lessons). */
import type { AnyView } from "../../../lib/games";
import type { Lesson, Outcome, Step } from "../../../lib/tutorial/tutorial";

/** One complete view, and lessons whose views contain only the differences from it. */
export interface ChapterFile {
  readonly view: AnyView;
  readonly lessons: readonly Lesson[];
}

/** Marks a value that takes the place of another one as a whole. */
const WHOLE = "=";

export function lessonsOf({ view, lessons }: ChapterFile): Lesson[] {
  const whole = <Shown extends Step | Outcome>(shown: Shown): Shown => ({
    ...shown,
    view: restored(view, shown.view) as AnyView,
  });
  return lessons.map((lesson) => ({
    ...lesson,
    steps: lesson.steps.map((step) => ({ ...whole(step), right: step.right.map(whole) })),
  }));
}

/** A value from its differences: the inverse of `difference` in tools/lessons/bonfire.py. */
export function restored(base: unknown, change: unknown): unknown {
  if (!isRecord(change)) return change;
  if (WHOLE in change) return change[WHOLE];
  if (Array.isArray(base)) {
    return base.map((item, index) => (index in change ? restored(item, change[index]) : (item as unknown)));
  }
  const known = isRecord(base) ? base : {};
  const changed = Object.entries(change).map(([key, value]) => [key, restored(known[key], value)]);
  return { ...known, ...Object.fromEntries(changed) };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
