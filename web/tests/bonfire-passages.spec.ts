/**
 * Turns of recorded games of Bonfire that have every action of every decision between them are played again through the
 * interface, action for action: on the board, from the list, by touch, and by keys.
 */
import { AGAINST_TOM, games, openAt, passages, type Passage } from "./support/bonfire-games";
import { Keyboard } from "./support/keyboard";
import { enterAs } from "./support/new-table";
import { playAgain, type Choose } from "./support/playing-again";
import { PHONE } from "./support/screens";
import { tap } from "./support/table";
import { expect, test } from "./support/test";
import type { Page } from "@playwright/test";

/** Play a passage again; the actions that the browser sent. */
async function playPassage(page: Page, { game, first, after }: Passage, choose: Choose): Promise<number[]> {
  const table = await openAt(page, games[game]!, first);
  return playAgain(table, games[game]!.numbers.slice(first, after), choose);
}

async function playEach(page: Page, choose: Choose): Promise<void> {
  await enterAs(page, "Ann");
  for (const passage of passages)
    await test.step(passage.kinds.join(", "), async () => {
      const expected = games[passage.game]!.numbers.slice(passage.first, passage.after);
      expect(await playPassage(page, passage, choose)).toEqual(expected);
    });
}

test("every action of every decision can be taken on the board and in the tray", async ({ page }) => {
  await playEach(page, (table, choice) => table.choose(choice));
});

test("@slow every action of every decision can be taken from the list", async ({ page }) => {
  await playEach(page, (table, { notation }) => table.chooseFromList(notation));
});

test("@slow every action of every decision can be taken by keys", async ({ page }) => {
  const keyboard = new Keyboard(page);
  await playEach(page, async (table, choice) => {
    const number = (await table.whenAsked()).listed.indexOf(choice.notation) + 1;
    if (choice.usual && number >= 1 && number <= 9) return keyboard.press(String(number));
    if (!(await table.listed(choice.notation).isVisible()))
      await keyboard.choose(table.list.locator("summary"), "Shift+Tab");
    await keyboard.choose(table.listed(choice.notation), "Shift+Tab");
  });
});

test("@slow a whole game against Tom is played again on the board", async ({ page }) => {
  await enterAs(page, "Ann");
  const whole = { game: 0, first: 0, after: AGAINST_TOM.numbers.length, kinds: [] };
  expect(await playPassage(page, whole, (table, choice) => table.choose(choice))).toEqual(
    AGAINST_TOM.numbers,
  );
});

test.describe("on a phone", () => {
  test.use(PHONE);

  test("@slow every action of every decision can be taken by touch", async ({ page }) => {
    await playEach(page, (table, choice) => table.choose(choice, tap));
  });
});
