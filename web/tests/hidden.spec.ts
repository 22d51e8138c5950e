/** What is behind a screen stays there: it never reaches the network, the page or the memory of another browser. */
import type { Page } from "@playwright/test";

import { enterAs, sitDown } from "./support/new-table";
import { everythingSent } from "./support/sent";
import { Table } from "./support/table";
import { expect, test } from "./support/test";

/** Materials of a seat wherever they are within something that was sent. */
function materialsIn(value: unknown, seat: number): unknown[] {
  if (typeof value !== "object" || value === null) return [];
  const own = "materials" in value && "seat" in value && value.seat === seat ? [value.materials] : [];
  return [...own, ...Object.values(value).flatMap((inner) => materialsIn(inner, seat))];
}

/** Views of a player in the memory of a page, by whether their materials are known. */
async function materialsInMemory(page: Page, seat: number): Promise<unknown[]> {
  const session = await page.context().newCDPSession(page);
  const { result: prototype } = await session.send("Runtime.evaluate", { expression: "Object.prototype" });
  const { objects } = await session.send("Runtime.queryObjects", { prototypeObjectId: prototype.objectId! });
  const { result } = await session.send("Runtime.callFunctionOn", {
    objectId: objects.objectId!,
    functionDeclaration: `function (seat) {
      return this.filter((each) => Object.hasOwn(each, "materials") && Object.hasOwn(each, "material_total") && each.seat === seat)
        .map((each) => each.materials);
    }`,
    arguments: [{ value: seat }],
    returnByValue: true,
  });
  return result.value as unknown[];
}

/** Every object within something, with itself. */
function objectsIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== "object" || value === null) return [];
  const own = Array.isArray(value) ? [] : [value as Record<string, unknown>];
  return [...own, ...Object.values(value).flatMap(objectsIn)];
}

/** What is face down in Bonfire, and what may be known about it (counts, and what has been revealed). */
const FACE_DOWN: Record<string, (value: unknown, within: Record<string, unknown>) => boolean> = {
  path_piles: (piles) => Array.isArray(piles) && piles.every((count) => typeof count === "number"),
  specialist_pile: (count) => typeof count === "number",
  offerings: (tiles) => Array.isArray(tiles) && tiles.length === 2,
  offerings_left: (counts) => Array.isArray(counts) && counts.every((count) => typeof count === "number"),
  revealed: (cards, tom) => Array.isArray(cards) && cards.length === revealedOf(tom),
  cards_left: (count) => typeof count === "number",
};

/** The number of Tom's eight cards that are face up. */
function revealedOf({ cards_played: played }: Record<string, unknown>): number {
  return Number(played) === 0 ? 0 : ((Number(played) - 1) % 8) + 1;
}

const SECRETS = ["seed", "offering_piles", "cards"];

/** What objects in the memory of a page have under some names. */
async function inMemory(page: Page, names: readonly string[]): Promise<[string, unknown][]> {
  const session = await page.context().newCDPSession(page);
  const { result: prototype } = await session.send("Runtime.evaluate", { expression: "Object.prototype" });
  const { objects } = await session.send("Runtime.queryObjects", { prototypeObjectId: prototype.objectId! });
  const { result } = await session.send("Runtime.callFunctionOn", {
    objectId: objects.objectId!,
    functionDeclaration: `function (names) {
      return this.flatMap((each) => names.filter((name) => Object.hasOwn(each, name)).map((name) => [name, each[name]]));
    }`,
    arguments: [{ value: names }],
    returnByValue: true,
  });
  return result.value as [string, unknown][];
}

test("a browser never holds what lies face down in Bonfire: piles, offerings, Tom's cards", async ({
  page,
}) => {
  const sent = everythingSent(page);
  await enterAs(page, "Ann");
  const table = await sitDown(page, ["me"], { hints: true }, { game: "bonfire" });
  let seen = await table.whenAsked();
  while (!seen.over && seen.ply < 40) {
    await table.decide(seen);
    seen = await table.whenAsked(seen);
  }
  await table.tool("What if?").click();
  await expect(table.board.getByRole("status")).toContainText("Planning");
  await table.decide(await table.whenAsked());
  await page.keyboard.press("Escape");

  const objects = sent
    .filter((text) => text.startsWith("{") || text.startsWith("["))
    .flatMap((text) => objectsIn(JSON.parse(text)));
  const found = new Set<string>();
  for (const each of objects)
    for (const [name, isHidden] of Object.entries(FACE_DOWN))
      if (name in each && !(name === "offerings" && each.seat === null)) {
        found.add(name);
        expect(isHidden(each[name], each), `${name}: ${JSON.stringify(each[name])}`).toBe(true);
      }
  expect([...found].sort()).toEqual(Object.keys(FACE_DOWN).sort());
  for (const secret of SECRETS)
    expect(
      objects.filter((each) => secret in each),
      secret,
    ).toEqual([]);
  expect((await inMemory(page, ["path_piles"])).length).toBeGreaterThan(0);
  expect(await inMemory(page, SECRETS)).toEqual([]);

  const save = await page.request.get(`/api/tables/${table.key}/save`);
  expect(save.ok(), "a save has the seed, from which everything follows").toBe(false);
});

test("a player's browser never holds what the others have behind their screens", async ({
  page,
  somebodyElse,
}) => {
  const sent = everythingSent(page);
  await enterAs(page, "Ann");
  const ann = await sitDown(page, ["me", "open"], { public: true, hints: true }, { waiting: true });
  const other = await somebodyElse();
  await enterAs(other, "Bert");
  const sat = await other.request.post(`/api/tables/${ann.key}/sit`, { data: { seat: 1, invite: null } });
  expect(sat.ok()).toBe(true);
  const bert = await Table.open(other, ann.key);
  await page.locator(".table[data-ply]").waitFor();

  const tables = [ann, bert];
  let held = 0;
  while ((await ann.ply()) < 30) {
    const deciding = (await ann.position()).table.deciding ?? 0;
    const mine = tables[deciding]!;
    const seen = await mine.whenAsked();
    if (seen.over) break;
    await mine.decide(seen);
    const after = await mine.whenChanged(seen);
    await expect.poll(() => ann.ply()).toBeGreaterThanOrEqual(after.ply);
    const theirs = (await bert.view()).players[1]!.materials;
    held = Math.max(held, ...Object.values(theirs ?? {}));
  }
  // There was something to hide, and planning ahead does not reveal it either.
  expect(held).toBeGreaterThan(1);
  if ((await ann.position()).table.deciding === 0) {
    await ann.tool("What if?").click();
    await expect(ann.board.getByRole("status")).toContainText("Planning");
  }

  const messages = sent
    .filter((text) => text.startsWith("{") || text.startsWith("["))
    .map((text) => JSON.parse(text) as unknown);
  expect(messages.length).toBeGreaterThan(20);
  const own = messages.flatMap((message) => materialsIn(message, 0));
  const others = messages.flatMap((message) => materialsIn(message, 1));
  expect(own.some((materials) => materials !== null)).toBe(true);
  expect(others.length).toBeGreaterThan(20);
  expect(others.filter((materials) => materials !== null)).toEqual([]);

  const kept = await materialsInMemory(page, 0);
  expect(kept.some((materials) => materials !== null)).toBe(true);
  expect((await materialsInMemory(page, 1)).filter((materials) => materials !== null)).toEqual([]);

  const row = page.getByRole("complementary").locator('section[data-seat="1"]');
  await expect(row.locator("[data-hand]")).toHaveCount(0);
  await expect(row).toHaveAccessibleName(/behind the screen/);
});
