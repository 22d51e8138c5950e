/** The last table created for each game, stored in this browser. */
import { draftFrom, type Draft } from "./draft";

const KEPT = "beltane.new-table";
/** A person's seat or a level; the service sends the list of levels later. */
const SEAT = /^[a-z]+$/;

export function lastDraft(game: string): Draft {
  let kept: unknown = null;
  try {
    kept = JSON.parse(localStorage.getItem(`${KEPT}.${game}`) ?? "null");
  } catch {
    // What cannot be read is forgotten.
  }
  return draftFrom(kept, game, (wish) => SEAT.test(wish));
}

export const keepDraft = (draft: Draft): void =>
  localStorage.setItem(`${KEPT}.${draft.game}`, JSON.stringify(draft));
