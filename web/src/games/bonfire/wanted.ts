/** Which portals fit a city next: the rightmost empty notch, or any empty one with the specialist for that. */
import type { CityView } from "./words";

export function wantedNotches(city: CityView): number[] {
  const empty = city.portals.flatMap((there, index) => (there ? [] : [index + 1]));
  if (city.specialists.includes("portals-in-any-order")) return empty;
  return empty.slice(-1);
}

export function wantedShapes(city: CityView): ReadonlySet<string> {
  return new Set(wantedNotches(city).map((notch) => city.notches[notch - 1] ?? ""));
}
