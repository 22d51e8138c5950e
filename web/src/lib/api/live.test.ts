/** What a page reports to the service about its user, and when. */
import { beforeEach, expect, it, vi } from "vitest";

import { Live } from "./live.svelte";

class Socket extends EventTarget {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = 0;
  readonly sent: Record<string, unknown>[] = [];

  constructor() {
    super();
    Socket.all.push(this);
  }

  open(): void {
    this.readyState = Socket.OPEN;
    this.dispatchEvent(new Event("open"));
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
    this.dispatchEvent(new Event("close"));
  }

  get presences(): unknown[] {
    return this.sent.map((wish) => wish.presence).filter(Boolean);
  }
}

const page = Object.assign(new EventTarget(), { visibilityState: "visible" });

function show(state: "visible" | "hidden"): void {
  page.visibilityState = state;
  page.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(() => {
  Socket.all = [];
  page.visibilityState = "visible";
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("document", page);
  vi.stubGlobal("location", new URL("http://localhost/"));
  vi.stubGlobal("addEventListener", () => undefined);
});

it("is away as long as the page is hidden, and thinks only while it is seen", () => {
  const live = new Live();
  live.listen(() => undefined);
  const [socket] = Socket.all as [Socket];
  socket.open();
  show("hidden");
  live.reportPresence("thinking");
  show("visible");
  expect(socket.presences).toEqual(["here", "away", "away", "thinking"]);
});

it("says again how it is when it has to connect anew", () => {
  const live = new Live();
  live.listen(() => undefined);
  const [first] = Socket.all as [Socket];
  first.open();
  show("hidden");
  first.close();
  vi.runOnlyPendingTimers();
  const second = Socket.all[1]!;
  second.open();
  expect(second.presences).toEqual(["away"]);
});
