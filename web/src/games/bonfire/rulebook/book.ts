/** The rule book of Bonfire, with pictures of its pieces. */
import type { Book } from "../../../lib/rulebook/book";
import { CHAPTERS, placeFor } from "./chapters";
import RulePicture from "./RulePicture.svelte";

export const book: Book = {
  chapters: CHAPTERS,
  Picture: RulePicture as unknown as Book["Picture"],
  placeFor,
};
