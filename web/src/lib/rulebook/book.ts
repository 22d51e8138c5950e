/**
 * A rule book: which paragraphs it has, in which order, and which rules each of them says.
 *
 * Texts are in the catalogues of the game's rule book: `book-KEY` with its `head`, and `book-chapter-KEY`. A topic is
 * what explanations at the table link to, such as `rule-druid`; each has exactly one place at which the book opens.
 */
import type { Component } from "svelte";

import { byGame } from "../by-game";
import type { Speaker } from "../text/speaker";

export interface Paragraph<Picture extends string = string> {
  readonly key: string;
  readonly rules: readonly string[];
  readonly topics?: readonly string[];
  /** The printed rules are silent here, and we had to decide. */
  readonly ruling?: true;
  readonly picture?: Picture;
  /** Entries listed below the text. */
  readonly entries?: readonly Entry[];
}

/** A thing and what it does, both from the game's own catalogue; a topic in itself. */
export interface Entry {
  readonly key: string;
  /** The messages that name it and explain it. */
  readonly name: string;
  readonly about: string;
}

export interface Chapter<Picture extends string = string> {
  readonly key: string;
  readonly paragraphs: readonly Paragraph<Picture>[];
}

export interface Book {
  readonly chapters: readonly Chapter[];
  /** Draws the pictures; none where no paragraph has one. */
  readonly Picture: Component<{ picture: string; speaker: Speaker }> | null;
  /** The key of the paragraph or entry at which the book opens for a topic. */
  placeFor(topic: string): string | null;
}

/** An entry's name on its own: capitalised, also within quotation marks. */
export function named({ name }: Entry, speaker: Speaker): string {
  const { locale } = speaker.catalogue;
  return speaker.message(name).replace(/\p{L}/u, (letter) => letter.toLocaleUpperCase(locale));
}

/** The paragraph that has a topic, or the entry that is one. */
export function placeIn(chapters: readonly Chapter[], topic: string): string | null {
  for (const { paragraphs } of chapters) {
    for (const { key, topics, entries } of paragraphs) {
      if (topics?.includes(topic)) return key;
      if (entries?.some((entry) => entry.key === topic)) return topic;
    }
  }
  return null;
}

const BOOKS = byGame(import.meta.glob<Book>("../../games/*/rulebook/book.ts", { import: "book" }));

export const hasBook = (game: string): boolean => BOOKS.has(game);

export async function loadBook(game: string): Promise<Book> {
  const load = BOOKS.get(game);
  if (!load) throw new Error(game);
  return await load();
}
