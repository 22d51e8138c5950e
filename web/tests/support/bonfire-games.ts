/** Recorded games of Bonfire: to go on with from somewhere, and turns to play again that have every kind of action. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, type Page } from "@playwright/test";

import { goOnWith } from "./new-table";
import type { Table } from "./table";

interface Game {
  save: { seats: number };
  /** The actions as saves have them, as numbers, and what was decided by each. */
  written: readonly string[];
  numbers: readonly number[];
  decisions: readonly string[];
}

/** Some actions of a game, from the first to that before `after`. */
export interface Passage {
  game: number;
  first: number;
  after: number;
  kinds: readonly string[];
}

const FILE = join(import.meta.dirname, "../fixtures/bonfire-games.json");
export const { games, passages } = JSON.parse(readFileSync(FILE, "utf8")) as {
  games: readonly Game[];
  passages: readonly Passage[];
};

/** The first games have nothing strange in them: against Tom, and of four players. */
export const AGAINST_TOM = games[0]!;
export const OF_FOUR = games[1]!;

/** A table after a number of actions of a game, with all seats one's own or bots at the others. */
export function openAt(
  page: Page,
  game: Game,
  actions: number,
  seats?: { mine: number; bot: string },
): Promise<Table> {
  return goOnWith(page, { ...game.save, actions: game.written.slice(0, actions) }, {}, seats);
}

/** The first time something is decided in a game, preferably in one without unusual events. */
export function whereDecided(decision: string): { game: Game; at: number } {
  for (const game of games) {
    const at = game.decisions.indexOf(decision);
    if (at >= 0) return { game, at };
  }
  throw new Error(`No recorded game comes to ${decision}`);
}

export function openDecision(page: Page, decision: string): Promise<Table> {
  const { game, at } = whereDecided(decision);
  return openAt(page, game, at);
}

/** A table at which what was done next begins with a word. */
export function openBeforeAction(page: Page, start: string): Promise<Table> {
  const found = games.find(({ written }) => written.some((action) => action.startsWith(start)))!;
  return openAt(
    page,
    found,
    found.written.findIndex((action) => action.startsWith(start)),
  );
}

/** A turn of a game after such a part of it. */
export function turnAfter(game: Game, part: number): number {
  const from = Math.floor(game.numbers.length * part);
  return game.decisions.findIndex((decision, at) => at >= from && decision === "turn");
}

/** A game against Tom that is just finished; its results are shown. */
export async function openFinished(page: Page): Promise<Table> {
  const { numbers } = AGAINST_TOM;
  const table = await openAt(page, AGAINST_TOM, numbers.length - 1);
  const body = { ply: (await table.position()).ply, actions: numbers.slice(-1) };
  const answer = await page.request.post(`/api/tables/${table.key}/act`, { data: body });
  expect(answer.ok(), await answer.text()).toBe(true);
  await page.reload();
  await table.results.waitFor();
  return table;
}
