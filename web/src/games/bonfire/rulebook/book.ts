/** The rule book of Bonfire, in words alone. */
import type { Book } from "../../../lib/rulebook/book";
import { CHAPTERS, placeFor } from "./chapters";

export const book: Book = { chapters: CHAPTERS, Picture: null, placeFor };
