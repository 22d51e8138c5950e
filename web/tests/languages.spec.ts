/** Four languages, changed in the middle of a game. */
import { catalogueOf, LANGUAGES, onlyEnglish } from "./support/catalogues";
import { enterAs } from "./support/new-table";
import { openBefore } from "./support/recorded";
import { expect, test } from "./support/test";
import type { Page } from "@playwright/test";

/** Everything that is to be read or heard in a page. */
function wordsIn(page: Page): Promise<string> {
  return page.evaluate(() => {
    const said = [...document.querySelectorAll("[aria-label], [title], [placeholder]")].flatMap((element) =>
      ["aria-label", "title", "placeholder"].map((name) => element.getAttribute(name) ?? ""),
    );
    return [document.title, document.body.innerText, document.body.textContent, ...said].join("\n");
  });
}

test("somebody changes the language in the middle of a game, and nothing English is left", async ({
  page,
}) => {
  await enterAs(page, "Ann");
  await openBefore(page, "offer ", 60);
  await page
    .getByRole("dialog")
    .getByRole("button")
    .click({ timeout: 2000 })
    .catch(() => undefined);
  // Whoever loads the page anew would lose this.
  await page.evaluate(() => Object.assign(window, { here: true }));
  const menuOf = (language: (typeof LANGUAGES)[number]) => catalogueOf(language).tell("table-menu");
  let spoken: (typeof LANGUAGES)[number] = "en";
  for (const language of ["de", "fr", "nl", "en"] as const) {
    await page.getByRole("button", { name: menuOf(spoken), exact: true }).click();
    await page.getByRole("dialog").getByRole("combobox").first().selectOption(language);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    const catalogue = catalogueOf(language);
    await expect(page.getByRole("dialog")).toContainText(catalogue.tell("table-open-rules"));
    const inMenu = await wordsIn(page);
    await page.getByRole("button", { name: catalogue.tell("table-close"), exact: true }).click();
    for (const tab of ["choices", "log", "chat"]) {
      await page.getByRole("tab", { name: catalogue.tell(`table-tab-${tab}`) }).click();
      const words = `${inMenu}\n${await wordsIn(page)}`.toLowerCase();
      if (language !== "en")
        expect(onlyEnglish(language).filter((piece) => words.includes(piece.toLowerCase()))).toEqual([]);
    }
    await expect(page.locator(".prompt")).toContainText(
      catalogue.tell("table-your-turn-name", { name: "Ann" }).split("Ann")[0]!.trim(),
    );
    spoken = language;
  }
  expect(await page.evaluate(() => "here" in window)).toBe(true);
});
