/** Who sits where, in words. */
import { said } from "../text/said";
import type { Listing } from "./listing";

type Seat = Listing["seats"][number];

/** The name of whoever has a seat: a person's, a bot's level, or that it is free. */
export function nameOf(seat: Pick<Seat, "person" | "bot">): string {
  if (seat.person) return seat.person.name ?? said("ui-somebody-gone");
  return seat.bot ? levelName(seat.bot) : said("ui-seat-free");
}

export function levelName(level: string): string {
  return said(`bots-name-${level}`);
}

export function levelAbout(level: string): string {
  return said(`bots-${level}`);
}
