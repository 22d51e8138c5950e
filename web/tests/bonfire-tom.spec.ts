/** Playing Bonfire alone: finding Tom, and what is shown of him. */
import type { components } from "../src/lib/api/schema";
import { AGAINST_TOM, openAt, openFinished } from "./support/bonfire-games";
import { HomePage } from "./support/home-page";
import { enterAs } from "./support/new-table";
import { expect, test } from "./support/test";

test("somebody begins a game alone against Tom on the home page", async ({ page }) => {
  const home = new HomePage(page);
  await home.open();
  const card = home.card("bonfire");
  await card.getByRole("button", { name: "Play against bots" }).click();
  await card.getByText("Alone against Tom", { exact: true }).click();
  await expect(card.getByText("Apprentice", { exact: true })).toHaveCount(0);
  await card.getByRole("button", { name: "Play", exact: true }).click();
  const { table, view } = await (await home.table()).position();
  expect(table.seats).toHaveLength(1);
  expect((view as components["schemas"]["BonfireView"]).tom).toMatchObject({ handicap: 0 });
  // In a game without Tom the same player then plays against bots.
  await home.open();
  await home.card("meduris").getByRole("button", { name: "Play against bots" }).click();
  await expect(home.meduris.getByText("Alone against Tom")).toHaveCount(0);
  await home.meduris.getByRole("button", { name: "Play", exact: true }).click();
  expect((await (await home.table()).position()).table.seats.length).toBeGreaterThan(1);
});

test("Tom’s novices are in the council, and his whole city can be seen", async ({ page }) => {
  await enterAs(page, "Ann");
  const table = await openAt(page, AGAINST_TOM, AGAINST_TOM.decisions.lastIndexOf("turn"));
  await table.whenAsked();
  const view = (await table.position()).view as unknown as components["schemas"]["BonfireView"];
  const tom = view.cities.at(-1)!;
  expect(tom.novices_sent).toBeGreaterThan(1);
  await expect(table.board.locator(".lying svg.tom")).toHaveCount(tom.novices_sent);
  await expect(table.board.locator(":is(.lying, .novices) svg")).toHaveCount(view.novices_in_council);
  await page.locator(".line:not([data-seat]) .head").click();
  const dialog = page.getByRole("dialog", { name: "City of Tom" });
  const frame = (await dialog.boundingBox())!;
  const columns = dialog.locator(".column");
  await expect(columns).toHaveCount(7);
  for (const column of await columns.all()) {
    const box = (await column.boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(frame.x);
    expect(box.x + box.width).toBeLessThanOrEqual(frame.x + frame.width);
  }
});

test("Tom has one sign, also along the course of the points", async ({ page }) => {
  await enterAs(page, "Ann");
  const table = await openFinished(page);
  await expect(table.results.locator("figure svg.tom").last()).toBeVisible();
  await expect(table.results.locator("thead svg.tom")).toHaveCount(1);
});
