/** What a column of a city is worth, as the engine reckons it, and who stands in it. */
import type { CityView, ColumnView, Guardian } from "./words";

const NOTHING: ColumnView = { guardian: 0, now: 0, possible: 0, complete: false };

export const columnOf = (city: CityView, space: number): ColumnView => city.columns[space - 1] ?? NOTHING;

export function guardianAt(city: CityView, area: "path" | "bonfire", number: number): Guardian[] {
  return Object.entries(city.guardians)
    .filter(([, place]) => place.area === area && place.number === number)
    .map(([guardian]) => guardian as Guardian);
}

/** What the final scoring would add if the game ended now. */
export function laterPoints(city: CityView): number {
  return Object.values(city.would_score).reduce<number>((sum, points) => sum + (points ?? 0), 0);
}
