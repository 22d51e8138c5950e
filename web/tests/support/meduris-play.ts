/** Playing Meduris at the table: by places, in trays, and in the prompt bar where places are ambiguous. */
import { keyOf, type Choice, type Sight, type Table, type Touch } from "./table";

export async function choose(table: Table, { tray }: Sight, choice: Choice, touch: Touch): Promise<void> {
  if (tray === "pay") return pay(table, choice, touch);
  if (tray === "offer") return touch(table.answer(choice.notation));
  if (choice.targets.length === 0) return table.chooseFromList(choice.notation);
  // A hut and a temple are built on the same field: the prompt bar asks which.
  const places = JSON.stringify(choice.targets);
  const alike = (await table.choices()).filter(({ targets }) => JSON.stringify(targets) === places);
  for (const target of choice.targets) await touchPlace(table, keyOf(target), touch);
  if (alike.length > 1) await touch(table.answer(choice.notation));
}

/** A simple strategy for building: a field if one glows, exact payment, otherwise the first choice. */
export async function decide(table: Table, seen: Sight, touch: Touch): Promise<void> {
  if (seen.answers.length > 0) return touch(table.answer(preferred(seen.answers)).first());
  if (seen.tray === "pay") return addPieces(table, touch);
  if (seen.glowing.length > 0) return touchPlace(table, preferred(seen.glowing), touch);
  await touch(table.listed(seen.listed[0] ?? ""));
}

/** Touches a place where it is empty, because workers on a plateau can be touched themselves. */
export async function touchPlace(table: Table, key: string, touch: Touch): Promise<void> {
  const place = table.place(key);
  const box = key.startsWith("plateau:") ? await place.boundingBox() : null;
  await touch(place, box ? { position: { x: box.width * 0.85, y: box.height * 0.5 } } : undefined);
}

/** Fields first, so that the game comes to its end; then wherever something picked can go. */
export function preferred(keys: readonly string[]): string {
  const starting = (...words: string[]): string[] =>
    keys.filter((key) => words.some((word) => key.startsWith(word)));
  const [building] = starting("field:", "hut ");
  const going = starting("plateau:");
  const rest = going.length > 0 ? going : keys;
  return building ?? rest[Math.floor(rest.length / 2)] ?? "";
}

/** The pieces of a whole payment, from its notation: "pay 1 wood 3 stone". */
export function piecesOf(notation: string): [string, number][] {
  return [...notation.matchAll(/(\d+) (\w+)/g)].map(([, count, material]) => [material ?? "", Number(count)]);
}

async function pay(table: Table, choice: Choice, touch: Touch): Promise<void> {
  const ready = table.answer(choice.notation);
  if (!(await ready.first().isVisible())) {
    for (const [material, count] of piecesOf(choice.notation))
      for (let piece = 0; piece < count; piece += 1)
        await touch(table.page.locator(`[data-add="${material}"]`));
  }
  await touch(ready.first());
}

async function addPieces({ page }: Table, touch: Touch): Promise<void> {
  const answers = page.locator(".table [data-answer]:not([disabled])");
  while (!(await answers.first().isVisible()))
    await touch(page.locator("[data-add]:not([disabled])").first());
  await touch(answers.first());
}
