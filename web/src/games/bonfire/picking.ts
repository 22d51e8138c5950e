/** How the choices of Bonfire are picked at the table. */
import { nextPlaces } from "../../lib/table/picking";
import { placeKey, type Choice, type Place } from "../../lib/table/prompt";

/** Choices that are made elsewhere: payments in their tray, fate tiles by laying them, ends of processions by a button. */
const ELSEWHERE = new Set(["pay", "lay", "done", "jokers", "replace", "give", "spend"]);

export const onBoard = (choice: Choice): boolean => choice.targets.length > 0 && !ELSEWHERE.has(choice.verb);

/** Choices that concern nothing on the table, and are few enough to be buttons beside the question. */
const BESIDE = new Set([
  "end",
  "stay",
  "continue",
  "done",
  "renew",
  "reap",
  "accept",
  "point",
  "keep",
  "swap",
]);

export const besideQuestion = (choice: Choice): boolean => BESIDE.has(choice.verb);

/** What a pick of a goal begins with: a task on another island with the voyage there, say. */
export interface Lead {
  first: Place;
  goal: Place;
}

/** Goals that can be picked directly, although their choices name something else first. */
export function leadingTo(choices: readonly Choice[], picked: readonly Place[]): Map<string, Lead> {
  const leads = new Map<string, Lead>();
  if (picked.length > 0) return leads;
  for (const choice of choices) {
    const [first, goal, more] = choice.targets;
    if (!first || !goal || more || !["task", "fate-row"].includes(goal.kind)) continue;
    leads.set(placeKey(goal), { first, goal });
  }
  return leads;
}

/** The places that make some choices: a fate tile is laid by its middle, and a goal may be picked at once. */
export function placesToPick(choices: readonly Choice[], picked: readonly Place[]): Place[] {
  const pickable = choices.filter(onBoard);
  const middles = choices.filter(({ verb }) => verb === "lay").map(({ targets }) => targets[1]!);
  const goals = [...leadingTo(pickable, picked).values()].map(({ goal }) => goal);
  return [...nextPlaces(pickable, picked), ...goals, ...middles];
}

export const PANES = ["sea", "fire", "city", "others"] as const;
export type Pane = (typeof PANES)[number];

const PANE_OF: Record<string, Pane> = {
  island: "sea",
  task: "sea",
  "path-slot": "fire",
  "path-pile": "fire",
  "path-kind": "fire",
  "great-bonfire-space": "fire",
  gnome: "fire",
  "common-task": "fire",
  council: "fire",
};

/** The pane of a narrow screen that shows a place; guardians without an owner are on their islands. */
export function paneOf({ kind, seat }: Place): Pane {
  if (kind === "guardian" && seat === null) return "sea";
  return PANE_OF[kind] ?? "city";
}

/** Parts of a city that are beside its columns. */
const IN_STOCK = new Set(["fate-row", "fate-aside", "fate-cell", "tile", "resource", "offering"]);

export const inStock = ({ kind }: Place): boolean => IN_STOCK.has(kind);
