/** A single live connection for everything that happens; it reconnects by itself and asks for what was missed. */
import type { Schemas } from "./client";

export type LiveMessage = Schemas["LiveMessage"];
export type Connection = "connecting" | "connected" | "broken";
/** What the user of this page is doing. */
export type Presence = "here" | "thinking";

type Listener = (message: LiveMessage) => void;

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
const PING_EVERY = 20_000;
/** A connection that leaves a ping unanswered for this long is dead, whatever its state in the browser. */
const DEAD_AFTER = 45_000;
/** With this code the service closes connections of those who are signed out by now. */
const POLICY_VIOLATION = 1008;

interface Watching {
  ply: () => number;
  invite: string | null;
}

export class Live {
  connection = $state<Connection>("connecting");
  #socket: WebSocket | null = null;
  #pause = FIRST_PAUSE;
  #heard = 0;
  #lobby = 0;
  #presence: Presence = "here";
  readonly #listeners = new Set<Listener>();
  readonly #returns = new Set<() => void>();
  /** Called when the service refuses to continue this connection; the user may have been signed out. */
  refused: () => void = () => undefined;
  readonly #watching = new Map<string, Watching>();
  #started = false;

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    this.#start();
    return () => this.#listeners.delete(listener);
  }

  /** Calls back whenever the connection has been restored: what is not caught up by ply has to be fetched again. */
  whenBack(back: () => void): () => void {
    this.#returns.add(back);
    return () => this.#returns.delete(back);
  }

  /** Subscribes to a table; `ply` returns how much of it is known, for every new connection. */
  watch(key: string, ply: () => number, invite: string | null): () => void {
    this.#watching.set(key, { ply, invite });
    this.#start();
    this.#send(this.#wish(key));
    return () => {
      this.#watching.delete(key);
      this.#send({ unwatch: key });
    };
  }

  enterLobby(): () => void {
    this.#lobby += 1;
    this.#start();
    this.#send({ lobby: true });
    return () => {
      this.#lobby -= 1;
      if (this.#lobby === 0) this.#send({ lobby: false });
    };
  }

  reportPresence(presence: Presence): void {
    if (presence === this.#presence) return;
    this.#presence = presence;
    this.#reportPresence();
  }

  /** A hidden page counts as away, so that the user is notified of their turn elsewhere. */
  #reportPresence(): void {
    this.#send({ presence: document.visibilityState === "hidden" ? "away" : this.#presence });
  }

  /** Reconnects, possibly as another user. */
  restart(): void {
    this.#pause = FIRST_PAUSE;
    this.#socket?.close();
  }

  #start(): void {
    if (this.#started) return;
    this.#started = true;
    this.#connect();
    setInterval(() => this.#beat(), PING_EVERY);
    addEventListener("online", () => this.restart());
    document.addEventListener("visibilitychange", () => this.#reportPresence());
  }

  #connect(): void {
    this.connection = this.connection === "broken" ? "broken" : "connecting";
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/live`);
    this.#socket = socket;
    socket.addEventListener("open", () => this.#begin(socket));
    socket.addEventListener("message", (event) => this.#hear(String(event.data)));
    socket.addEventListener("close", (event) => {
      this.#lose(socket);
      if (event.code === POLICY_VIOLATION) this.refused();
    });
  }

  #begin(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    const back = this.connection === "broken";
    this.connection = "connected";
    this.#pause = FIRST_PAUSE;
    this.#heard = Date.now();
    this.#reportPresence();
    if (this.#lobby > 0) this.#send({ lobby: true });
    for (const key of this.#watching.keys()) this.#send(this.#wish(key));
    if (back) for (const notify of [...this.#returns]) notify();
  }

  #lose(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.connection = "broken";
    setTimeout(() => this.#connect(), this.#pause);
    this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 2);
  }

  #hear(text: string): void {
    this.#heard = Date.now();
    const message = JSON.parse(text) as LiveMessage;
    for (const listener of [...this.#listeners]) listener(message);
  }

  #beat(): void {
    if (this.connection !== "connected") return;
    if (Date.now() - this.#heard > DEAD_AFTER) this.#socket?.close();
    else this.#send({ ping: true });
  }

  #wish(key: string): Record<string, unknown> {
    const watching = this.#watching.get(key);
    return { watch: key, ply: watching?.ply() ?? 0, invite: watching?.invite ?? null };
  }

  #send(wish: Record<string, unknown>): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(wish));
  }
}

export const live = new Live();
