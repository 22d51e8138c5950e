/** The settings of the last game against bots, so that the next one is two clicks away. */

export interface QuickChoice {
  bots: number;
  level: string;
  /** Whether a turn counts only when it is confirmed. */
  confirm: boolean;
}

const KEPT = "beltane.quick-start";
const NAME = "beltane.name";
export const FIRST: QuickChoice = { bots: 2, level: "apprentice", confirm: false };

/** What was chosen the last time, as far as the game has it. */
export function lastChoice(seats: readonly number[]): QuickChoice {
  const { bots, level, confirm } = read();
  return { bots: seats.includes(bots + 1) ? bots : FIRST.bots, level, confirm };
}

export function keepChoice(choice: QuickChoice): void {
  localStorage.setItem(KEPT, JSON.stringify(choice));
}

/** The name last used in this browser by a guest who has been deleted since, if any. */
export const lastName = (): string | null => localStorage.getItem(NAME);

export const keepName = (name: string): void => localStorage.setItem(NAME, name);

function read(): QuickChoice {
  try {
    return { ...FIRST, ...(JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<QuickChoice>) };
  } catch {
    return FIRST;
  }
}
