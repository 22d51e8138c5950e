/** The table fits its screen: nothing scrolls, nothing is too small to read or to touch, nothing jumps. */
import type { Page } from "@playwright/test";

import * as bonfire from "./support/bonfire-games";
import { enterAs, goOnWith } from "./support/new-table";
import { openBefore } from "./support/recorded";
import { LAPTOP, PHONE } from "./support/screens";
import { touchPlace } from "./support/bonfire-play";
import { click, keyOf, type GameName, type Place, type Table } from "./support/table";
import { expect, test } from "./support/test";

const DECISIONS = ["lay-fate-tile", "walk", "choose-council-space", "search-path", "choose-for-tom"];
const PHASES = ["place ", "take ", "return ", "move ", "use ", "offer "];
const SMALLEST_TEXT = 12;
const SMALLEST_TARGET = 40;
/** How far from the centre of a target a finger may land, in pixels. */
const BESIDE = 18;

/** Whether a page could be scrolled. */
const scrolls = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement;
    return scrollHeight > clientHeight || scrollWidth > clientWidth;
  });

/** Texts rendered smaller than a number of pixels, with SVG text as scaled. */
function smallTexts(page: Page, least: number): Promise<string[]> {
  return page.evaluate((least) => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement!;
      const box = element.getBoundingClientRect();
      if (
        !node.textContent?.trim() ||
        box.width <= 1 ||
        !element.checkVisibility({ visibilityProperty: true })
      )
        continue;
      const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
      const size = parseFloat(getComputedStyle(element).fontSize) * scale;
      if (size < least - 0.05) found.push(`${node.textContent.trim().slice(0, 30)}: ${size.toFixed(1)} px`);
    }
    return [...new Set(found)];
  }, least);
}

/** Texts on the board and in the prompt bar that are cut off, with or without an ellipsis. */
function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(".board *, .prompt *, aside .players *")) {
      const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      if (
        !own ||
        element.closest(".hidden-visually") ||
        element instanceof SVGElement ||
        !element.checkVisibility({ visibilityProperty: true })
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(element);
      const text = range.getBoundingClientRect();
      if (text.width <= 1) continue;
      // What hides what overflows: the element itself, or something around it on the board.
      for (
        let around: HTMLElement | null = element;
        around && !around.matches(".table");
        around = around.parentElement
      ) {
        const { overflowX, overflowY } = getComputedStyle(around);
        const box = around.getBoundingClientRect();
        const wide = overflowX !== "visible" && (text.right > box.right + 1 || text.left < box.left - 1);
        const high = overflowY === "hidden" && (text.bottom > box.bottom + 2 || text.top < box.top - 2);
        if (wide || high) {
          found.push(`${element.textContent?.trim().slice(0, 50)} in ${around.className}`);
          break;
        }
      }
    }
    return [...new Set(found)];
  });
}

/** What can be picked, and everything of the board. */
const EVERYTHING = ".board [data-place], .board button, .prompt button, aside .head";

/** Elements that are not entirely on the screen. */
function outOfSight(page: Page, what = EVERYTHING): Promise<string[]> {
  return page.evaluate((what) => {
    const all = document.querySelectorAll<HTMLElement>(what);
    return [...all]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(
        ({ box }) =>
          box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1,
      )
      .map(({ element }) => element.outerHTML.slice(0, 90));
  }, what);
}

/** Controls outside the board that are smaller than a number of pixels. */
function smallTargets(page: Page, least: number): Promise<string[]> {
  return page.evaluate((least) => {
    const all = document.querySelectorAll<HTMLElement>(
      ".table :is(button, a, select, input, summary), dialog :is(button, a, select)",
    );
    return [...all]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && (box.width < least - 0.5 || box.height < least - 0.5))
      .map(
        ({ element, box }) =>
          `${element.outerHTML.slice(0, 90)} ${box.width.toFixed(0)} × ${box.height.toFixed(0)}`,
      );
  }, least);
}

/** Buttons for playing that are partly off the screen or scrolled out of view. */
function cutButtons(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut = (element: HTMLElement): boolean => {
      const box = element.getBoundingClientRect();
      for (let around = element.parentElement; around; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around);
        if (overflowX === "visible" && overflowY === "visible") continue;
        const frame = around.getBoundingClientRect();
        if (box.left < frame.left - 1 || box.right > frame.right + 1) return true;
        if (box.top < frame.top - 1 || box.bottom > frame.bottom + 1) return true;
      }
      return box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight;
    };
    const within = (element: HTMLElement): boolean =>
      element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1;
    return [...document.querySelectorAll<HTMLElement>(".table [data-answer], .prompt button")]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => cut(element) || within(element))
      .map((element) => element.textContent?.trim() ?? "");
  });
}

/** Where, of all times that something is decided, there are most answers, or the longest ones. */
const LONGEST: Record<string, readonly number[]> = {
  "choose-rewards": [4],
  "pay-tiles": [1, 25, 153],
  "pay-resources": [1, 25, 49],
};

function longestAnswers(): { decision: string; game: (typeof bonfire.games)[number]; at: number }[] {
  return Object.entries(LONGEST).flatMap(([decision, numbers]) => {
    const all = bonfire.games.flatMap((game) =>
      game.decisions.flatMap((each, at) => (each === decision ? [{ decision, game, at }] : [])),
    );
    return numbers.map((number) => all[number]!);
  });
}

/** The number of ambiguous places that are picked per position. */
const PICKED_AT_MOST = 6;

/** Places whose picking leaves several choices, which then get buttons. */
async function leavingOpen(table: Table): Promise<Place[]> {
  const choices = (await table.choices()).filter(({ targets }) => targets.length === 1);
  const keys = choices.map(({ targets }) => keyOf(targets[0]!));
  return choices
    .map(({ targets }) => targets[0]!)
    .filter((place, at) => keys.indexOf(keyOf(place)) === at && keys.lastIndexOf(keyOf(place)) > at)
    .slice(0, PICKED_AT_MOST);
}

type Opening = (page: Page) => Promise<Table>;

const OPENINGS: Record<GameName, Record<string, Opening>> = {
  meduris: Object.fromEntries(
    PHASES.map((phase) => [phase, (page) => openBefore(page, phase, phase === "move " ? 40 : 0)]),
  ),
  bonfire: {
    ...Object.fromEntries(
      DECISIONS.map((decision) => [decision, (page: Page) => bonfire.openDecision(page, decision)]),
    ),
    middle: (page) => bonfire.openAt(page, bonfire.OF_FOUR, bonfire.turnAfter(bonfire.OF_FOUR, 0.5)),
    "the countdown": (page) => bonfire.openBeforeAction(page, "pass"),
  },
};
const GAMES = ["meduris", "bonfire"] as const;

async function eachPhase(
  page: Page,
  game: GameName,
  look: (table: Table, phase: string) => Promise<void>,
): Promise<void> {
  await enterAs(page, "Ann");
  for (const [phase, open] of Object.entries(OPENINGS[game])) {
    const table = await open(page);
    await table.whenAsked();
    await look(table, phase);
  }
}

test.describe("on a laptop", () => {
  test.use(LAPTOP);

  for (const game of GAMES)
    test(`the whole table of ${game} is in sight, and everything can be read`, async ({ page }) => {
      await eachPhase(page, game, async (_, phase) => {
        expect.soft(await scrolls(page), phase).toBe(false);
        expect.soft(await smallTexts(page, SMALLEST_TEXT), phase).toEqual([]);
      });
    });

  for (const [tier, language] of [
    ["", "de"],
    ["@slow ", "en"],
  ] as const)
    test.describe(() => {
      test.use({ liking: { language } });

      test(`${tier}no button with which Bonfire is played is cut off: ${language}`, async ({ page }) => {
        await enterAs(page, "Ann", { language });
        const decisions = new Set(bonfire.games.flatMap(({ decisions }) => decisions));
        const positions = [...decisions].map((decision) => ({ decision, ...bonfire.whereDecided(decision) }));
        for (const { decision, game, at } of [...positions, ...longestAnswers()]) {
          await goOnWith(page, { ...game.save, actions: game.written.slice(0, at) }, { hints: true });
          await page.locator(".prompt.mine").waitFor();
          expect.soft(await cutButtons(page), decision).toEqual([]);
        }
        for (const part of [0.3, 0.5, 0.7]) {
          const table = await bonfire.openAt(page, bonfire.OF_FOUR, bonfire.turnAfter(bonfire.OF_FOUR, part));
          await page.locator(".prompt.mine").waitFor();
          for (const place of await leavingOpen(table)) {
            await touchPlace(table, place, click);
            await page.locator(".prompt .ways [data-answer]").first().waitFor();
            expect.soft(await cutButtons(page), String(part)).toEqual([]);
            await page.keyboard.press("Escape");
          }
        }
      });
    });

  test.describe("in German", () => {
    test.use({ liking: { language: "de" } });

    for (const [stage, part] of Object.entries({ beginning: 0, middle: 0.5, end: 0.9 }))
      test(`everything that four players of Bonfire decide by is in sight at the ${stage}`, async ({
        page,
      }) => {
        await enterAs(page, "Annegret-Sieglinde", { language: "de" });
        const table = await bonfire.openAt(page, bonfire.OF_FOUR, bonfire.turnAfter(bonfire.OF_FOUR, part));
        await table.whenAsked();
        expect.soft(await scrolls(page)).toBe(false);
        expect.soft(await smallTexts(page, SMALLEST_TEXT)).toEqual([]);
        expect.soft(await cutTexts(page)).toEqual([]);
        expect.soft(await outOfSight(page)).toEqual([]);
      });
  });

  test("nothing moves under whoever points at things", async ({ page }) => {
    await enterAs(page, "Ann");
    const table = await openBefore(page, "move ", 40);
    await table.whenAsked();
    const before = [await table.prompt.boundingBox(), await table.board.boundingBox()];
    for (const target of (await page.locator(".target").all()).slice(0, 12)) {
      await target.hover();
      expect([await table.prompt.boundingBox(), await table.board.boundingBox()]).toEqual(before);
    }
  });
});

test.describe("on a phone", () => {
  test.use(PHONE);

  for (const game of GAMES)
    test(`the whole table of ${game} is in sight, and everything beside the board can be touched`, async ({
      page,
    }) => {
      const boards = new Set<string>();
      await eachPhase(page, game, async (table, phase) => {
        expect.soft(await scrolls(page), phase).toBe(false);
        expect.soft(await smallTargets(page, SMALLEST_TARGET), phase).toEqual([]);
        expect.soft(await outOfSight(page, ".prompt .tools button, .tabs button"), phase).toEqual([]);
        boards.add(JSON.stringify(await table.board.boundingBox()));
      });
      expect(boards.size, "whatever is asked, the board stays as it is").toBe(1);
    });

  test("what was touched first stays where it is for the second touch", async ({ page }) => {
    await enterAs(page, "Ann");
    const table = await openBefore(page, "take ");
    const seen = await table.whenAsked();
    const place = table.place(seen.glowing[0] ?? "");
    const middle = async (): Promise<number[]> => {
      const { x, y, width, height } = (await place.boundingBox())!;
      return [x + width / 2, y + height / 2].map(Math.round);
    };
    const before = await middle();
    await place.tap();
    await expect(table.prompt.locator("[data-answer]")).toBeVisible();
    const moved = (await middle()).map((now, axis) => Math.abs(now - before[axis]!));
    // Its outline may be drawn a little wider.
    expect(Math.max(...moved)).toBeLessThanOrEqual(2);
    await place.tap();
    await table.whenChanged(seen);
    await expect.poll(() => table.ply()).toBeGreaterThan(seen.ply);
  });

  test("a touch beside a glowing field means that field", async ({ page }) => {
    await enterAs(page, "Ann");
    const table = await openBefore(page, "hut ", 40);
    const seen = await table.whenAsked();
    const key = seen.glowing.find((each) => each.startsWith("field:")) ?? "";
    const [board, field] = [
      await page.locator(".meduris-board svg").first().boundingBox(),
      await table.place(key).boundingBox(),
    ];
    const middle = (box: { x: number; y: number; width: number; height: number }) => ({
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
    });
    // Towards the mountain there is no other field.
    const [to, at] = [middle(board!), middle(field!)];
    const far = Math.hypot(to.x - at.x, to.y - at.y);
    const beside = { x: at.x + ((to.x - at.x) / far) * BESIDE, y: at.y + ((to.y - at.y) / far) * BESIDE };
    expect(field!.width / 2).toBeLessThan(BESIDE);
    await page.touchscreen.tap(beside.x, beside.y);
    const before = await table.whenChanged(seen);
    expect(before.answers.length).toBeGreaterThan(0);
    expect(before.answers.every((answer) => answer.includes(` ${key.split(":")[1]}`))).toBe(true);
    // Looking closer by touching twice is for the board, not for its targets.
    await page.touchscreen.tap(beside.x, beside.y);
    await page.waitForTimeout(200);
    expect(await page.locator(".frame .content").evaluate((node) => getComputedStyle(node).transform)).toBe(
      "matrix(1, 0, 0, 1, 0, 0)",
    );
  });
});
