/** The tutorial, from its first lesson to a first game. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { Lesson } from "../src/lib/tutorial/tutorial";
import { catalogueOf, LANGUAGES } from "./support/catalogues";
import { piecesOf, Table } from "./support/table";
import { expect, test } from "./support/test";
import type { Page } from "@playwright/test";

const FILE = join(import.meta.dirname, "../src/games/meduris/tutorial/lessons.json");
const LESSONS = JSON.parse(readFileSync(FILE, "utf8")) as Lesson[];
const english = catalogueOf("en");

/** Give an answer as it is asked for: in a tray, or from the list, which is folded away where the board has it all. */
async function give(page: Page, notation: string): Promise<void> {
  const answer = page.locator(`[data-answer="${notation}"]`).first();
  const listed = page.locator(`[data-choice="${notation}"]`).last();
  if (await page.locator("section.tray").isVisible()) {
    if (!(await answer.isVisible()))
      for (const [material, count] of piecesOf(notation))
        for (let piece = 0; piece < count; piece += 1) await page.locator(`[data-add="${material}"]`).click();
    return answer.click();
  }
  if (!(await listed.isVisible())) await page.locator("details:not([open]) > summary").first().click();
  if (!(await listed.isVisible())) await page.locator("details:not([open]) > summary").first().click();
  await listed.click();
}

test("somebody learns the game to the end of the tutorial, and plays a first game", async ({ page }) => {
  await page.goto("/learn/meduris");
  const said = page.locator(".guide");
  for (const [index, lesson] of LESSONS.entries()) {
    await expect(said).toContainText(english.tell(`lesson-${lesson.key}-title`));
    for (const [number, step] of lesson.steps.entries()) {
      await expect(said).toContainText(
        english.tell(number === 0 ? `lesson-${lesson.key}` : `lesson-${lesson.key}-${number + 1}`),
      );
      const [wrong] = Object.entries(step.wrong);
      if (wrong && index % 3 === 0) {
        await give(page, wrong[0]);
        await expect(said).toContainText(english.tell(`lesson-${lesson.key}-wrong-${wrong[1]}`));
      }
      await give(page, step.right[0]!.notation);
    }
    await expect(said).toContainText(english.tell(`lesson-${lesson.key}-done`));
    await page.getByRole("button", { name: english.tell("tutorial-next") }).click();
  }
  await expect(said).toContainText(english.tell("tutorial-learned"));
  await page.getByRole("button", { name: english.tell("tutorial-play") }).click();
  const table = await Table.at(page);
  expect((await table.whenAsked()).listed.length).toBeGreaterThan(0);
});

for (const language of LANGUAGES)
  test.describe(() => {
    test.use({ liking: { language } });

    test(`the tutorial speaks ${language}`, async ({ page }) => {
      await page.goto("/learn/meduris");
      const catalogue = catalogueOf(language);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(catalogue.tell("tutorial-title"));
      await expect(page.locator(".guide")).toContainText(catalogue.tell(`lesson-${LESSONS[0]!.key}`));
    });
  });
