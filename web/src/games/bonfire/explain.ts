/** Explanations of everything on the table: what it is, and what it means now. */
import type { Explanation } from "../../lib/games";
import type { Place } from "../../lib/table/prompt";
import type { Speaker } from "../../lib/text/speaker";
import { CITY } from "./explain/city";
import { FATE } from "./explain/fate";
import { MIDDLE } from "./explain/middle";
import { SEA } from "./explain/sea";
import type { Explainer, Helps } from "./explain/common";
import type { BonfireView } from "./words";

export { asksOf } from "./explain/common";

const EXPLAINERS: Record<string, Explainer> = { ...SEA, ...MIDDLE, ...CITY, ...FATE };

export function explainPlace(
  view: BonfireView,
  place: Place,
  speaker: Speaker,
  helps: Helps = () => true,
): Explanation | null {
  return EXPLAINERS[place.kind]?.(view, place, speaker, helps) ?? null;
}

/** What a place is called, in a few words. */
export function namePlace(view: BonfireView, place: Place, speaker: Speaker): string {
  const explained = explainPlace(view, place, speaker);
  if (!explained) return "";
  const [first] = explained.lines;
  return LONG.has(place.kind) && first ? `${explained.title}: ${first}` : explained.title;
}

/** Things whose title alone explains too little. */
const LONG = new Set(["task", "gnome", "space", "great-bonfire-space", "common-task", "path-slot"]);

/** Titles and sentences as one text, with a full stop after each. */
export function sentences(texts: readonly string[]): string {
  return texts.map((text) => (/[.!?…]$/.test(text) ? text : `${text}.`)).join(" ");
}
