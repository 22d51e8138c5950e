/**
 * A table as one browser knows it: the position that it may see, what has happened, and doing something there.
 *
 * Everything that changes comes as a position, whether as an answer or live, and the latest one counts.
 */
import { answer, api, Problem, Unreachable, type Schemas } from "../api/client";
import { live, type LiveMessage } from "../api/live.svelte";
import type { GameEvent } from "../text/phrases";
import type { Choice, Prompt } from "./prompt";

export type Position = Schemas["Position"];
export type Entry = Schemas["EntryDetails"];
export type Hint = Schemas["Hint"];
export type WhatIf = Schemas["WhatIf"];
export type Line = Schemas["Line"];
export type Presence = Schemas["PresenceMessage"]["state"];

/** Told of every new position with the entries that led to it, before it is shown. */
type Arrival = (before: Position | null, after: Position, entries: readonly Entry[]) => void;

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;

export class TableSession {
  position = $state.raw<Position | null>(null);
  entries = $state.raw<readonly Entry[]>([]);
  lines = $state.raw<readonly Line[]>([]);
  presence = $state.raw<Readonly<Record<string, Presence>>>({});
  rematch = $state<string | null>(null);
  problem = $state.raw<Error | null>(null);
  /** Whether an answer is being waited for, so that nothing is sent twice. */
  busy = $state(false);
  readonly #leave: (() => void)[] = [];
  #closed = false;
  /** The last line of chat before those that could not be read, if so. */
  #readUpTo: number | null = null;

  constructor(
    readonly key: string,
    readonly invite: string | null,
    public arrive: Arrival = () => undefined,
  ) {}

  async open(): Promise<void> {
    const path = { key: this.key };
    const query = { invite: this.invite };
    const position = (await answer(
      api.GET("/api/tables/{key}/position", { params: { path, query } }),
    )) as Position;
    const entries = await answer(api.GET("/api/tables/{key}/entries", { params: { path, query } }));
    this.entries = entries as Entry[];
    this.#take(position, []);
    if (this.#closed) return;
    this.#leave.push(live.listen((message) => this.#hear(message)));
    this.#leave.push(live.whenBack(() => void this.#readChat()));
    this.#leave.push(live.watch(this.key, () => this.position?.ply ?? 0, this.invite));
    await this.#readChat();
  }

  close(): void {
    this.#closed = true;
    for (const leave of this.#leave.splice(0)) leave();
  }

  get prompt(): Prompt | null {
    return (this.position?.prompt ?? null) as Prompt | null;
  }

  act(choice: Choice): Promise<boolean> {
    const body = { ply: this.#ply, actions: choice.actions };
    return this.#change(api.POST("/api/tables/{key}/act", { params: this.#path, body }));
  }

  undo(): Promise<boolean> {
    return this.#change(api.POST("/api/tables/{key}/undo", { params: this.#path, body: { ply: this.#ply } }));
  }

  confirm(): Promise<boolean> {
    return this.#change(
      api.POST("/api/tables/{key}/confirm", { params: this.#path, body: { ply: this.#ply } }),
    );
  }

  sit(seat: number): Promise<boolean> {
    const body = { seat, invite: this.invite };
    return this.#change(api.POST("/api/tables/{key}/sit", { params: this.#path, body }));
  }

  stand(seat: number): Promise<boolean> {
    return this.#change(
      api.POST("/api/tables/{key}/stand", { params: this.#path, body: { seat, invite: null } }),
    );
  }

  seatBot(seat: number, bot: string): Promise<boolean> {
    return this.#change(api.POST("/api/tables/{key}/seat-bot", { params: this.#path, body: { seat, bot } }));
  }

  start(): Promise<boolean> {
    return this.#change(api.POST("/api/tables/{key}/start", { params: this.#path }));
  }

  closeTable(): Promise<boolean> {
    return this.#change(api.POST("/api/tables/{key}/close", { params: this.#path }));
  }

  resign(): Promise<boolean> {
    return this.#change(api.POST("/api/tables/{key}/resign", { params: this.#path }));
  }

  move(motion: "abandon" | "take-over", agree: boolean, seat: number | null): Promise<boolean> {
    const body = { motion, agree, seat };
    return this.#change(api.POST("/api/tables/{key}/motions", { params: this.#path, body }));
  }

  /** What a search makes of my choices, the best first. */
  async hint(): Promise<Hint[]> {
    return answer(api.POST("/api/tables/{key}/hint", { params: this.#path, body: { ply: this.#ply } }));
  }

  /** Play ahead on a copy that nobody else sees. */
  async whatIf(choices: readonly (readonly number[])[], luck: number): Promise<WhatIf> {
    const body = { ply: this.#ply, choices: choices.map((actions) => [...actions]), luck };
    return (await answer(api.POST("/api/tables/{key}/what-if", { params: this.#path, body }))) as WhatIf;
  }

  async say(text: string): Promise<void> {
    await answer(api.POST("/api/tables/{key}/chat", { params: this.#path, body: { text } }));
  }

  /** The key of the table at which the same is played once more. */
  async playAgain(): Promise<string> {
    const next = (await answer(api.POST("/api/tables/{key}/rematch", { params: this.#path }))) as Position;
    return next.table.key;
  }

  get #path() {
    return { path: { key: this.key } };
  }

  get #ply(): number {
    return this.position?.ply ?? 0;
  }

  /** Do something at the table; whether it was done. If it was refused, nothing has changed, and why is told. */
  async #change(call: Promise<{ data?: unknown; error?: unknown; response: Response }>): Promise<boolean> {
    this.busy = true;
    this.problem = null;
    try {
      const position = (await answer(call)) as Position;
      this.#take(position, position.entries ?? []);
      return true;
    } catch (error) {
      if (error instanceof Problem && error.code === "stale-ply") await this.#reload();
      else this.problem = error as Error;
      if (mayHaveBeenDone(error)) void this.#recover();
      return false;
    } finally {
      this.busy = false;
    }
  }

  #hear(message: LiveMessage): void {
    switch (message.type) {
      case "position":
        if (message.table.key !== this.key) return;
        // One that is older than what is known has been overtaken; or the service has gone back to an older state.
        if (message.entries === null || message.ply < this.#ply) void this.#reload();
        else this.#take(message, message.entries);
        return;
      case "chat":
        if (message.table === this.key) this.#add(message);
        return;
      case "presence":
        if (message.table === this.key) this.presence = { ...this.presence, [message.person]: message.state };
        return;
      case "rematch":
        if (message.table === this.key) this.rematch = message.next;
        return;
      case "problem":
        if (message.table === this.key) {
          this.problem = new Problem(message.status, message.code, message.title, message.parameters);
        }
        return;
      case "reload":
        void this.#reload();
        void this.#readChat();
        return;
    }
  }

  #add(line: Line): void {
    if (this.lines.some((known) => known.number === line.number)) return;
    this.lines = [...this.lines, line].sort((one, other) => one.number - other.number);
  }

  /** Read what was said since the last line that is known; if that fails, the next time begins there. */
  async #readChat(): Promise<void> {
    if (!this.position?.table.settings.chat) return;
    const since = (this.#readUpTo ??= this.lines.at(-1)?.number ?? 0);
    const params = { path: { key: this.key }, query: { invite: this.invite, since } };
    try {
      for (const line of await answer(api.GET("/api/tables/{key}/chat", { params }))) this.#add(line);
      this.#readUpTo = null;
    } catch (error) {
      if (!(error instanceof Problem || error instanceof Unreachable)) throw error;
    }
  }

  async #reload(): Promise<void> {
    try {
      await this.#load();
    } catch (error) {
      this.problem = error as Error;
    }
  }

  /** See how things stand as soon as the service can say so. */
  async #recover(pause = FIRST_PAUSE): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (this.#closed) return;
    try {
      await this.#load();
    } catch {
      await this.#recover(Math.min(LONGEST_PAUSE, pause * 2));
    }
  }

  async #load(): Promise<void> {
    const known = this.#ply;
    const query = { invite: this.invite, since: known };
    const path = { key: this.key };
    const call = api.GET("/api/tables/{key}/position", { params: { path, query } });
    const position = (await answer(call)) as Position;
    if (position.ply < known) return this.#startOver(position);
    const missed = api.GET("/api/tables/{key}/entries", { params: { path, query } });
    this.#take(position, position.entries ?? ((await answer(missed)) as Entry[]));
  }

  /** What was known last does not count any more: the service was put back to how it was before. */
  async #startOver(position: Position): Promise<void> {
    const params = { path: { key: this.key }, query: { invite: this.invite } };
    const entries = (await answer(api.GET("/api/tables/{key}/entries", { params }))) as Entry[];
    this.entries = entries.filter((entry) => entry.ply <= position.ply);
    this.position = null;
    this.lines = [];
    this.#readUpTo = null;
    this.#take(position, []);
    await this.#readChat();
  }

  /** Take a position that is not older than what is known; what comes twice is taken once. */
  #take(position: Position, entries: readonly Entry[]): void {
    const before = this.position;
    if (before && position.ply < before.ply) return;
    const known = before?.ply ?? -1;
    const fresh = entries.filter((entry) => entry.ply > known);
    const last = this.entries.at(-1)?.ply ?? 0;
    this.entries = [...this.entries, ...entries.filter((entry) => entry.ply > last)];
    this.position = goingOn(before, position);
    if (before && position.ply > before.ply) this.problem = null;
    this.arrive(before, position, fresh);
  }
}

/** Whether something was sent of which nobody knows if it was done. */
function mayHaveBeenDone(error: unknown): boolean {
  return error instanceof Unreachable || (error instanceof Problem && error.code === "may-have-been-done");
}

/** A position that comes once more asks nothing new: whoever has begun to answer goes on. */
export function goingOn(before: Position | null, position: Position): Position {
  if (before?.ply !== position.ply) return position;
  const same = JSON.stringify(before.prompt) === JSON.stringify(position.prompt);
  return same ? { ...position, prompt: before.prompt } : position;
}

/** All events of entries, in order. */
export function eventsOf(entries: readonly Entry[]): GameEvent[] {
  return entries.flatMap((entry) => entry.events as unknown as GameEvent[]);
}
