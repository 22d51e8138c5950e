/** A finished game to read again: its table, what happened action by action, and how it stood at any point. */
import { answer, api, type Schemas } from "../../lib/api/client";
import type { AnyView } from "../../lib/games";
import { played } from "../../lib/table/course";
import type { Entry } from "../../lib/table/session.svelte";
import type { GameEvent } from "../../lib/text/phrases";

export interface Book {
  table: Schemas["TableTold"];
  invite: string | null;
  /** Entries that are actions, in order: after the first n of them the game stood as in `replay/n`. */
  actions: readonly Entry[];
  entries: readonly Entry[];
}

export async function loadBook(key: string, invite: string | null): Promise<Book> {
  const params = { path: { key }, query: { invite } };
  const table = (await answer(api.GET("/api/tables/{key}", { params }))) as Schemas["TableTold"];
  const entries = (await answer(api.GET("/api/tables/{key}/entries", { params }))) as Entry[];
  return { table, invite, entries, actions: played(entries).filter((entry) => entry.kind === "act") };
}

/** How the game stood after so many actions, as a seat saw it, or somebody who only watched. */
export async function viewAt(book: Book, actions: number, seat: number | null): Promise<AnyView> {
  const params = { path: { key: book.table.key, actions }, query: { invite: book.invite, seat } };
  const earlier = await answer(api.GET("/api/tables/{key}/replay/{actions}", { params }));
  return (earlier as { view: AnyView }).view;
}

export function eventsAt(book: Book, action: number): readonly GameEvent[] {
  return (book.actions[action]?.events ?? []) as unknown as GameEvent[];
}

/** Numbers of actions after which a turn begins, to step by turns. */
export function turnsOf(book: Book): number[] {
  return book.actions
    .map((_, index) => index)
    .filter((index) => eventsAt(book, index).some((event) => event.name === "turn_began"))
    .map((index) => index + 1);
}
