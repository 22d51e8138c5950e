/** The kinds of actions that a turn leaves open, and why one of them cannot be taken, where the table shows it. */
import type { Choice } from "../../lib/table/prompt";
import { phrase, wordOf, type Phrase } from "../../lib/text/phrases";
import type { ActionKind, CityView } from "./words";

/** In the order of the rule book; the sign that each has on the table. */
export const SIGN_OF = {
  fate: "fate",
  sail: "ship",
  task: "task",
  guardian: "guardian",
  procession: "steps",
  path: "path",
  renew: "turn",
  turn: "great-bonfire",
  recruit: "gnome",
  ignite: "flame",
  bonus: "novice",
  pass: "none",
  end: "move",
} as const;
export type Kind = keyof typeof SIGN_OF;
export const KINDS_OF_ACTION = Object.keys(SIGN_OF) as Kind[];

/** Kinds that are rarely possible, and therefore shown only when they are. */
const SELDOM: ReadonlySet<Kind> = new Set(["renew", "bonus", "pass", "end"]);

/** The action tiles that pay for an action. */
const PAID_WITH: Partial<Record<Kind, ActionKind>> = {
  sail: "ship",
  task: "task",
  guardian: "guardian",
  procession: "guardian",
  path: "path",
  turn: "great-bonfire",
  recruit: "gnome",
};

export interface KindOffered {
  kind: Kind;
  /** The usual ways to do it. */
  choices: readonly Choice[];
}

export function kindsOffered(choices: readonly Choice[]): KindOffered[] {
  return KINDS_OF_ACTION.map((kind) => {
    const all = choices.filter(({ verb }) => verb === kind);
    const usual = all.filter((choice) => choice.usual);
    return { kind, choices: usual.length > 0 ? usual : all };
  }).filter(({ kind, choices: ways }) => ways.length > 0 || !SELDOM.has(kind));
}

/** Why nothing of a kind can be done now. */
export function whyNot(kind: Kind, city: CityView): Phrase {
  if ((kind === "task" || kind === "guardian") && city.ship === null) return phrase("bonfire-ui-not-landed");
  const paid = PAID_WITH[kind];
  if (paid && !city.tiles[paid] && !city.tiles.yellow)
    return phrase("bonfire-ui-not-without-tiles", { kind: wordOf("action_kind", paid) });
  if (kind === "ignite" && !city.tasks.some((task) => !task.bonfire && task.have >= task.need))
    return phrase("bonfire-ui-not-fulfilled");
  return phrase("bonfire-ui-not-now");
}
