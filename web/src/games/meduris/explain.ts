/** Explanations of everything on the board: what it is, and what it means now. */
import type { Place, Topic } from "../../lib/table/prompt";
import { phrase, wordOf, type Count, type Value } from "../../lib/text/phrases";
import type { Speaker } from "../../lib/text/speaker";
import { hutsBeside, settlementAt } from "./settlements";
import { buildingOn, chipOn, isMaterial, type FieldView, type Material, type MedurisView } from "./words";

export interface Explanation {
  title: string;
  lines: string[];
  /** The topic in the rule book. */
  topic?: Topic;
}

const REPLACED_BY = 3;
const SLABS = 3;
const TALLEST_STACK = 3;

export function explainPlace(view: MedurisView, place: Place, speaker: Speaker): Explanation {
  const explained = EXPLAINERS[place.kind]?.(view, place, speaker);
  return explained ?? { title: "", lines: [] };
}

/** Their longer explanations are in the rule book. */
const BRIEF = new Set(["river", "die"]);

/** A short version: what it is and what is there, without what could be done with it. */
export function namePlace(view: MedurisView, place: Place, speaker: Speaker): string {
  const field = view.fields.find((one) => place.kind === "field" && one.number === Number(place.at));
  if (field) {
    const title = speaker.message("board-ui-field", { field: field.number });
    return sentences([title, ...whatIsOn(view, field, speaker)]);
  }
  const { title, lines } = explainPlace(view, place, speaker);
  return sentences(BRIEF.has(place.kind) ? [title] : [title, ...lines]);
}

/** Titles and sentences as one text, with a full stop after each. */
export function sentences(texts: readonly string[]): string {
  return texts.map((text) => (/[.!?…]$/.test(text) ? text : `${text}.`)).join(" ");
}

type Explainer = (view: MedurisView, place: Place, speaker: Speaker) => Explanation | null;

const EXPLAINERS: Record<string, Explainer> = {
  field: (view, place, speaker) => {
    const field = view.fields.find((one) => one.number === Number(place.at));
    return field ? explainField(view, field, speaker) : null;
  },
  plateau: explainPlateau,
  worker: explainWorker,
  supply: (view, { at }, speaker) => {
    const plateau = view.plateaus.find((one) => one.material === at);
    if (!plateau) return null;
    const title = speaker.message("board-ui-supply", {
      count: plateau.supply,
      material: wordOf("material", plateau.material),
    });
    return { title, lines: [], topic: rule("supply") };
  },
  hand: (view, { at }, speaker) => {
    const count = view.players.find((one) => one.seat === view.seat)?.materials?.[String(at)] ?? 0;
    return {
      title: speaker.message("board-ui-hand", { count, material: wordOf("material", String(at)) }),
      lines: [],
      topic: rule("payment"),
    };
  },
  rune: explainRune,
  river: (_view, _place, speaker) => ({
    title: speaker.message("board-ui-river"),
    lines: [speaker.message("rule-river")],
    topic: rule("river"),
  }),
  druid: explainDruid,
  die: ({ die }, _place, speaker) => ({
    title: speaker.message("board-ui-die", {
      face: die ? wordOf("face", die) : phrase("nothing"),
      "face-key": die ?? "nothing",
    }),
    lines: [speaker.message("rule-die")],
    topic: rule("die"),
  }),
};

const rule = (name: string): Topic => ({ kind: "rule", word: name });
const seat = (number: number): Value => ({ seat: number });

// Fields

function explainField(view: MedurisView, field: FieldView, speaker: Speaker): Explanation {
  const title = speaker.message("board-ui-field", { field: field.number });
  const building = buildingOn(field);
  const lines = whatIsOn(view, field, speaker);
  if (!building) lines.push(...costs(view, field, speaker));
  return { title, lines, topic: rule(building ?? "field") };
}

function whatIsOn(view: MedurisView, field: FieldView, speaker: Speaker): string[] {
  const building = buildingOn(field);
  const chip = chipOn(field);
  const [first, second] = field.materials;
  const lines: string[] = [];
  if (building === "hut") {
    const { size } = settlementAt(view.fields, field.number);
    lines.push(speaker.message("board-ui-field-hut", { seat: seat(field.owner ?? 0), size }));
  } else if (building === "temple") {
    const points = hutsBeside(view.fields, field.number);
    lines.push(speaker.message("board-ui-field-temple", { seat: seat(field.owner ?? 0), points }));
  }
  lines.push(
    speaker.message("board-ui-field-of", {
      district: wordOf("district", field.district),
      first: wordOf("material", first),
      second: wordOf("material", second),
    }),
  );
  if (chip) lines.push(speaker.message(`board-ui-chip-${chip}`));
  return lines;
}

/** What a hut and a temple cost here, and whether one can pay for them. */
function costs(view: MedurisView, field: FieldView, speaker: Speaker): string[] {
  const me = view.players.find((player) => player.seat === view.seat);
  const { size } = settlementAt(view.fields, field.number);
  const chip = chipOn(field);
  const points = hutsBeside(view.fields, field.number);
  const lines: string[] = [];
  if (me?.huts === 0) lines.push(speaker.message("board-ui-no-huts"));
  else if (chip === "hut") lines.push(speaker.message("board-ui-hut-free"));
  else {
    lines.push(speaker.message("board-ui-hut-cost", { pieces: asked(field, size), size }));
    lines.push(...affordable(me?.materials, field, size, speaker));
  }
  if (chip) lines.push(speaker.message("board-ui-temple-chip"));
  else if (me?.temples === 0) lines.push(speaker.message("board-ui-no-temples"));
  else {
    lines.push(speaker.message("board-ui-temple-cost", { pieces: asked(field, 1), points }));
    if (size > 1) lines.push(...affordable(me?.materials, field, 1, speaker));
  }
  return lines;
}

function asked(field: FieldView, count: number): Count[] {
  return field.materials.map((material) => ({ count, of: wordOf("material", material) }) as Count);
}

type Hand = Record<string, number> | null | undefined;

/** How many pieces are missing for a price, how many others replace them, and how many others there are. */
export function shortfall(
  hand: Record<string, number>,
  materials: readonly Material[],
  need: number,
): { missing: number; others: number; spare: number } {
  const direct = materials.map((material) => Math.min(need, hand[material] ?? 0));
  const paid = direct.reduce((a, b) => a + b, 0);
  const total = Object.values(hand).reduce((a, b) => a + b, 0);
  const missing = need * materials.length - paid;
  return { missing, others: REPLACED_BY * missing, spare: total - paid };
}

function affordable(hand: Hand, field: FieldView, need: number, speaker: Speaker): string[] {
  if (!hand) return [];
  const { missing, others, spare } = shortfall(hand, field.materials, need);
  if (missing === 0) return [speaker.message("board-ui-pay-exactly")];
  if (others <= spare) return [speaker.message("board-ui-pay-replacing", { missing, others })];
  return [speaker.message("board-ui-pay-not", { missing, others, spare })];
}

// The mountain

function explainPlateau(view: MedurisView, { at }: Place, speaker: Speaker): Explanation | null {
  const plateau = view.plateaus.find((one) => one.material === at);
  if (!plateau) return null;
  const material = wordOf("material", plateau.material);
  const workers = plateau.workers.map((owner, index) =>
    speaker.message("board-ui-plateau-worker", { height: index + 1, seat: seat(owner) }),
  );
  const height = plateau.workers.length + 1;
  return {
    title: speaker.message("board-ui-plateau", { plateau: wordOf("plateau", plateau.material) }),
    lines: [
      ...workers.reverse(),
      speaker.message("board-ui-supply", { count: plateau.supply, material }),
      height > TALLEST_STACK
        ? speaker.message("board-ui-plateau-full")
        : speaker.message("board-ui-plateau-room", { height }),
    ],
    topic: rule("plateau"),
  };
}

function explainWorker(view: MedurisView, { at, level }: Place, speaker: Speaker): Explanation | null {
  const plateau = view.plateaus.find((one) => one.material === at);
  const owner = plateau?.workers[(level ?? 1) - 1];
  if (!plateau || owner === undefined || !isMaterial(at)) return null;
  const height = level ?? 1;
  const lines = [
    speaker.message("board-ui-worker-at", { plateau: wordOf("plateau", at), height }),
    speaker.message("board-ui-worker-yield", { height, material: wordOf("material", at) }),
  ];
  if (height < plateau.workers.length) lines.push(speaker.message("board-ui-worker-carrying"));
  return { title: speaker.message("board-ui-worker", { seat: seat(owner) }), lines, topic: rule("worker") };
}

// Runes and the druid

function explainRune(view: MedurisView, { at }: Place, speaker: Speaker): Explanation {
  const numbers = view.fields.filter((field) => field.district === at).map((field) => field.number);
  const holder = view.players.find((player) => player.runes.some((rune) => rune === at));
  const held = holder ? phrase("rune-held", { seat: seat(holder.seat) }) : phrase("rune-free");
  return {
    title: speaker.message("board-ui-rune", { rune: wordOf("district", String(at)) }),
    lines: [
      speaker.message("about-district", { first: Math.min(...numbers), last: Math.max(...numbers), held }),
    ],
    topic: rule("rune"),
  };
}

/** Where the next building would send the druid as things stand: to a slab, or to a hut, perhaps over the river. */
export function nextStop(view: MedurisView): { slab: number } | { field: FieldView; river: boolean } | null {
  const buildings = view.players.reduce((sum, player) => sum + player.buildings, 0);
  if (buildings < SLABS) return { slab: buildings + 1 };
  const count = view.fields.length;
  const from = view.druid.field ?? 0;
  for (let step = 1; step <= count; step++) {
    const field = view.fields[(from + step - 1) % count]!;
    if (buildingOn(field) === "hut") return { field, river: from + step > count };
  }
  return null;
}

function explainDruid(view: MedurisView, _place: Place, speaker: Speaker): Explanation {
  const next = nextStop(view);
  const lines: string[] = [];
  if (!next) lines.push(speaker.message("board-ui-druid-waits"));
  else if ("slab" in next) lines.push(speaker.message("board-ui-druid-slab", next));
  else {
    const { number, owner } = next.field;
    lines.push(speaker.message("board-ui-druid-hut", { field: number, seat: seat(owner ?? 0) }));
    if (next.river) lines.push(speaker.message("board-ui-druid-river"));
  }
  if (view.end.last_round) lines.splice(0, lines.length, speaker.message("event-last-round-began"));
  return { title: speaker.message("board-ui-druid"), lines, topic: rule("druid") };
}
