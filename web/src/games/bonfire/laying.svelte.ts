/** Laying a fate tile: which way round it is held, over which cell, and what it would bring there. */
import type { Choice } from "../../lib/table/prompt";
import { isCount, isWord } from "../../lib/text/phrases";

export interface Lay {
  choice: Choice;
  /** The cells that it covers, from left to right or from the top down. */
  cells: readonly string[];
  middle: string;
  across: boolean;
  reversed: boolean;
  /** How many pieces it brings. */
  gain: number;
}

export const cellKey = (column: number, row: number): string => `${column},${row}`;

/** The ways to lay a tile, if that is the question. */
export function laysOf(choices: readonly Choice[]): Lay[] {
  return choices.filter((choice) => choice.verb === "lay").map(layOf);
}

function layOf(choice: Choice): Lay {
  const cells = choice.targets.map((target) => cellKey(Number(target.at), Number(target.level)));
  const way = choice.label.values.way;
  return {
    choice,
    cells,
    middle: cells[1]!,
    across: choice.targets[0]?.level === choice.targets[1]?.level,
    reversed: isWord(way) && way.word === "reversed",
    gain: gainOf(choice),
  };
}

/** The number of pieces that a choice brings, according to its details. */
export function gainOf(choice: Choice): number {
  const gains = choice.details.find((detail) => detail.phrase.key === "effect-gains")?.phrase.values.pieces;
  if (!Array.isArray(gains)) return 0;
  return gains.reduce<number>((sum, piece) => sum + (isCount(piece) ? piece.count : 0), 0);
}

/** A quarter turn at a time: across, down, across the other way round, down the other way round. */
const TURNS = 4;
const turnOf = (lay: Lay): number => (lay.across ? 0 : 1) + (lay.reversed ? 2 : 0);

export class Laying {
  turn = $state(0);
  /** The cell that the tile's middle is held over. */
  over = $state<string | null>(null);
  readonly best: ReadonlyMap<string, number>;
  readonly most: number;
  readonly #at = new Map<string, Lay[]>();

  constructor(readonly lays: readonly Lay[]) {
    const best = new Map<string, number>();
    for (const lay of lays) {
      best.set(lay.middle, Math.max(best.get(lay.middle) ?? 0, lay.gain));
      this.#at.set(lay.middle, [...(this.#at.get(lay.middle) ?? []), lay]);
    }
    this.best = best;
    this.most = Math.max(0, ...best.values());
  }

  /** How the tile would lie over a cell: as it is held, or else the next way round that is allowed there. */
  at(cell: string | null): Lay | null {
    const here = cell === null ? [] : (this.#at.get(cell) ?? []);
    for (let more = 0; more < TURNS; more++) {
      const found = here.find((lay) => turnOf(lay) === (this.turn + more) % TURNS);
      if (found) return found;
    }
    return null;
  }

  /** What a click on a cell would bring, with the tile laid there as `at` says. */
  gainAt(cell: string): number {
    return this.at(cell)?.gain ?? 0;
  }

  /** Whether the tile would bring more over a cell another way round. */
  isBetterTurned(cell: string): boolean {
    return (this.best.get(cell) ?? 0) > this.gainAt(cell);
  }

  /** Whether the tile has to be turned before a click on its middle can lay it in one of these ways. */
  hasToTurn(meant: readonly Choice[]): boolean {
    const wanted = this.lays.filter(({ choice }) => meant.includes(choice));
    const here = wanted.filter(({ middle }) => middle === this.over);
    const looked = here.length > 0 ? here : wanted;
    return looked.length > 0 && !looked.some((lay) => this.at(lay.middle) === lay);
  }

  get held(): Lay | null {
    return this.at(this.over);
  }

  get across(): boolean {
    return this.held?.across ?? this.turn % 2 === 0;
  }

  get reversed(): boolean {
    return this.held?.reversed ?? this.turn >= 2;
  }

  /** The next way round that is allowed where the tile is held. */
  rotate(): void {
    const now = this.held;
    this.turn = ((now ? turnOf(now) : this.turn) + 1) % TURNS;
    const next = this.held;
    if (next) this.turn = turnOf(next);
  }

  /** Comes to a cell with the way round that brings most there. */
  bestAt(cell: string): void {
    const best = (this.#at.get(cell) ?? []).reduce<Lay | null>(
      (most, lay) => (most && most.gain >= lay.gain ? most : lay),
      null,
    );
    if (best) this.turn = turnOf(best);
  }
}
