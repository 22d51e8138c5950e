/**
 * A recorded game that has every kind of action is played again through the interface, action for action: its last part,
 * which has all of them but the first workers, and all of it where there is time.
 */
import { enterAs } from "./support/new-table";
import { lastWithEveryKind, nextOf, openAfter, recorded } from "./support/recorded";
import type { Choice, Table } from "./support/table";
import { expect, test } from "./support/test";

/** Play the game again from somewhere; how it went according to the service. */
async function playAgain(
  table: Table,
  from: number,
  choose: (choice: Choice) => Promise<void>,
): Promise<readonly string[]> {
  let done = from;
  let seen = await table.whenAsked();
  while (!seen.over) {
    if (seen.curtain) {
      await table.decide(seen);
    } else {
      const choice = nextOf(await table.choices(), recorded.numbers.slice(done));
      await choose(choice);
      done += choice.actions.length;
    }
    seen = await table.whenAsked(seen);
  }
  const save = await table.page.request.get(`/api/tables/${table.key}/save`);
  return ((await save.json()) as { actions: string[] }).actions;
}

for (const [part, from] of [
  ["the last part of a recorded game", lastWithEveryKind()],
  ["@slow a whole recorded game", 0],
] as const) {
  test(`${part} is played again from the list of choices`, async ({ page }) => {
    await enterAs(page, "Ann");
    const table = await openAfter(page, from);
    const played = await playAgain(table, from, ({ notation }) => table.chooseFromList(notation));
    expect(played).toEqual(recorded.written);
  });

  test(`${part} is played again on the board and in the trays`, async ({ page }) => {
    await enterAs(page, "Ann");
    const table = await openAfter(page, from);
    const played = await playAgain(table, from, (choice) => table.choose(choice));
    expect(played).toEqual(recorded.written);
  });
}
