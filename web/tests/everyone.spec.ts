/** For everyone: axe finds nothing on any page and in any phase of a game, in both themes. */
import type { Page } from "@playwright/test";

import { violationsIn } from "./support/axe";
import { openBeforeAction, openDecision } from "./support/bonfire-games";
import * as bonfire from "./support/bonfire-games";
import { enterAs, sitDown } from "./support/new-table";
import { openBefore, openFinished, openAfter, recorded } from "./support/recorded";
import type { Table } from "./support/table";
import { expect, test } from "./support/test";

test.use({ liking: { theme: "auto" } });

/** What axe finds in a page as it is, in daylight and in the dark. */
async function lookOver(page: Page, where: string): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    // Only colours are different in the dark.
    const violations = await violationsIn(page, colorScheme === "dark" ? "color-contrast" : undefined);
    const found = violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary ?? ""}`)
          .slice(0, 3)
          .join(" | ")}`,
    );
    expect.soft(found, `${where}, ${colorScheme}`).toEqual([]);
  }
}

const PAGES = [
  "/",
  "/new/meduris",
  "/new/bonfire",
  "/lobby",
  "/rules/meduris",
  "/rules/bonfire",
  "/learn/meduris",
  "/learn/bonfire",
  "/learn/bonfire/fate",
  "/settings",
  "/about",
  "/nowhere",
];

for (const path of PAGES)
  test(`axe finds nothing at ${path}`, async ({ page }) => {
    await enterAs(page, "Ann", { theme: "auto" });
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    await page.waitForLoadState("networkidle");
    if (path === "/") await page.getByRole("button", { name: "Play against bots" }).first().click();
    await page.evaluate(() => document.querySelectorAll("details").forEach((folded) => (folded.open = true)));
    await lookOver(page, path);
  });

test("axe finds nothing on a profile, in a waiting room and in a replay", async ({ page }) => {
  await enterAs(page, "Ann", { theme: "auto" });
  const table = await openFinished(page);
  const me = (await (await page.request.get("/api/me")).json()) as { key: string };
  await page.goto(`/people/${me.key}`);
  await page.getByRole("heading", { name: "Ann" }).waitFor();
  await lookOver(page, "profile");
  await page.goto(`/replay/${table.key}?at=100`);
  await page.locator(".meduris-board").waitFor();
  await lookOver(page, "replay");
  await sitDown(page, ["me", "open"], {}, { waiting: true });
  await page.getByRole("button", { name: "Sit here" }).waitFor();
  await lookOver(page, "waiting room");
});

type Openings = Record<string, (page: Page) => Promise<Table>>;

const PHASES: Openings = {
  "placing workers": (page) => openBefore(page, "place "),
  "taking a material": (page) => openBefore(page, "take "),
  "returning a material": (page) => openBefore(page, "return "),
  "phase two": (page) => openBefore(page, "move ", 40),
  paying: (page) => openBefore(page, "use "),
  offering: (page) => openBefore(page, "offer ", 60),
  "the last round": (page) => openAfter(page, recorded.numbers.length - 1),
};

const deciding = (...decisions: string[]): Openings =>
  Object.fromEntries(decisions.map((decision) => [decision, (page) => openDecision(page, decision)]));

/** A table of Bonfire is large: some of its phases are looked at always, the others where there is time. */
const OF_BONFIRE = {
  ...deciding("lay-fate-tile", "choose-council-space"),
  "the countdown": (page: Page) => openBeforeAction(page, "pass"),
};
const MORE_OF_BONFIRE = {
  ...deciding("lay-first-tile", "island-action", "pay-resources", "walk", "search-path"),
  ...deciding("choose-for-tom", "continue"),
  igniting: (page: Page) => openBeforeAction(page, "ignite "),
};

for (const [phases, openings] of Object.entries({
  "any phase of Meduris": PHASES,
  "phases of Bonfire": OF_BONFIRE,
  "other phases of Bonfire @slow": MORE_OF_BONFIRE,
}))
  test(`axe finds nothing in ${phases}`, async ({ page }) => {
    test.setTimeout(400_000);
    await enterAs(page, "Ann", { theme: "auto" });
    for (const [phase, open] of Object.entries(openings)) {
      const table = await open(page);
      await table.whenAsked();
      await lookOver(page, phase);
    }
  });

test("axe finds nothing in what opens at a table", async ({ page }) => {
  await enterAs(page, "Ann", { theme: "auto" });
  const table = await openBefore(page, "move ", 40);
  await page.getByRole("tab", { name: "Log" }).click();
  await lookOver(page, "log");
  await page.getByRole("tab", { name: "Chat" }).click();
  await lookOver(page, "chat");
  await page.getByRole("button", { name: "Menu" }).click();
  await lookOver(page, "menu");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Signs" }).click();
  await lookOver(page, "signs");
  await page.keyboard.press("Escape");
  await page.keyboard.press("?");
  await page.getByRole("dialog", { name: "Keys" }).waitFor();
  await lookOver(page, "keys");
  await page.keyboard.press("Escape");
  await table.tool("What if?").click();
  await table.board.getByRole("status").waitFor();
  await lookOver(page, "planning");
  await page.keyboard.press("Escape");
  await page.locator(".target").first().hover();
  await page.locator(".explain").waitFor();
  await lookOver(page, "explanation");
  await page.locator(".target").first().focus();
  await page.keyboard.press("?");
  await page.getByRole("complementary", { name: "Open the rule book" }).waitFor();
  await lookOver(page, "rules");
  await page.keyboard.press("Escape");
  await page.getByRole("tab", { name: "Choices" }).click();
  const seen = await table.whenAsked();
  await table.chooseFromList(seen.listed[0] ?? "");
  if ((await table.whenChanged(seen)).curtain) await lookOver(page, "curtain");
  await openFinished(page);
  await lookOver(page, "results");
});

test("@slow axe finds nothing in what opens at a table of Bonfire", async ({ page }) => {
  await enterAs(page, "Ann", { theme: "auto" });
  const table = await bonfire.openAt(page, bonfire.OF_FOUR, bonfire.turnAfter(bonfire.OF_FOUR, 0.5));
  await table.whenAsked();
  await table.board.getByRole("button", { name: "Look up a task" }).click();
  await page.getByRole("searchbox").fill("gnome");
  await lookOver(page, "search");
  await page.keyboard.press("Escape");
  await page.getByRole("complementary").locator("button.head").last().click();
  await page.getByRole("dialog").waitFor();
  await lookOver(page, "another city");
  await page.keyboard.press("Escape");
  await page.locator(".glows").first().hover();
  await page.locator(".explain").waitFor();
  await lookOver(page, "explanation");
  await bonfire.openFinished(page);
  await lookOver(page, "results");
});
