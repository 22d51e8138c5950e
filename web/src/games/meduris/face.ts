/** Meduris's implementation of the table page's interface. */
import type { Component } from "svelte";

import type { AnyView, BoardProps, Face, PlayersProps, Stage as AnyStage, TrayProps } from "../../lib/games";
import type { Place, Prompt } from "../../lib/table/prompt";
import { isWord, type GameEvent, type Phrase } from "../../lib/text/phrases";
import { advance } from "./advance";
import { explainPlace } from "./explain";
import { SEEN } from "./geometry";
import OfferTray from "./OfferTray.svelte";
import PaymentTray from "./PaymentTray.svelte";
import { Stage } from "./stage.svelte";
import Legend from "./table/Legend.svelte";
import SeatMark from "./table/SeatMark.svelte";
import TableBoard from "./table/TableBoard.svelte";
import TablePlayers from "./table/TablePlayers.svelte";
import { COLOURS, turnOf, type MedurisView } from "./words";

const seen = (view: AnyView): MedurisView => view as MedurisView;

const TRAYS: Record<string, unknown> = { pay: PaymentTray, offer: OfferTray };

/** These questions need not mention one's supplies, which are in view. */
const SHORTER = new Set(["ask-take", "ask-return", "ask-pay", "ask-pay-three", "ask-offer"]);

function questionOf({ question }: Prompt): Phrase {
  return SHORTER.has(question.key) ? { ...question, key: `board-ui-${question.key}` } : question;
}

export const face: Face = {
  Board: TableBoard as Component<BoardProps>,
  Players: TablePlayers as Component<PlayersProps>,
  Mark: SeatMark,
  Legend,
  shape: SEEN.width / SEEN.height,
  questionOf,
  turnOf: (view) => turnOf(seen(view)),
  trayFor: (prompt) => (TRAYS[prompt.decision ?? ""] ?? null) as Component<TrayProps> | null,
  largeTrays: true,
  newStage: () => new Stage() as AnyStage,
  explain: (view, place, speaker) => {
    const { title, lines, topic } = explainPlace(seen(view), place, speaker);
    return title === "" ? null : { title, lines, ...(topic ? { topic: `${topic.kind}-${topic.word}` } : {}) };
  },
  advance: (view, event) => advance(seen(view), event),
  pointsOf: (view) => seen(view).players.map((player) => player.points),
  pointsBySource: (view) => seen(view).players.map((player) => player.points_from),
  colourOf: (seat) => COLOURS[seat] ?? "purple",
  paintOf: (seat) => `var(--m-${COLOURS[seat] ?? "purple"})`,
  placesOf,
};

/** What an event implies without naming it. */
const ALONE: Record<string, string> = {
  die_rolled: "die",
  druid_on_slab: "druid",
  druid_came: "druid",
  druid_waits: "druid",
  river_crossed: "river",
  river_scored: "river",
};

/** The places that an event refers to. */
function placesOf(event: GameEvent): Place[] {
  const { field, plateau, origin, material, rune } = event.details;
  const places: Place[] = [];
  if (typeof field === "number") places.push(place("field", field));
  for (const word of [origin, plateau]) if (isWord(word)) places.push(place("plateau", word.word));
  if (event.name === "collected" && isWord(material)) places.push(place("plateau", material.word));
  else if (isWord(material)) places.push(place("supply", material.word));
  if (isWord(rune)) places.push(place("rune", rune.word));
  const only = ALONE[event.name];
  if (only) places.push(place(only, null));
  return places;
}

function place(kind: string, at: number | string | null): Place {
  return { kind, at, seat: null, level: null };
}
