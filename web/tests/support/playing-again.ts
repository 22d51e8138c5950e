/** Playing recorded actions again through the interface. */
import type { Page, Request } from "@playwright/test";

import { nextOf } from "./recorded";
import type { Choice, Table } from "./table";

export type Choose = (table: Table, choice: Choice) => Promise<void>;

/** Play actions at a table; those that the browser sent. */
export function playAgain(table: Table, actions: readonly number[], choose: Choose): Promise<number[]> {
  const rest = [...actions];
  return sentDuring(table.page, async () => {
    let seen = await table.whenAsked();
    while (rest.length > 0) {
      if (seen.curtain) await table.decide(seen);
      else {
        const choice = nextOf(await table.choices(), rest);
        await choose(table, choice);
        rest.splice(0, choice.actions.length);
      }
      seen = await table.whenChanged(seen);
    }
  });
}

/** The actions that a page sends while something is done. */
async function sentDuring(page: Page, doing: () => Promise<void>): Promise<number[]> {
  const sent: number[] = [];
  const note = (request: Request): void => {
    if (request.method() === "POST" && request.url().endsWith("/act"))
      sent.push(...(request.postDataJSON() as { actions: number[] }).actions);
  };
  page.on("request", note);
  await doing();
  page.off("request", note);
  return sent;
}
