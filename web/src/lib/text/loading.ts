/** Loading catalogues: one language at a time, each game's when it is needed. */
import { Catalogue, type MessageOverrides } from "./catalogue";
import type { Language } from "./languages";

type Loader = () => Promise<unknown>;

const SHELL = import.meta.glob("../../../../src/beltane/text/*.ftl", { import: "default" });
const GAMES = import.meta.glob("../../../../src/beltane/games/*/text/*.ftl", { import: "default" });
const BROWSER = import.meta.glob("../../text/**/*.ftl", { import: "default" });
const SHELVES = import.meta.glob("../../games/*/shelf/*.ftl", { import: "default" });
const BROWSER_GAMES = import.meta.glob("../../games/*/text/*.ftl", { import: "default" });
const BOOKS = import.meta.glob("../../games/*/{rulebook,tutorial}/*.ftl", { import: "default" });
const OVERRIDES = import.meta.glob<MessageOverrides>("../../games/*/overrides.ts", { import: "overrides" });

const loaded = new Map<string, Promise<Catalogue>>();

/** The shell's texts; with a game, its texts too; with a book, those of the book as well. */
export function loadCatalogue(
  language: Language,
  game: string | null = null,
  book: "rulebook" | "tutorial" | null = null,
): Promise<Catalogue> {
  const key = `${language}/${game ?? ""}/${book ?? ""}`;
  const known = loaded.get(key);
  if (known) return known;
  const catalogue = load(language, game, book).catch((error: unknown) => {
    // What could not be loaded while offline can be asked for again.
    loaded.delete(key);
    throw error;
  });
  loaded.set(key, catalogue);
  return catalogue;
}

async function load(language: Language, game: string | null, book: string | null): Promise<Catalogue> {
  const files = [
    find(SHELL, `/text/${language}.ftl`),
    find(BROWSER, `/text/${language}.ftl`),
    find(BROWSER, `/text/table/${language}.ftl`),
    ...findAll(SHELVES, `/shelf/${language}.ftl`),
  ];
  if (game) {
    files.push(
      find(GAMES, `/${game}/text/${language}.ftl`),
      find(BROWSER_GAMES, `/${game}/text/${language}.ftl`),
    );
  }
  if (game && book) {
    files.push(find(BROWSER, `/text/books/${language}.ftl`), find(BOOKS, `/${game}/${book}/${language}.ftl`));
  }
  const texts = Promise.all(files.filter((file) => file !== null).map((file) => file()));
  const overrides = game ? OVERRIDES[`../../games/${game}/overrides.ts`]?.() : undefined;
  return new Catalogue(language, (await texts) as string[], await overrides);
}

function find(files: Record<string, Loader>, end: string): Loader | null {
  return findAll(files, end)[0] ?? null;
}

function findAll(files: Record<string, Loader>, end: string): Loader[] {
  return Object.entries(files)
    .filter(([path]) => path.endsWith(end))
    .map(([, load]) => load);
}
