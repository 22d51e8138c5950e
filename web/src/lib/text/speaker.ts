/** Renders texts about a game at a table: phrases, events and choices, with the players' names. */
import type { Choice, Detail } from "../table/prompt";
import type { Catalogue, Values } from "./catalogue";
import { eventPhrase, phrase, wordOf, type BarePhrase, type GameEvent, type Phrase } from "./phrases";

export class Speaker {
  constructor(
    readonly catalogue: Catalogue,
    readonly names: readonly string[] = [],
  ) {}

  say(said: Phrase | BarePhrase): string {
    return this.catalogue.say(said, this.names);
  }

  message(key: string, values: Values = {}): string {
    return this.catalogue.message(key, values, this.names);
  }

  has(key: string): boolean {
    return this.catalogue.has(key);
  }

  word(domain: string, word: string): string {
    return this.catalogue.word(wordOf(domain, word));
  }

  sign(domain: string, word: string): string {
    return this.catalogue.sign(wordOf(domain, word));
  }

  event(event: GameEvent): string {
    return this.say(eventPhrase(event));
  }

  /** Several events of one kind and seat in one sentence, if the catalogue has one for that. */
  together(events: readonly GameEvent[]): string | null {
    const [first] = events.map(eventPhrase);
    if (!first || events.length === 1) return null;
    const several = first.key.replace("event-", "events-");
    if (!this.has(several)) return null;
    const item = first.key.replace("event-", "item-");
    const items = events.map((event) => phrase(item, eventPhrase(event).values));
    const seat = first.values.seat;
    return this.say(phrase(several, { ...(seat === undefined ? {} : { seat }), items }));
  }

  /** What a choice does, as a sentence on its own. */
  label(choice: { label: Phrase | BarePhrase }): string {
    const said = this.say(choice.label);
    return said.charAt(0).toLocaleUpperCase(this.catalogue.locale) + said.slice(1);
  }

  /** Details of a choice that its name does not already say. */
  remaining(choice: Choice): Detail[] {
    return choice.details.filter(({ phrase }) => !this.catalogue.overrides.omitted.has(phrase.key));
  }

  /** What a choice costs and brings, one line for each thing. */
  details(choice: Choice): string[] {
    return this.remaining(choice).map((detail) => this.say(detail.phrase));
  }
}
