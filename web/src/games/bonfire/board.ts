/** What the parts of the table need from it: what glows, what is lit, what is explained, what is planned. */
import { getContext, setContext } from "svelte";

import type { Choice, Place } from "../../lib/table/prompt";
import type { Speaker } from "../../lib/text/speaker";
import type { Aid } from "./aids";
import type { Laying } from "./laying.svelte";
import type { Brings } from "./walks";
import type { BonfireView, CityView } from "./words";

export interface Board {
  readonly view: BonfireView;
  readonly me: CityView;
  readonly speaker: Speaker;
  readonly glowing: ReadonlySet<string>;
  readonly picked: ReadonlySet<string>;
  readonly lit: ReadonlySet<string>;
  /** Places whose piece is on its way somewhere. */
  readonly away: ReadonlySet<string>;
  /** Whether what changes may be seen moving. */
  readonly moves: boolean;
  readonly choices: readonly Choice[];
  readonly preview: Choice | null;
  /** Guardians by the place where they would stand after the procession that is looked at. */
  readonly ghosts: ReadonlyMap<string, readonly string[]>;
  /** What the guardian that is meant would gain at each place where she can go. */
  readonly brings: ReadonlyMap<string, Brings>;
  readonly laying: Laying | null;
  /** Choices that a lesson is looking for: what makes them is lit. */
  readonly meant: readonly Choice[];
  /** Whether a planning aid is shown. */
  aids(aid: Aid): boolean;
  /** Whether a place is dimmed because it is out of reach for now. */
  readonly dimmed: (place: Place) => boolean;
  /** What a place is called, and what picking it does. */
  label(place: Place): string;
  choose(choice: Choice): void;
  point(choice: Choice | null): void;
  /** Turns the fate tile that is being laid. */
  turn(): void;
  /** Lights up a place that the user is searching for. */
  find(place: Place | null): void;
}

const KEY = Symbol("bonfire");

export const setBoard = (board: Board): Board => setContext(KEY, board);

const NOTHING: ReadonlySet<string> = new Set();
/** A board at which nothing can be done. */
const STILL = {
  glowing: NOTHING,
  picked: NOTHING,
  lit: NOTHING,
  away: NOTHING,
  moves: false,
  choices: [],
  preview: null,
  ghosts: new Map(),
  brings: new Map(),
  laying: null,
  meant: [],
  dimmed: () => false,
  choose: () => undefined,
  point: () => undefined,
  turn: () => undefined,
  find: () => undefined,
} satisfies Partial<Board>;

type Shown = Omit<Board, keyof typeof STILL> & Partial<Pick<Board, "lit">>;

/** A read-only board; getters of what it shows are preserved. */
export const setStillBoard = (shown: Shown): Board =>
  setBoard(
    Object.defineProperties({ ...STILL }, Object.getOwnPropertyDescriptors(shown)) as unknown as Board,
  );
export const getBoard = (): Board => getContext<Board>(KEY);
