/** What has happened, as lines to read: one for each entry's events, like ones joined, what was taken back struck out. */
import type { GameEvent, Phrase } from "../text/phrases";
import type { Speaker } from "../text/speaker";
import type { Entry } from "./session.svelte";

export interface LogLine {
  ply: number;
  text: string;
  seat: number | null;
  event: GameEvent | null;
  /** Whether a turn begins here. */
  heading: boolean;
  undone: boolean;
}

/** Why something has happened, from what happened before it, where that is worth a sentence. */
export type Because = (event: GameEvent, before: readonly GameEvent[]) => Phrase | null;

/** Events of one kind and seat that follow each other may be one sentence. */
export function linesOf(
  entries: readonly Entry[],
  speaker: Speaker,
  because: Because = () => null,
): LogLine[] {
  const undone = undonePlies(entries);
  return entries.flatMap((entry) => {
    const events = entry.events as unknown as GameEvent[];
    if (events.length === 0) return plainLine(entry, speaker);
    return grouped(events).map((group) => {
      const line = eventLine(entry, group, speaker, undone.has(entry.ply));
      const why = because(group[0]!, events.slice(0, events.indexOf(group[0]!)));
      return why ? { ...line, text: `${line.text} ${speaker.say(why)}` } : line;
    });
  });
}

function eventLine(entry: Entry, group: readonly GameEvent[], speaker: Speaker, undone: boolean): LogLine {
  const first = group[0]!;
  const text = speaker.together(group) ?? group.map((event) => speaker.event(event)).join(" ");
  return {
    ply: entry.ply,
    text,
    seat: first.seat,
    event: first,
    heading: first.name === "turn_began",
    undone,
  };
}

/** Entries without events: undoing, giving up, arriving and leaving. */
function plainLine(entry: Entry, speaker: Speaker): LogLine[] {
  const key = `table-entry-${entry.kind}`;
  if (!speaker.has(key)) return [];
  const name = entry.seat !== null ? (speaker.names[entry.seat] ?? "") : (entry.person?.name ?? "");
  const line = { ply: entry.ply, text: speaker.message(key, { name }), seat: entry.seat };
  return [{ ...line, event: null, heading: false, undone: false }];
}

function grouped(events: readonly GameEvent[]): GameEvent[][] {
  const groups: GameEvent[][] = [];
  for (const event of events) {
    const last = groups.at(-1);
    if (last && last[0]!.name === event.name && last[0]!.seat === event.seat) last.push(event);
    else groups.push([event]);
  }
  return groups;
}

/** The number of actions that an undo goes back to; those after it have been undone. */
export function undonePlies(entries: readonly Entry[]): Set<number> {
  const acts: number[] = [];
  const undone = new Set<number>();
  for (const entry of entries) {
    if (entry.kind === "act") acts.push(entry.ply);
    if (entry.kind === "undo") for (const ply of acts.splice(Number(entry.content.to))) undone.add(ply);
  }
  return undone;
}
