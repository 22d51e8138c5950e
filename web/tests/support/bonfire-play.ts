/** Bonfire, as somebody plays it at the table: by places, in the payment tray, and by buttons beside the question. */
import type { Locator } from "@playwright/test";

import { completed, nextPlaces } from "../../src/lib/table/picking";
import { onBoard, paneOf, PANES, type Pane } from "../../src/games/bonfire/picking";
import { keyOf, tap, type Choice, type Place, type Sight, type Table, type Touch } from "./table";

/** The number of ways to lay a tile with its middle on one cell. */
const WAYS_ROUND = 4;

export async function choose(table: Table, _: Sight, choice: Choice, touch: Touch): Promise<void> {
  if (choice.verb === "lay") return lay(table, choice, touch);
  if (!onBoard(choice)) return answer(table, choice, touch);
  const pickable = (await table.choices()).filter(onBoard);
  for (const target of choice.targets) await touchPlace(table, target, touch);
  const only =
    completed(pickable, choice.targets).length === 1 && nextPlaces(pickable, choice.targets).length === 0;
  // A first tap only shows what would be done; and where places do not say it all, the prompt bar asks.
  if (!only || touch === tap) await touch(table.answer(choice.notation).last());
}

/** A simple strategy for igniting bonfires: the best verb available, and the first choice with it. */
export async function decide(table: Table, seen: Sight, touch: Touch): Promise<void> {
  await choose(table, seen, preferred(await table.choices()), touch);
}

/** Verbs in order of preference. */
const PREFERRED = [
  ["ignite", "bonus", "council", "accept", "task", "guardian"],
  ["path", "search", "turn", "recruit"],
  ["procession", "sail", "fate"],
  ["pass", "end", "stay", "done"],
];

export function preferred(choices: readonly Choice[]): Choice {
  const usual = choices.filter((choice) => choice.usual);
  return best(usual.length > 0 ? usual : choices, (choice) => choice);
}

/** The preferred one of the listed choices, judging by notation. */
export function preferredOf(notations: readonly string[]): string {
  return best(notations, (notation) => ({ notation, verb: notation.split(" ")[0]!, targets: [] }));
}

function best<Item>(
  items: readonly Item[],
  read: (item: Item) => Pick<Choice, "notation" | "verb" | "targets">,
): Item {
  const rank = (item: Item): number => {
    const { verb, targets, notation } = read(item);
    const found = PREFERRED.findIndex((verbs) => verbs.includes(verb));
    // A voyage with a task is better than one without; guardians go home if they can.
    const further = targets.length > 1 && verb === "sail" ? 1.5 : 0;
    const home = notation.includes("bonfire-") ? 1 : 0;
    return (found < 0 ? 1.5 : found) - further - home;
  };
  return [...items].sort((one, other) => rank(one) - rank(other))[0]!;
}

/** Holds a tile over the cell for its middle, turns it to the right orientation, and lays it. */
async function lay(table: Table, choice: Choice, touch: Touch): Promise<void> {
  const middle = choice.targets[1]!;
  const cell = await shown(table, middle);
  if (touch === tap) {
    const ready = table.answer(choice.notation);
    for (let taps = 0; taps <= WAYS_ROUND && !(await ready.isVisible()); taps += 1) await tap(cell);
    return tap(ready);
  }
  await cell.hover();
  const held = table.page.locator(`[data-choice="${choice.notation}"].lit`);
  for (let turns = 0; turns <= WAYS_ROUND && !(await held.isVisible()); turns += 1)
    await cell.click({ button: "right" });
  await held.waitFor();
  await touch(cell);
}

/** Buttons beside the question, in the payment tray and on the board; the list has the rest. */
async function answer(table: Table, choice: Choice, touch: Touch): Promise<void> {
  const button = table.answer(choice.notation).first();
  if (choice.verb in DRAWN_IN && !(await button.isVisible())) await showPane(table, DRAWN_IN[choice.verb]!);
  if (await button.isVisible()) return touch(button);
  await table.chooseFromList(choice.notation, touch);
}

/** Verbs with their own buttons on the board. */
const DRAWN_IN: Record<string, Pane> = { fate: "city", procession: "city", pass: "fire" };

export async function touchPlace(table: Table, place: Place, touch: Touch): Promise<void> {
  const found = await shown(table, place);
  // Moving the pointer away closes the explanation of the last place, which might cover this one.
  if (touch !== tap) await table.page.mouse.move(1, 1);
  // The tasks of an island can be touched themselves: what is above them is the island.
  const box = place.kind === "island" ? await found.boundingBox() : null;
  await touch(found, box ? { position: { x: box.width * 0.5, y: box.height * 0.13 } } : undefined);
}

/** A place that can be picked, in sight: on a phone in its pane. */
async function shown(table: Table, place: Place): Promise<Locator> {
  const found = table.page.locator(`.glows[data-place="${keyOf(place)}"]`).first();
  if (!(await found.isVisible())) await showPane(table, paneOf(place));
  return found;
}

/** On a phone, show one of its panes. */
async function showPane(table: Table, pane: Pane): Promise<void> {
  const panes = table.board.getByRole("navigation").getByRole("button");
  if ((await panes.count()) > 0) await panes.nth(PANES.indexOf(pane)).tap();
}
