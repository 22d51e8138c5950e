/** Pieces of Bonfire can be dragged where they go: fate tiles to the area, guardians along the path. */
import { gainOf } from "../src/games/bonfire/laying.svelte";
import { openBeforeAction, openDecision } from "./support/bonfire-games";
import { lift } from "./support/dragging";
import { enterAs } from "./support/new-table";
import { keyOf } from "./support/table";
import { expect, test } from "./support/test";

test("somebody drags a fate tile to its place, and sees on the way what it would bring", async ({ page }) => {
  await enterAs(page, "Ann");
  const table = await openDecision(page, "lay-fate-tile");
  const before = await table.whenAsked();
  const choices = await table.choices();
  const [best] = choices;
  const cell = table.place(keyOf(best!.targets[1]!));
  const drag = await lift(page, page.locator("[data-drag]"));
  await drag.over(cell);
  await expect(page.locator(".cell.shadow")).toHaveCount(3);
  await expect(table.prompt.locator(".preview")).toContainText(/gains?/);
  // The key turns the tile that is held.
  const held = page.locator("[data-choice].lit");
  const first = await held.getAttribute("data-choice");
  await page.keyboard.press("r");
  await expect(held).not.toHaveAttribute("data-choice", first ?? "");
  const laid = (await held.getAttribute("data-choice")) ?? "";
  const sent = page.waitForRequest((request) => request.url().endsWith("/act"));
  await drag.drop();
  const { actions } = choices.find(({ notation }) => notation === laid)!;
  expect((await sent).postDataJSON()).toMatchObject({ actions });
  await expect.poll(() => table.ply()).toBeGreaterThan(before.ply);
});

test("somebody drags a tile from the fate row to the area, which is all that placing one takes", async ({
  page,
}) => {
  await enterAs(page, "Ann");
  const table = await openBeforeAction(page, "fate");
  await table.whenAsked();
  const row = (await page.locator('[data-place^="fate-row:"]').first().boundingBox())!;
  await page.mouse.move(row.x + 5, row.y + 5);
  await page.mouse.down();
  await page.mouse.move(row.x - 20, row.y + 20, { steps: 4 });
  await expect(page.locator(".dragged")).toHaveCount(1);
  const cell = page.locator(".cell.glows").last();
  await cell.hover();
  await expect(page.locator(".cell.shadow")).toHaveCount(3);
  const sent = page.waitForRequest((request) => request.url().endsWith("/act"));
  const choices = await table.choices();
  await page.mouse.up();
  const { actions } = (await sent).postDataJSON() as { actions: number[] };
  expect(choices.find((choice) => choice.actions[0] === actions[0])?.verb).toBe("lay");
  await expect(page.locator(".dragged")).toHaveCount(0);
});

test("somebody drags a guardian along the path", async ({ page }) => {
  await enterAs(page, "Ann");
  const table = await openDecision(page, "walk");
  const before = await table.whenAsked();
  const walk = (await table.choices()).find(({ verb, targets }) => verb === "walk" && targets.length === 2)!;
  const [guardian, goal] = walk.targets.map((target) =>
    table.board.locator(`[data-place="${keyOf(target)}"]`),
  );
  const drag = await lift(page, guardian!);
  await drag.over(goal!);
  await expect(table.prompt.locator(".preview")).not.toBeEmpty();
  const sent = page.waitForRequest((request) => request.url().endsWith("/act"));
  await drag.drop();
  expect((await sent).postDataJSON()).toMatchObject({ actions: walk.actions });
  await expect.poll(() => table.ply()).toBeGreaterThan(before.ply);
});

test("one click lays a fate tile after the button that turns it, and brings what the cell tells", async ({
  page,
}) => {
  await enterAs(page, "Ann");
  const table = await openDecision(page, "lay-fate-tile");
  await table.whenAsked();
  const [turn, cell] = [page.locator("[data-turn]"), page.locator(".cell.glows:has([data-brings])").last()];
  await turn.click();
  const place = await cell.getAttribute("data-place");
  const expected = Number(await cell.locator("[data-brings]").textContent());
  const choices = await table.choices();
  const sent = page.waitForRequest((request) => request.url().endsWith("/act"));
  await table.place(place ?? "").click();
  const { actions } = (await sent).postDataJSON() as { actions: number[] };
  const laid = choices.find((choice) => choice.actions[0] === actions[0])!;
  expect(keyOf(laid.targets[1]!)).toBe(place);
  expect(gainOf(laid as Parameters<typeof gainOf>[0])).toBe(expected);
});
