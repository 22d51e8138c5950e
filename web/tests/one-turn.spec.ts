/** What can happen within one turn: undo, planning, a hint, confirmation, losing the connection. */
import { AGAINST_TOM, openAt, openDecision } from "./support/bonfire-games";
import { touchPlace } from "./support/bonfire-play";
import { enterAs, NewTablePage, sitDown } from "./support/new-table";
import { openBefore } from "./support/recorded";
import { Service } from "./support/service";
import { click, keyOf, Table, type Choice, type GameName, type Sight } from "./support/table";
import { expect, test } from "./support/test";
import type { Page } from "@playwright/test";

/** Play on until something is seen that fits; the sight of it. */
async function playUntil(table: Table, fits: (seen: Sight) => boolean): Promise<Sight> {
  let seen = await table.whenAsked();
  while (!fits(seen)) {
    expect(seen.over).toBe(false);
    await table.decide(seen);
    seen = await table.whenAsked(seen);
  }
  return seen;
}

const glows = (kind: string) => (seen: Sight) => seen.glowing.some((key) => key.startsWith(`${kind}:`));
const question = (table: Table) => table.prompt.locator(".question");

test("somebody takes back what they did, up to a die that was rolled", async ({ page }) => {
  await enterAs(page, "Ann");
  // With all seats, so that only what was revealed can be in the way.
  const table = await sitDown(page, ["me", "me"]);
  // A building to be paid for in an unusual way, which asks a question first.
  const isOtherwise = ({ notation }: Choice): boolean => notation.endsWith(" otherwise");
  const isFree = (seen: Sight): boolean => !seen.curtain && !seen.tray && seen.answers.length === 0;
  let before = await playUntil(table, isFree);
  while (!(await table.choices()).some(isOtherwise))
    before = await playUntil(table, (seen) => isFree(seen) && seen.ply > before.ply);
  const asked = await question(table).textContent();
  await table.chooseFromList((await table.choices()).find(isOtherwise)!.notation);
  await table.whenChanged(before);
  await expect(question(table)).not.toHaveText(asked ?? "");
  await page.keyboard.press("u");
  await expect(question(table)).toHaveText(asked ?? "");
  const again = await table.whenAsked();
  expect(again.glowing).toEqual(before.glowing);

  // Now a turn whose beginning has rolled the die.
  await table.chooseFromList(before.listed.find((notation) => notation.startsWith("move ")) ?? "");
  const rolled = await playUntil(table, (seen) => isFree(seen) && seen.ply > again.ply);
  expect((await table.position()).undo).toBe(false);
  await expect(table.tool("Undo")).toHaveAttribute("aria-disabled", "true");
  // Pressing it nevertheless shows the reason.
  await table.tool("Undo").click({ force: true });
  await expect(table.prompt.getByRole("alert")).toContainText(
    /You cannot go back any further, because of this: .* rolls/,
  );
  expect(await table.ply()).toBe(rolled.ply);
  expect((await table.position()).ply).toBe(rolled.ply);
});

test("somebody goes over from one place to another, and lets go of it", async ({ page }) => {
  await enterAs(page, "Ann");
  const table = await openBefore(page, "temple ", 30);
  await table.whenAsked();
  const at = (wanted: string): string[] =>
    choices.filter(({ verb }) => verb === wanted).map(({ targets }) => keyOf(targets[0]!));
  const choices = (await table.choices()).filter(({ usual }) => usual);
  const [one, other] = at("hut").filter((field) => at("temple").includes(field));
  const parts = table.prompt.locator(".parts button");
  const ways = table.prompt.locator(".ways [data-answer]");

  await table.place(one!).click();
  await expect(parts).toHaveCount(1);
  await expect(ways).toHaveCount(2);
  // What it costs is said before it is chosen.
  await expect(ways.first().locator("small")).not.toBeEmpty();
  for (const way of await ways.all()) await expect(way).toBeInViewport({ ratio: 1 });
  const first = (await parts.textContent()) ?? "";
  await table.place(other!).click();
  await expect(parts).toHaveCount(1);
  await expect(parts).not.toHaveText(first);
  await table.place(other!).click();
  await expect(parts).toHaveCount(0);
  await table.place(one!).click();
  await expect(parts).toHaveText(first);
  await table.board.click({ position: { x: 5, y: 5 } });
  await expect(parts).toHaveCount(0);

  // With the keyboard, the remaining answers get the focus.
  await table.place(one!).focus();
  await page.keyboard.press("Enter");
  await expect(ways.first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(ways).toHaveCount(0);
});

test("somebody tries out what would be, and goes back to the game", async ({ page }) => {
  await enterAs(page, "Ann");
  const table = await sitDown(page, ["me", "apprentice"]);
  const before = await playUntil(table, glows("worker"));
  const asked = await question(table).textContent();
  const [workers] = [await page.locator(".target[data-place^='worker:']").count()];
  const offered = (await table.choices()).map(({ notation }) => notation);
  await table.tool("What if?").click();
  const planning = table.board.getByRole("status");
  await expect(planning).toContainText("Planning");
  await expect(question(table)).toContainText("What if:");
  const move = (await table.choices()).find(({ verb }) => verb === "move")!;
  await table.choose(move);
  await expect(planning).toContainText(/assumed|nobody else sees/);
  await expect(question(table)).not.toHaveText(asked ?? "");
  // Nothing of it has happened.
  expect((await table.position()).ply).toBe(before.ply);
  expect((await table.choices()).map(({ notation }) => notation)).toEqual(offered);

  await planning.getByRole("button", { name: "Back to the game" }).click();
  await expect(planning).toBeHidden();
  await expect(question(table)).toHaveText(asked ?? "");
  expect(await table.whenAsked()).toEqual(before);
  await expect(page.locator(".target[data-place^='worker:']")).toHaveCount(workers);

  // The same by keys.
  await page.keyboard.press("w");
  await expect(planning).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(planning).toBeHidden();
});

test("somebody asks for a hint and follows it", async ({ page }) => {
  await enterAs(page, "Ann");
  const table = await sitDown(page, ["me", "apprentice"]);
  const before = await playUntil(table, glows("worker"));
  await table.tool("Hint").click();
  const hints = page.getByRole("status").filter({ hasText: "The bot would:" });
  await expect(hints).toBeVisible({ timeout: 60_000 });
  const advice = hints.getByRole("button");
  expect(await advice.count()).toBeGreaterThan(0);
  await advice.first().hover();
  await expect(page.locator("[data-choice].lit")).toHaveCount(1);
  const label = await page.locator("[data-choice].lit .label").textContent();
  await expect(advice.first()).toContainText(label ?? "?");
  await advice.first().click();
  await expect.poll(() => table.ply()).toBeGreaterThan(before.ply);
});

test("somebody confirms their turns", async ({ page }) => {
  const making = new NewTablePage(page);
  await making.open();
  await making.seats("I play", "Bot: Apprentice");
  await making.name("Ann");
  await making.agree("Confirm turns");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  const table = await Table.at(page);
  const before = await table.whenAsked();
  await table.choose((await table.choices())[0]!);
  await expect(question(table)).toHaveText("Does this count? Confirm your turn, or undo it.");
  await table.tool("Undo").click();
  await expect(table.tool("Confirm")).toBeHidden();
  expect({ ...(await table.whenAsked()), ply: 0 }).toEqual({ ...before, ply: 0 });

  await table.choose((await table.choices())[1]!);
  const waiting = await table.whenChanged(before);
  await table.tool("Confirm").click();
  await expect(table.tool("Confirm")).toBeHidden();
  await expect.poll(() => table.ply()).toBeGreaterThan(waiting.ply);
});

const withOwnService = test.extend<{ service: Service }>({
  service: async ({}, use) => {
    const service = await Service.begin();
    await use(service);
    await service.end();
  },
  url: async ({ service }, use) => use(service.url),
});

/** In the middle of a turn: during a payment, or during a procession. */
const IN_MID_TURN: Record<GameName, (page: Page) => Promise<[Table, Sight]>> = {
  meduris: async (page) => {
    const table = await openBefore(page, "use ");
    const seen = await table.whenAsked();
    expect(seen.tray).toBe("pay");
    return [table, seen];
  },
  bonfire: async (page) => {
    const table = await openDecision(page, "walk");
    return [table, await table.whenAsked()];
  },
};

for (const [tier, game] of [
  ["", "meduris"],
  ["@slow ", "bonfire"],
] as const)
  withOwnService(
    `${tier}somebody goes on in the middle of a turn of ${game} when the service comes back`,
    async ({ page, service }) => {
      await enterAs(page, "Ann");
      const [table, before] = await IN_MID_TURN[game](page);
      const asked = await question(table).textContent();

      await service.stop();
      await expect(page.getByRole("banner")).toContainText("connection lost");
      await service.start();
      await expect(page.getByRole("banner")).not.toContainText("connection lost", { timeout: 45_000 });
      expect(await table.whenAsked()).toEqual(before);
      await expect(question(table)).toHaveText(asked ?? "");

      await page.reload();
      await table.board.waitFor();
      expect(await table.whenAsked()).toEqual(before);
      await expect(question(table)).toHaveText(asked ?? "");
      await table.decide(before);
      await expect.poll(() => table.ply()).toBeGreaterThan(before.ply);
    },
  );

test("somebody takes back parts of a sentence, a choice, and what they only tried out", async ({ page }) => {
  await enterAs(page, "Ann");
  // A turn in which a task was received at the end of a voyage.
  const received = AGAINST_TOM.decisions.indexOf("island-action");
  const table = await openAt(page, AGAINST_TOM, AGAINST_TOM.decisions.lastIndexOf("turn", received));
  const before = await table.whenAsked();
  const asked = (await question(table).textContent()) ?? "";
  const choices = await table.choices();
  const voyage = choices.find(({ verb, targets }) => verb === "sail" && targets.length === 2)!;

  // A part of the sentence.
  await touchPlace(table, voyage.targets[0]!, click);
  const part = table.prompt.locator(".parts button");
  await expect(part).toHaveCount(1);
  await part.click();
  await expect(part).toHaveCount(0);
  expect(await table.whenAsked()).toEqual(before);

  // A choice that has revealed nothing.
  await table.choose(choices.find(({ verb }) => verb === "fate")!);
  await expect(question(table)).not.toHaveText(asked);
  await page.keyboard.press("u");
  await expect(question(table)).toHaveText(asked);
  expect({ ...(await table.whenAsked()), ply: 0 }).toEqual({ ...before, ply: 0 });

  // What was only tried out.
  const { ply } = await table.position();
  await table.tool("What if?").click();
  await expect(question(table)).toContainText("What if:");
  await table.choose(voyage);
  await expect(question(table)).not.toHaveText(asked);
  expect((await table.position()).ply).toBe(ply);
  await page.keyboard.press("Escape");
  await expect(question(table)).toHaveText(asked);
});
