/** Places of the table, as choices name them. */
import { placeKey, type Place } from "../../lib/table/prompt";

export function placeOf(
  kind: string,
  at: number | string | null = null,
  seat: number | null = null,
  level: number | null = null,
): Place {
  return { kind, at, seat, level };
}

/** Parses a place from its attribute in the DOM. */
export function placeFrom(key: string): Place {
  const [kind = "", at = "", seat = "", level = ""] = key.split(":");
  const number = (text: string) => (text === "" ? null : Number(text));
  return placeOf(kind, at === "" ? null : /^\d+$/.test(at) ? Number(at) : at, number(seat), number(level));
}

export const keysOf = (places: readonly Place[]): ReadonlySet<string> => new Set(places.map(placeKey));
