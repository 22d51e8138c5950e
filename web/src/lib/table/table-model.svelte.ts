/**
 * The state of a table, for players and spectators: what is shown, what is asked, and the player's reactions. How it
 * is laid out on a page is not known here.
 */
import { untrack } from "svelte";

import type { AnyView, Face, PickedBy, Stage } from "../games";
import { house } from "../state/house.svelte";
import type { Catalogue } from "../text/catalogue";
import type { GameEvent } from "../text/phrases";
import { said } from "../text/said";
import { Speaker } from "../text/speaker";
import { Clocks } from "./clocks.svelte";
import { linesOf } from "./log";
import { namesOf } from "./names";
import { Planning } from "./planning.svelte";
import { Deciding } from "./play.svelte";
import type { Choice, Place, Prompt } from "./prompt";
import { eventsOf, type Entry, type Hint, type Position, type TableSession } from "./session.svelte";

export class TableModel {
  readonly stage: Stage;
  readonly planning: Planning;
  readonly deciding: Deciding;
  readonly clocks: Clocks;
  /** What the log line under the pointer refers to. */
  pointed = $state.raw<GameEvent | null>(null);
  hints = $state.raw<readonly Hint[]>([]);
  hinting = $state(false);
  /** What has just happened, for those who listen. */
  news = $state("");
  /** The game is over, and its last scoring has been shown. */
  ended = $state(false);
  #ending = $state(false);
  /** The seat whose hand was last shown, when one person has several seats. */
  #shownTo = $state<number | null>(null);
  /** How it stood after my last decision, to see again what has happened since. */
  #mark = $state.raw<{ view: AnyView; ply: number } | null>(null);

  constructor(
    readonly session: TableSession,
    readonly face: Face,
    private readonly catalogue: () => Catalogue,
    /** Called with every choice that is made. */
    private readonly chosen: () => void,
  ) {
    this.stage = face.newStage();
    this.planning = new Planning(session);
    this.deciding = new Deciding((choice) => void this.choose(choice), face.onBoard);
    this.clocks = new Clocks(session);
    this.#shownTo = session.position!.seat;
    this.ended = session.position!.table.status === "finished";
  }

  readonly position = $derived.by(() => this.session.position!);
  /** As one string, so that texts are rendered again only when a name has changed. */
  readonly #called = $derived.by(() =>
    namesOf(this.position.table.seats, this.catalogue(), this.face.colourOf).join("\n"),
  );
  readonly names = $derived.by(() => this.#called.split("\n"));
  readonly speaker = $derived.by(() => new Speaker(this.catalogue(), this.names));

  readonly mine = $derived.by(() => this.position.yours.includes(this.position.table.deciding ?? -1));
  readonly handsOver = $derived.by(
    () =>
      this.position.yours.length > 1 &&
      this.position.seat !== this.#shownTo &&
      this.position.table.status === "playing",
  );
  readonly view = $derived.by(
    () => (this.planning.result?.view ?? this.stage.shown ?? this.position.view) as AnyView,
  );
  readonly prompt = $derived.by(() => (this.planning.result?.prompt ?? this.session.prompt) as Prompt | null);
  /** Nothing is asked while what has happened is still being shown; any click or key skips that. */
  readonly showing = $derived.by(() => this.stage.busy && !this.planning.on);
  readonly asked = $derived.by(
    () =>
      (this.planning.on ? this.planning.result?.deciding === this.position.seat : this.mine) &&
      !this.handsOver &&
      !this.showing,
  );
  /** Whether it is my turn, and everything before it has been shown. */
  readonly myTurn = $derived.by(() => this.mine && !this.showing);
  /** Whether the question comes outside the player's own turn. */
  readonly inOthersTurn = $derived.by(
    () =>
      this.prompt !== null &&
      this.face.turnOf !== undefined &&
      this.face.turnOf(this.view) !== this.prompt.seat,
  );
  /** The seat that acts: in what is being shown, or else the one that has to decide. */
  readonly acting = $derived.by(() =>
    this.showing
      ? (this.stage.caption.find((event) => event.seat !== null)?.seat ?? null)
      : this.position.table.deciding,
  );
  readonly caption = $derived.by(() =>
    this.showing ? this.stage.caption.map((event) => this.speaker.event(event)).join(" ") : "",
  );
  readonly choices = $derived.by(() => (this.asked ? this.deciding.choices : []));
  readonly lines = $derived.by(() => linesOf(this.session.entries, this.speaker, this.face.because));
  readonly lit = $derived.by<readonly Place[]>(() =>
    this.pointed !== null ? this.face.placesOf(this.pointed) : (this.deciding.pointed?.targets ?? []),
  );
  readonly explanation = $derived.by(() =>
    this.deciding.hovered
      ? this.face.explain(
          this.view,
          this.deciding.hovered,
          this.speaker,
          this.position.table.settings.planning_aids,
        )
      : null,
  );
  readonly since = $derived.by(() => {
    const mark = this.#mark;
    return mark ? eventsOf(this.session.entries.filter((entry) => entry.ply > mark.ply)) : [];
  });
  readonly canUndo = $derived.by(
    () =>
      this.position.undo ||
      this.planning.on ||
      this.deciding.kind !== null ||
      this.deciding.picked.length > 0 ||
      this.deciding.armed !== null,
  );

  /** Follows the table for the lifetime of the calling component. */
  follow(): void {
    this.stage.show(this.position.view as AnyView);
    this.clocks.follow();
    this.session.arrive = (before, after, entries) => this.#arrive(before, after, entries);
    $effect(() => {
      const now = this.prompt;
      untrack(() => {
        this.deciding.ask(now);
        this.hints = [];
      });
    });
    $effect(() => {
      if (!this.#ending || this.stage.busy) return;
      this.#ending = false;
      this.ended = true;
    });
    $effect(() => {
      this.stage.speed = house.motion;
    });
  }

  #arrive(before: Position | null, after: Position, entries: readonly Entry[]): void {
    this.planning.leave();
    const events = eventsOf(entries);
    this.news = events.map((event) => this.speaker.event(event)).join(" ");
    const straight =
      before?.view && before.seat === after.seat && !entries.some((entry) => entry.kind === "undo");
    // One's own actions arrive twice, as a response and as a broadcast: the second must not end the motion.
    const again = straight && events.length === 0 && before.ply === after.ply;
    if (straight && events.length > 0)
      void this.stage.play(before.view as AnyView, events, after.view as AnyView);
    else if (!(again && this.stage.busy)) this.stage.show(after.view as AnyView);
    if (!straight) this.#mark = null;
    if (entries.some((entry) => entry.kind === "act" && entry.person?.key === house.me?.key))
      this.#mark = { view: after.view as AnyView, ply: after.ply };
    if (after.table.status === "finished" && before?.table.status !== "finished") this.#ending = true;
  }

  /** Whether the player who has to decide is in front of the screen. */
  takeOver(): void {
    this.#shownTo = this.position.seat;
  }

  /** While an answer is awaited everything stays as it is, and nothing more is sent. */
  async choose(choice: Choice): Promise<void> {
    if (this.session.busy) return;
    this.stage.finish();
    this.chosen();
    if (this.planning.on) await this.planning.choose(choice);
    else await this.session.act(choice);
  }

  pick(place: Place, by: PickedBy): void {
    if (this.session.busy) return;
    this.stage.finish();
    this.session.problem = null;
    this.pointed = null;
    this.deciding.pick(place, by);
  }

  /** Makes the choice with a number in the list, which contains only the choices that fit the pick. */
  take(number: number): void {
    const choice = this.deciding.candidates.filter((each) => each.usual)[number - 1];
    if (choice && this.asked && !this.session.busy) this.deciding.take(choice);
  }

  /** Confirm, or do what has been shown, or the only usual thing. */
  accept(): void {
    if (this.position.pending) void this.session.confirm();
    else if (this.deciding.armed) this.deciding.take(this.deciding.armed);
    else if (this.asked && this.prompt?.routine && this.prompt.choices[0])
      this.deciding.take(this.prompt.choices[0]);
  }

  async undo(): Promise<void> {
    if (this.deciding.back()) return;
    if (this.planning.on) await (this.planning.steps > 0 ? this.planning.back() : this.planning.leave());
    else if (this.position.undo) await this.session.undo();
    else if (this.position.yours.length > 0) this.session.problem = new Error(this.whyNotUndo());
  }

  /** Why nothing can be taken back now. */
  whyNotUndo(): string {
    const last = this.session.entries.findLast((entry) => entry.kind === "act");
    const revealed = last && eventsOf([last]).find((event) => event.reveals);
    return revealed
      ? said("table-undo-revealed", { event: { text: this.speaker.event(revealed) } })
      : said("table-undo-nothing");
  }

  /** Begin to play ahead on a copy, or leave that. */
  plan(): void {
    if (this.planning.on) this.planning.leave();
    else if (this.mine) void this.planning.start();
  }

  async askHint(): Promise<void> {
    if (this.hinting || !this.mine || !this.position.table.settings.hints) return;
    this.hinting = true;
    try {
      this.hints = await this.session.hint();
    } catch (error) {
      this.session.problem = error as Error;
    } finally {
      this.hinting = false;
    }
  }

  /** Play what has happened since my last decision once more; over when it has been shown, or skipped. */
  async seeAgain(): Promise<void> {
    if (!this.#mark || this.since.length === 0) return;
    this.stage.finish();
    await this.stage.play(this.#mark.view, this.since, this.position.view as AnyView);
  }

  /** Cancels the pick, or leaves planning; returns whether there was anything to cancel. */
  leave(): boolean {
    if (this.deciding.picked.length > 0 || this.deciding.armed) this.deciding.clear();
    else if (this.deciding.kind !== null) this.deciding.mean(null);
    else if (this.planning.on) this.planning.leave();
    else return false;
    return true;
  }
}
