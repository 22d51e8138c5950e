import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const NAME = "virtual:facts";
const PYTHON = join(dirname(fileURLToPath(import.meta.url)), "../../src/beltane");
const SOURCES = ["printed", "reported", "inferred", "reconstructed"] as const;

export type Source = (typeof SOURCES)[number];
/** How many values of a component file come from where. */
export type Provenance = Record<Source, number>;
/** The component files of each game, in the order of their names. */
export type Components = Record<string, Record<string, Provenance>>;

/** Facts from the engine that the client shows: its version, and where the components' values come from. */
export function facts(): Plugin {
  return {
    name: "facts",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null;
      const games = Object.fromEntries(gamesWithComponents().map((game) => [game, componentsOf(game)]));
      return `export const version = ${JSON.stringify(version())};
export const components = ${JSON.stringify(games)};`;
    },
  };
}

function gamesWithComponents(): string[] {
  const games = join(PYTHON, "games");
  return readdirSync(games).filter((game) => existsSync(join(games, game, "components")));
}

export function componentsOf(game: string): Record<string, Provenance> {
  const folder = join(PYTHON, "games", game, "components");
  const files = readdirSync(folder).filter((file) => file.endsWith(".toml"));
  return Object.fromEntries(
    files
      .sort()
      .map((file) => [
        file.replace(".toml", "").replaceAll("_", "-"),
        provenanceOf(readFileSync(join(folder, file), "utf8")),
      ]),
  );
}

/** Counts the provenances in a component file: those of entries, and of single values that are less certain. */
export function provenanceOf(toml: string): Provenance {
  const counts: Provenance = { printed: 0, reported: 0, inferred: 0, reconstructed: 0 };
  for (const [, found] of toml.matchAll(/^(?:\w+_)?provenance = "(\w+)"$/gm)) {
    if (!isSource(found)) throw new Error(`There is no provenance ${found}`);
    counts[found] += 1;
  }
  return counts;
}

const isSource = (word: string | undefined): word is Source =>
  (SOURCES as readonly (string | undefined)[]).includes(word);

function version(): string {
  const found = /^__version__ = "(.+)"$/m.exec(readFileSync(join(PYTHON, "__init__.py"), "utf8"))?.[1];
  if (!found) throw new Error("__init__.py names no version");
  return found;
}
