/** Keyboard shortcuts at the table; typing into a field is left alone. */
import type { Tab } from "./SidePanel.svelte";

export interface TableKeys {
  undo(): void;
  hint(): void;
  plan(): void;
  open(tab: Tab): void;
  leave(): void;
  help(): void;
  take(number: number): void;
  accept(): void;
  skip(): void;
  /** Go to the first thing that can be chosen. */
  walk(): void;
  /** Focuses the first answer beside the question. */
  answers(): void;
  /** Replays what has happened since one's last decision. */
  again(): void;
}

/** What each key does, also listed in the help. */
export const KEYS: readonly { key: string; message: string }[] = [
  { key: "Tab ← ↑ → ↓", message: "table-key-walk" },
  { key: "Enter", message: "table-key-choose" },
  { key: "1–9", message: "table-key-number" },
  { key: "a", message: "table-key-answers" },
  { key: "u / ⌫", message: "table-key-undo" },
  { key: "h", message: "table-key-hint" },
  { key: "w", message: "table-key-plan" },
  { key: "s", message: "table-key-since" },
  { key: "l", message: "table-key-log" },
  { key: "c", message: "table-key-chat" },
  { key: "+ − 0", message: "table-key-zoom" },
  { key: "Esc", message: "table-key-leave" },
  { key: "?", message: "table-key-help" },
];

/** How long a key has to be down to count as held, in milliseconds. */
const HELD = 450;

/** A key that does something when pressed, and shows something else for as long as it is held. */
export class HeldKey {
  #code = "";
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shown = false;

  constructor(
    readonly key: string,
    private readonly press: () => void,
    private readonly show: (shown: boolean) => void,
  ) {}

  down(event: KeyboardEvent): void {
    if (event.repeat) return;
    this.#code = event.code;
    this.#timer = setTimeout(() => {
      this.#shown = true;
      this.show(true);
    }, HELD);
  }

  /** Identified by its physical position, because Shift may be released first. */
  up(event: KeyboardEvent): void {
    if (this.#code === "" || event.code !== this.#code) return;
    this.#code = "";
    clearTimeout(this.#timer);
    if (this.#shown) this.show(false);
    else this.press();
    this.#shown = false;
  }
}

export function tableKeys(event: KeyboardEvent, keys: TableKeys, held: HeldKey): void {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  // A dialog has its own keys, which must not act on the table behind it.
  if (event.key !== "?" && document.querySelector("dialog[open]")) return;
  keys.skip();
  if (event.key === held.key) {
    event.preventDefault();
    held.down(event);
    return;
  }
  const does = action(event, keys);
  if (!does) return;
  event.preventDefault();
  does();
}

function action(event: KeyboardEvent, keys: TableKeys): (() => void) | null {
  if (/^[1-9]$/.test(event.key)) return () => keys.take(Number(event.key));
  switch (event.key) {
    case "u":
    case "Backspace":
      return keys.undo;
    case "a":
      return keys.answers;
    case "h":
      return keys.hint;
    case "w":
      return keys.plan;
    case "s":
      return keys.again;
    case "l":
      return () => keys.open("log");
    case "c":
      return () => keys.open("chat");
    case "Escape":
      return keys.leave;
    case "ArrowRight":
    case "ArrowDown":
      return event.target === document.body ? keys.walk : null;
    case "Enter":
      // Enter on something that has the focus is that thing's own.
      return event.target === document.body ? keys.accept : null;
    default:
      return null;
  }
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]") !== null
  );
}
