/** The lessons of the tutorial: prepared positions with one idea each, made by the rules (tools/lessons.py). */
import type { Prompt } from "../../../lib/table/prompt";
import type { GameEvent } from "../../../lib/text/phrases";
import { bareFields } from "../bare";
import type { MedurisView } from "../words";
import file from "./lessons.json";

export interface Outcome {
  readonly notation: string;
  readonly events: readonly GameEvent[];
  readonly view: MedurisView;
}

export interface Step {
  readonly view: MedurisView;
  readonly prompt: Prompt;
  /** What follows each choice that the lesson is looking for. */
  readonly right: readonly Outcome[];
  /** Why it is not one of the others, by their notation: the last part of a message's key. */
  readonly wrong: Readonly<Record<string, string>>;
}

export interface Lesson {
  readonly key: string;
  /** What leads to the first question, where that is worth seeing. */
  readonly opening: { readonly view: MedurisView; readonly events: readonly GameEvent[] } | null;
  readonly steps: readonly Step[];
}

const FIELDS = bareFields(32);

/** Where the rule book says what a lesson is about. */
const PARAGRAPHS: Readonly<Record<string, string>> = {
  collect: "big-yield",
  die: "small-yield",
  hut: "hut",
  settlement: "settlement",
  rune: "rune",
  druid: "offering",
  replace: "replacing",
  chip: "chips",
  river: "river",
  end: "temple-scoring",
};

export const LESSONS: readonly Lesson[] = (file as unknown as Lesson[]).map(({ key, opening, steps }) => ({
  key,
  opening: opening && { ...opening, view: whole(opening.view) },
  steps: steps.map((step) => ({
    ...step,
    view: whole(step.view),
    right: step.right.map((outcome) => ({ ...outcome, view: whole(outcome.view) })),
  })),
}));

/** Views in the file have only those fields that something stands or lies on. */
function whole(view: MedurisView): MedurisView {
  const built = new Map(view.fields.map((field) => [field.number, field]));
  return { ...view, fields: FIELDS.map((field) => built.get(field.number) ?? field) };
}

/** The key of the paragraph of the rule book that a lesson is about. */
export function paragraphOf(lesson: Lesson): string {
  return PARAGRAPHS[lesson.key] ?? "";
}
