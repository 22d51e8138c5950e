/** The home page, and what people do there. */
import type { Locator, Page } from "@playwright/test";

import { Table, type Touch } from "./table";

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

  /** The table that has just been made. */
  table(): Promise<Table> {
    return Table.at(this.page);
  }

  /** Two clicks, and a choice: one apprentice. */
  async playAgainstBot(name = "Ann", touch: Touch = (target, at) => target.click(at)): Promise<Table> {
    await touch(this.meduris.getByRole("button", { name: "Play against bots" }));
    await touch(this.meduris.getByText("1", { exact: true }));
    await touch(this.meduris.getByText("Apprentice", { exact: true }));
    await this.meduris.getByRole("textbox", { name: "Your name" }).fill(name);
    await touch(this.meduris.getByRole("button", { name: "Play", exact: true }));
    return this.table();
  }
}
