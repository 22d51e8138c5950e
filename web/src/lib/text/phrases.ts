/** Texts as data: the same phrases as the engine's, see `kernel/phrases.py`. */
import type { components } from "../api/schema";

type Schemas = components["schemas"];

export type Phrase = Schemas["Prompt.Phrase"];
export type Word = Schemas["Prompt.Word"] | Schemas["Prompt.CompoundWord"];
export type Parts = Schemas["Prompt.CompoundWord"]["parts"];
export type Count = Schemas["Prompt.Count"];
export type Value = Phrase["values"][string];
export type Item = Exclude<Value, readonly unknown[] | { items: unknown }>;

/** A phrase from the service that may lack values. */
export type BarePhrase = Schemas["Phrase"];

/** An event of any game, as it comes over the wire. */
export interface GameEvent {
  name: string;
  seat: number | null;
  reveals: boolean;
  details: Record<string, Value | null>;
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

export const isWord = (value: unknown): value is Word => isObject(value) && "domain" in value;
export const isCount = (value: unknown): value is Count => isObject(value) && "of" in value;
export const isSeat = (value: unknown): value is { seat: number } => isObject(value) && "seat" in value;
export const isPhrase = (value: unknown): value is Phrase => isObject(value) && "key" in value;
export const isEither = (value: unknown): value is { items: Item[] } => isObject(value) && "items" in value;
export const isVerbatim = (value: unknown): value is { text: string } => isObject(value) && "text" in value;
export const isQuoted = (value: unknown): value is { quoted: string } => isObject(value) && "quoted" in value;

export const wordOf = (domain: string, word: string): Word => ({ domain, word });

/** The parts of a compound word: `{ kind: "path", number: 3 }`; empty for a simple one. */
export const partsOf = (value: unknown): Parts => (isWord(value) && "parts" in value ? value.parts : {});

/** A phrase by its key; values that are missing stay out. */
export function phrase(key: string, values: Record<string, Value> = {}): Phrase {
  return { key, values };
}

/** An event as a phrase: its message is named after it. */
export function eventPhrase(event: GameEvent): Phrase {
  const values: Record<string, Value> = {};
  for (const [name, detail] of Object.entries(event.details)) values[name] = detail ?? phrase("nothing");
  if (event.seat !== null) values.seat = { seat: event.seat };
  return phrase(`event-${event.name.replaceAll("_", "-")}`, values);
}
