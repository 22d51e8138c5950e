/** The lessons of Meduris: prepared positions with one idea each, made by the rules (tools/lessons). */
import type { Lesson } from "../../../lib/tutorial/tutorial";
import { bareFields } from "../bare";
import type { MedurisView } from "../words";
import file from "./lessons.json";

const FIELDS = bareFields(32);

export const LESSONS: readonly Lesson[] = (file as unknown as Lesson[]).map(({ key, opening, steps }) => ({
  key,
  opening: opening && { ...opening, view: whole(opening.view as MedurisView) },
  steps: steps.map((step) => ({
    ...step,
    view: whole(step.view as MedurisView),
    right: step.right.map((outcome) => ({ ...outcome, view: whole(outcome.view as MedurisView) })),
  })),
}));

/** Views in the file contain only fields that are not empty. */
function whole(view: MedurisView): MedurisView {
  const built = new Map(view.fields.map((field) => [field.number, field]));
  return { ...view, fields: FIELDS.map((field) => built.get(field.number) ?? field) };
}
