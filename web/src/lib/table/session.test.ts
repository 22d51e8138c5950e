/** What a browser knows of a table, when the same comes twice. */
import { expect, it, vi } from "vitest";

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
