/** What a column of a city is worth, computed as the engine does, and who is in it. */
import { phrase, wordOf, type Phrase, type Word } from "../../lib/text/phrases";
import { PRINTED, type CityView, type ColumnView, type Guardian } from "./words";

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

/** What the final scoring would add, by what it comes from. */
export function laterParts(city: CityView): { source: Word; points: number }[] {
  return Object.entries(city.would_score)
    .filter(([, points]) => (points ?? 0) > 0)
    .map(([source, points]) => ({ source: wordOf("source", source), points: points ?? 0 }));
}

/** What a column scores at the end, part by part: as things stand (`now`), or the most that is possible with what is there. */
export function columnParts(city: CityView, space: number, when: "now" | "possible"): Phrase[] {
  const task = city.tasks.find((each) => each.space === space);
  if (!task || (when === "now" && !task.bonfire)) return [];
  const portal = city.portals[space - 1] ?? false;
  const arrived = guardianAt(city, "bonfire", space).length > 0;
  const parts = [phrase("scores-bonfire", { points: task.points })];
  if (portal) parts.push(phrase("scores-portal", { points: PRINTED.columnPoints.portal }));
  if (city.paths[space - 2]?.crystal === task.colour)
    parts.push(phrase("scores-crystal", { points: PRINTED.columnPoints.crystal }));
  if (arrived || (when === "possible" && portal))
    parts.push(phrase("bonfire-ui-scores-guardian", { points: columnOf(city, space).guardian }));
  return parts;
}
