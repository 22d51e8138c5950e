/** The parts of a save file that are needed before the service reads all of it: its game and seats. */
export interface Saved {
  text: string;
  game: string;
  seats: number;
  actions: number;
}

/** The header of a save file, or null if it is not one. */
export function readSave(text: string): Saved | null {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof found !== "object" || found === null) return null;
  const { game, seats, actions } = found as Record<string, unknown>;
  if (typeof game !== "string" || typeof seats !== "number" || !Array.isArray(actions)) return null;
  return Number.isInteger(seats) && seats > 0 ? { text, game, seats, actions: actions.length } : null;
}
