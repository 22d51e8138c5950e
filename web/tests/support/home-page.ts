/** The home page, and what people do there. */
import type { Locator, Page } from "@playwright/test";

import { click, Table, type GameName, type Touch } from "./table";
import { TITLES } from "./titles";

export class HomePage {
  constructor(readonly page: Page) {}

  async open(): Promise<void> {
    await this.page.goto("/");
    await this.page.getByRole("heading", { name: "Meduris" }).waitFor();
  }

  /** What the page has for a game. */
  card(game: GameName): Locator {
    const heading = this.page.getByRole("heading", { name: TITLES[game], exact: true });
    return this.page.getByRole("article").filter({ has: heading });
  }

  get meduris(): Locator {
    return this.card("meduris");
  }

  /** The table that has just been made. */
  table(): Promise<Table> {
    return Table.at(this.page);
  }

  /** Starts a game against a number of apprentices. */
  async playAgainstBots(game: GameName, bots = 1, touch: Touch = click): Promise<Table> {
    const card = this.card(game);
    await touch(card.getByRole("button", { name: "Play against bots" }));
    await touch(card.getByText(String(bots), { exact: true }));
    await touch(card.getByText("Apprentice", { exact: true }));
    await card.getByRole("textbox", { name: "Your name" }).fill("Ann");
    await touch(card.getByRole("button", { name: "Play", exact: true }));
    return this.table();
  }
}
