/** What somebody can do about one turn: take it back, try it out, ask for a hint, confirm it, lose the connection. */
import { enterAs, NewTablePage, sitDown } from "./support/new-table";
import { Service } from "./support/service";
import { Table, type Choice, type Sight } from "./support/table";
import { expect, test } from "./support/test";

/** Play on until something is asked that fits; the sight of it. */
async function playUntil(table: Table, fits: (seen: Sight, choices: readonly Choice[]) => boolean): Promise<Sight> {
  let seen = await table.whenAsked();
  while (!fits(seen, await table.choices())) {
    await table.decide(seen, (target) => target.click());
    seen = await table.whenAsked(seen);
    expect(seen.over).toBe(false);
  }
  return seen;
}

const isWholeTurn = (_: Sight, choices: readonly Choice[]): boolean => choices.some(({ verb }) => verb === "move");

test("somebody takes back what they have done, as far as a die that was rolled", async ({ page }) => {
  await enterAs(page, "Ann");
  // Alone at the table with all seats, so that only what is revealed can be in the way.
  const table = await sitDown(page, ["me", "me"]);
  const first = await table.whenAsked();
  await expect(table.tool("Undo")).toBeDisabled();
  await table.choose((await table.choices())[0]!);
  await table.whenChanged(first);
  await expect(table.tool("Undo")).toBeEnabled();
  await page.keyboard.press("u");
  await expect.poll(() => table.choices().then((choices) => choices.map(({ notation }) => notation))).toEqual(
    first.listed,
  );
});
