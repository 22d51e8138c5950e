/** The texts of each language, from the same files that the client is built with. */
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

import { Catalogue } from "../../src/lib/text/catalogue";
import type { GameName } from "./table";

const WEB = resolve(import.meta.dirname, "../..");
const PYTHON = resolve(WEB, "../src/beltane");
/** Texts about every game on the home page. */
const SHELVES = readdirSync(join(WEB, "src/games")).map((game) => join(WEB, "src/games", game, "shelf"));
const foldersOf = (game: GameName, more: readonly string[] = []): string[] => [
  join(PYTHON, "text"),
  join(PYTHON, "games", game, "text"),
  join(WEB, "src/text"),
  join(WEB, "src/text/table"),
  join(WEB, "src/text/books"),
  ...SHELVES,
  join(WEB, "src/games", game, "text"),
  join(WEB, "src/games", game, "tutorial"),
  ...more.map((folder) => join(WEB, "src/games", game, folder)),
];

export const LANGUAGES = ["en", "de", "fr", "nl"] as const;
export type Language = (typeof LANGUAGES)[number];

const textsOf = (language: Language, game: GameName, ...more: string[]): string[] =>
  foldersOf(game, more).map((folder) => readFileSync(join(folder, `${language}.ftl`), "utf8"));

export const catalogueOf = (language: Language, game: GameName = "meduris"): Catalogue =>
  new Catalogue(language, textsOf(language, game));

/** From this length on, a piece of a sentence does not occur in another language by chance. */
const TELLING = 14;

/** Pieces of English sentences that do not occur in another language. */
export function onlyEnglish(language: Language, game: GameName = "meduris", ...more: string[]): string[] {
  const theirs = piecesOf(language, game, ...more)
    .join("\n")
    .toLowerCase();
  return piecesOf("en", game, ...more).filter(
    (piece) => piece.length >= TELLING && !theirs.includes(piece.toLowerCase()),
  );
}

/** The plain text between variables, of every message. */
function piecesOf(language: Language, game: GameName, ...more: string[]): string[] {
  const values = textsOf(language, game, ...more)
    .join("\n")
    .split("\n")
    .filter((line) => !line.startsWith("#"))
    .map((line) => line.replace(/^(-?[a-zA-Z][\w-]*|\s*\.[\w-]+|\s*\*?\[[^\]]*\])\s*=?/, ""));
  return values.flatMap((value) => value.split(/[{}]/).map((piece) => piece.trim()));
}
