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
  /** See again what has happened since one's last decision. */
  again(): void;
}

/** What each key does, also shown to whoever asks. */
export const KEYS: readonly { key: string; message: string }[] = [
  { key: "Tab ← ↑ → ↓", message: "table-key-walk" },
  { key: "Enter", message: "table-key-choose" },
  { key: "1–9", message: "table-key-number" },
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

export function tableKeys(event: KeyboardEvent, keys: TableKeys): void {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  // A dialog has keys of its own; what lies behind it must not be played by them.
  if (event.key !== "?" && document.querySelector("dialog[open]")) return;
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
    case "s":
      return keys.again;
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
  return (
    target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]") !== null
  );
}
