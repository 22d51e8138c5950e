/** Whole games from the home page to the results, against a bot. */
import { Keyboard } from "./support/keyboard";
import { PHONE } from "./support/screens";
import type { Sight, Table } from "./support/table";
import { expect, test } from "./support/test";

/** That the game is over, and the results say what the service says. */
async function seeResults(table: Table): Promise<void> {
  await expect(table.results).toContainText(/wins!|share the victory!/);
  const { status, standings } = (await table.position()).table;
  expect(status).toBe("finished");
  const points = table.results.getByRole("row", { name: /^Points \d/ });
  for (const standing of standings) await expect(points).toContainText(String(standing.points));
}

test("somebody plays a whole game with the mouse alone", async ({ home, page }) => {
  await home.open();
  const table = await home.playAgainstBot();
  const used = { places: 0, answers: 0 };
  let seen = await table.whenAsked();
  while (!seen.over) {
    if (seen.answers.length > 0) used.answers += 1;
    else if (seen.glowing.length > 0) used.places += 1;
    await table.decide(seen, (target, at) => target.click(at));
    seen = await table.whenAsked(seen);
  }
  await seeResults(table);
  expect(used.places).toBeGreaterThan(20);
  expect(used.answers).toBeGreaterThan(5);
  await page.getByRole("button", { name: "Back to the board" }).click();
  await expect(table.board).toBeVisible();
});

test("somebody plays a whole game with the keyboard alone", async ({ home, page }) => {
  const keyboard = new Keyboard(page);
  await home.open();
  await keyboard.choose(home.meduris.getByRole("button", { name: "Play against bots" }));
  const play = home.meduris.getByRole("button", { name: "Play", exact: true });
  await expect(play).toBeFocused();
  await keyboard.reach(home.meduris.getByRole("radio", { name: "2", exact: true }), "Shift+Tab");
  await keyboard.press("ArrowLeft");
  await expect(home.meduris.getByRole("radio", { name: "1", exact: true })).toBeChecked();
  await keyboard.choose(play);
  const table = await home.table();

  const used = { board: 0, numbers: 0, bar: 0 };
  let seen = await table.whenAsked();
  while (!seen.over) {
    used[await decideByKeys(keyboard, table, seen)] += 1;
    seen = await table.whenAsked(seen);
  }
  await seeResults(table);
  for (const [way, times] of Object.entries(used)) expect(times, way).toBeGreaterThan(0);
  await keyboard.press("Escape");
  await expect(table.results).toBeHidden();
});

/** A place by Tab, arrows and Enter; answers of trays and of the prompt bar likewise; a number otherwise. */
async function decideByKeys(
  keyboard: Keyboard,
  table: Table,
  seen: Sight,
): Promise<"board" | "numbers" | "bar"> {
  if (seen.answers.length > 0) {
    await keyboard.choose(table.page.locator(".table [data-answer]:not([disabled])"), "Shift+Tab");
    return "bar";
  }
  const builds = seen.glowing.some((key) => key.startsWith("field:"));
  if (seen.tray || (!builds && seen.ply % 3 === 0)) {
    await keyboard.press("1");
    return "numbers";
  }
  await keyboard.reach(table.page.locator(".target, button[data-place]"));
  if (!builds && seen.glowing.length > 1) await keyboard.press("ArrowRight");
  await keyboard.press("Enter");
  return "board";
}

test.describe("on a phone", () => {
  test.use(PHONE);

  test("somebody plays a whole game by touch alone", async ({ home }) => {
    await home.open();
    const table = await home.playAgainstBot("Ann", (target, at) => target.tap(at));
    const used = { shown: 0, answers: 0 };
    let seen = await table.whenAsked();
    while (!seen.over) {
      await table.decide(seen, (target, at) => target.tap(at));
      const next = await table.whenAsked(seen);
      if (isArmed(seen, next)) {
        // The first tap has only shown what would be; the second does it.
        used.shown += 1;
        expect(await table.ply()).toBe(seen.ply);
        await expect(table.prompt.locator(".preview")).not.toBeEmpty();
        await table.touchPlace(table.preferred(seen.glowing), (target, at) => target.tap(at));
        seen = await table.whenAsked(next);
      } else {
        if (seen.answers.length > 0) used.answers += 1;
        seen = next;
      }
    }
    await seeResults(table);
    expect(used.shown).toBeGreaterThan(20);
    expect(used.answers).toBeGreaterThan(5);
  });
});

/** Whether what was touched is shown and waits for a second touch. */
function isArmed(before: Sight, after: Sight): boolean {
  return (
    !before.tray &&
    !after.tray &&
    before.answers.length === 0 &&
    after.answers.length === 1 &&
    after.ply === before.ply
  );
}
