/** What pointers and keys do at the table: picking places, laying fate tiles, dragging guardians and tiles. */
import { tick } from "svelte";

import type { PickedBy } from "../../lib/games";
import { placeKey, samePlace, type Choice, type Place } from "../../lib/table/prompt";
import { Drag } from "./dragging";
import type { Laying } from "./laying.svelte";
import type { Lead } from "./picking";
import { placeFrom } from "./places";
import { nextInDirection } from "./walking";

/** What handling needs to know about the table, and the callbacks it uses. */
export interface Handled {
  readonly root: HTMLElement;
  readonly laying: Laying | null;
  readonly picked: readonly Place[];
  readonly leads: ReadonlyMap<string, Lead>;
  /** What begins to lay a fate tile, while that can be begun. */
  readonly fate: Choice | null;
  pick(place: Place, by: PickedBy): void;
  hover(place: Place | null): void;
  choose(choice: Choice): void;
  point(choice: Choice | null): void;
  arm(choice: Choice | null): void;
}

/** A touch this long asks for an explanation instead of picking. */
const LONG = 450;
/** How long taking a dragged tile is attempted, and the pause between attempts. */
const PATIENCE = 3000;
const AGAIN = 60;
const BUTTONS = '[data-place][role="button"]';

const spotOf = (event: Event): HTMLElement | null =>
  (event.target as Element).closest<HTMLElement>("[data-place]");

const cellOf = (place: Place): string | null =>
  place.kind === "fate-cell" ? `${place.at},${place.level}` : null;

export class Handling {
  #touchedAt = 0;
  #hovered: string | null = null;
  #drag: Drag | null = null;
  #dropped = false;
  /** The tile dragged from the fate row that has not been taken yet, and the cell where it was dropped. */
  #wanted: string | null = null;
  #goal: string | null = null;
  #until = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: Handled) {}

  click = (event: MouseEvent): void => {
    if (this.#dropped) {
      this.#dropped = false;
      return;
    }
    const element = reachable(spotOf(event));
    if (!element) return;
    const touched = event instanceof PointerEvent && event.pointerType === "touch";
    if (touched && event.timeStamp - this.#touchedAt > LONG) return;
    this.#pick(element.dataset.place ?? "", touched ? "touch" : "mouse");
  };

  down = (event: PointerEvent): void => {
    this.#dropped = false;
    if (event.pointerType === "touch") this.#touchedAt = event.timeStamp;
    this.#wanted = this.#goal = null;
    const piece = event.isPrimary && event.button === 0 ? draggable(event, this.table.fate !== null) : null;
    this.#drag = piece && new Drag(piece, event);
  };

  move = (event: PointerEvent): void => {
    const drag = this.#drag;
    if (!drag) return;
    if (!drag.lifted) {
      if (drag.means(event)) void this.#lift(drag, event);
      return;
    }
    if (drag.follow(event)) this.#hover(drag.over);
  };

  up = (event: PointerEvent): void => {
    const drag = this.#drag;
    this.#drag = null;
    if (!drag?.lifted) return;
    drag.drop();
    this.#dropped = event.type === "pointerup";
    if (event.type !== "pointerup" || drag.over === null) return this.#hover(null);
    if (!this.table.laying && drag.over.startsWith("fate-cell")) {
      this.#goal = drag.over;
      return;
    }
    // What was dragged there is meant; only a tile that a finger hides is looked at once more.
    const tile = drag.over.startsWith("fate-cell");
    this.#pick(drag.over, tile && event.pointerType === "touch" ? "touch" : "mouse");
  };

  /** Something else is asked: a tile that is dragged from the fate row is taken, and then held where it was dropped. */
  asked = (): void => {
    const { laying, root } = this.table;
    if (laying) {
      this.#wanted = null;
      const cell = this.#goal === null ? null : cellOf(placeFrom(this.#goal));
      this.#goal = null;
      if (cell !== null && laying.best.has(cell)) this.#lay(laying, cell, "touch");
      return;
    }
    const wanted = this.#wanted;
    if (wanted === null) return;
    // Whatever is picked while an answer is awaited, or something moves, is not heard: it is tried until it is.
    if (root.querySelector(`${BUTTONS}[data-place="${CSS.escape(wanted)}"]`)) this.#pick(wanted, "mouse");
    clearTimeout(this.#retry);
    if (performance.now() < this.#until) this.#retry = setTimeout(this.asked, AGAIN);
    else this.#wanted = null;
  };

  over = (event: PointerEvent): void => {
    if (this.#drag?.lifted || (event.pointerType === "touch" && this.table.laying)) return;
    this.#hover(spotOf(event)?.dataset.place ?? null);
  };

  leave = (event: PointerEvent): void => {
    if (event.pointerType !== "touch" && !this.#drag?.lifted) this.#hover(null);
  };

  focus = (event: FocusEvent): void => this.#hover(spotOf(event)?.dataset.place ?? null);

  blur = (): void => this.#hover(null);

  press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "r" && this.table.laying) return this.turn();
    const element = spotOf(event);
    if (!element) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      void this.#pickByKey(element);
      return;
    }
    const next = nextInDirection(this.table.root, element, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus({ preventScroll: true });
  };

  menu = (event: MouseEvent): void => {
    if (!this.table.laying?.over && !(event instanceof PointerEvent && event.pointerType === "touch")) return;
    event.preventDefault();
    this.turn();
  };

  /** Turns the tile that is held over a cell, or in the hand. */
  turn = (): void => {
    const { laying } = this.table;
    if (!laying) return;
    laying.rotate();
    if (laying.over !== null) this.table.point(laying.held?.choice ?? null);
  };

  #pick(key: string, by: PickedBy): void {
    const place = placeFrom(key);
    const cell = cellOf(place);
    if (this.table.laying && cell !== null) return this.#lay(this.table.laying, cell, by);
    const lead = this.table.leads.get(placeKey(place));
    if (lead && !this.table.picked.some((each) => samePlace(each, lead.first)))
      this.table.pick(lead.first, by);
    this.table.pick(place, by);
  }

  /** A click lays the tile; a finger first holds it there, and turns it with every further tap. */
  #lay(laying: Laying, cell: string, by: PickedBy): void {
    if (by === "touch") {
      if (laying.over === cell && !this.#dropped) laying.rotate();
      else {
        if (!this.#dropped) laying.bestAt(cell);
        laying.over = cell;
      }
      this.table.arm(laying.held?.choice ?? null);
      return;
    }
    const choice = laying.at(cell)?.choice;
    if (choice) this.table.choose(choice);
  }

  #hover(key: string | null): void {
    if (key === this.#hovered) return;
    this.#hovered = key;
    const place = key === null ? null : placeFrom(key);
    const cell = place ? cellOf(place) : null;
    const { laying } = this.table;
    // While a tile is laid, what it brings there matters, not what the cell is.
    this.table.hover(laying && cell !== null ? null : place);
    if (!laying) return;
    laying.over = cell !== null && laying.best.has(cell) ? cell : null;
    this.table.point(laying.held?.choice ?? null);
  }

  /** Lifting a guardian picks her, so that the places she can go to glow. */
  async #lift(drag: Drag, event: PointerEvent): Promise<void> {
    const { root, picked } = this.table;
    const key = drag.piece.dataset.place;
    if (key?.startsWith("fate-row")) return this.#liftFromRow(drag, key, event);
    if (key !== undefined) {
      const place = placeFrom(key);
      if (!picked.some((each) => samePlace(each, place))) this.table.pick(place, "mouse");
    }
    await tick();
    if (this.#drag !== drag) return;
    root.setPointerCapture(event.pointerId);
    const goals = root.querySelectorAll<HTMLElement>(
      key === undefined ? `[data-place^="fate-cell"][role="button"]` : BUTTONS,
    );
    drag.lift([...goals].filter((goal) => goal !== drag.piece));
  }

  /** A tile of the fate row is taken while it is dragged: its copy follows the pointer, and may be dropped before that. */
  #liftFromRow(drag: Drag, key: string, event: PointerEvent): void {
    const { root, fate } = this.table;
    drag.copy(root);
    root.setPointerCapture(event.pointerId);
    drag.lift(root.querySelectorAll<HTMLElement>('[data-place^="fate-cell"]'));
    if (drag.piece.getAttribute("role") === "button") {
      this.#pick(key, "mouse");
      return;
    }
    this.#wanted = key;
    this.#until = performance.now() + PATIENCE;
    if (fate) this.table.choose(fate);
  }

  /** What was picked may no longer be a button, so keyboard focus moves on to what can be picked next. */
  async #pickByKey(element: HTMLElement): Promise<void> {
    this.#pick(element.dataset.place ?? "", "keyboard");
    await tick();
    if (document.activeElement === document.body)
      this.table.root.querySelector<HTMLElement>(BUTTONS)?.focus({ preventScroll: true });
  }
}

/** What a pointer lifts: a guardian that can be picked, the fate tile in hand, or one at an end of the fate row. */
function draggable(event: PointerEvent, canLay: boolean): HTMLElement | null {
  const held = (event.target as Element).closest<HTMLElement>("[data-drag]");
  if (held) return held;
  const spot = spotOf(event);
  const isButton = spot?.getAttribute("role") === "button";
  const [kind] = spot?.dataset.place?.split(":") ?? [];
  if (kind === "guardian" && isButton) return spot;
  const atEnd = spot?.previousElementSibling === null || spot?.nextElementSibling === null;
  return kind === "fate-row" && (isButton || (canLay && atEnd)) ? spot : null;
}

/** What a click on something that cannot be picked means: on part of an island, the island itself. */
function reachable(spot: HTMLElement | null): HTMLElement | null {
  if (!spot || spot.getAttribute("role") === "button") return spot;
  return spot.closest(".island")?.querySelector<HTMLElement>('.land[role="button"]') ?? null;
}
