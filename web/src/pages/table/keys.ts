/** The keys of the table; what is typed into a field is left alone. */
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
}

/** What each key does, also shown to whoever asks. */
export const KEYS: readonly { key: string; message: string }[] = [
  { key: "Tab ← ↑ → ↓", message: "ui-key-walk" },
  { key: "Enter", message: "ui-key-choose" },
  { key: "1–9", message: "ui-key-number" },
  { key: "u / ⌫", message: "ui-key-undo" },
  { key: "h", message: "ui-key-hint" },
  { key: "w", message: "ui-key-plan" },
  { key: "l", message: "ui-key-log" },
  { key: "c", message: "ui-key-chat" },
  { key: "+ − 0", message: "ui-key-zoom" },
  { key: "Esc", message: "ui-key-leave" },
  { key: "?", message: "ui-key-help" },
];

export function tableKeys(event: KeyboardEvent, keys: TableKeys): void {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  keys.skip();
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
    case "h":
      return keys.hint;
    case "w":
      return keys.plan;
    case "l":
      return () => keys.open("log");
    case "c":
      return () => keys.open("chat");
    case "?":
      return keys.help;
    case "Escape":
      return keys.leave;
    case "Enter":
      // Enter on something that has the focus is that thing's own.
      return event.target === document.body ? keys.accept : null;
    default:
      return null;
  }
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]") !== null;
}
