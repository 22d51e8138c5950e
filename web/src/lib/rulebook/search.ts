/** Full-text search for paragraphs: every word has to occur, regardless of case and accents. */

import type { Chapter, Entry, Paragraph } from "./book";

/** What paragraphs and entries say, as it is searched. */
export interface Said {
  paragraph(paragraph: Paragraph): string;
  entry(entry: Entry): string;
}

/** The chapters reduced to paragraphs that match, or that have matching entries, and then only to these. */
export function found(chapters: readonly Chapter[], typed: string, said: Said): Chapter[] {
  const narrowed = (paragraph: Paragraph): Paragraph | null => {
    if (matches(typed, said.paragraph(paragraph))) return paragraph;
    const entries = (paragraph.entries ?? []).filter((entry) => matches(typed, said.entry(entry)));
    return entries.length > 0 ? { ...paragraph, entries } : null;
  };
  return chapters
    .map(({ key, paragraphs }) => ({
      key,
      paragraphs: paragraphs.map(narrowed).filter((one) => one !== null),
    }))
    .filter(({ paragraphs }) => paragraphs.length > 0);
}

export function matches(typed: string, text: string): boolean {
  const searched = plain(text);
  return plain(typed)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}

/** Small letters without accents; ß and œ as people type them. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("ß", "ss")
    .replaceAll("œ", "oe")
    .replaceAll("’", "'");
}
