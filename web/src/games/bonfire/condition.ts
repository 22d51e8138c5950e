/** What a task requires, as signs: what is counted, how many are needed, and their properties or positions. */
import { isPhrase, isWord, type Value } from "../../lib/text/phrases";
import { PRINTED, type Colour, type Guardian } from "./words";

export type Picture =
  | { piece: "sign"; of: string }
  /** An action tile, and several adjacent symbols in the fate area; of any kind if none is named. */
  | { piece: "tile"; kind: string }
  | { piece: "group"; kind: string }
  | { piece: "guardian"; guardian: Guardian }
  | { piece: "coloured"; of: "flame" | "task"; colour: Colour }
  | { piece: "crystal"; colour: Colour };

export interface Part {
  picture: Picture;
  /** A small sign at its corner. */
  badge?: string;
  count: number;
}

export const ANY = "any";

const sign = (of: string): Picture => ({ piece: "sign", of });

/** How one part of a condition looks that names colours, guardians, resources or actions. */
const NAMED: Record<string, (word: string) => Omit<Part, "count">> = {
  "bonfire-colours": (word) => ({ picture: { piece: "coloured", of: "flame", colour: word as Colour } }),
  "tasks-of-colour": (word) => ({ picture: { piece: "coloured", of: "task", colour: word as Colour } }),
  "path-crystals": (word) => ({ picture: { piece: "crystal", colour: word as Colour } }),
  "depicted-guardians": (word) => ({ picture: { piece: "guardian", guardian: word as Guardian } }),
  "path-resource": (word) => ({ picture: sign("path"), badge: word }),
  "offerings-at-resource": (word) => ({ picture: sign("offering"), badge: word }),
  "gnome-resource": (word) => ({ picture: sign("gnome"), badge: word }),
  resources: (word) => ({ picture: sign(word) }),
  "symbol-groups": (word) => ({ picture: { piece: "group", kind: word } }),
  "action-tiles": (word) => ({ picture: { piece: "tile", kind: word } }),
};

/** How conditions look that ask for a plain number; those about two of something have two parts. */
const NUMBERED: Record<string, readonly Omit<Part, "count">[]> = {
  portals: [{ picture: sign("portal") }],
  gnomes: [{ picture: sign("gnome") }],
  elders: [{ picture: sign("elder") }],
  guardians: [{ picture: sign("guardian") }],
  "guardians-at-bonfires": [{ picture: sign("guardian"), badge: "flame" }],
  bonfires: [{ picture: sign("flame") }],
  "common-tasks": [{ picture: sign("task"), badge: "novice" }],
  "neighbouring-paths": [{ picture: sign("path"), badge: "same" }],
  "offering-islands": [{ picture: sign("island"), badge: "offering" }],
  "offerings-on-one-island": [{ picture: sign("offering"), badge: "island" }],
  "islands-with-two-offerings": [{ picture: sign("island"), badge: "two-offerings" }],
  "empty-offering-pile": [{ picture: sign("offering"), badge: "none" }],
  "equal-resources": [{ picture: sign("any-resource"), badge: "same" }],
  "two-resources": [{ picture: sign("any-resource") }, { picture: sign("other-resource") }],
  "two-large-groups": [
    { picture: { piece: "group", kind: ANY } },
    { picture: { piece: "group", kind: ANY } },
  ],
  "fate-highlighted": [{ picture: sign("cells-bright") }],
  "fate-gold": [{ picture: sign("cells"), badge: "gold" }],
  "fate-outermost": [{ picture: sign("cells-outermost") }],
};

export function conditionOf(task: string): readonly Part[] {
  const printed = PRINTED.tasks[task];
  if (!printed) return [];
  const { kind, asks } = printed;
  const count = Number(asks.values.number ?? 1);
  const plain = NUMBERED[kind];
  if (plain) return plain.map((part) => ({ ...part, count }));
  const each = Array.isArray(asks.values.asks) ? asks.values.asks : [];
  return each.flatMap((asked) => named(kind, asked));
}

function named(kind: string, asked: Value): Part[] {
  if (!isPhrase(asked) || !isWord(asked.values.word)) return [];
  const look = NAMED[kind]?.(asked.values.word.word);
  return look ? [{ ...look, count: Number(asked.values.number) }] : [];
}

/** A player's progress with a task; without the planning aid, only the number required, unless a part already shows it. */
export function progressText(task: string, have: number, need: number, helps: boolean): string {
  if (!helps) return conditionOf(task).length > 1 ? "" : String(need);
  return have >= need ? "✓" : `${have}/${need}`;
}
