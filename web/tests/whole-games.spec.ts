/** Whole games from the home page to the results, against a bot. */
import { Keyboard } from "./support/keyboard";
import { preferredOf } from "./support/bonfire-play";
import { preferred, touchPlace } from "./support/meduris-play";
import { enterAs, sitDown } from "./support/new-table";
import { PHONE } from "./support/screens";
import { tap, type Sight, type Table } from "./support/table";
import { expect, test } from "./support/test";

/** That the game is over, and the results say what the service says. */
async function seeResults(table: Table): Promise<void> {
  await expect(table.results).toContainText(/wins!|share the victory!/);
  const { status, standings } = (await table.position()).table;
  expect(status).toBe("finished");
  const points = table.results.getByRole("row", { name: /^Points \d/ });
  for (const standing of standings) await expect(points).toContainText(String(standing.points));
}

for (const [tier, game, bots] of [
  ["", "meduris", 1],
  ["@slow ", "bonfire", 3],
] as const)
  test(`${tier}somebody plays a whole game of ${game} with the mouse alone`, async ({ home, page }) => {
    await home.open();
    const table = await home.playAgainstBots(game, bots);
    const used = { places: 0, answers: 0 };
    let seen = await table.whenAsked();
    while (!seen.over) {
      if (seen.answers.length > 0) used.answers += 1;
      else if (seen.glowing.length > 0) used.places += 1;
      await table.decide(seen);
      seen = await table.whenAsked(seen);
    }
    await seeResults(table);
    expect(used.places).toBeGreaterThan(20);
    expect(used.answers).toBeGreaterThan(5);
    await page.getByRole("button", { name: "Back to the board" }).click();
    await expect(table.board).toBeVisible();
  });

test("somebody plays a whole game of meduris with the keyboard alone", async ({ home, page }) => {
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

test("somebody plays a whole game against Tom with the keyboard alone, and looks at their history", async ({
  home,
  page,
}) => {
  const keyboard = new Keyboard(page);
  await home.open();
  await keyboard.choose(home.card("bonfire").getByRole("link", { name: "Play with others" }));
  await page.getByRole("heading", { name: "New table: Bonfire" }).waitFor();
  await keyboard.reach(page.getByRole("radio", { name: "3", exact: true }));
  await keyboard.press("ArrowLeft");
  await keyboard.press("ArrowLeft");
  await expect(page.getByRole("radio", { name: "1", exact: true })).toBeChecked();
  await keyboard.choose(page.getByRole("button", { name: "Play", exact: true }));
  const table = await home.table();

  const used = { board: 0, numbers: 0, bar: 0 };
  let seen = await table.whenAsked();
  for (let decisions = 1; !seen.over; decisions += 1) {
    used[await decideAgainstTom(keyboard, table, seen, decisions)] += 1;
    seen = await table.whenAsked(seen);
  }
  await seeResults(table);
  for (const [way, times] of Object.entries(used)) expect(times, way).toBeGreaterThan(3);

  const { standings } = (await table.position()).table;
  const me = (await (await page.request.get("/api/me")).json()) as { key: string };
  await page.goto(`/people/${me.key}`);
  const history = page.locator("section").filter({ has: page.getByRole("heading", { name: "Games alone" }) });
  await expect(history.getByRole("img")).toBeVisible();
  const row = history.getByRole("row").last();
  for (const { points } of standings)
    await expect(row.getByRole("cell", { name: String(points), exact: true }).first()).toBeVisible();
});

/** Buttons of the prompt bar by Tab and Enter; now and then a place by Tab, arrows and Enter; a number otherwise. */
async function decideAgainstTom(
  keyboard: Keyboard,
  table: Table,
  seen: Sight,
  decisions: number,
): Promise<"board" | "numbers" | "bar"> {
  const buttons = table.prompt.locator("[data-answer]:not([disabled])");
  if ((await buttons.count()) > 0) {
    await keyboard.choose(buttons, "Shift+Tab");
    return "bar";
  }
  const numbered = seen.listed.slice(0, 9);
  if (seen.glowing.length > 0 && (decisions % 3 === 0 || numbered.length === 0)) {
    await keyboard.reach(table.page.locator(".glows[data-place]"));
    await keyboard.press("ArrowDown");
    await keyboard.press("Enter");
    return "board";
  }
  await keyboard.press(String(numbered.indexOf(preferredOf(numbered)) + 1));
  return "numbers";
}

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

  test("somebody plays a whole game of meduris by touch alone", async ({ home }) => {
    await home.open();
    const table = await home.playAgainstBots("meduris", 1, tap);
    const used = { shown: 0, answers: 0 };
    let seen = await table.whenAsked();
    while (!seen.over) {
      await table.decide(seen, tap);
      const next = await table.whenAsked(seen);
      if (isArmed(seen, next)) {
        // The first tap has only shown what would be; the second does it.
        used.shown += 1;
        expect(await table.ply()).toBe(seen.ply);
        await expect(table.prompt.locator(".preview")).not.toBeEmpty();
        await touchPlace(table, preferred(seen.glowing), tap);
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

  test("@slow somebody plays a whole game against Tom by touch alone", async ({ page }) => {
    await enterAs(page, "Ann");
    const table = await sitDown(page, ["me"], {}, { game: "bonfire" });
    let decisions = 0;
    let seen = await table.whenAsked();
    while (!seen.over) {
      await table.decide(seen, tap);
      seen = await table.whenAsked(seen);
      decisions += 1;
    }
    await seeResults(table);
    expect(decisions).toBeGreaterThan(30);
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
