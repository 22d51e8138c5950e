/** What is behind a screen stays there: neither network nor page nor memory of a browser ever has it. */
import type { Page } from "@playwright/test";

import { enterAs, sitDown } from "./support/new-table";
import { Table } from "./support/table";
import { expect, test } from "./support/test";

/** Everything that a page is sent, as text. */
function everythingSent(page: Page): string[] {
  const sent: string[] = [];
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => sent.push(String(payload))));
  page.on("response", (response) => {
    if (response.url().includes("/api/"))
      void response.text().then(
        (text) => sent.push(text),
        () => undefined,
      );
  });
  return sent;
}

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
  while ((await ann.ply()) < 45) {
    const deciding = (await ann.position()).table.deciding ?? 0;
    const mine = tables[deciding]!;
    const seen = await mine.whenAsked();
    if (seen.over) break;
    await mine.decide(seen, (target, at) => target.click(at));
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

  const told = sent
    .filter((text) => text.startsWith("{") || text.startsWith("["))
    .map((text) => JSON.parse(text) as unknown);
  expect(told.length).toBeGreaterThan(20);
  const own = told.flatMap((message) => materialsIn(message, 0));
  const others = told.flatMap((message) => materialsIn(message, 1));
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
