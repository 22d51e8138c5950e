/** A draft of a table, and the request made from it. */
import type { Schemas } from "../../lib/api/client";
import { hasAids as showsAids } from "../../lib/shelf";

/** Who is to have a seat: I myself, a friend by link, anyone who comes, or a bot of a level. */
export type SeatWish = string;
export const ME = "me";
export const FRIEND = "friend";
export const ANYONE = "anyone";
const OPEN = "open";

export type Unit = "minutes" | "hours" | "days";
export const SECONDS_OF: Record<Unit, number> = { minutes: 60, hours: 3600, days: 86_400 };
const LONGEST = 60 * 86_400;

export interface ClockDraft {
  kind: "none" | "turn" | "total";
  turn: number;
  unit: Unit;
  total: number;
  increment: number;
  atZero: "remind" | "bot" | "forfeit";
  windowed: boolean;
  from: string;
  to: string;
}

/** What can be agreed on; null leaves it to what usually goes with such seats. */
export interface Draft {
  game: string;
  seats: SeatWish[];
  options: Record<string, string>;
  clock: ClockDraft;
  listed: boolean;
  waits: boolean;
  confirm: boolean;
  hints: boolean | null;
  whatIf: boolean;
  /** Whether planning aids are off for the whole table. */
  withoutAids: boolean;
  anyUndo: boolean;
  rated: boolean;
  chat: boolean;
  spectators: boolean;
}

export function newDraft(game: string): Draft {
  return {
    game,
    seats: [ME, FRIEND, "adept"],
    options: {},
    clock: {
      kind: "none",
      turn: 2,
      unit: "days",
      total: 30,
      increment: 15,
      atZero: "remind",
      windowed: false,
      from: "08:00",
      to: "22:00",
    },
    listed: false,
    waits: false,
    confirm: false,
    hints: null,
    whatIf: true,
    withoutAids: false,
    anyUndo: false,
    rated: true,
    chat: true,
    spectators: true,
  };
}

/** The last table created for a game, as far as it is still possible. */
export function draftFrom(kept: unknown, game: string, isSeat: (wish: SeatWish) => boolean): Draft {
  const fresh = newDraft(game);
  if (typeof kept !== "object" || kept === null) return fresh;
  const last = kept as Partial<Draft>;
  const draft = { ...fresh, ...last, game, clock: { ...fresh.clock, ...last.clock } };
  const known = Array.isArray(draft.seats) && draft.seats.every((seat) => isSeat(String(seat)));
  return known && draft.seats.length > 0 ? draft : { ...draft, seats: fresh.seats };
}

const isPerson = (seat: SeatWish): boolean => seat === ME || seat === FRIEND || seat === ANYONE;

/** The same, with the hardest level there is in place of one that the game does not have. */
export function withLevels(draft: Draft, levels: readonly string[]): Draft {
  const isThere = (seat: SeatWish): boolean => isPerson(seat) || levels.includes(seat);
  if (levels.length === 0 || draft.seats.every(isThere)) return draft;
  return { ...draft, seats: draft.seats.map((seat) => (isThere(seat) ? seat : levels.at(-1)!)) };
}

const isOthers = (seat: SeatWish): boolean => seat === FRIEND || seat === ANYONE;

/** Whether people other than me are to play. */
export const hasOthers = (draft: Draft): boolean => draft.seats.some(isOthers);

/** Whether I have all seats, so that any choice may be taken back. */
export const isMineAlone = (draft: Draft): boolean => draft.seats.every((seat) => seat === ME);

/** Whether uninvited players may join, for which the table has to be listed. */
export const isOpenToAll = (draft: Draft): boolean => draft.seats.includes(ANYONE);

/** Whether there are planning aids in the game, which a table can do without. */
export const hasAids = (draft: Draft): boolean => showsAids(draft.game);

/** Hints help alone against bots; among people they are agreed on. */
export const allowsHints = (draft: Draft): boolean => draft.hints ?? !hasOthers(draft);

/** Whether at least two people are to play one another. */
export const canBeRated = (draft: Draft): boolean =>
  draft.seats.filter(isOthers).length + Number(draft.seats.includes(ME)) > 1;

export const isRated = (draft: Draft): boolean => draft.rated && canBeRated(draft);

/** More or fewer seats: those that stay keep who is to have them, new ones are for friends. */
export function withSeats(draft: Draft, count: number): Draft {
  const seats = Array.from({ length: count }, (_, seat) => draft.seats[seat] ?? FRIEND);
  return {
    ...draft,
    seats: seats.includes(ME) || hasOthers({ ...draft, seats }) ? seats : [ME, ...seats.slice(1)],
  };
}

/** The request for the service, without options that do not exist for this number of seats. */
export function tableOf(
  draft: Draft,
  optionsWithSeats: Readonly<Record<string, readonly number[]>>,
  zone: string,
): Schemas["NewTable"] {
  const fits = ([name]: [string, string]): boolean =>
    optionsWithSeats[name]?.includes(draft.seats.length) ?? false;
  return {
    game: draft.game,
    seats: draft.seats.map((seat) => (isOthers(seat) ? OPEN : seat)),
    options: Object.fromEntries(Object.entries(draft.options).filter(fits)),
    settings: {
      public: draft.listed || isOpenToAll(draft),
      start: draft.waits && hasOthers(draft) ? "host" : "full",
      spectators: draft.spectators,
      confirm: draft.confirm,
      hints: allowsHints(draft),
      what_if: draft.whatIf,
      planning_aids: !(draft.withoutAids && hasAids(draft)),
      undo: draft.anyUndo && isMineAlone(draft) ? "any" : "reveal",
      chat: draft.chat,
      rated: isRated(draft),
      clock: clockOf(draft.clock, zone),
    },
  };
}

export function clockOf(clock: ClockDraft, zone: string): Schemas["ClockSettings"] {
  if (clock.kind === "none")
    return { kind: "none", seconds: SECONDS_OF.days * 3, increment: 0, at_zero: "remind" };
  const seconds =
    clock.kind === "turn" ? clock.turn * SECONDS_OF[clock.unit] : clock.total * SECONDS_OF.minutes;
  return {
    kind: clock.kind,
    seconds: Math.min(LONGEST, Math.max(10, Math.round(seconds))),
    increment: clock.kind === "total" ? Math.max(0, Math.round(clock.increment)) : 0,
    at_zero: clock.atZero,
    window: clock.windowed ? { start: minutesOf(clock.from), end: minutesOf(clock.to), zone } : null,
  };
}

/** Minutes after midnight. */
function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}
