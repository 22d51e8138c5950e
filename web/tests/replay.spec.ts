/** A finished game, seen again. */
import type { Page } from "@playwright/test";

import * as bonfire from "./support/bonfire-games";
import { enterAs } from "./support/new-table";
import { openFinished, recorded } from "./support/recorded";
import type { View } from "./support/table";
import { expect, test } from "./support/test";

const ALL = recorded.numbers.length;

/** Points in the order in which players are shown. */
const shown = (of: Page): Promise<number[]> =>
  of.locator("[data-points]").evaluateAll((all) => all.map((each) => Number(each.textContent)));

test("somebody sees a finished game again, and sends a link to a position", async ({
  page,
  context,
  somebodyElse,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await enterAs(page, "Ann");
  const table = await openFinished(page, 150);
  await table.results.getByRole("link", { name: "Watch the game again" }).click();
  const replay = page.locator(".replay");
  await expect(replay).toHaveAttribute("data-at", "0");

  await page.getByRole("button", { name: "a step on", exact: true }).click();
  await expect(replay).toHaveAttribute("data-at", "1");
  await page.keyboard.press("ArrowRight");
  await expect(replay).toHaveAttribute("data-at", "2");
  await page.getByRole("button", { name: "a step back", exact: true }).click();
  await expect(replay).toHaveAttribute("data-at", "1");
  await page.getByRole("button", { name: "a turn on", exact: true }).click();
  await expect.poll(async () => Number(await replay.getAttribute("data-at"))).toBeGreaterThan(2);

  const scrubber = page.getByRole("slider", { name: "Where in the game" });
  await scrubber.fill("120");
  await expect(replay).toHaveAttribute("data-at", "120");
  await expect(page.getByRole("group", { name: "Board" })).toBeVisible();
  const pointsAfter = async (actions: number) => {
    const answer = await page.request.get(`/api/tables/${table.key}/replay/${actions}`);
    return ((await answer.json()) as { view: View }).view.players.map((player) => player.points);
  };
  await expect.poll(() => shown(page)).toEqual(await pointsAfter(120));
  await scrubber.fill(String(ALL));
  await expect(replay).toHaveAttribute("data-at", String(ALL));
  await expect.poll(() => shown(page)).toEqual(await pointsAfter(ALL));
  expect(await pointsAfter(ALL)).not.toEqual(await pointsAfter(120));
  await scrubber.fill("120");
  await expect.poll(() => shown(page)).toEqual(await pointsAfter(120));
  await page.getByRole("button", { name: "Copy a link to this position" }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await expect(page.getByRole("list", { name: "What has happened" }).getByRole("listitem")).not.toHaveCount(
    1,
  );
  expect(new URL(link).search).toBe("?at=120");
  const other = await somebodyElse();
  await other.goto(link);
  await expect(other.locator(".replay")).toHaveAttribute("data-at", "120");
  await expect.poll(() => shown(other)).toEqual(await pointsAfter(120));
});

test("somebody sees a game against Tom again", async ({ page }) => {
  await enterAs(page, "Ann");
  const table = await bonfire.openFinished(page);
  await table.results.getByRole("link", { name: "Watch the game again" }).click();
  const replay = page.locator(".replay");
  const scrubber = page.getByRole("slider", { name: "Where in the game" });
  const all = bonfire.AGAINST_TOM.numbers.length;
  const expected: number[][] = [];
  for (const at of [Math.floor(all / 2), all]) {
    await scrubber.fill(String(at));
    await expect(replay).toHaveAttribute("data-at", String(at));
    const answer = await page.request.get(`/api/tables/${table.key}/replay/${at}`);
    const { cities } = ((await answer.json()) as { view: { cities: { points: number }[] } }).view;
    expected.push(cities.map(({ points }) => points));
    await expect.poll(() => shown(page)).toEqual(expected.at(-1));
  }
  expect(expected[0]).not.toEqual(expected[1]);
});

test("somebody reads what the bot thinks of every decision", async ({ page }) => {
  test.setTimeout(400_000);
  await enterAs(page, "Ann");
  const table = await openFinished(page);
  await page.goto(`/replay/${table.key}`);
  await page.getByRole("button", { name: "Ask the bot what it thinks" }).click();
  const view = page.getByRole("region", { name: "What the bot thinks" });
  await expect(view).toContainText(/plays:/, { timeout: 300_000 });
  await page.goto(`/table/${table.key}`);
  const moments = table.results.getByRole("listitem");
  await expect(moments.first()).toContainText(/\(gave away about .* points?; better: |No choice cost much/);
});
