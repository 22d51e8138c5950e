/** Bonfire's implementation of the table page's interface. */
import type { Component } from "svelte";

import type {
  AnyView,
  BoardProps,
  Face,
  KindsProps,
  PlayersProps,
  Stage as AnyStage,
  TrayProps,
} from "../../lib/games";
import type { Choice, Prompt } from "../../lib/table/prompt";
import { isPhrase, type Phrase } from "../../lib/text/phrases";
import { advance } from "./advance";
import { placesOf } from "./events";
import { explainPlace } from "./explain";
import { besideQuestion, onBoard, paneOf } from "./picking";
import { Stage } from "./stage.svelte";
import { aids } from "./table/aids.svelte";
import KindButtons from "./table/KindButtons.svelte";
import PaymentTray from "./table/PaymentTray.svelte";
import SeatMark from "./table/SeatMark.svelte";
import TableBoard from "./table/TableBoard.svelte";
import TablePlayers from "./table/TablePlayers.svelte";
import { whyNothing } from "./tom";
import { SEAT_COLOURS, type BonfireView } from "./words";

const seen = (view: AnyView): BonfireView => view as BonfireView;
const PAYING = new Set(["pay-tiles", "pay-resources"]);

/** The question mentions neither one's supplies, which are on the table, nor whose turn it is, which precedes it. */
function questionOf({ question }: Prompt): Phrase {
  if (!("held" in question.values)) return question;
  const key = question.key === "ask-turn" ? "bonfire-ui-ask-turn" : question.key;
  return { key, values: { ...question.values, held: { text: "" } } };
}

/**
 * Rewards of the Great Bonfire as what they are there; of a gnome that has been picked, not once more who it is; and of
 * processions only how long they are.
 */
function answerOf({ verb, label, details }: Choice): Phrase {
  if (verb === "recruit") return recruiting(label);
  const { steps } = label.values;
  if (verb === "procession" && steps !== undefined) return { key: "bonfire-ui-steps", values: { steps } };
  const brings = verb === "reap" ? details.find(({ phrase }) => phrase.key === "effect-brings") : undefined;
  const rewards = brings?.phrase.values.rewards;
  return rewards === undefined ? label : { key: "bonfire-ui-reap", values: { rewards } };
}

function recruiting(label: Phrase): Phrase {
  const { choice, tiles } = label.values;
  if (isPhrase(choice)) return { ...label, values: { ...label.values, choice: recruiting(choice) } };
  return tiles === undefined ? label : { key: "bonfire-ui-recruit", values: { tiles } };
}

export const face: Face = {
  Board: TableBoard as Component<BoardProps>,
  Players: TablePlayers as Component<PlayersProps>,
  Mark: SeatMark,
  zooms: false,
  lightsMeant: true,
  onBoard,
  kindsFor: ({ decision }) => (decision === "turn" ? (KindButtons as Component<KindsProps>) : null),
  besideQuestion,
  questionOf,
  answerOf,
  trayFor: (prompt) => (PAYING.has(prompt.decision ?? "") ? (PaymentTray as Component<TrayProps>) : null),
  largeTrays: false,
  newStage: () => new Stage() as AnyStage,
  explain: (view, place, speaker, allowed = true) => {
    const explained = explainPlace(
      seen(view),
      place,
      speaker,
      aids.at(() => allowed),
    );
    return explained && { ...explained, above: paneOf(place) === "city" };
  },
  advance: (view, event) => advance(seen(view), event),
  pointsOf: (view) => seen(view).cities.map((city) => city.points),
  pointsBySource: (view) => seen(view).cities.map((city) => city.points_from),
  colourOf: (seat) => SEAT_COLOURS[seat] ?? "red",
  paintOf: (seat) => (SEAT_COLOURS[seat] ? `var(--b-seat-${SEAT_COLOURS[seat]})` : "var(--b-tom)"),
  placesOf,
  because: whyNothing,
};
