/** Finding tasks, gnomes, council spaces, common tasks and islands by their name or by what they do. */
import { AUTOMATON } from "../../lib/games";
import type { Place } from "../../lib/table/prompt";
import type { Speaker } from "../../lib/text/speaker";
import { explainPlace } from "./explain";
import { placeOf } from "./places";
import {
  COMMON_TASKS,
  PRINTED,
  gnomeOfElder,
  gnomesOf,
  ownCity,
  type BonfireView,
  type CityView,
} from "./words";

export interface Found {
  place: Place;
  title: string;
  text: string;
  /** Whether it is visible on the table. */
  there: boolean;
}

const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase();

const PLACES: readonly Place[] = [
  ...Object.keys(PRINTED.tasks).map((task) => placeOf("task", task)),
  ...Object.keys(PRINTED.gnomes).map((gnome) => placeOf("gnome", gnome)),
  ...PRINTED.council.map(({ bonus }) => placeOf("council", bonus)),
  ...COMMON_TASKS.map((name) => placeOf("common-task", name)),
  ...PRINTED.islands.map(({ name }) => placeOf("island", name)),
];

/** Everything that contains all words of a query; what is visible on the table comes first. */
export function search(view: BonfireView, speaker: Speaker, question: string): Found[] {
  const words = plain(question).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const found: Found[] = [];
  for (const place of PLACES) {
    const explained = explainPlace(view, place, speaker);
    if (!explained) continue;
    const text = explained.lines.join(" ");
    // Tasks have codes, by which the command line knows them.
    const said = plain(`${explained.title} ${text} ${place.kind === "task" ? place.at : ""}`);
    if (words.every((word) => said.includes(word)))
      found.push({ place, title: explained.title, text, there: inSight(view, place) });
  }
  return found.sort((a, b) => Number(b.there) - Number(a.there));
}

function inSight(view: BonfireView, { kind, at }: Place): boolean {
  if (kind === "task")
    return [...view.islands, ...view.cities].some(({ tasks }) => tasks.some(({ task }) => task === at));
  if (kind !== "gnome") return true;
  const gnome = String(at);
  return (
    view.specialist_display.some((each) => each === gnome) ||
    view.elders.some((elder) => gnomeOfElder(elder) === gnome) ||
    view.cities.some((city) => gnomesOf(city).includes(gnome))
  );
}

/** Where a result is drawn: a player's task is on a space of their city, a gnome with its owner. */
export function drawnAt(view: BonfireView, place: Place): Place {
  for (const city of view.cities) {
    const owned = place.kind === "task" ? city.tasks.find(({ task }) => task === place.at) : undefined;
    if (owned) return placeOf("space", owned.space, city.seat);
    const own = city === ownCity(view);
    if (place.kind === "gnome" && !own && gnomesOf(city).includes(String(place.at)))
      return placeOf("gnome", place.at, city.seat ?? AUTOMATON);
  }
  return place;
}

/** Whether a place is of a city that is folded to a line. */
export const isFoldedIn = (city: CityView, place: Place | null): boolean =>
  place !== null && place.seat === (city.seat ?? (place.kind === "gnome" ? AUTOMATON : undefined));
