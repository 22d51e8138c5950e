/** What each game brings to the table page: how it is drawn, moved and explained. */
import type { Component } from "svelte";

import { byGame } from "./by-game";
import type { Because } from "./table/log";
import type { Choice, Place, Prompt } from "./table/prompt";
import type { GameEvent, Phrase } from "./text/phrases";
import type { Speaker } from "./text/speaker";

/** A position of some game; only the game's own components look inside. */
export type AnyView = object;
export type PickedBy = "mouse" | "touch" | "keyboard";
export type Speed = "off" | "calm" | "normal" | "fast";

/** Who plays without a seat, where a seat's number is expected. */
export const AUTOMATON = -1;

export interface BoardProps {
  view: AnyView;
  choices: readonly Choice[];
  picked: readonly Place[];
  preview: Choice | null;
  lit: readonly Place[];
  /** Choices that a lesson is looking for; a board that has this lights up by itself what makes them. */
  meant?: readonly Choice[];
  speaker: Speaker;
  /** What moves over the board now; none where nothing ever moves. */
  stage: Stage | null;
  /** Whether planning aids are wanted at this table; they are unless it says otherwise. */
  aids?: boolean;
  onpick: (place: Place, by: PickedBy) => void;
  onhover: (place: Place | null) => void;
  /** Somebody has clicked beside everything, and lets go of what is picked. */
  onrelease?: () => void;
  /** A choice that the board makes by itself, where its places alone do not say it. */
  onchoose?: (choice: Choice) => void;
  /** A choice that the pointer is over, and one that only has to be confirmed. */
  onpoint?: (choice: Choice | null) => void;
  onarm?: (choice: Choice | null) => void;
}

export interface PlayersProps {
  view: AnyView;
  /** The seat that decides now, whatever still moves. */
  deciding: number | null;
  speaker: Speaker;
  choices: readonly Choice[];
  picked: readonly Place[];
  onpick: (place: Place, by: PickedBy) => void;
  /** Whether there is little room, so that only one's own row is shown. */
  folded: boolean;
  /** Whether planning aids are wanted at this table; they are unless it says otherwise. */
  aids?: boolean;
  /** What else is known of a seat: its clock, whether somebody is there. */
  notes: readonly string[];
}

export interface TrayProps {
  view: AnyView;
  prompt: Prompt;
  speaker: Speaker;
  onchoose: (choice: Choice) => void;
  onhover: (choice: Choice | null) => void;
}

/** Buttons for each kind of action, while a question leaves open what is to be done. */
export interface KindsProps {
  view: AnyView;
  choices: readonly Choice[];
  speaker: Speaker;
  /** Only choices with this verb are meant. */
  onmean: (verb: string) => void;
  onchoose: (choice: Choice) => void;
  onpoint: (choice: Choice | null) => void;
  /** Say something of the kind that is pointed at: how many ways there are, or why there is none. */
  ondescribe: (text: string | null) => void;
}

/** What something on the board is, in words; `topic` is where the rule book says more. */
export interface Explanation {
  title: string;
  /** Whether it is shown at the top, because what it explains is below. */
  above?: boolean;
  lines: readonly string[];
  topic?: string;
}

/** What is drawn while events play; the view at the end is always the true one. */
export interface Stage {
  readonly shown: AnyView | null;
  readonly busy: boolean;
  /** The events that are being shown now. */
  readonly caption: readonly GameEvent[];
  /** What has just changed, where nothing moves. */
  readonly changed?: readonly Place[];
  speed: Speed;
  show(view: AnyView): void;
  play(before: AnyView, events: readonly GameEvent[], after: AnyView): Promise<void>;
  finish(): void;
}

/** Everything that a game brings. */
export interface Face {
  Board: Component<BoardProps>;
  Players: Component<PlayersProps>;
  /** The sign of a seat, or of an automaton: colour and shape. */
  Mark: Component<{ seat: number }>;
  /** What the signs on the board mean. */
  Legend?: Component<{ speaker: Speaker }>;
  /** Whether one can look closer at the board; boards that lay themselves out anew for small screens do not need it. */
  zooms?: boolean;
  /** The width of a board by its height, if it keeps its shape; others fill whatever place they have. */
  shape?: number;
  /** Whether its board lights up what makes the choices that a lesson is looking for; others are told the places. */
  lightsMeant?: boolean;
  /** Whether a choice is made by picking its places; without this, all are. */
  onBoard?(choice: Choice): boolean;
  /** Buttons for kinds of actions, of a question that has too many answers to be read. */
  kindsFor?(prompt: Prompt): Component<KindsProps> | null;
  /** Whether a choice gets a button beside the question. */
  besideQuestion?(choice: Choice): boolean;
  /** What is asked, in as many words as there is room for beside the board. */
  questionOf?(prompt: Prompt): Phrase;
  /** Whose turn it is, whoever has to decide something in it; without this, that of whoever decides. */
  turnOf?(view: AnyView): number | null;
  /** What a button beside the question says; without this, the choice as it is called. */
  answerOf?(choice: Choice): Phrase;
  trayFor(prompt: Prompt): Component<TrayProps> | null;
  /** Whether trays are so large that they stand beside the board where there is room. */
  largeTrays: boolean;
  newStage(): Stage;
  /** What there is to say of a place; without what planning aids show where the table does not want them. */
  explain(view: AnyView, place: Place, speaker: Speaker, aids?: boolean): Explanation | null;
  advance(view: AnyView, event: GameEvent): AnyView;
  /** Points of every seat, and of an automaton after them. */
  pointsOf(view: AnyView): readonly number[];
  /** Points of every seat by what they came from, in the order of the score sheet. */
  pointsBySource(view: AnyView): readonly Readonly<Record<string, number>>[];
  colourOf(seat: number): string;
  /** The colour of a seat as CSS writes it. */
  paintOf(seat: number): string;
  placesOf(event: GameEvent): readonly Place[];
  /** Why something has happened, where the event does not say it. */
  because?: Because;
}

const FACES = byGame(import.meta.glob<Face>("../games/*/face.ts", { import: "face" }));

/** Whether a game can be played in the browser. */
export const hasFace = (game: string): boolean => FACES.has(game);

export async function loadFace(game: string): Promise<Face> {
  const load = FACES.get(game);
  if (!load) throw new Error(game);
  return await load();
}
