/** The games on the shelf, and what there is of each in the browser. */
import { PLAYABLE } from "./games";
import { WRITTEN } from "./rulebook/book";
import { TAUGHT } from "./tutorial/tutorial";

export const GAMES: readonly string[] = ["meduris", "bonfire"];

/** Games that are learnt by playing, step by step. */
export const WITH_TUTORIAL: readonly string[] = TAUGHT.filter((game) => PLAYABLE.includes(game));

/** Games whose rule book the browser has. */
export const WITH_RULE_BOOK: readonly string[] = WRITTEN;

/** Games that show what things would cost and bring, to those who want it. */
export const WITH_AIDS: readonly string[] = ["bonfire"];

/** What starts a game in the terminal, where all of them can be played. */
export const TERMINAL_COMMAND = "make play-terminal";

export const isPlayable = (game: string): boolean => PLAYABLE.includes(game);

/** Titles are names: the same in every language. */
export const titleOf = (game: string): string => game.charAt(0).toUpperCase() + game.slice(1);
