/** What a choice would bring about, read from its targets and details, so that it can be drawn before it counts. */
import { isCount, isPhrase, isSeat, isWord, type Phrase, type Value } from "../../lib/text/phrases";
import type { Choice } from "../../lib/table/prompt";
import { isMaterial, type Building, type Material, type MedurisView } from "./words";

export interface Consequences {
  seat: number | null;
  built: { building: Building; field: number } | null;
  moved: { from: Material | null; level: number; to: Material } | null;
  taken: Material | null;
  asked: number | null;
  gains: { seat: number; count: number; material: Material }[];
  rune: { name: string; victim: number | null } | null;
  druid: { slab: number } | { field: number; seat: number } | null;
  river: { seat: number; points: number }[];
  /** Points for the choosing player: from a chip, an offering, or a temple as things stand. */
  points: number | null;
}

export function consequences(view: MedurisView, choice: Choice): Consequences {
  const found: Consequences = {
    seat: view.mover,
    built: null,
    moved: null,
    taken: null,
    asked: null,
    gains: [],
    rune: null,
    druid: null,
    river: [],
    points: null,
  };
  readTargets(found, choice);
  for (const { phrase } of choice.details) DETAILS[phrase.key]?.(found, phrase.values);
  return found;
}

function readTargets(found: Consequences, choice: Choice): void {
  const [first, second] = choice.targets;
  if (choice.verb === "hut" || choice.verb === "temple")
    found.built = first ? { building: choice.verb, field: Number(first.at) } : null;
  if (choice.verb === "move" && first && second && isMaterial(first.at) && isMaterial(second.at))
    found.moved = { from: first.at, level: first.level ?? 1, to: second.at };
  if (choice.verb === "place" && first && isMaterial(first.at))
    found.moved = { from: null, level: 0, to: first.at };
  if (choice.verb === "take" && first && isMaterial(first.at)) found.taken = first.at;
  if (choice.verb === "offer" && first) found.asked = Number(first.at);
}

type Values = Phrase["values"];

const DETAILS: Record<string, (found: Consequences, values: Values) => void> = {
  "effect-yields": (found, { gains }) => {
    for (const gain of phrases(gains)) {
      const { seat, pieces } = gain.values;
      if (isSeat(seat) && isCount(pieces) && isMaterial(pieces.of.word))
        found.gains.push({ seat: seat.seat, count: pieces.count, material: pieces.of.word });
    }
  },
  "effect-rune-taken": (found, { rune }) => {
    if (isWord(rune)) found.rune = { name: rune.word, victim: null };
  },
  "effect-rune-seized": (found, { rune, victim }) => {
    if (isWord(rune)) found.rune = { name: rune.word, victim: isSeat(victim) ? victim.seat : null };
  },
  "effect-druid-slab": (found, { slab }) => {
    found.druid = { slab: Number(slab) };
  },
  "effect-druid-asks": (found, { field, seat }) => {
    if (isSeat(seat)) found.druid = { field: Number(field), seat: seat.seat };
  },
  "points-river": (found, { scored }) => {
    for (const { values } of phrases(scored))
      if (isSeat(values.seat)) found.river.push({ seat: values.seat.seat, points: Number(values.points) });
  },
  "points-chip": readPoints,
  "points-offering": readPoints,
  "points-temple": readPoints,
};

function readPoints(found: Consequences, { points }: Values): void {
  found.points = Number(points);
}

function phrases(value: Value | undefined): Phrase[] {
  return Array.isArray(value) ? value.filter(isPhrase) : [];
}

/** How a hut or temple on each field could be paid: exactly (or for nothing), or only by replacing pieces. */
export function payable(choices: readonly Choice[]): Map<number, "exactly" | "replacing"> {
  const found = new Map<number, "exactly" | "replacing">();
  for (const choice of choices) {
    const [target] = choice.targets;
    if (!target || (choice.verb !== "hut" && choice.verb !== "temple")) continue;
    const field = Number(target.at);
    if (isExact(choice)) found.set(field, "exactly");
    else if (!found.has(field)) found.set(field, "replacing");
  }
  return found;
}

/** What can be built on each field. */
export function buildable(choices: readonly Choice[]): Map<number, readonly Building[]> {
  const found = new Map<number, Building[]>();
  for (const { verb, targets } of choices) {
    const [target] = targets;
    if (!target || (verb !== "hut" && verb !== "temple")) continue;
    const field = Number(target.at);
    const buildings = found.get(field) ?? [];
    if (!buildings.includes(verb)) found.set(field, [...buildings, verb]);
  }
  return found;
}

/** A payment without replacing has an even number of pieces, as many of one material as of the other. */
function isExact(choice: Choice): boolean {
  const cost = choice.details.find((detail) => detail.aspect === "cost")?.phrase;
  if (!cost) return false;
  if (cost.key === "cost-free") return true;
  const pieces = cost.values.pieces;
  if (cost.key !== "cost-pays" || !Array.isArray(pieces) || pieces.length !== 2) return false;
  const [one, other] = pieces;
  if (!isCount(one) || !isCount(other)) return false;
  const size = choice.details.find((detail) => detail.phrase.key === "effect-settlement")?.phrase.values.size;
  return one.count === other.count && one.count === (size === undefined ? 1 : Number(size));
}
