/** The course of a game: everybody's points after each turn, made from what has happened. */
import type { Face, AnyView } from "../games";
import type { GameEvent } from "../text/phrases";
import { undonePlies } from "./log";
import type { Entry } from "./session.svelte";

export interface Moment {
  /** The number of actions made until then. */
  actions: number;
  points: readonly number[];
}

/** What counts of a table's entries: what was taken back never happened. */
export function played(entries: readonly Entry[]): Entry[] {
  const undone = undonePlies(entries);
  return entries.filter((entry) => !undone.has(entry.ply) && entry.kind !== "undo");
}

/** From this many points at once, a change counts as a scoring. */
const SCORING = 4;

/** After how many actions much was scored. */
export function scoringsOf(course: readonly Moment[]): number[] {
  const changed = (index: number): number =>
    course[index]!.points.reduce(
      (sum, points, seat) => sum + Math.abs(points - (course[index - 1]!.points[seat] ?? 0)),
      0,
    );
  return course.flatMap(({ actions }, index) => (index > 0 && changed(index) >= SCORING ? [actions] : []));
}

/** Points at the start, when some actions may have been made already, and after every further one. */
export function courseOf(start: AnyView, entries: readonly Entry[], face: Face, before = 0): Moment[] {
  let view = start;
  let actions = before;
  const course: Moment[] = [{ actions, points: face.pointsOf(view) }];
  for (const entry of played(entries)) {
    if (entry.kind !== "act") continue;
    for (const event of entry.events as unknown as GameEvent[]) view = face.advance(view, event);
    actions += 1;
    course.push({ actions, points: face.pointsOf(view) });
  }
  return course;
}
