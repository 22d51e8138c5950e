/** Everything in Bonfire can be searched for, and lights up on the table. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { AGAINST_TOM, openAt, turnAfter } from "./support/bonfire-games";
import { catalogueOf } from "./support/catalogues";
import { enterAs } from "./support/new-table";
import { expect, test } from "./support/test";

const PRINTED = JSON.parse(
  readFileSync(join(import.meta.dirname, "../src/games/bonfire/components.json"), "utf8"),
) as {
  tasks: object;
  gnomes: object;
  council: { bonus: string }[];
  commonTasks: object;
};

test("every task, gnome, council space and common task is found, and lights up where it lies", async ({
  page,
}) => {
  await enterAs(page, "Ann");
  const table = await openAt(page, AGAINST_TOM, turnAfter(AGAINST_TOM, 0.5));
  await table.whenAsked();
  const english = catalogueOf("en", "bonfire");
  const word = (domain: string, word: string): string => english.word({ domain, word });
  const sought: Record<string, string[]> = {
    task: Object.keys(PRINTED.tasks),
    gnome: Object.keys(PRINTED.gnomes).map((gnome) => word("gnome", gnome)),
    council: PRINTED.council.map(({ bonus }) => word("council_space", bonus)),
    "common-task": Object.keys(PRINTED.commonTasks).map((name) => word("common_task", name)),
  };
  expect(Object.values(sought).map((names) => names.length)).toEqual([66, 33, 8, 5]);

  await table.board.getByRole("button", { name: "Look up a task" }).click();
  const box = page.getByRole("searchbox");
  const lit = page.locator(".board .lit[data-place], aside .lit");
  let shone = 0;
  for (const [kind, names] of Object.entries(sought))
    for (const name of names) {
      await box.fill(name);
      const found = page.locator(`.search [data-found^="${kind}:"]`).first();
      await expect(found, name).toBeVisible();
      const there = await found.evaluate((each) => each.classList.contains("there"));
      await found.focus();
      if (!there) continue;
      await expect(lit, name).not.toHaveCount(0);
      shone += 1;
    }
  // Tasks on islands and in cities, the gnomes that are displayed, the whole council.
  expect(shone).toBeGreaterThan(30);
  await page.keyboard.press("Escape");
  await expect(box).toBeHidden();
  await expect(lit).toHaveCount(0);
});
