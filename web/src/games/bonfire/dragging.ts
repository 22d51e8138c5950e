/**
 * Dragging a piece over the table. Where it can go is measured once, when it is lifted; while it moves, it follows the
 * pointer by a transform, and nothing is measured or laid out.
 */

/** How far a pointer has to move before it counts as a drag instead of a click. */
const SLACK = 6;

interface Point {
  x: number;
  y: number;
}

const pointOf = (event: PointerEvent): Point => ({ x: event.clientX, y: event.clientY });

export class Drag {
  /** Whether the piece has been lifted. */
  lifted = false;
  /** The key of the goal that the pointer is over. */
  over: string | null = null;
  readonly #start: Point;
  #goals: readonly { key: string; box: DOMRect }[] = [];

  /** What follows the pointer: the piece, or a copy of one that goes to another place meanwhile. */
  #shown: HTMLElement;

  constructor(
    readonly piece: HTMLElement,
    event: PointerEvent,
  ) {
    this.#start = pointOf(event);
    this.#shown = piece;
  }

  /** Whether the pointer has gone far enough to mean dragging. */
  means(event: PointerEvent): boolean {
    const { x, y } = pointOf(event);
    return Math.hypot(x - this.#start.x, y - this.#start.y) > SLACK;
  }

  lift(goals: Iterable<HTMLElement>): void {
    this.lifted = true;
    this.#goals = [...goals].map((goal) => ({
      key: goal.dataset.place ?? "",
      box: goal.getBoundingClientRect(),
    }));
    this.#shown.classList.add("dragged");
  }

  /** A copy is dragged instead of the piece itself, which the table moves. */
  copy(root: HTMLElement): void {
    const box = this.piece.getBoundingClientRect();
    const whole = root.getBoundingClientRect();
    const copy = this.piece.cloneNode(true) as HTMLElement;
    for (const name of ["data-place", "role", "tabindex"]) copy.removeAttribute(name);
    Object.assign(copy.style, {
      position: "absolute",
      left: `${box.left - whole.left}px`,
      top: `${box.top - whole.top}px`,
      width: `${box.width}px`,
      fontSize: getComputedStyle(this.piece).fontSize,
    });
    root.append(copy);
    this.#shown = copy;
  }

  /** The piece follows; whether it has come over another goal, or over none. */
  follow(event: PointerEvent): boolean {
    const { x, y } = pointOf(event);
    this.#shown.style.translate = `${x - this.#start.x}px ${y - this.#start.y}px`;
    const over = this.#goals.find(
      ({ box }) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom,
    );
    const key = over?.key ?? null;
    const changed = key !== this.over;
    this.over = key;
    return changed;
  }

  drop(): void {
    if (this.#shown !== this.piece) return this.#shown.remove();
    this.piece.classList.remove("dragged");
    this.piece.style.translate = "";
  }
}
