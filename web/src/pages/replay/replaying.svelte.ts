/** Replaying a finished game: the current position, what is shown there, and autoplay. */
import type { AnyView, Face, Stage } from "../../lib/games";
import { house } from "../../lib/state/house.svelte";
import { replayOf } from "../../lib/tables/joining";
import { eventsAt, lastOf, turnsOf, viewAt, type Book } from "./book";

/** How fast it may go on, as a factor. */
export const PACES = [0.5, 1, 2, 4];
/** The pause between two actions, in milliseconds. */
const PAUSE = 700;

export class Replaying {
  readonly stage: Stage;
  readonly last: number;
  /** The numbers of actions after which a turn begins. */
  readonly turns: readonly number[];
  /** The number of actions made so far. */
  at = $state(0);
  /** The seat whose point of view is shown; null for a spectator. */
  seat = $state<number | null>(null);
  running = $state(false);
  pace = $state(1);
  view = $state.raw<AnyView | null>(null);
  problem = $state("");

  constructor(
    readonly book: Book,
    face: Face,
    start: number,
  ) {
    this.stage = face.newStage();
    this.last = lastOf(book);
    this.turns = turnsOf(book);
    this.at = Math.max(0, Math.min(start || 0, this.last));
    // Players see the game as they saw it then.
    const own = book.table.seats.findIndex((each) => each.person && each.person.key === house.me?.key);
    this.seat = own >= 0 ? own : null;
  }

  /** Go to a point; one step ahead is played as motion, everything else is shown at once. */
  async go(to: number, moving = false): Promise<void> {
    const target = Math.max(0, Math.min(this.last, to));
    const before = this.view;
    const step = moving && before !== null && target === this.at + 1;
    this.at = target;
    history.replaceState(null, "", this.address);
    try {
      const after = await viewAt(this.book, target, this.seat);
      if (target !== this.at) return;
      this.view = after;
      if (step) await this.stage.play(before, eventsAt(this.book, target - 1), after);
      else this.stage.show(after);
    } catch (error) {
      this.problem = (error as Error).message;
    }
  }

  /** Where this position can be found again. */
  get address(): string {
    return replayOf(this.book.table.key, this.book.invite, this.at);
  }

  async run(): Promise<void> {
    this.running = !this.running;
    while (this.running && this.at < this.last) {
      await this.go(this.at + 1, true);
      await new Promise((resolve) => setTimeout(resolve, PAUSE / this.pace));
    }
    this.running = false;
  }

  turn(direction: 1 | -1): void {
    const next =
      direction > 0
        ? this.turns.find((each) => each > this.at)
        : this.turns.findLast((each) => each < this.at);
    void this.go(next ?? (direction > 0 ? this.last : 0));
  }

  /** What a key does, if it does anything. */
  key(key: string): (() => void) | undefined {
    const does: Record<string, () => void> = {
      ArrowRight: () => void this.go(this.at + 1, true),
      ArrowLeft: () => void this.go(this.at - 1),
      PageDown: () => this.turn(1),
      PageUp: () => this.turn(-1),
      Home: () => void this.go(0),
      End: () => void this.go(this.last),
      " ": () => void this.run(),
    };
    return does[key];
  }
}
