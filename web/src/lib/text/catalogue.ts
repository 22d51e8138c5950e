/**
 * Messages of one language, from several Fluent files. The rules described in `beltane/text/catalogue.py` apply here too;
 * a test checks that both produce the same text.
 */
import { FluentBundle, FluentResource, type FluentVariable, type Message } from "@fluent/bundle";

import type { Language } from "./languages";
import {
  isCount,
  isEither,
  isPhrase,
  isQuoted,
  isSeat,
  isVerbatim,
  isWord,
  partsOf,
  phrase,
  type BarePhrase,
  type Item,
  type Phrase,
  type Value,
  type Word,
} from "./phrases";

export type Values = Record<string, Value | string>;
type Ready = Record<string, FluentVariable>;

/** The country whose conventions a language follows: here, lists without a comma before the last item. */
const LOCALES: Record<Language, string> = { en: "en-GB", de: "de", fr: "fr", nl: "nl" };

/** Differences between a game's texts in the browser and those in its catalogue, which are for the terminal. */
export interface MessageOverrides {
  /** The name of a word that has no message. */
  word(word: Word): Phrase | null;
  /** Messages that replace others. */
  instead: Readonly<Record<string, string>>;
  /** Details of choices that are left out because the name of the choice says them. */
  omitted: ReadonlySet<string>;
}

const PLAIN: MessageOverrides = { word: () => null, instead: {}, omitted: new Set() };

/** A message that is missing or cannot be formatted: a bug. */
export class MissingMessage extends Error {}

export class Catalogue {
  readonly locale: string;
  readonly #bundle: FluentBundle;
  readonly #and: Intl.ListFormat;
  readonly #or: Intl.ListFormat;
  readonly #attributes = new Map<string, Record<string, string>>();

  constructor(
    readonly language: Language,
    files: readonly string[],
    readonly overrides: MessageOverrides = PLAIN,
  ) {
    this.locale = LOCALES[language];
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const file of files) this.#bundle.addResource(new FluentResource(file));
    this.#and = new Intl.ListFormat(this.locale, { type: "conjunction" });
    this.#or = new Intl.ListFormat(this.locale, { type: "disjunction" });
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** A phrase as text; `names` are those of the players, by seat. */
  say(said: Phrase | BarePhrase, names: readonly string[] = []): string {
    return this.message(said.key, (said.values ?? {}) as Values, names);
  }

  /** A message by its key, with values as in phrases, or strings that are inserted unchanged. */
  message(key: string, values: Values = {}, names: readonly string[] = []): string {
    const ready: Ready = {};
    const entries = Object.entries(values);
    for (const [name, value] of entries) {
      if (typeof value === "number" || typeof value === "string") ready[name] = value;
    }
    for (const [name, value] of entries) {
      if (typeof value !== "number" && typeof value !== "string") this.#fillIn(ready, name, value, names);
    }
    return this.#format(this.overrides.instead[key] ?? key, ready);
  }

  /** A word of a domain as text; words invented by an edition are shown as they are. */
  word(word: Word, numbers: Ready = {}): string {
    const key = messageKey(word);
    if (this.has(key)) return this.#format(key, { count: 1, ...numbers });
    const called = this.overrides.word(word);
    return called ? this.say(called) : word.word;
  }

  /** An attribute of a message: a sign, a short form, a term. */
  attribute(key: string, name: string): string | null {
    return this.#attributesOf(key)[name] ?? null;
  }

  /** The letter or letters that drawings use for a word. */
  sign(word: Word): string {
    return this.attribute(messageKey(word), "sign") ?? word.word.slice(0, 2);
  }

  listed(items: readonly string[]): string {
    return this.#and.format(items);
  }

  number(value: number, options: Intl.NumberFormatOptions = {}): string {
    return new Intl.NumberFormat(this.locale, options).format(value).replace("-", "−");
  }

  #format(key: string, values: Ready): string {
    const message = this.#bundle.getMessage(key);
    if (!message?.value) throw new MissingMessage(`${this.language}: ${key}`);
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(message.value, values, errors);
    if (errors.length > 0) throw new MissingMessage(`${this.language}: ${key}: ${errors[0]}`);
    return text;
  }

  #fillIn(ready: Ready, name: string, value: Value, names: readonly string[]): void {
    if (isWord(value)) this.#fillInWord(ready, name, value);
    else if (isSeat(value)) ready[`${name}-key`] = value.seat;
    if (Array.isArray(value) || isEither(value)) {
      const items = Array.isArray(value) ? value : value.items;
      ready[`${name}-count`] = items.length;
      const spoken = items.map((item) => this.#spoken(item, ready, names));
      ready[name] = (Array.isArray(value) ? this.#and : this.#or).format(spoken);
    } else {
      ready[name] = this.#spoken(value as Item, ready, names);
    }
  }

  #fillInWord(ready: Ready, name: string, word: Word): void {
    ready[`${name}-key`] = word.word;
    const key = messageKey(word);
    for (const [part, said] of Object.entries(partsOf(word))) ready[`${name}-${part}`] = said;
    for (const [attribute, text] of Object.entries(this.#attributesOf(key)))
      ready[`${name}-${attribute}`] = text;
  }

  #spoken(item: Item, ready: Ready, names: readonly string[]): string {
    if (isWord(item)) return this.word(item, numbersOf(ready));
    if (isCount(item)) {
      const key = `count-of-${item.of.domain}`.replaceAll("_", "-");
      return this.say(phrase(key, { count: item.count, of: item.of }));
    }
    if (isPhrase(item)) return this.say(item, names);
    if (isSeat(item)) return names[item.seat] ?? "";
    if (isVerbatim(item)) return item.text;
    if (isQuoted(item)) return this.#format("quoted", { text: item.quoted });
    return String(item);
  }

  #attributesOf(key: string): Record<string, string> {
    const known = this.#attributes.get(key);
    if (known) return known;
    const patterns: Message["attributes"] = this.#bundle.getMessage(key)?.attributes ?? {};
    const said: Record<string, string> = {};
    for (const [name, pattern] of Object.entries(patterns))
      said[name] = this.#bundle.formatPattern(pattern, {}, []);
    this.#attributes.set(key, said);
    return said;
  }
}

/** The key of a word's message. */
export function messageKey(word: Word): string {
  return `${word.domain}-${word.word}`.replaceAll("_", "-");
}

function numbersOf(ready: Ready): Ready {
  return Object.fromEntries(Object.entries(ready).filter(([, value]) => typeof value === "number"));
}
