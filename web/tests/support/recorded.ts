/** A recorded game with every kind of action: to be replayed, joined in the middle, or viewed when it is over. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, type Page } from "@playwright/test";

import { goOnWith } from "./new-table";
import type { Choice, Table } from "./table";

interface Recorded {
  save: { seats: number };
  /** The actions as saves have them, and as numbers. */
  written: readonly string[];
  numbers: readonly number[];
}

const FILE = join(import.meta.dirname, "../fixtures/meduris-game.json");
export const recorded = JSON.parse(readFileSync(FILE, "utf8")) as Recorded;

/** A table after a number of actions of the recorded game. */
export function openAfter(page: Page, actions: number): Promise<Table> {
  return goOnWith(page, { ...recorded.save, actions: recorded.written.slice(0, actions) });
}

/** A table at which what was done next begins with a word, the first time or after some actions. */
export function openBefore(page: Page, verb: string, from = 0): Promise<Table> {
  const found = recorded.written.findIndex((written, index) => index >= from && written.startsWith(verb));
  expect(found, verb).toBeGreaterThanOrEqual(0);
  return openAfter(page, found);
}

/** The recorded game, just finished, with its results; the last actions, one by default, are played at this table. */
export async function openFinished(page: Page, here = 1): Promise<Table> {
  const table = await openAfter(page, recorded.numbers.length - here);
  for (const action of recorded.numbers.slice(-here)) {
    const body = { ply: (await table.position()).ply, actions: [action] };
    const answer = await page.request.post(`/api/tables/${table.key}/act`, { data: body });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
  await page.reload();
  await table.results.waitFor();
  return table;
}

/** The kind of an action: its verb, but each kind of offer and refusal separately. */
function kindOf(written: string): string {
  const [verb = "", what = ""] = written.split(" ");
  if (verb === "offer") return ["nothing", "three", "both", "chip"].includes(what) ? written : "offer one";
  return written === "take nothing" ? written : verb;
}

/** The shortest part of the game with every kind of action but placing workers, as a half-open range. */
export function partWithEveryKind(): [first: number, after: number] {
  const kinds = recorded.written.map(kindOf);
  const wanted = new Set(kinds.filter((kind) => kind !== "place"));
  const parts = kinds.flatMap((_, first): [number, number][] => {
    // Where each kind comes next; the last of them completes the part.
    const next = [...wanted].map((kind) => kinds.indexOf(kind, first));
    return next.includes(-1) ? [] : [[first, Math.max(...next) + 1]];
  });
  return parts.reduce((best, part) => (part[1] - part[0] < best[1] - best[0] ? part : best));
}

/** The choice that does what was done next, as much of it as possible; a choice may be several actions. */
export function nextOf(choices: readonly Choice[], rest: readonly number[]): Choice {
  const fits = choices.filter(({ actions }) => actions.every((action, index) => action === rest[index]));
  const [longest] = [...fits].sort((one, other) => other.actions.length - one.actions.length);
  if (!longest) throw new Error(`Nothing of what is offered begins with action ${rest[0]}`);
  return longest;
}
