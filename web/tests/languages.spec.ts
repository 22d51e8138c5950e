/** Four languages, changed in the middle of a game. */
import { catalogueOf, LANGUAGES, onlyEnglish } from "./support/catalogues";
import { OF_FOUR, openAt, turnAfter } from "./support/bonfire-games";
import { enterAs } from "./support/new-table";
import { openBefore } from "./support/recorded";
import type { GameName, Table } from "./support/table";
import { expect, test } from "./support/test";
import type { Page } from "@playwright/test";

/** All text of a page, including labels for screen readers. */
function wordsIn(page: Page): Promise<string> {
  return page.evaluate(() => {
    const said = [...document.querySelectorAll("[aria-label], [title], [placeholder]")].flatMap((element) =>
      ["aria-label", "title", "placeholder"].map((name) => element.getAttribute(name) ?? ""),
    );
    return [document.title, document.body.innerText, document.body.textContent, ...said].join("\n");
  });
}

/** Games in their middle. */
const MIDDLES: Record<GameName, (page: Page) => Promise<Table>> = {
  meduris: (page) => openBefore(page, "offer ", 60),
  bonfire: (page) => openAt(page, OF_FOUR, turnAfter(OF_FOUR, 0.6)),
};

/** How the deciding player is addressed: the druid asks outside one's own turn. */
const ADDRESSED: Record<GameName, string> = {
  meduris: "table-you-are-asked",
  bonfire: "table-your-turn-name",
};

for (const game of ["meduris", "bonfire"] as const)
  test(`somebody changes the language in the middle of a game of ${game}, and nothing English is left`, async ({
    page,
  }) => {
    await enterAs(page, "Ann");
    const table = await MIDDLES[game](page);
    const seen = await table.whenAsked();
    if (seen.curtain) await table.decide(seen);
    // Reloading the page would lose this.
    await page.evaluate(() => Object.assign(window, { here: true }));
    const menuOf = (language: (typeof LANGUAGES)[number]) =>
      catalogueOf(language, game).message("table-menu");
    let spoken: (typeof LANGUAGES)[number] = "en";
    for (const language of ["de", "fr", "nl", "en"] as const) {
      await page.getByRole("button", { name: menuOf(spoken), exact: true }).click();
      await page.getByRole("dialog").getByRole("combobox").first().selectOption(language);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      const catalogue = catalogueOf(language, game);
      await expect(page.getByRole("dialog")).toContainText(catalogue.message("table-open-rules"));
      // A game's words may come a moment later than the shell's.
      const english = language === "en" ? [] : onlyEnglish(language, game);
      const left = async (): Promise<string[]> => {
        const words = (await wordsIn(page)).toLowerCase();
        return english.filter((piece) => words.includes(piece.toLowerCase()));
      };
      await expect.poll(left).toEqual([]);
      await page.getByRole("button", { name: catalogue.message("table-close"), exact: true }).click();
      for (const tab of ["choices", "log", "chat"]) {
        await page.getByRole("tab", { name: catalogue.message(`table-tab-${tab}`) }).click();
        await expect.poll(left).toEqual([]);
      }
      await expect(page.locator(".prompt")).toContainText(
        catalogue.message(ADDRESSED[game], { name: "Ann" }).split("Ann")[0]!.trim(),
      );
      spoken = language;
    }
    expect(await page.evaluate(() => "here" in window)).toBe(true);
  });
