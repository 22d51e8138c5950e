/** Games that are over go on elsewhere: as files to play on with, and on profiles where others find them. */
import { enterAs, NewTablePage, sitDown } from "./support/new-table";
import { recorded } from "./support/recorded";
import { Table } from "./support/table";
import { expect, test } from "./support/test";

const AFTER = 60;
const save = { ...recorded.save, actions: recorded.written.slice(0, AFTER) };
const asFile = (text: string) => ({
  name: "meduris.json",
  mimeType: "application/json",
  buffer: Buffer.from(text),
});

test("somebody goes on from a save file", async ({ page }) => {
  const making = new NewTablePage(page);
  await making.open();
  await page.getByText("Go on from a save file").click();
  const file = page.getByLabel("Choose the file, or drop it here");
  await file.setInputFiles(asFile("no save"));
  await expect(page.getByRole("alert")).toHaveText("This file is not a save of a game.");
  await file.setInputFiles(asFile(JSON.stringify(save)));
  await expect(page.getByText(`Meduris for 2, after ${AFTER} actions`)).toBeVisible();
  await expect(page.getByRole("alert")).toBeHidden();
  // A save determines seats and options; who sits there is chosen again.
  await expect(page.getByRole("combobox", { name: /^Seat/ })).toHaveCount(2);
  await expect(page.getByText("Screens")).toBeHidden();
  for (const seat of [1, 2])
    await page.getByRole("combobox", { name: `Seat ${seat}` }).selectOption({ label: "I play" });
  await making.name("Ann");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  const table = await Table.at(page);
  await table.whenAsked();
  const { table: made, view } = await table.position();
  expect(made.from_save).toBe(true);
  expect(made.settings.rated).toBe(false);
  expect((view as { fields: unknown[] }).fields).toHaveLength(32);
});

test("a file that is dropped is taken, and can be left again", async ({ page }) => {
  await new NewTablePage(page).open();
  await page.getByText("Go on from a save file").click();
  const dropped = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], "meduris.json", { type: "application/json" }));
    return transfer;
  }, JSON.stringify(save));
  await page.locator(".drop").dispatchEvent("drop", { dataTransfer: dropped });
  await expect(page.getByText(`Meduris for 2, after ${AFTER} actions`)).toBeVisible();
  await page.getByRole("button", { name: "Without the file" }).click();
  await expect(page.getByText("Screens")).toBeVisible();
});

test("others see the finished games that somebody has played in public", async ({ page, somebodyElse }) => {
  await enterAs(page, "Ann");
  for (const isPublic of [true, false]) {
    const table = await sitDown(page, ["me", "apprentice"], { public: isPublic });
    const answer = await page.request.post(`/api/tables/${table.key}/resign`);
    expect(answer.ok(), await answer.text()).toBe(true);
  }
  const me = (await (await page.request.get("/api/me")).json()) as { key: string };
  await page.goto(`/people/${me.key}`);
  await expect(page.getByRole("link", { name: /^Replay of/ })).toHaveCount(2);

  const other = await somebodyElse();
  await other.goto(`/people/${me.key}`);
  await expect(other.getByRole("heading", { name: "Finished games at public tables" })).toBeVisible();
  await expect(other.getByRole("link", { name: /^Replay of/ })).toHaveCount(1);
  await other.getByRole("link", { name: /^Replay of/ }).click();
  await expect(other.locator(".meduris-board")).toBeVisible();
});

test("whoever may see a game by its link alone can see it again and download it", async ({
  page,
  somebodyElse,
}) => {
  await enterAs(page, "Ann");
  const table = await sitDown(page, ["me", "open"], {}, { waiting: true });
  const { invite } = await table.position();
  const bert = await somebodyElse();
  await enterAs(bert, "Bert");
  for (const [what, data] of [
    ["sit", { seat: 1, invite }],
    ["resign", {}],
  ] as const) {
    const answer = await bert.request.post(`/api/tables/${table.key}/${what}`, { data });
    expect(answer.ok(), await answer.text()).toBe(true);
  }

  const cleo = await somebodyElse();
  await cleo.goto(`/table/${table.key}?invite=${invite}`);
  const results = cleo.getByRole("dialog", { name: "Results" });
  // Bert has given up, whatever he had scored.
  await expect(results).toContainText("Ann wins!");
  await expect(results.getByRole("row", { name: /^Place/ })).toContainText("given up");
  await results.getByRole("button", { name: "Back to the board" }).click();
  await cleo.getByRole("button", { name: "Menu" }).click();
  const arriving = cleo.waitForEvent("download");
  await cleo.getByRole("link", { name: "Download the game" }).click();
  expect((await arriving).suggestedFilename()).toBe(`meduris-${table.key}.json`);
  await cleo.getByRole("link", { name: "Watch the game again" }).click();
  await expect(cleo).toHaveURL(new RegExp(`/replay/${table.key}.*invite=${invite}`));
  await expect(cleo.getByRole("slider", { name: "Where in the game" })).toBeVisible();
});
