/** Who sits where, in words. */
import { said } from "../text/said";
import type { Listing } from "./listing";

type Seat = Listing["seats"][number];

/** The label of a seat: a person's name, a bot's level, or that it is free or reserved. */
export function nameOf(seat: Pick<Seat, "person" | "bot" | "held_for">): string {
  if (seat.person) return seat.person.name ?? said("ui-somebody-gone");
  if (seat.held_for) return said("ui-seat-held", { name: seat.held_for.name ?? said("ui-somebody-gone") });
  return seat.bot ? levelName(seat.bot) : said("ui-seat-free");
}

export function levelName(level: string): string {
  return said(`bots-name-${level}`);
}

export function levelAbout(level: string): string {
  return said(`bots-${level}`);
}
