/** What somebody looks up at the table, for every part of it that may have it. */
import type { Place } from "../../lib/table/prompt";

class Sought {
  place = $state.raw<Place | null>(null);
}

export const sought = new Sought();
