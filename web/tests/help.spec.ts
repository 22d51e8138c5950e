/** Help at the table: keys, signs, rules beside the board, and knowing what can still be taken back. */
import * as bonfire from "./support/bonfire-games";
import { touchPlace } from "./support/meduris-play";
import { enterAs, sitDown } from "./support/new-table";
import { openBefore } from "./support/recorded";
import { LAPTOP, PHONE } from "./support/screens";
import { keyOf, Table, tap } from "./support/table";
import { expect, test } from "./support/test";

const look = (table: Table) =>
  table.board.locator(".content").evaluate((node) => new DOMMatrix(getComputedStyle(node).transform).a);

test("keys do the same wherever the focus is", async ({ page }) => {
  await enterAs(page, "Ann");
  const table = await openBefore(page, "move ", 40);
  await table.whenAsked();
  // Held, the key shows all of them; let go, they are gone.
  const keys = page.getByRole("dialog", { name: "Keys" });
  await page.keyboard.down("?");
  await expect(keys).toBeVisible();
  await page.keyboard.up("?");
  await expect(keys).toBeHidden();

  await page.keyboard.press("+");
  await expect.poll(() => look(table)).toBeGreaterThan(1);
  await page.keyboard.press("0");
  await expect.poll(() => look(table)).toBe(1);
  await page.keyboard.press("ArrowRight");
  await expect(page.locator(".target").first()).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(page.locator(".target").nth(1)).toBeFocused();
  await page.keyboard.press("l");
  await expect(page.getByRole("tab", { name: "Log" })).toHaveAttribute("aria-selected", "true");
});

test("the signs of the board are explained", async ({ page }) => {
  await enterAs(page, "Ann");
  const table = await openBefore(page, "hut ", 40);
  await table.whenAsked();
  await expect(page.locator(".target .sign").first()).toBeVisible();
  await page.getByRole("button", { name: "Signs" }).click();
  const signs = page.getByRole("dialog", { name: "Signs" });
  await expect(signs).toContainText("A temple can be built here.");
  await expect(signs).toContainText("Payable only by replacing pieces.");
  await page.keyboard.press("Escape");
  await expect(signs).toBeHidden();
});

test("whoever has read the keys goes on where they were", async ({ page }) => {
  await enterAs(page, "Ann");
  const table = await openBefore(page, "move ", 40);
  await table.whenAsked();
  const spot = page.locator(".target").first();
  await spot.focus();
  const keys = page.getByRole("dialog", { name: "Keys" });
  await page.keyboard.down("?");
  await expect(keys).toBeVisible();
  await page.keyboard.up("?");
  await expect(keys).toBeHidden();
  await expect(spot).toBeFocused();
});

test("the log follows what happens, unless somebody reads back", async ({ page }) => {
  await enterAs(page, "Ann");
  const table = await sitDown(page, ["me", "apprentice"]);
  await page.getByRole("tab", { name: "Log" }).click();
  const log = page.getByRole("list", { name: "What has happened" });
  const below = () => log.evaluate((list) => list.scrollHeight - list.scrollTop - list.clientHeight);
  const scrolls = () => log.evaluate((list) => list.scrollHeight > list.clientHeight + 200);
  let seen = await table.whenAsked();
  while (!(await scrolls())) {
    await table.decide(seen, (target, at) => target.click(at));
    seen = await table.whenAsked(seen);
    await expect.poll(below).toBeLessThan(2);
  }
  await log.evaluate((list) => (list.scrollTop = 0));
  await expect.poll(below).toBeGreaterThan(150);
  await table.decide(seen, (target, at) => target.click(at));
  await table.whenAsked(seen);
  expect(await log.evaluate((list) => list.scrollTop)).toBe(0);
});

test("the field that is paid for is marked", async ({ page }) => {
  await enterAs(page, "Ann");
  const table = await openBefore(page, "pay ", 30);
  await table.whenAsked();
  const { asked_field: field } = await table.view();
  await expect(table.place(`field:${field}::`).locator(".asked")).toBeVisible();
});

test("a line of the log lights up what it speaks of", async ({ page }) => {
  await enterAs(page, "Ann");
  const table = await sitDown(page, ["me", "apprentice"]);
  let seen = await table.whenAsked();
  await table.decide(seen, (target, at) => target.click(at));
  seen = await table.whenAsked(seen);
  await page.getByRole("tab", { name: "Log" }).click();
  await page
    .getByRole("listitem")
    .filter({ hasText: /Ann .*(plateau|worker)/ })
    .last()
    .hover();
  await expect(table.board.locator("ellipse.lit, rect.lit").first()).toBeVisible();
});

for (const [where, screen] of Object.entries({
  laptop: LAPTOP,
  "wide screen": { viewport: { width: 1920, height: 1080 } },
}))
  test.describe(`on a ${where}`, () => {
    test.use(screen);

    test("the rule book opens beside the board, and the game goes on", async ({ page }) => {
      await enterAs(page, "Ann");
      const table = await openBefore(page, "move ", 40);
      const seen = await table.whenAsked();
      await page.locator(".target").first().focus();
      await page.keyboard.press("?");
      const rules = page.getByRole("complementary", { name: "Open the rule book" });
      await expect(rules.getByRole("heading", { name: "Rule book" })).toBeVisible();
      const [board, book, prompt, players] = [
        (await table.board.boundingBox())!,
        (await rules.boundingBox())!,
        (await table.prompt.boundingBox())!,
        (await page.getByRole("region", { name: "Players" }).boundingBox())!,
      ];
      expect(book.x).toBeGreaterThanOrEqual(board.x + board.width - 1);
      expect(players.x).toBeGreaterThanOrEqual(book.x + book.width - 1);
      expect(book.y + book.height).toBeLessThanOrEqual(prompt.y + 1);
      await table.decide(seen, (target, at) => target.click(at));
      await table.whenChanged(seen);
      await rules.getByRole("button", { name: "Close" }).click();
      await expect(rules).toBeHidden();
    });
  });

test("where a board leaves no room the rule book is a part of the panel, with everything else in reach", async ({
  page,
}) => {
  await enterAs(page, "Ann");
  const table = await bonfire.openAt(page, bonfire.OF_FOUR, bonfire.turnAfter(bonfire.OF_FOUR, 0.5));
  await table.whenAsked();
  const before = [await table.board.boundingBox(), await table.prompt.boundingBox()];
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Open the rule book" }).click();
  const rules = page.getByRole("complementary", { name: "Open the rule book" });
  await expect(rules.getByRole("heading", { name: "Rule book" })).toBeInViewport();
  await expect(page.getByRole("region", { name: "Players" })).toBeInViewport();
  expect([await table.board.boundingBox(), await table.prompt.boundingBox()]).toEqual(before);
  await page.getByRole("tab", { name: "Log" }).click();
  await expect(page.getByRole("list", { name: "What has happened" })).toBeVisible();
  await page.getByRole("tab", { name: "Rules" }).click();
  await rules.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("tab", { name: "Rules" })).toBeHidden();
  await expect(page.getByRole("list", { name: "Choices" })).toBeVisible();
});

test.describe("on a phone", () => {
  test.use(PHONE);

  test("what a tap would do can be read whole, and the signs are in the menu", async ({ page }) => {
    await enterAs(page, "Ann");
    const table = await openBefore(page, "move ", 40);
    await table.whenAsked();
    const move = (await table.choices()).find(({ verb }) => verb === "move")!;
    await table.place(keyOf(move.targets[0]!)).tap();
    await touchPlace(table, keyOf(move.targets[1]!), tap);
    const armed = table.prompt.locator("[data-answer]");
    await expect(armed).toContainText("Do it");
    expect(await armed.evaluate((button) => button.scrollWidth <= button.clientWidth)).toBe(true);

    await expect(page.getByRole("button", { name: "Signs" })).toBeHidden();
    await page.getByRole("button", { name: "Menu" }).tap();
    await page.getByRole("button", { name: "Signs" }).tap();
    await expect(page.getByRole("dialog", { name: "Signs" })).toBeVisible();
  });

  test("the rule book comes up from below", async ({ page }) => {
    await enterAs(page, "Ann");
    await openBefore(page, "move ", 40);
    await page.getByRole("button", { name: "Menu" }).tap();
    await page.getByRole("button", { name: "Open the rule book" }).tap();
    const rules = page.getByRole("complementary", { name: "Open the rule book" });
    const box = (await rules.boundingBox())!;
    expect(box.y).toBeGreaterThan(100);
    expect(box.y + box.height).toBeLessThanOrEqual(741);
    await rules.getByRole("button", { name: "Close" }).tap();
    await expect(rules).toBeHidden();
  });
});

test("somebody is told that they can still take back what they did", async ({ page, somebodyElse }) => {
  await enterAs(page, "Ann");
  const ann = await sitDown(page, ["me", "open"], {}, { waiting: true });
  const other = await somebodyElse();
  await enterAs(other, "Bert");
  const { invite } = await ann.position();
  const sat = await other.request.post(`/api/tables/${ann.key}/sit`, { data: { seat: 1, invite } });
  expect(sat.ok(), await sat.text()).toBe(true);
  const bert = await Table.open(other, ann.key);
  await page.locator(".table[data-ply]").waitFor();
  const tables = [ann, bert];
  // Workers are placed one after another, and nothing is revealed by it.
  const mover = tables[(await ann.position()).table.deciding ?? 0]!;
  const seen = await mover.whenAsked();
  await mover.decide(seen, (target, at) => target.click(at));
  await expect(mover.prompt).toContainText("You can still take that back.");
  await mover.page.keyboard.press("u");
  await expect(mover.prompt).toContainText("Your turn");
  expect((await mover.whenAsked()).glowing).toEqual(seen.glowing);
});
