/** The rule book of Meduris, with pictures of its board. */
import type { Book } from "../../../lib/rulebook/book";
import { CHAPTERS, paragraphFor } from "./chapters";
import RulePicture from "./RulePicture.svelte";

export const book: Book = {
  chapters: CHAPTERS,
  Picture: RulePicture as unknown as Book["Picture"],
  placeFor: paragraphFor,
};
