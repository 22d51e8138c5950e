/** The games on the shelf: each folder under `games` with a card is one. */
import { byGame } from "./by-game";
import { hasFace } from "./games";
import { hasBook } from "./rulebook/book";
import { hasTutorial } from "./tutorial/tutorial";

/** What has to be known about a game before it is loaded. Its picture and texts are next to its card. */
export interface Card {
  /** How much it asks of those who learn it; the easiest game comes first. */
  readonly demands: number;
  /** How long learning it by playing takes. */
  readonly taught: "in-minutes" | "in-chapters";
  /** Whether it has planning aids, which show what things would cost and bring. */
  readonly aids: boolean;
}

const CARDS = byGame(import.meta.glob<Card>("../games/*/shelf/card.ts", { eager: true, import: "card" }));

export const GAMES: readonly string[] = [...CARDS]
  .sort(([, one], [, other]) => one.demands - other.demands)
  .map(([game]) => game);

/** The games that can be played in the browser. */
export const PLAYABLE: readonly string[] = GAMES.filter(hasFace);

/** Games that are learnt by playing, step by step. */
export const WITH_TUTORIAL: readonly string[] = PLAYABLE.filter(hasTutorial);

/** Games whose rule book the browser has. */
export const WITH_RULE_BOOK: readonly string[] = GAMES.filter(hasBook);

/** What starts a game in the terminal, where all of them can be played. */
export const TERMINAL_COMMAND = "make play-terminal";

export const isPlayable = (game: string): boolean => PLAYABLE.includes(game);

export const hasAids = (game: string): boolean => CARDS.get(game)?.aids ?? false;

/** What messages about learning a game have to know of it. */
export const learning = (game: string): { game: string; taught: string } => ({
  game: titleOf(game),
  taught: CARDS.get(game)?.taught ?? "in-minutes",
});

/** Titles are names: the same in every language. */
export const titleOf = (game: string): string => game.charAt(0).toUpperCase() + game.slice(1);
