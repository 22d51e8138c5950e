/** The table that somebody last made of each game, kept in this browser. */
import { draftFrom, type Draft } from "./draft";

const KEPT = "beltane.new-table";
/** Somebody's place or a level; which levels there are the service says later. */
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
