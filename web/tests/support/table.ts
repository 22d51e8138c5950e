/** A table at which somebody plays, and what they see and do there. */
import { expect, type Locator, type Page } from "@playwright/test";

import type { components } from "../../src/lib/api/schema";

export type Position = components["schemas"]["Position"];
export type Choice = components["schemas"]["MedurisPrompt.Choice"];
export type Prompt = components["schemas"]["MedurisPrompt"];
export type View = components["schemas"]["MedurisView"];
export type Entry = components["schemas"]["EntryTold"];
type Place = Choice["targets"][number];

/** Clicking, tapping: something, somewhere on it. */
export type Touch = (target: Locator, at?: { position: { x: number; y: number } }) => Promise<void>;

/** What can be seen of a table at a moment. */
export interface Sight {
  ply: number;
  /** Places that glow, on the board and in one's hand. */
  glowing: readonly string[];
  tray: "pay" | "offer" | null;
  /** Buttons of the prompt bar and of trays that make a choice. */
  answers: readonly string[];
  /** Choices of the list. */
  listed: readonly string[];
  over: boolean;
  curtain: boolean;
  pending: boolean;
}

export class Table {
  /** How often a test looks at the page while it waits: with every frame, or after so many milliseconds. */
  looksEvery: "raf" | number = "raf";

  constructor(
    readonly page: Page,
    readonly key: string,
  ) {}

  /** The table that a page shows, or is about to. */
  static async at(page: Page): Promise<Table> {
    await page.waitForURL(/\/table\/[^/]+$/);
    const key = new URL(page.url()).pathname.split("/")[2] ?? "";
    await page.locator(".table[data-ply]").waitFor();
    return new Table(page, key);
  }

  static async open(page: Page, key: string, invite?: string): Promise<Table> {
    await page.goto(`/table/${key}${invite ? `?invite=${invite}` : ""}`);
    await page.locator(".table[data-ply]").waitFor();
    return new Table(page, key);
  }

  get board(): Locator {
    return this.page.getByRole("main", { name: "Board" });
  }

  get prompt(): Locator {
    return this.page.getByRole("region", { name: "What now?" });
  }

  get list(): Locator {
    return this.page.getByRole("tabpanel");
  }

  get results(): Locator {
    return this.page.getByRole("dialog", { name: "Results" });
  }

  /** A place of the board, or of one's hand. */
  place(key: string): Locator {
    return this.page.locator(`[data-place="${key}"]`);
  }

  tool(name: string): Locator {
    return this.prompt.getByRole("button", { name, exact: true });
  }

  answer(notation: string): Locator {
    return this.page.locator(`.table [data-answer="${notation}"]`);
  }

  listed(notation: string): Locator {
    return this.list.locator(`[data-choice="${notation}"]`);
  }

  async ply(): Promise<number> {
    return Number(await this.page.locator(".table").getAttribute("data-ply"));
  }

  /** How the table stands, as the service tells whoever sits at this browser. */
  async position(): Promise<Position> {
    const answer = await this.page.request.get(`/api/tables/${this.key}/position`);
    expect(answer.ok()).toBe(true);
    return (await answer.json()) as Position;
  }

  async view(): Promise<View> {
    return (await this.position()).view as View;
  }

  async choices(): Promise<readonly Choice[]> {
    return ((await this.position()).prompt as Prompt | null)?.choices ?? [];
  }

  async entries(): Promise<readonly Entry[]> {
    return (await (await this.page.request.get(`/api/tables/${this.key}/entries`)).json()) as Entry[];
  }

  /** What can be seen once something is to be decided here, other than before, or nothing any more. */
  async whenAsked(before: Sight | null = null): Promise<Sight> {
    return this.#see({ before, asked: true });
  }

  /** What can be seen once it differs from before, whoever is to decide then. */
  async whenChanged(before: Sight): Promise<Sight> {
    return this.#see({ before, asked: false });
  }

  async #see(wanted: Wanted): Promise<Sight> {
    const seen = await this.page.waitForFunction(look, wanted, { polling: this.looksEvery, timeout: 60_000 });
    return (await seen.jsonValue()) as Sight;
  }

  /** Make a choice through the list of words. */
  async chooseFromList(notation: string): Promise<void> {
    const entry = this.listed(notation);
    if (!(await entry.isVisible())) await this.list.locator("summary").click();
    await entry.click();
  }

  /** Make a choice by its places on the board, by the tray, or by the prompt bar where places do not say it all. */
  async choose(choice: Choice, touch: Touch = (target, at) => target.click(at)): Promise<void> {
    const { tray } = await this.whenAsked();
    if (tray === "pay") return this.#pay(choice, touch);
    if (tray === "offer") return touch(this.answer(choice.notation));
    if (choice.targets.length === 0) return this.chooseFromList(choice.notation);
    // A hut and a temple are built on the same field: the prompt bar asks which.
    const places = JSON.stringify(choice.targets);
    const alike = (await this.choices()).filter(({ targets }) => JSON.stringify(targets) === places);
    for (const target of choice.targets) await this.touchPlace(keyOf(target), touch);
    if (alike.length > 1) await touch(this.answer(choice.notation));
  }

  async #pay(choice: Choice, touch: Touch): Promise<void> {
    const ready = this.answer(choice.notation);
    if (!(await ready.first().isVisible())) {
      for (const [material, count] of piecesOf(choice.notation))
        for (let piece = 0; piece < count; piece += 1)
          await touch(this.page.locator(`[data-add="${material}"]`));
    }
    await touch(ready.first());
  }

  /** What somebody would do who wants to build: a field if one glows, exact payment, the first thing otherwise. */
  async decide(seen: Sight, touch: Touch): Promise<void> {
    if (seen.curtain) return touch(this.page.getByRole("dialog").getByRole("button"));
    if (seen.pending) return touch(this.tool("Confirm"));
    if (seen.answers.length > 0) return touch(this.answer(this.preferred(seen.answers)).first());
    if (seen.tray === "pay") return this.#addPieces(touch);
    if (seen.glowing.length > 0) return this.touchPlace(this.preferred(seen.glowing), touch);
    await touch(this.listed(seen.listed[0] ?? ""));
  }

  /** Touch a place where nothing stands on it: workers on a plateau can be touched themselves. */
  async touchPlace(key: string, touch: Touch): Promise<void> {
    const place = this.place(key);
    const box = key.startsWith("plateau:") ? await place.boundingBox() : null;
    await touch(place, box ? { position: { x: box.width * 0.85, y: box.height * 0.5 } } : undefined);
  }

  /** Fields first, so that the game comes to its end; then wherever something picked can go. */
  preferred(keys: readonly string[]): string {
    const starting = (...words: string[]): string[] =>
      keys.filter((key) => words.some((word) => key.startsWith(word)));
    const [building] = starting("field:", "hut ");
    const going = starting("plateau:");
    const rest = going.length > 0 ? going : keys;
    return building ?? rest[Math.floor(rest.length / 2)] ?? "";
  }

  async #addPieces(touch: Touch): Promise<void> {
    while (!(await this.page.locator(".table [data-answer]:not([disabled])").first().isVisible()))
      await touch(this.page.locator("[data-add]:not([disabled])").first());
    await touch(this.page.locator(".table [data-answer]:not([disabled])").first());
  }
}

/** The key of a place, as the board writes it into the DOM. */
export function keyOf(place: Place): string {
  return [place.kind, place.at, place.seat, place.level].map((part) => part ?? "").join(":");
}

/** The pieces of a whole payment, from its notation: "pay 1 wood 3 stone". */
export function piecesOf(notation: string): [string, number][] {
  return [...notation.matchAll(/(\d+) (\w+)/g)].map(([, count, material]) => [material ?? "", Number(count)]);
}

interface Wanted {
  before: Sight | null;
  asked: boolean;
}

/** Runs in the page: what is seen now, if it is something else than before; false as long as it is not. */
function look({ before, asked }: Wanted): Sight | false {
  const table = document.querySelector<HTMLElement>(".table");
  if (!table || table.ariaBusy === "true") return false;
  const texts = (selector: string, name: string): string[] =>
    [...table.querySelectorAll<HTMLElement>(selector)].map((element) => element.dataset[name] ?? "");
  const dialog = document.querySelector("dialog[open]");
  const bar = table.querySelector(".prompt");
  const seen: Sight = {
    ply: Number(table.dataset.ply),
    glowing: texts(".target[data-place], button[data-place]", "place"),
    tray: table.querySelector("[data-add], .due") ? "pay" : table.querySelector(".answers") ? "offer" : null,
    answers: texts("[data-answer]:not([disabled])", "answer"),
    listed: texts("[data-choice]", "choice"),
    over: dialog?.classList.contains("wide") ?? false,
    curtain: dialog?.classList.contains("opaque") ?? false,
    pending: bar?.querySelector("[data-confirm]") !== null,
  };
  if (seen.pending) seen.answers = [];
  const open = Number(seen.pending) + seen.glowing.length + seen.answers.length + seen.listed.length;
  if (asked && !seen.over && !seen.curtain && open === 0) return false;
  return before !== null && JSON.stringify(before) === JSON.stringify(seen) ? false : seen;
}
