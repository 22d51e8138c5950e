/** The table that somebody last made of each game, kept in this browser. */
import { ANYONE, draftFrom, FRIEND, ME, type Draft } from "./draft";

const KEPT = "beltane.new-table";
const LEVELS = ["apprentice", "adept", "druid"];
const SEATS = [ME, FRIEND, ANYONE, ...LEVELS];

export function lastDraft(game: string): Draft {
  let kept: unknown = null;
  try {
    kept = JSON.parse(localStorage.getItem(`${KEPT}.${game}`) ?? "null");
  } catch {
    // What cannot be read is forgotten.
  }
  return draftFrom(kept, game, (wish) => SEATS.includes(wish));
}

export const keepDraft = (draft: Draft): void =>
  localStorage.setItem(`${KEPT}.${draft.game}`, JSON.stringify(draft));
