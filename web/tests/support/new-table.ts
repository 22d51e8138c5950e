/** Making tables: on their page as people do, or straight at the service where a test is about something else. */
import { expect, type Page } from "@playwright/test";

import type { components } from "../../src/lib/api/schema";
import { USUAL, type Liking } from "./liking";
import { Table, type GameName, type Position } from "./table";
import { TITLES } from "./titles";

type Settings = Partial<components["schemas"]["TableSettings"]>;

export class NewTablePage {
  constructor(readonly page: Page) {}

  async open(game: GameName = "meduris"): Promise<void> {
    await this.page.goto(`/new/${game}`);
    await this.page.getByRole("heading", { name: `New table: ${TITLES[game]}` }).waitFor();
  }

  async seats(...wishes: ("I play" | "a friend, by link" | "anyone" | "Bot: Apprentice")[]): Promise<void> {
    await this.page.getByText(String(wishes.length), { exact: true }).click();
    for (const [seat, wish] of wishes.entries())
      await this.page.getByRole("combobox", { name: `Seat ${seat + 1}` }).selectOption({ label: wish });
  }

  async name(name: string): Promise<void> {
    await this.page.getByRole("textbox", { name: "Your name" }).fill(name);
  }

  /** Checks one of the folded options. */
  async agree(label: string): Promise<void> {
    const box = this.page.getByRole("checkbox", { name: label });
    if (!(await box.isVisible())) await this.page.getByText("More to agree on").click();
    await box.check();
  }
}

/** Become a guest, as who gives their name somewhere. */
export async function enterAs(page: Page, name: string, liking: Liking = {}): Promise<void> {
  const answer = await page.request.post("/api/people", {
    data: { name, preferences: { ...USUAL, ...liking } },
  });
  expect(answer.status(), await answer.text()).toBe(201);
}

/** A new table of a user who has entered, opened in their browser; one that waits for players has no board yet. */
export async function sitDown(
  page: Page,
  seats: readonly string[],
  settings: Settings = {},
  { waiting = false, game = "meduris" }: { waiting?: boolean; game?: GameName } = {},
): Promise<Table> {
  const made = await ask(page, "/api/tables", {
    game,
    seats,
    settings: { public: false, rated: false, hints: true, ...settings },
  });
  if (!waiting) return Table.open(page, made.table.key);
  await page.goto(`/table/${made.table.key}`);
  return new Table(page, made.table.key);
}

/** A table that continues a saved game; all of its seats are one's own, or all but one are bots. */
export async function goOnWith(
  page: Page,
  save: object,
  settings: Settings = {},
  { mine = null, bot = "me" }: { mine?: number | null; bot?: string } = {},
): Promise<Table> {
  const count = (save as { seats: number }).seats;
  const seats = Array.from({ length: count }, (_, seat) => (seat === mine ? "me" : bot));
  const made = await ask(page, "/api/saves", { save: JSON.stringify(save), seats, settings });
  return Table.open(page, made.table.key);
}

async function ask(page: Page, path: string, data: object): Promise<Position> {
  const answer = await page.request.post(path, { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as Position;
}
