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
  /** Choices that a lesson is looking for; a board with this lights up what leads to them. */
  meant?: readonly Choice[];
  speaker: Speaker;
  /** What moves over the board now; none where nothing ever moves. */
  stage: Stage | null;
  /** Whether planning aids are on at this table, as they are by default. */
  aids?: boolean;
  onpick: (place: Place, by: PickedBy) => void;
  onhover: (place: Place | null) => void;
  /** A click on empty space, which cancels the pick. */
  onrelease?: () => void;
  /** A choice made directly on the board, where its places alone would be ambiguous. */
  onchoose?: (choice: Choice) => void;
  /** The choice under the pointer, and one that only has to be confirmed. */
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
  /** Whether there is so little room that only one's own row is shown. */
  folded: boolean;
  /** Whether planning aids are on at this table, as they are by default. */
  aids?: boolean;
  /** Other facts about a seat: its clock, and whether its player is present. */
  notes: readonly string[];
}

export interface TrayProps {
  view: AnyView;
  prompt: Prompt;
  speaker: Speaker;
  onchoose: (choice: Choice) => void;
  onhover: (choice: Choice | null) => void;
}

/** Buttons for each kind of action, while a question leaves the kind open. */
export interface KindsProps {
  view: AnyView;
  choices: readonly Choice[];
  speaker: Speaker;
  /** Only choices with this verb are meant. */
  onmean: (verb: string) => void;
  onchoose: (choice: Choice) => void;
  onpoint: (choice: Choice | null) => void;
  /** Describes the kind under the pointer: how many ways there are, or why there is none. */
  ondescribe: (text: string | null) => void;
}

/** An explanation of something on the board; `topic` is its place in the rule book. */
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
  /** Whether the board can be zoomed; boards with a layout for small screens do not need it. */
  zooms?: boolean;
  /** The width of a board by its height, if it keeps its shape; others fill whatever place they have. */
  shape?: number;
  /** Whether its board itself lights up what leads to the choices that a lesson looks for; others are given the places. */
  lightsMeant?: boolean;
  /** Whether a choice is made by picking its places; without this, all are. */
  onBoard?(choice: Choice): boolean;
  /** Buttons for kinds of actions, for questions with too many answers to read. */
  kindsFor?(prompt: Prompt): Component<KindsProps> | null;
  /** Whether a choice gets a button beside the question. */
  besideQuestion?(choice: Choice): boolean;
  /** The question, as long as there is room for beside the board. */
  questionOf?(prompt: Prompt): Phrase;
  /** Whose turn it is, even if another player has to decide; by default, the turn of the deciding player. */
  turnOf?(view: AnyView): number | null;
  /** The label of a button beside the question; by default, that of the choice. */
  answerOf?(choice: Choice): Phrase;
  trayFor(prompt: Prompt): Component<TrayProps> | null;
  /** Whether trays are so large that they go beside the board where there is room. */
  largeTrays: boolean;
  newStage(): Stage;
  /** The explanation of a place, without planning aids if they are off at the table. */
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
  /** The reason for an event, if the event itself does not give it. */
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
