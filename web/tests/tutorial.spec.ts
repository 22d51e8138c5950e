/** The tutorial, from its first lesson to a first game. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { Lesson } from "../src/lib/tutorial/tutorial";
import { catalogueOf, LANGUAGES, onlyEnglish } from "./support/catalogues";
import { piecesOf } from "./support/meduris-play";
import { keyOf, Table } from "./support/table";
import { expect, test } from "./support/test";
import type { Locator, Page } from "@playwright/test";

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
    await expect(said).toContainText(english.message(`lesson-${lesson.key}-title`));
    for (const [number, step] of lesson.steps.entries()) {
      await expect(said).toContainText(
        english.message(number === 0 ? `lesson-${lesson.key}` : `lesson-${lesson.key}-${number + 1}`),
      );
      const [wrong] = Object.entries(step.wrong);
      if (wrong && index % 3 === 0) {
        await give(page, wrong[0]);
        await expect(said).toContainText(english.message(`lesson-${lesson.key}-wrong-${wrong[1]}`));
      }
      await give(page, step.right[0]!.notation);
    }
    await expect(said).toContainText(english.message(`lesson-${lesson.key}-done`));
    await page.getByRole("button", { name: english.message("tutorial-next") }).click();
  }
  await expect(said).toContainText(english.message("tutorial-learned"));
  await page.getByRole("button", { name: english.message("tutorial-play") }).click();
  const table = await Table.at(page);
  expect((await table.whenAsked()).listed.length).toBeGreaterThan(0);
});

const CHAPTERS = ["fate", "ship", "paths", "guardians", "council"];

/** The number of ways to lay a tile with its middle on one cell. */
const WAYS_ROUND = 4;

type Choice = Lesson["steps"][number]["prompt"]["choices"][number];

const rightOf = ({ prompt, right }: Lesson["steps"][number]): Choice =>
  prompt.choices.find(({ notation }) => notation === right[0]!.notation)!;

/** The lessons of a chapter of Bonfire. */
function lessonsIn(chapter: string): Lesson[] {
  const file = join(import.meta.dirname, `../src/games/bonfire/tutorial/lessons/${chapter}.json`);
  return (JSON.parse(readFileSync(file, "utf8")) as { lessons: Lesson[] }).lessons;
}

for (const chapter of CHAPTERS)
  test(`somebody learns the chapter ${chapter} of Bonfire to its end`, async ({ page }) => {
    const words = catalogueOf("en", "bonfire");
    await page.goto("/learn/bonfire");
    await page
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name: words.message(`chapter-${chapter}`), exact: true }) })
      .getByRole("link")
      .click();
    const said = page.locator(".guide");
    for (const lesson of lessonsIn(chapter)) {
      await expect(said).toContainText(words.message(`lesson-${lesson.key}-title`));
      for (const [number, step] of lesson.steps.entries()) {
        await expect(said).toContainText(
          words.message(number === 0 ? `lesson-${lesson.key}` : `lesson-${lesson.key}-${number + 1}`),
        );
        for (const [notation, reason] of Object.entries(step.wrong).slice(0, 1)) {
          await give(page, notation);
          await expect(said).toContainText(words.message(`lesson-${lesson.key}-wrong-${reason}`));
        }
        await give(page, step.right[0]!.notation);
      }
      await expect(said).toContainText(words.message(`lesson-${lesson.key}-done`));
      await page.getByRole("button", { name: words.message("tutorial-next"), exact: true }).click();
    }
    await expect(said).toContainText(
      words.message(chapter === CHAPTERS.at(-1) ? "tutorial-learned" : "tutorial-chapter-done"),
    );
    await page.goto("/learn/bonfire");
    await expect(page.locator("li.done")).toHaveCount(1);
  });

/** Makes a choice using only what is lit: places and buttons on the board, or an entry of the list. */
async function followTheLight(page: Page, { verb, notation, targets }: Choice): Promise<void> {
  const lit = (selector: string): Locator => page.locator(`${selector}:is(.lit, .meant)`).first();
  if (verb === "lay") {
    const turn = lit("[data-turn]");
    for (let turns = 0; turns < WAYS_ROUND && (await turn.isVisible()); turns += 1) await turn.click();
    return lit(`[data-place="${keyOf(targets[1]!)}"]`).click();
  }
  if (targets.length === 0)
    return lit(`:is([data-answer="${notation}"], [data-choice="${notation}"])`).click();
  // A goal that is lit at once is picked at once.
  const goal = lit(`[data-place="${keyOf(targets.at(-1)!)}"]`);
  if (!(await goal.isVisible()))
    for (const place of targets.slice(0, -1)) await lit(`[data-place="${keyOf(place)}"]`).click();
  await goal.click();
  // If places are ambiguous, there is a question about the rest.
  const open = page.locator(`.open [data-choice="${notation}"]`);
  await page.mouse.move(1, 1);
  if (await open.isVisible()) await open.click();
}

for (const chapter of CHAPTERS)
  test(`whoever follows the light gets through the chapter ${chapter} of Bonfire`, async ({ page }) => {
    const words = catalogueOf("en", "bonfire");
    await page.goto(`/learn/bonfire/${chapter}`);
    const said = page.locator(".guide");
    for (const lesson of lessonsIn(chapter)) {
      const last = lesson.steps.length - 1;
      for (const [number, step] of lesson.steps.entries()) {
        // If several choices are right, the first and the last are made, restarting the lesson in between.
        const accepted =
          number === last ? [...new Set([step.right[0]!, step.right.at(-1)!])] : [step.right[0]!];
        for (const [again, { notation }] of accepted.entries()) {
          if (again > 0) {
            await page.getByRole("button", { name: words.message("tutorial-again"), exact: true }).click();
            for (const before of lesson.steps.slice(0, last)) await followTheLight(page, rightOf(before));
          }
          await expect(said).toContainText(
            words.message(number === 0 ? `lesson-${lesson.key}` : `lesson-${lesson.key}-${number + 1}`),
          );
          await followTheLight(
            page,
            step.prompt.choices.find((choice) => choice.notation === notation)!,
          );
          if (number === last) await expect(said).toContainText(words.message(`lesson-${lesson.key}-done`));
        }
      }
      await page.getByRole("button", { name: words.message("tutorial-next"), exact: true }).click();
    }
  });

test("the number beside an answer chooses it in a lesson", async ({ page }) => {
  const words = catalogueOf("en", "bonfire");
  await page.goto("/learn/bonfire/fate");
  await page.locator('[data-number="1"]').waitFor();
  await page.keyboard.press("1");
  await expect(page.locator(".guide")).toContainText(words.message("lesson-symbols-2"));
});

test("the last chapter of Bonfire is a game against Tom", async ({ page }) => {
  await page.goto("/learn/bonfire");
  await page.getByRole("button", { name: "Play a first game against Tom" }).click();
  const table = await Table.at(page);
  expect((await table.whenAsked()).listed.length).toBeGreaterThan(0);
  expect((await table.position()).table).toMatchObject({ game: "bonfire", options: { "first-game": "yes" } });
});

for (const language of LANGUAGES)
  test.describe(() => {
    test.use({ liking: { language } });

    test(`the tutorial speaks ${language}`, async ({ page }) => {
      await page.goto("/learn/meduris");
      const catalogue = catalogueOf(language);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        catalogue.message("tutorial-title", { game: "Meduris" }),
      );
      await expect(page.locator(".guide")).toContainText(catalogue.message(`lesson-${LESSONS[0]!.key}`));
    });

    test(`the chapters of Bonfire and its rule book speak ${language}`, async ({ page }) => {
      const catalogue = catalogueOf(language, "bonfire");
      await page.goto("/learn/bonfire");
      for (const chapter of CHAPTERS)
        await expect(page.getByRole("main")).toContainText(catalogue.message(`chapter-${chapter}`));
      await page.goto("/rules/bonfire");
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Bonfire");
      const english = language === "en" ? [] : onlyEnglish(language, "bonfire", "rulebook");
      const words = (await page.locator("body").innerText()).toLowerCase();
      expect(english.filter((piece) => words.includes(piece.toLowerCase()))).toEqual([]);
    });
  });
