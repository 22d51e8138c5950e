/** The games that there are, and which of them have a table in the browser. */

export const GAMES: readonly string[] = ["meduris", "bonfire"];

/** Games whose table the browser can show; the others are played in the terminal so far. */
export const PLAYABLE: readonly string[] = ["meduris"];

/** Games that are learnt by playing, step by step. */
export const WITH_TUTORIAL: readonly string[] = ["meduris"];

/** Games whose rule book the browser has. */
export const WITH_RULE_BOOK: readonly string[] = ["meduris"];

/** What starts the game in the terminal. */
export const TERMINAL_COMMAND = "make play-terminal";

export const isPlayable = (game: string): boolean => PLAYABLE.includes(game);

/** Titles are names: the same in every language. */
export const titleOf = (game: string): string => game.charAt(0).toUpperCase() + game.slice(1);
