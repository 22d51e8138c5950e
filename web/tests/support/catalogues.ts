/** What is said in each language, from the very files that the client is built with. */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";

import { Catalogue } from "../../src/lib/text/catalogue";

const WEB = resolve(import.meta.dirname, "../..");
const PYTHON = resolve(WEB, "../src/beltane");
const FOLDERS = [
  join(PYTHON, "text"),
  join(PYTHON, "games/meduris/text"),
  join(WEB, "src/text"),
  join(WEB, "src/text/table"),
  join(WEB, "src/games/meduris/text"),
  join(WEB, "src/games/meduris/tutorial"),
];

export const LANGUAGES = ["en", "de", "fr", "nl"] as const;
export type Language = (typeof LANGUAGES)[number];

const textsOf = (language: Language): string[] =>
  FOLDERS.map((folder) => readFileSync(join(folder, `${language}.ftl`), "utf8"));

export const catalogueOf = (language: Language): Catalogue => new Catalogue(language, textsOf(language));

/** So long are pieces of sentences that do not come up in another language by chance. */
const TELLING = 14;

/** Pieces of English sentences that another language says otherwise. */
export function onlyEnglish(language: Language): string[] {
  const theirs = piecesOf(language).join("\n").toLowerCase();
  return piecesOf("en").filter((piece) => piece.length >= TELLING && !theirs.includes(piece.toLowerCase()));
}

/** The plain text between variables, of every message. */
function piecesOf(language: Language): string[] {
  const values = textsOf(language)
    .join("\n")
    .split("\n")
    .filter((line) => !line.startsWith("#"))
    .map((line) => line.replace(/^(-?[a-zA-Z][\w-]*|\s*\.[\w-]+|\s*\*?\[[^\]]*\])\s*=?/, ""));
  return values.flatMap((value) => value.split(/[{}]/).map((piece) => piece.trim()));
}
