/** What explanations of all places have in common. */
import type { Explanation } from "../../../lib/games";
import type { Place } from "../../../lib/table/prompt";
import { wordOf, type Phrase, type Value, type Word } from "../../../lib/text/phrases";
import type { Speaker } from "../../../lib/text/speaker";
import type { Aid } from "../aids";
import { ownCity, PRINTED, type BonfireView, type CityView, type PathView } from "../words";

/** Whether a planning aid is on: if not, explanations leave out what it would show. */
export type Helps = (aid: Aid) => boolean;
export type Explainer = (
  view: BonfireView,
  place: Place,
  speaker: Speaker,
  helps: Helps,
) => Explanation | null;

export const seat = (number: number): Value => ({ seat: number });
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

export function asksOf(task: string): Phrase {
  return PRINTED.tasks[task]!.asks;
}

export const pathWord = (path: PathView): Word => wordOf("path_kind", `${path.crystal}-${path.resource}`);

export const cityOf = (view: BonfireView, place: Place): CityView =>
  view.cities.find((city) => city.seat === place.seat) ?? ownCity(view);

export const ownerOf = (city: CityView, speaker: Speaker): string =>
  city.seat === null ? speaker.message("automaton-tom") : (speaker.names[city.seat] ?? "");
