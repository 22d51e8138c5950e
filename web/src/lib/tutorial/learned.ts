/** Chapters that have been completed in this browser. */

const KEPT = "beltane.learned";

type Learned = Partial<Record<string, string[]>>;

export function learned(game: string): readonly string[] {
  return read()[game] ?? [];
}

export function keepLearned(game: string, chapter: string): void {
  const all = read();
  const chapters = new Set([...(all[game] ?? []), chapter]);
  localStorage.setItem(KEPT, JSON.stringify({ ...all, [game]: [...chapters] }));
}

function read(): Learned {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Learned;
  } catch {
    return {};
  }
}
