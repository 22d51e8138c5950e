/** A recorded game that has every kind of action is played again through the interface, action for action. */
import { enterAs, goOnWith } from "./support/new-table";
import { recorded } from "./support/recorded";
import type { Choice, Table } from "./support/table";
import { expect, test } from "./support/test";

/** The choice that does what was done next, as much of it as possible; a choice may be several actions. */
function nextOf(choices: readonly Choice[], rest: readonly number[]): Choice {
  const fits = choices.filter(({ actions }) => actions.every((action, index) => action === rest[index]));
  const [longest] = [...fits].sort((one, other) => other.actions.length - one.actions.length);
  if (!longest) throw new Error(`Nothing of what is offered begins with action ${rest[0]}`);
  return longest;
}

/** Play the whole game again; how it went according to the service. */
async function playAgain(
  table: Table,
  choose: (choice: Choice) => Promise<void>,
): Promise<readonly string[]> {
  let done = 0;
  let seen = await table.whenAsked();
  while (!seen.over) {
    if (seen.curtain) {
      await table.decide(seen, (target, at) => target.click(at));
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

test("a recorded game is played again from the list of choices", async ({ page }) => {
  await enterAs(page, "Ann");
  const table = await goOnWith(page, recorded.save);
  expect(await playAgain(table, ({ notation }) => table.chooseFromList(notation))).toEqual(recorded.written);
});

test("a recorded game is played again on the board and in the trays", async ({ page }) => {
  await enterAs(page, "Ann");
  const table = await goOnWith(page, recorded.save);
  expect(await playAgain(table, (choice) => table.choose(choice))).toEqual(recorded.written);
});
