/** What now? The prompt of either game, as it comes over the wire; see `kernel/prompt.py`. */
import type { components } from "../api/schema";

type Schemas = components["schemas"];

export type Prompt = Schemas["MedurisPrompt"];
export type Choice = Schemas["MedurisPrompt.Choice"];
export type Detail = Schemas["MedurisPrompt.Detail"];
export type Place = Schemas["MedurisPrompt.Place"];
export type Topic = Schemas["MedurisPrompt.Topic"];

/** A place as a key that can be compared and written into the DOM. */
export function placeKey(place: Place): string {
  return [place.kind, place.at, place.seat, place.level].map((part) => part ?? "").join(":");
}

export function samePlace(one: Place, other: Place): boolean {
  return placeKey(one) === placeKey(other);
}
