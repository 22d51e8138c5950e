/** What the player is searching for, shared with every part of the table that may contain it. */
import type { Place } from "../../lib/table/prompt";

class Sought {
  place = $state.raw<Place | null>(null);
}

export const sought = new Sought();
