/** Names of the seats at a table: people by name, bots by level, and duplicates by colour as well. */
import type { Schemas } from "../api/client";
import type { Catalogue } from "../text/catalogue";
import { wordOf } from "../text/phrases";

type Seat = Schemas["SeatDetails"];

export function namesOf(
  seats: readonly Seat[],
  catalogue: Catalogue,
  colourOf: (seat: number) => string,
): string[] {
  const plain = seats.map((seat) => nameOf(seat, catalogue));
  const names = plain.map((name, seat) => {
    if (plain.filter((other) => other === name).length === 1) return name;
    // Where colours mean other things in a game too, those of seats are words of their own.
    const own = catalogue.has(`seat-colour-${colourOf(seat)}`);
    const colour = catalogue.word(wordOf(own ? "seat_colour" : "colour", colourOf(seat)));
    return catalogue.message("table-name-by-colour", { name, colour });
  });
  // In a solo game the opponent has no seat.
  return seats.length === 1 && catalogue.has("automaton-tom")
    ? [...names, catalogue.message("automaton-tom")]
    : names;
}

function nameOf(seat: Seat, catalogue: Catalogue): string {
  if (seat.bot !== null) return botName(seat.bot, catalogue);
  if (seat.person !== null) return seat.person.name ?? catalogue.message("table-somebody-gone");
  return catalogue.message("table-open-seat");
}

/** A bot by its level; one that is named in another way is called by that. */
export function botName(bot: string, catalogue: Catalogue): string {
  const key = `bots-name-${bot}`;
  return catalogue.has(key) ? catalogue.message(key) : bot;
}
