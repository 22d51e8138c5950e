/** Several people at a table: by invitation, at one screen, and watching. */
import { enterAs, NewTablePage, sitDown } from "./support/new-table";
import { everythingSent } from "./support/sent";
import { Table, type GameName, type View } from "./support/table";
import { expect, test } from "./support/test";
import type { Page } from "@playwright/test";

/** A player's row, by seat. */
const row = (table: Table, seat: number) =>
  table.page.getByRole("complementary").locator(`section[data-seat="${seat}"]`);

/** Two people at a table, the second by an invitation. */
async function meet(page: Page, other: Page, game: GameName): Promise<[Table, Table]> {
  const making = new NewTablePage(page);
  await making.open(game);
  await making.seats("I play", "a friend, by link");
  await making.name("Ann");
  await page.getByRole("button", { name: "Open the table" }).click();
  const link = await page.getByRole("textbox", { name: "Link to this table" }).inputValue();

  await other.goto(link);
  await other.getByRole("textbox", { name: "Your name" }).fill("Bert");
  await other.getByRole("button", { name: "Sit here" }).click();
  await other.locator(".table[data-ply]").waitFor();
  const ann = await Table.at(page);
  return [ann, new Table(other, ann.key)];
}

/** Plays a number of decisions by whoever has to decide, and checks that both see them. */
async function playTogether(tables: readonly [Table, Table], decisions: number): Promise<void> {
  for (let turns = 0; turns < decisions;) {
    const deciding = (await tables[0].position()).table.deciding ?? 0;
    const [mine, theirs] = [tables[deciding]!, tables[1 - deciding]!];
    const seen = await mine.whenAsked();
    // Dice and druids ask in anybody's turn; the title says the same as the prompt.
    await expect(mine.prompt).toContainText(
      new RegExp(`(Your turn|You are asked), ${["Ann", "Bert"][deciding]}:`),
    );
    const spoken = (await mine.prompt.innerText()).includes("You are asked") ? "You are asked" : "Your turn";
    await expect(mine.page).toHaveTitle(`● ${spoken} · Beltane`);
    await mine.decide(seen);
    const after = await mine.whenChanged(seen);
    if (after.ply === seen.ply) continue;
    turns += 1;
    await expect(theirs.page.locator(".table")).toHaveAttribute("data-ply", String(after.ply));
  }
}

test("two people meet by an invitation and play, each seeing only their own materials", async ({
  page,
  somebodyElse,
}) => {
  const tables = await meet(page, await somebodyElse(), "meduris");
  await playTogether(tables, 16);
  for (const [seat, table] of tables.entries()) {
    const { players } = await table.view();
    expect(players[seat]?.materials).not.toBeNull();
    expect(players[1 - seat]?.materials).toBeNull();
    await expect(row(table, seat)).toHaveAccessibleName(/holds/);
    await expect(row(table, 1 - seat)).toHaveAccessibleName(/behind the screen/);
    await expect(row(table, 1 - seat).locator("[data-hand]")).toHaveCount(0);
  }
});

test("two people meet by an invitation and play Bonfire, each with their own city before them", async ({
  page,
  somebodyElse,
}) => {
  const tables = await meet(page, await somebodyElse(), "bonfire");
  await playTogether(tables, 16);
  for (const [seat, table] of tables.entries()) {
    expect((await table.position()).seat).toBe(seat);
    const city = table.board.getByRole("region", { name: ["Ann", "Bert"][seat]! });
    await expect(city).toBeVisible();
    await expect(city.locator(`[data-place="space:1:${seat}:"]`)).toBeVisible();
  }
});

test("whoever is asked to abandon the game sees that at once, and can answer it there", async ({
  page,
  somebodyElse,
}) => {
  const [ann, bert] = await meet(page, await somebodyElse(), "meduris");
  const [annAsked, bertAsked] = [ann, bert].map((table) =>
    table.page.getByRole("status", { name: "Suggestions" }),
  );
  await expect(bertAsked!).toHaveCount(0);
  const suggest = async () => {
    await ann.page.getByRole("button", { name: "Menu" }).click();
    const menu = ann.page.getByRole("dialog", { name: "Menu" });
    await menu.getByRole("button", { name: "Suggest abandoning the game" }).click();
    await expect(menu.getByRole("button", { name: "Withdraw" })).toBeVisible();
    await ann.page.keyboard.press("Escape");
  };
  await suggest();
  await expect(bertAsked!).toContainText("Ann suggests abandoning the game");
  await expect(annAsked!).toContainText("Not answered yet: Bert.");
  await annAsked!.getByRole("button", { name: "Withdraw" }).click();
  await expect(bertAsked!).toHaveCount(0);

  // What was put aside is found again in the menu.
  await suggest();
  await bertAsked!.getByRole("button", { name: "Not now" }).click();
  await expect(bertAsked!).toHaveCount(0);
  await bert.page.getByRole("button", { name: "Menu" }).click();
  await bertAsked!.getByRole("button", { name: "I agree" }).click();
  await expect.poll(async () => (await ann.position()).table.status).toBe("abandoned");
  await expect(annAsked!).toHaveCount(0);
});

test("somebody who is muted stays so, and can be read again", async ({ page, somebodyElse }) => {
  const [ann, bert] = await meet(page, await somebodyElse(), "meduris");
  const say = async (text: string) => {
    const data = { text };
    const answer = await bert.page.request.post(`/api/tables/${bert.key}/chat`, { data });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  const chat = ann.page.getByRole("list", { name: "Chat" });
  const tab = ann.page.getByRole("tab", { name: /^Chat/ });
  await say("Hello");
  await expect(tab).toHaveText(/Chat\s*1/);
  await tab.click();
  await expect(chat).toContainText("Hello");
  const muted = ann.page.waitForResponse((response) => response.request().method() === "PATCH");
  await chat.getByRole("button", { name: "mute" }).click();
  await expect(chat).not.toContainText("Hello");
  await muted;

  await ann.page.reload();
  await say("Are you there?");
  await expect
    .poll(async () => (await bert.page.request.get(`/api/tables/${bert.key}/chat`)).text())
    .toContain("there");
  await expect(tab).toHaveText(/^\s*Chat\s*$/);
  await tab.click();
  await expect(ann.page.getByText("Bert is muted.")).toBeVisible();
  await expect(chat).not.toContainText("Are you there?");
  await ann.page.getByRole("button", { name: "read again" }).click();
  await expect(chat).toContainText("Are you there?");
});

test("two people at one screen hand it over behind a curtain", async ({ page }) => {
  const making = new NewTablePage(page);
  await making.open();
  await making.seats("I play", "I play");
  await making.name("Ann");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  const table = await Table.at(page);
  const curtain = page.getByRole("dialog", { name: /Please hand over to Ann/ });

  let handed = 0;
  let seen = await table.whenAsked();
  for (let steps = 0; handed < 4 && steps < 80; steps += 1) {
    if (seen.curtain) {
      await expect(curtain).toBeVisible();
      await expect(table.listed("")).toHaveCount(0);
      expect(seen.glowing).toEqual([]);
      // Nothing behind it can be seen or clicked.
      const behind = await curtain.evaluate(
        (dialog) => getComputedStyle(dialog, "::backdrop").backgroundColor,
      );
      expect(behind).toMatch(/^rgb\(/);
      await page.keyboard.press("Escape");
      await expect(curtain).toBeVisible();
      await curtain.getByRole("button").click();
      await expect(curtain).toBeHidden();
      handed += 1;
      seen = await table.whenAsked();
      const deciding = (await table.position()).table.deciding ?? 0;
      await expect(row(table, deciding)).toHaveAccessibleName(/holds/);
      await expect(row(table, 1 - deciding)).toHaveAccessibleName(/behind the screen/);
      continue;
    }
    await table.decide(seen);
    seen = await table.whenAsked(seen);
  }
  expect(handed).toBe(4);
});

test("somebody watches a game, sees nothing hidden, and cannot act", async ({ page, somebodyElse }) => {
  await enterAs(page, "Ann");
  const ann = await sitDown(page, ["me", "apprentice"], { public: true });
  let seen = await ann.whenAsked();
  while (seen.ply < 12) {
    await ann.decide(seen);
    seen = await ann.whenAsked(seen);
  }

  const other = await somebodyElse();
  const sent = everythingSent(other);
  await other.goto("/lobby");
  await other.getByRole("link", { name: /Watch/ }).first().click();
  await other.locator(".table[data-ply]").waitFor();
  const watching = new Table(other, ann.key);
  await expect(other.getByRole("banner")).toContainText("watching");

  const before = seen.ply;
  while ((await ann.ply()) === before) {
    await ann.decide(seen);
    seen = await ann.whenAsked(seen);
  }
  await expect.poll(() => watching.ply()).toBeGreaterThan(before);
  const { view, yours, prompt } = await watching.position();
  expect(yours).toEqual([]);
  expect((view as View).players.map((player) => player.materials)).toEqual([null, null]);
  expect(prompt === null || (prompt as { choices: unknown[] }).choices.length === 0).toBe(true);
  await expect(other.locator(".target, [data-choice], [data-answer], [data-hand]")).toHaveCount(0);
  await expect(watching.prompt.getByRole("button", { name: "Undo" })).toHaveCount(0);
  for (const seat of [0, 1]) await expect(row(watching, seat)).toHaveAccessibleName(/behind the screen/);
  expect(sent.filter((text) => /"materials":\{/.test(text))).toEqual([]);

  const act = { ply: await watching.ply(), actions: [0] };
  const refused = await other.request.post(`/api/tables/${ann.key}/act`, { data: act });
  expect(refused.ok()).toBe(false);
});
