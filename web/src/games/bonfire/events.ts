/** Which places an event refers to, and how long it is shown. */
import type { Place } from "../../lib/table/prompt";
import { isWord, type GameEvent } from "../../lib/text/phrases";
import { placeOf } from "./places";

const KIND_OF_WORD: Record<string, string> = {
  island: "island",
  task: "task",
  gnome: "gnome",
  specialist: "gnome",
  council_space: "council",
  common_task: "common-task",
};
/** Words for things in a player's city. */
const IN_CITY: Record<string, string> = { action_kind: "tile", resource: "resource", guardian: "guardian" };

export function placesOf(event: GameEvent): Place[] {
  const places: Place[] = [];
  for (const value of Object.values(event.details)) {
    if (!isWord(value)) continue;
    const anywhere = KIND_OF_WORD[value.domain];
    const inCity = IN_CITY[value.domain];
    if (anywhere) places.push(placeOf(anywhere, value.word));
    else if (inCity && event.seat !== null) places.push(placeOf(inCity, value.word, event.seat));
  }
  return [...places, ...numbered(event)];
}

function numbered({ name, seat, details }: GameEvent): Place[] {
  const number = (key: string): number => Number(details[key]);
  switch (name) {
    case "task_received":
    case "bonfire_lit":
      return [placeOf("space", number("space"), seat)];
    case "great_bonfire_turned":
      return [placeOf("great-bonfire-space", number("space"))];
    case "portal_taken":
      return [placeOf("notch", number("notch"), seat)];
    case "tom_took_portal":
      return [placeOf("great-bonfire-space", number("space")), placeOf("notch", number("notch"), null)];
    case "path_taken":
      return [placeOf("path-slot", number("slot")), placeOf("path", number("position"), seat)];
    case "path_drawn":
      return [placeOf("path-pile", number("pile")), placeOf("path", number("position"), seat)];
    case "path_revealed":
      return [placeOf("path-slot", number("slot"))];
    case "offering_laid":
    case "offering_revealed":
      return [placeOf("offering", number("pile"), seat)];
    default:
      return [];
  }
}

/** Milliseconds at normal speed; what only follows from something else is over at once. */
const SHOWN: Record<string, number> = {
  tom_revealed: 1500,
  tom_key: 1200,
  tom_took_task: 1400,
  tom_took_portal: 1200,
  tom_took_guardian: 1200,
  tom_took_path: 1200,
  tom_recruited: 1200,
  tom_did_nothing: 1000,
  tom_sent_novice: 800,
  tom_fulfilled_common_task: 1000,
  bonfire_lit: 1000,
  common_task_fulfilled: 1000,
  countdown_began: 1300,
  countdown_tile_passed_on: 900,
  passed: 1000,
  turn_began: 0,
  procession_began: 0,
  tiles_paid: 250,
  resources_paid: 250,
  tile_discarded: 200,
  path_revealed: 300,
  specialist_revealed: 300,
  offering_revealed: 300,
};
const USUAL = 650;

export const shownFor = (event: GameEvent): number => SHOWN[event.name] ?? USUAL;
