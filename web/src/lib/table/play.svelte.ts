/**
 * Deciding at a table: which choices there are now, what has been picked of them, what a choice would bring, and
 * planning ahead on a copy. Knows neither how a board is drawn nor how the service is asked.
 */
import { completed, nextPlaces, remaining } from "./picking";
import { samePlace, type Choice, type Place, type Prompt } from "./prompt";
import type { PickedBy } from "../games";

type Choose = (choice: Choice) => void;

export class Deciding {
  prompt = $state.raw<Prompt | null>(null);
  /** What kind of action is meant, by its verb; null while it may be any. */
  kind = $state.raw<string | null>(null);
  picked = $state.raw<readonly Place[]>([]);
  /** The choice that the list, or a first tap, points at. */
  armed = $state.raw<Choice | null>(null);
  hovered = $state.raw<Place | null>(null);
  pointed = $state.raw<Choice | null>(null);

  constructor(
    private readonly choose: Choose,
    private readonly onBoard: (choice: Choice) => boolean = () => true,
  ) {}

  readonly choices = $derived.by(() => {
    const all = this.prompt?.choices ?? [];
    return this.kind === null ? all : all.filter(({ verb }) => verb === this.kind);
  });
  /** Those that are made by picking their places. */
  readonly pickable = $derived.by(() => this.choices.filter((choice) => this.onBoard(choice)));
  /** The choices that fit the pick: several if they differ in something other than places. */
  readonly candidates = $derived.by(() =>
    this.picked.length > 0 ? remaining(this.pickable, this.picked) : this.choices,
  );
  readonly done = $derived.by(() => completed(this.pickable, this.picked));
  /** What can be picked next. */
  readonly places = $derived.by(() => nextPlaces(this.pickable, this.picked));
  /** What the place under the pointer leads to, or what was tapped first. */
  readonly aimed = $derived.by(() => this.#underPointer() ?? this.armed);
  readonly preview = $derived.by(() => this.pointed ?? this.aimed);

  /** A new question: nothing is picked yet. */
  ask(prompt: Prompt | null): void {
    this.prompt = prompt;
    this.kind = null;
    this.clear();
  }

  /** Restricts the choices to one kind, or lifts the restriction. */
  mean(kind: string | null): void {
    this.clear();
    this.kind = kind;
  }

  clear(): void {
    this.picked = [];
    this.armed = null;
    this.pointed = null;
    this.hovered = null;
  }

  /** Take back the last part of what has been picked; whether there was one. */
  back(): boolean {
    if (this.armed === null && this.picked.length === 0) {
      if (this.kind === null) return false;
      this.kind = null;
      return true;
    }
    this.armed = null;
    this.picked = this.picked.slice(0, -1);
    return true;
  }

  /**
   * A place was picked: it narrows the choices down, and when one is left it is made; a first tap only shows it. A place
   * that does not continue the pick starts a new one, and picking the last place again cancels it.
   */
  pick(place: Place, by: PickedBy): void {
    const goesOn = this.#pickable(place);
    const last = this.picked.at(-1);
    if (!goesOn && last && samePlace(last, place)) {
      this.back();
      return;
    }
    const picked = goesOn ? [...this.picked, place] : [place];
    const done = completed(this.pickable, picked);
    const more = nextPlaces(this.pickable, picked).length > 0;
    const only = done.length === 1 && !more ? done[0]! : null;
    if (only && (by !== "touch" || this.armed === only)) {
      this.take(only);
      return;
    }
    if (only) {
      // A finger hides what it points at, so that its first tap shows what would happen.
      this.picked = picked.slice(0, -1);
      this.armed = only;
      return;
    }
    this.picked = picked;
    this.armed = null;
  }

  take(choice: Choice): void {
    this.mean(null);
    this.choose(choice);
  }

  #pickable(place: Place): boolean {
    return (
      completed(this.pickable, [...this.picked, place]).length > 0 ||
      remaining(this.pickable, [...this.picked, place]).length > 0
    );
  }

  #underPointer(): Choice | null {
    if (this.hovered === null) return null;
    const found = completed(this.pickable, [...this.picked, this.hovered]);
    return found.find((choice) => choice.usual) ?? found[0] ?? null;
  }
}
