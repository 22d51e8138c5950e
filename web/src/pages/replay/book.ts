/** A finished game to read again: its table, what happened action by action, and how it stood at any point. */
import { answer, api, type Schemas } from "../../lib/api/client";
import type { AnyView } from "../../lib/games";
import { played } from "../../lib/table/course";
import type { Entry } from "../../lib/table/session.svelte";
import type { GameEvent } from "../../lib/text/phrases";

export interface Book {
  table: Schemas["TableDetails"];
  invite: string | null;
  /** The number of actions from the save that the game was continued from; their events are not recorded. */
  before: number;
  /** Entries that are actions, in order: after the first n of them the game stood as in `replay/(before + n)`. */
  actions: readonly Entry[];
  entries: readonly Entry[];
}

export async function loadBook(key: string, invite: string | null): Promise<Book> {
  const params = { path: { key }, query: { invite } };
  const table = (await answer(api.GET("/api/tables/{key}", { params }))) as Schemas["TableDetails"];
  const entries = (await answer(api.GET("/api/tables/{key}/entries", { params }))) as Entry[];
  const actions = played(entries).filter((entry) => entry.kind === "act");
  const { of } = await earlier(key, invite, 0, null);
  return { table, invite, entries, actions, before: of - actions.length };
}

interface Earlier {
  of: number;
  view: AnyView;
}

async function earlier(
  key: string,
  invite: string | null,
  actions: number,
  seat: number | null,
): Promise<Earlier> {
  const params = { path: { key, actions }, query: { invite, seat } };
  return (await answer(api.GET("/api/tables/{key}/replay/{actions}", { params }))) as Earlier;
}

/** How many actions the whole game has. */
export const lastOf = (book: Book): number => book.before + book.actions.length;

/** The position after a number of actions, as a seat or a spectator saw it. */
export async function viewAt(book: Book, actions: number, seat: number | null): Promise<AnyView> {
  return (await earlier(book.table.key, book.invite, actions, seat)).view;
}

export function eventsAt(book: Book, action: number): readonly GameEvent[] {
  return (book.actions[action - book.before]?.events ?? []) as unknown as GameEvent[];
}

/** Numbers of actions after which a turn begins, to step by turns. */
export function turnsOf(book: Book): number[] {
  return book.actions
    .map((_, index) => book.before + index)
    .filter((index) => eventsAt(book, index).some((event) => event.name === "turn_began"))
    .map((index) => index + 1);
}
