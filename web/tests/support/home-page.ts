/** The home page, and what people do there. */
import type { Locator, Page } from "@playwright/test";

import { Table } from "./table";

export class HomePage {
  constructor(readonly page: Page) {}

  async open(): Promise<void> {
    await this.page.goto("/");
    await this.page.getByRole("heading", { name: "Meduris" }).waitFor();
  }

  get meduris(): Locator {
    return this.page
      .getByRole("article")
      .filter({ has: this.page.getByRole("heading", { name: "Meduris" }) });
  }

  /** Two clicks and a choice: one apprentice. */
  async playAgainstBot(name = "Ann"): Promise<Table> {
    await this.meduris.getByRole("button", { name: "Play against bots" }).click();
    await this.meduris.getByRole("radio", { name: "1", exact: true }).click();
    await this.meduris.getByRole("radio", { name: "Apprentice" }).click();
    await this.meduris.getByRole("textbox", { name: "Your name" }).fill(name);
    await this.meduris.getByRole("button", { name: "Play", exact: true }).click();
    return Table.at(this.page);
  }
}
