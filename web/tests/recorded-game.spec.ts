/**
 * A recorded game that has every kind of action is played again through the interface, action for action: the shortest
 * part that has all of them but placing workers, and all of it where there is time.
 */
import { enterAs } from "./support/new-table";
import { playAgain } from "./support/playing-again";
import { openAfter, partWithEveryKind, recorded } from "./support/recorded";
import { expect, test } from "./support/test";

for (const [name, [first, after]] of [
  ["the part of a recorded game with every kind of action", partWithEveryKind()],
  ["@slow a whole recorded game", [0, recorded.numbers.length]],
] as const) {
  const actions = recorded.numbers.slice(first, after);

  test(`${name} is played again from the list of choices`, async ({ page }) => {
    await enterAs(page, "Ann");
    const table = await openAfter(page, first);
    const sent = await playAgain(table, actions, (_, { notation }) => table.chooseFromList(notation));
    expect(sent).toEqual(actions);
  });

  test(`${name} is played again on the board and in the trays`, async ({ page }) => {
    await enterAs(page, "Ann");
    const table = await openAfter(page, first);
    expect(await playAgain(table, actions, (_, choice) => table.choose(choice))).toEqual(actions);
  });
}
