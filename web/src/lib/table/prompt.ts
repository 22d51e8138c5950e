/** What now? The prompt of either game, as it comes over the wire; see `kernel/prompt.py`. */
import type { components } from "../api/schema";

type Schemas = components["schemas"];

export type Prompt = Schemas["Prompt"];
export type Choice = Schemas["Prompt.Choice"];
export type Detail = Schemas["Prompt.Detail"];
export type Place = Schemas["Prompt.Place"];
export type Topic = Schemas["Prompt.Topic"];

/** A place as a key that can be compared and written into the DOM. */
export function placeKey(place: Place): string {
  return [place.kind, place.at, place.seat, place.level].map((part) => part ?? "").join(":");
}

export function samePlace(one: Place, other: Place): boolean {
  return placeKey(one) === placeKey(other);
}
