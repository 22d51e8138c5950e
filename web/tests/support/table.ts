/** A table from a player's point of view: what they see and do there. */
import { expect, type Locator, type Page } from "@playwright/test";

import type { components } from "../../src/lib/api/schema";
import * as bonfire from "./bonfire-play";
import * as meduris from "./meduris-play";

export type Position = components["schemas"]["Position"];
export type Choice = components["schemas"]["Prompt.Choice"];
export type Prompt = components["schemas"]["Prompt"];
export type View = components["schemas"]["MedurisView"];
export type Entry = components["schemas"]["EntryDetails"];
export type Place = Choice["targets"][number];
export type GameName = "meduris" | "bonfire";

/** Clicking, tapping: something, somewhere on it. */
export type Touch = (target: Locator, at?: { position: { x: number; y: number } }) => Promise<void>;
export const click: Touch = (target, at) => target.click(at);
export const tap: Touch = (target, at) => target.tap(at);

/** What can be seen of a table at a moment. */
export interface Sight {
  game: GameName;
  ply: number;
  /** Glowing places, on the board and in one's hand. */
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

/** How choices are made at a game's table. */
interface Playing {
  choose(table: Table, seen: Sight, choice: Choice, touch: Touch): Promise<void>;
  decide(table: Table, seen: Sight, touch: Touch): Promise<void>;
}

const PLAYING: Record<GameName, Playing> = { bonfire, meduris };

export class Table {
  /** How many milliseconds a test waits before it looks at the page again; every frame would keep the page busy. */
  looksEvery = 30;

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

  /** The table's position, as the service sends it to this browser's user. */
  async position(): Promise<Position> {
    const answer = await this.page.request.get(`/api/tables/${this.key}/position`);
    expect(answer.ok(), `${answer.status()} ${await answer.text()}`).toBe(true);
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

  /** Waits until there is something new to decide here, or the game is over. */
  async whenAsked(before: Sight | null = null): Promise<Sight> {
    return this.#see({ before, asked: true });
  }

  /** Waits until something has changed, whoever has to decide next. */
  async whenChanged(before: Sight): Promise<Sight> {
    return this.#see({ before, asked: false });
  }

  async #see(wanted: Wanted): Promise<Sight> {
    const seen = await this.page.waitForFunction(look, wanted, { polling: this.looksEvery, timeout: 60_000 });
    return (await seen.jsonValue()) as Sight;
  }

  /** Make a choice through the list of words, which small screens pull up. */
  async chooseFromList(notation: string, touch: Touch = click): Promise<void> {
    const entry = this.listed(notation);
    if (!(await this.list.isVisible())) await touch(this.page.locator("#tab-choices"));
    await expect(this.list.locator("ul[aria-busy=true]")).toHaveCount(0);
    if (!(await entry.isVisible())) await touch(await inSight(this.list.locator("summary")));
    await touch(entry);
  }

  /** Makes a choice where the game offers it: by its places, in a tray, or beside the question. */
  async choose(choice: Choice, touch: Touch = click): Promise<void> {
    const seen = await this.whenAsked();
    return PLAYING[seen.game].choose(this, seen, choice, touch);
  }

  /** Makes some sensible choice to get on with the game. */
  async decide(seen: Sight, touch: Touch = click): Promise<void> {
    if (seen.curtain) return touch(this.page.getByRole("dialog").getByRole("button"));
    if (seen.pending) return touch(this.tool("Confirm"));
    return PLAYING[seen.game].decide(this, seen, touch);
  }
}

/** The key of a place, as the board writes it into the DOM. */
export function keyOf(place: Place): string {
  return [place.kind, place.at, place.seat, place.level].map((part) => part ?? "").join(":");
}

interface Wanted {
  before: Sight | null;
  asked: boolean;
}

/** Runs in the page: what is visible now, or false while it is the same as before. */
function look({ before, asked }: Wanted): Sight | false {
  const table = document.querySelector<HTMLElement>(".table");
  // A list of many choices grows bit by bit.
  if (!table || table.ariaBusy === "true" || table.querySelector("ul[aria-busy=true]")) return false;
  const texts = (selector: string, name: string): string[] =>
    [...table.querySelectorAll<HTMLElement>(selector)].map((element) => element.dataset[name] ?? "");
  const dialog = document.querySelector("dialog[open]");
  const bar = table.querySelector(".prompt");
  const seen: Sight = {
    game: table.dataset.game as Sight["game"],
    ply: Number(table.dataset.ply),
    glowing: texts(".target[data-place], button[data-place], .glows[data-place]", "place"),
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

/** Scrolls to something until it stays in view: in a long list, items are laid out only when scrolled past. */
async function inSight(target: Locator): Promise<Locator> {
  await expect(async () => {
    await target.scrollIntoViewIfNeeded();
    await expect(target).toBeInViewport({ timeout: 500 });
  }).toPass({ timeout: 10_000 });
  return target;
}
