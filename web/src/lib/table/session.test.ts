/** What a browser knows of a table, when the same comes twice. */
import { afterEach, expect, it, vi } from "vitest";

import type { Position } from "./session.svelte";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("location", new URL("http://localhost/"));

const at = (ply: number, label: string): Position =>
  ({
    ply,
    undo: false,
    prompt: { question: { key: label }, choices: [{ actions: [1] }] },
  }) as unknown as Position;

it("goes on with a question that comes once more, and begins with every other", async () => {
  const { goingOn } = await import("./session.svelte");
  const before = at(3, "turn");
  const again = goingOn(before, { ...at(3, "turn"), undo: true });
  expect(again.prompt).toBe(before.prompt);
  expect(again.undo).toBe(true);
  const [later, other] = [at(4, "turn"), at(3, "pay")];
  expect(goingOn(before, later)).toBe(later);
  expect(goingOn(before, other)).toBe(other);
  expect(goingOn(null, later)).toBe(later);
});

class Socket extends EventTarget {
  static readonly OPEN = 1;
  static last: Socket;
  readyState = 0;

  constructor() {
    super();
    Socket.last = this;
  }

  open(): void {
    this.readyState = Socket.OPEN;
    this.dispatchEvent(new Event("open"));
  }

  send(): void {}

  close(): void {
    this.readyState = 3;
    this.dispatchEvent(new Event("close"));
  }
}

/** What the service answers next to each path, and what it was asked. */
const answers = new Map<string, [number, unknown][]>();
const asked: string[] = [];

class LocalRequest extends Request {
  constructor(address: string, init?: RequestInit) {
    super(new URL(address, "http://localhost"), init);
  }
}

function serve(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const what = pathname.replace("/api/tables/t/", "");
  asked.push(what + search);
  const [status, body] = answers.get(what)?.shift() ?? [404, {}];
  return Promise.resolve(new Response(JSON.stringify(body), { status }));
}

const table = { key: "t", settings: { chat: true } };
const position = (ply: number) => ({ ply, table, entries: [], prompt: null, undo: false });
const line = (number: number) => ({ number, text: `line ${number}`, at: 0, person: null });

/** An open table with two known lines of chat. */
async function opened() {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("Request", LocalRequest);
  vi.stubGlobal("fetch", serve);
  vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible" }));
  vi.stubGlobal("addEventListener", () => undefined);
  vi.resetModules();
  const { TableSession } = await import("./session.svelte");
  const session = new TableSession("t", null);
  answers.set("position", [[200, position(3)]]);
  answers.set("entries", [[200, []]]);
  answers.set("chat", [[200, [line(1), line(2)]]]);
  await session.open();
  Socket.last.open();
  asked.length = 0;
  return session;
}

async function reconnect(): Promise<void> {
  Socket.last.close();
  await vi.advanceTimersByTimeAsync(15_000);
  Socket.last.open();
  await vi.advanceTimersByTimeAsync(0);
}

afterEach(() => void vi.useRealTimers());

it("reads what was said while the connection was broken, and what it could not read the next time", async () => {
  const session = await opened();
  answers.set("chat", [[503, {}]]);
  await reconnect();
  Socket.last.dispatchEvent(
    new MessageEvent("message", { data: JSON.stringify({ type: "chat", table: "t", ...line(4) }) }),
  );
  answers.set("chat", [[200, [line(3), line(4)]]]);
  await reconnect();
  expect(asked).toEqual(["chat?since=2", "chat?since=2"]);
  expect(session.lines.map((each) => each.number)).toEqual([1, 2, 3, 4]);
});

it("finds out by itself whether something was done that may have been", async () => {
  const session = await opened();
  answers.set("act", [[503, { code: "may-have-been-done", title: "Perhaps." }]]);
  answers.set("position", [
    [503, {}],
    [200, position(4)],
  ]);
  expect(await session.act({ actions: [1] } as unknown as Parameters<typeof session.act>[0])).toBe(false);
  expect(session.problem?.message).toBe("Perhaps.");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(session.position?.ply).toBe(4);
  expect(session.problem).toBeNull();
});

const entry = (ply: number, at = 0) => ({ ply, at, kind: "act", events: [] });
const hear = (message: object) =>
  Socket.last.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));

it("begins again where the service has gone back to an older state", async () => {
  const session = await opened();
  const arrived: unknown[] = [];
  session.arrive = (before, after, entries) => arrived.push([before?.ply ?? null, after.ply, entries.length]);
  hear({ type: "position", ...position(5), entries: [entry(4), entry(5)] });
  expect(session.entries.map((each) => each.ply)).toEqual([4, 5]);
  answers.set("position", [[200, position(4)]]);
  answers.set("entries", [[200, [entry(1), entry(4, 7), entry(5, 9)]]]);
  answers.set("chat", [[200, [line(1)]]]);
  hear({ type: "position", ...position(4) });
  await vi.advanceTimersByTimeAsync(0);
  expect(session.position?.ply).toBe(4);
  expect(session.entries.map((each) => [each.ply, each.at])).toEqual([
    [1, 0],
    [4, 7],
  ]);
  expect(session.lines.map((each) => each.number)).toEqual([1]);
  expect(arrived).toEqual([
    [3, 5, 2],
    [null, 4, 0],
  ]);
  hear({ type: "position", ...position(5), entries: [entry(5, 9)] });
  expect(session.position?.ply).toBe(5);
});

it("does not go back because of a message that was overtaken", async () => {
  const session = await opened();
  hear({ type: "position", ...position(5), entries: [entry(4), entry(5)] });
  answers.set("position", [[200, { ...position(6), entries: [entry(6)] }]]);
  hear({ type: "position", ...position(4), entries: [entry(4)] });
  await vi.advanceTimersByTimeAsync(0);
  expect(session.position?.ply).toBe(6);
  expect(session.entries.map((each) => each.ply)).toEqual([4, 5, 6]);
});

it("sees that the service has gone back when it refuses what was decided after that", async () => {
  const session = await opened();
  answers.set("act", [[409, { code: "stale-ply", title: "More has happened." }]]);
  answers.set("position", [[200, position(2)]]);
  answers.set("entries", [[200, [entry(1), entry(2)]]]);
  answers.set("chat", [[200, []]]);
  await session.act({ actions: [1] } as unknown as Parameters<typeof session.act>[0]);
  expect(session.position?.ply).toBe(2);
  expect(session.lines).toEqual([]);
});
