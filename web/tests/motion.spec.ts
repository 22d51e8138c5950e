/** Events are shown as motion: pieces travel between the board and the players, which can be skipped. */
import type { Page } from "@playwright/test";

import { USUAL } from "./support/liking";
import { enterAs, sitDown } from "./support/new-table";
import { LAPTOP, PHONE } from "./support/screens";
import type { Table } from "./support/table";
import { expect, test } from "./support/test";

test.use({ liking: { motion: "calm" } });

/** Properties of every keyframe, apart from those being animated. */
const OF_FRAMES = ["offset", "computedOffset", "easing", "composite"];

/** Pieces in flight. */
const flyers = (page: Page) => page.locator(".flights svg");

const yes = (): boolean => true;
const no = (): boolean => false;

/** Plays until something travels to or from a player's row. */
async function untilSomethingTravels(page: Page, table: Table): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) {
    const seen = await table.whenAsked();
    await table.decide(seen, (target, at) => target.click(at));
    const travels = await Promise.race([
      flyers(page).first().waitFor().then(yes, no),
      // By the next question the motion is over.
      table.whenAsked(seen).then(no, no),
    ]);
    if (travels) return;
  }
  throw new Error("Nothing travelled.");
}

for (const [where, screen] of Object.entries({ laptop: LAPTOP, phone: PHONE }))
  test.describe(`on a ${where}`, () => {
    test.use(screen);

    test("pieces travel over the whole page, and any key skips", async ({ page }) => {
      await enterAs(page, "Ann", { motion: "calm" });
      const table = await sitDown(page, ["me", "apprentice"]);
      await untilSomethingTravels(page, table);
      const ways = await flyers(page).evaluateAll((pieces) =>
        pieces.map((piece) => {
          const [animation] = piece.getAnimations();
          const frames = (animation?.effect as KeyframeEffect | null)?.getKeyframes() ?? [];
          const changed = new Set(frames.flatMap((frame) => Object.keys(frame)));
          return { ends: [frames[0]?.transform, frames.at(-1)?.transform], changed: [...changed] };
        }),
      );
      expect(ways.length).toBeGreaterThan(0);
      for (const { ends, changed } of ways) {
        expect(ends[0]).not.toBe(ends[1]);
        expect(changed.filter((each) => !OF_FRAMES.includes(each)).sort()).toEqual(["opacity", "transform"]);
      }
      // The caption says whose action this is, and nobody's turn is announced yet.
      await expect(page).not.toHaveTitle(/Your turn|You are asked/);
      await expect(table.prompt.locator(".caption")).toBeVisible();
      await page.keyboard.press("Shift");
      await expect(flyers(page)).toHaveCount(0);
      await table.whenAsked();
      await expect(page).toHaveTitle(/Your turn|You are asked/);
    });
  });

test.describe("on a phone", () => {
  test.use(PHONE);

  test("what happens is told although something is still explained", async ({ page }) => {
    await enterAs(page, "Ann", { motion: "calm" });
    const table = await sitDown(page, ["me", "apprentice"]);
    const place = table.place((await table.whenAsked()).glowing[0] ?? "");
    await place.hover();
    await expect(table.prompt.getByRole("note")).toBeVisible();
    await place.click();
    // From the first moment on.
    const first = await page.waitForFunction(() => {
      const caption = document.querySelector(".prompt .caption");
      return caption && { height: caption.getBoundingClientRect().height };
    });
    expect((await first.jsonValue())?.height).toBeGreaterThan(10);
  });
});

test("the log tells what has happened since one's last turn, then what was open is open again", async ({
  page,
}) => {
  await enterAs(page, "Ann", { motion: "calm" });
  const table = await sitDown(page, ["me", "apprentice"]);
  const again = table.tool("Since your last turn");
  let seen = await table.whenAsked();
  while (!(await again.isVisible())) {
    await table.decide(seen, (target, at) => target.click(at));
    await table.whenChanged(seen);
    await page.keyboard.press("Shift");
    seen = await table.whenAsked(seen);
  }
  const open = (name: string) => page.getByRole("tab", { name, selected: true });
  await expect(open("Choices")).toBeVisible();
  await again.click();
  await expect(open("Log")).toBeVisible();
  await expect(table.prompt.locator(".caption")).toBeVisible();
  await page.keyboard.press("Shift");
  await expect(open("Choices")).toBeVisible();
});

/** Animations that never end. */
const endless = (page: Page): Promise<number> =>
  page.evaluate(
    () => document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations === Infinity).length,
  );

test("what glows breathes, but not where somebody wants no motion", async ({ page }) => {
  await enterAs(page, "Ann", { motion: "calm" });
  const table = await sitDown(page, ["me", "me"]);
  await table.whenAsked();
  expect(await endless(page)).toBeGreaterThan(0);
  await page.request.patch("/api/me", { data: { preferences: { ...USUAL, motion: "off" } } });
  await page.reload();
  await table.whenAsked();
  expect(await endless(page)).toBe(0);
});

test("nothing travels where somebody wants no motion", async ({ page }) => {
  await enterAs(page, "Ann", { motion: "off" });
  const table = await sitDown(page, ["me", "apprentice"]);
  for (let turn = 0; turn < 5; turn += 1) {
    await table.decide(await table.whenAsked(), (target, at) => target.click(at));
    await expect(flyers(page)).toHaveCount(0);
  }
});
