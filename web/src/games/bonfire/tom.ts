/** Why Tom does what he does: the card that he has revealed, and the resource that goes with it. */
import { isWord, phrase, wordOf, type GameEvent, type Phrase } from "../../lib/text/phrases";
import type { TomView } from "./words";

/** What each card needs that Tom has not found when he does nothing. */
const MISSING: Record<string, string> = {
  gnome: "bonfire-ui-nothing-gnome",
  path: "bonfire-ui-nothing-path",
  "task-one": "bonfire-ui-nothing-task",
  "task-two": "bonfire-ui-nothing-task",
  "great-bonfire": "bonfire-ui-nothing-portal",
  guardian: "bonfire-ui-nothing-guardian",
};
/** Cards that look for a resource. */
const KEYED = new Set(["gnome", "path", "task-one", "task-two"]);

function nothing(card: string, key: string | null): Phrase | null {
  const missing = MISSING[card];
  if (missing === undefined) return null;
  if (!KEYED.has(card)) return phrase(missing);
  return key === null
    ? phrase("bonfire-ui-nothing-key")
    : phrase(missing, { resource: wordOf("resource", key) });
}

/** Events that are self-explanatory, or not caused by a card. */
const SAID_OTHERWISE = new Set(["tom_revealed", "tom_deck_shuffled", "tom_scored"]);

/** The explanation shown along with Tom's actions. */
export function whyTom(event: GameEvent, tom: TomView): Phrase | null {
  const card = tom.revealed.at(-1);
  if (!card || !event.name.startsWith("tom_") || SAID_OTHERWISE.has(event.name)) return null;
  if (event.name === "tom_did_nothing") return nothing(card, tom.key);
  const values = { card: wordOf("tom_card", card) };
  if (!tom.key) return phrase("bonfire-ui-why-card", values);
  return phrase("bonfire-ui-why-key", { ...values, resource: wordOf("resource", tom.key) });
}

/** Why Tom did nothing, from what happened before that. */
export function whyNothing(event: GameEvent, before: readonly GameEvent[]): Phrase | null {
  if (event.name !== "tom_did_nothing") return null;
  const revealed = before.findLastIndex(({ name }) => name === "tom_revealed");
  const card = before[revealed]?.details.card;
  const key = before.slice(revealed + 1).find(({ name }) => name === "tom_key")?.details.resource;
  return isWord(card) ? nothing(card.word, isWord(key) ? key.word : null) : null;
}
