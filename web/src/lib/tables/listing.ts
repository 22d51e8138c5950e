/** Lists of tables: their order, updating them, and free seats. */
import type { Schemas } from "../api/client";

export type Listing = Schemas["Listing"];
type TableDetails = Schemas["TableDetails"];
type Seat = Listing["seats"][number];

export const isOpen = (seat: Seat): boolean => seat.person === null && seat.bot === null;

/** Whether the user can sit down there: seats of a rematch are reserved for the previous players. */
export const isFree = (seat: Seat, person: string | null): boolean =>
  isOpen(seat) && (seat.held_for === null || seat.held_for.key === person);

export const freeSeats = (table: Pick<Listing, "seats">, person: string | null): number[] =>
  table.seats.filter((seat) => isFree(seat, person)).map((seat) => seat.seat);

export const sitsAt = (table: Pick<Listing, "seats">, person: string | null): boolean =>
  person !== null && table.seats.some((seat) => seat.person?.key === person);

/** Whether the game will be rated: it needs several people, and nobody may know hidden information. */
export function counts(table: Pick<Listing, "seats" | "settings" | "from_save">): boolean {
  const people = new Set(table.seats.filter((seat) => seat.person).map((seat) => seat.person!.key));
  return table.settings.rated && !table.from_save && people.size + table.seats.filter(isOpen).length > 1;
}

/** The tables that wait for me first, the one that has waited longest before all; then the latest. */
export function inOrder(tables: readonly Listing[], waiting: readonly string[]): Listing[] {
  const rank = (table: Listing): number => {
    const place = waiting.indexOf(table.key);
    return place === -1 ? waiting.length : place;
  };
  return [...tables].sort((one, other) => rank(one) - rank(other) || other.changed - one.changed);
}

/** A list of public tables of one status after some have changed; the latest stand first. */
export function afterChange(
  tables: readonly Listing[],
  changed: readonly TableDetails[],
  status: Listing["status"],
): Listing[] {
  const keys = new Set(changed.map((table) => table.key));
  const fresh = changed.filter((table) => table.status === status && table.settings.public);
  const kept = tables.filter((table) => !keys.has(table.key));
  return [...fresh, ...kept].sort((one, other) => other.changed - one.changed);
}
