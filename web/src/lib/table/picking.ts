/**
 * Choosing on the board: a choice is made by picking its targets one after another (a worker, then a plateau).
 *
 * These functions know choices and places only, so they serve both games.
 */
import { placeKey, samePlace, type Choice, type Place } from "./prompt";

/** Choices that are still possible after some of their targets have been picked, in order. */
export function remaining(choices: readonly Choice[], picked: readonly Place[]): Choice[] {
  return choices.filter((choice) =>
    picked.every((place, index) => {
      const target = choice.targets[index];
      return target !== undefined && samePlace(target, place);
    }),
  );
}

/** Places that can be picked next. */
export function nextPlaces(choices: readonly Choice[], picked: readonly Place[]): Place[] {
  const places = new Map<string, Place>();
  for (const choice of remaining(choices, picked)) {
    const place = choice.targets[picked.length];
    if (place) places.set(placeKey(place), place);
  }
  return [...places.values()];
}

/** Choices whose targets have all been picked; more than one if they differ in something else than places. */
export function completed(choices: readonly Choice[], picked: readonly Place[]): Choice[] {
  if (picked.length === 0) return [];
  return remaining(choices, picked).filter((choice) => choice.targets.length === picked.length);
}
