/** What a column of a city is worth: its bonfire, portal, path tile and guardian together. */
import { PRINTED, type CityView, type Guardian } from "./words";

const PORTAL = 2;
const CRYSTAL = 2;
const MORE_FOR_GUARDIANS = 2;

export interface Worth {
  /** What it would score if the game ended now. */
  now: number;
  /** What is still possible with what lies there: as a bonfire, with portal, matching crystal and guardian. */
  possible: number;
  complete: boolean;
}

export function guardianValue(city: CityView, space: number): number {
  const more = city.specialists.includes("points-for-guardians") ? MORE_FOR_GUARDIANS : 0;
  return (PRINTED.spaces[space - 1]?.guardian_points ?? 0) + more;
}

export function guardianAt(city: CityView, area: "path" | "bonfire", number: number): Guardian[] {
  return Object.entries(city.guardians)
    .filter(([, place]) => place.area === area && place.number === number)
    .map(([guardian]) => guardian as Guardian);
}

export function worthOf(city: CityView, space: number): Worth {
  const task = city.tasks.find((each) => each.space === space);
  const portal = city.portals[space - 1] ? PORTAL : 0;
  const path = space > 1 ? city.paths[space - 2] : undefined;
  const crystal = task && path?.crystal === task.colour ? CRYSTAL : 0;
  const guardian = guardianAt(city, "bonfire", space).length > 0 ? guardianValue(city, space) : 0;
  if (!task) return { now: 0, possible: 0, complete: false };
  const points = task.points + portal + crystal;
  return {
    now: task.bonfire ? points + guardian : 0,
    possible: points + (guardian || (portal > 0 ? guardianValue(city, space) : 0)),
    complete: task.bonfire && portal > 0 && guardian > 0 && (crystal > 0 || space === 1),
  };
}

/** Points by what they would come from if the game ended now; points during the game are among `points` already. */
export function columnsNow(city: CityView): number {
  return [1, 2, 3, 4, 5, 6, 7].reduce((sum, space) => sum + worthOf(city, space).now, 0);
}
