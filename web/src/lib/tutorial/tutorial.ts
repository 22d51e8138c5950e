/** A game's tutorial: lessons in chapters, a guide, and a first game to continue with. */
import type { Component } from "svelte";

import { byGame } from "../by-game";
import type { AnyView } from "../games";
import type { Prompt } from "../table/prompt";
import type { GameEvent, Word } from "../text/phrases";

export interface Outcome {
  readonly notation: string;
  readonly events: readonly GameEvent[];
  readonly view: AnyView;
}

export interface Step {
  readonly view: AnyView;
  readonly prompt: Prompt;
  /** What follows each choice that the lesson is looking for. */
  readonly right: readonly Outcome[];
  /** Why it is not one of the others, by their notation: the last part of a message's key. */
  readonly wrong: Readonly<Record<string, string>>;
}

/** A prepared position with one idea, made by the rules (tools/lessons). */
export interface Lesson {
  readonly key: string;
  /** What leads to the first question, where that is worth seeing. */
  readonly opening: { readonly view: AnyView; readonly events: readonly GameEvent[] } | null;
  readonly steps: readonly Step[];
}

/** Lessons that are played in one go; their title is the message `chapter-KEY`, with a line `about` them. */
export interface Chapter {
  readonly key: string;
  /** None where the chapter is a whole game. */
  readonly load: (() => Promise<readonly Lesson[]>) | null;
}

export interface Tutorial {
  readonly chapters: readonly Chapter[];
  /** The figure that guides through the tutorial. */
  readonly Figure: Component;
  /** How seats are called in lessons. */
  readonly seats: readonly Word[];
  /** The key of the paragraph in the rule book that a lesson is about. */
  readonly paragraphs: Readonly<Record<string, string>>;
  readonly firstGame: {
    readonly seats: readonly string[];
    readonly options: Readonly<Record<string, string>>;
  };
}

const TUTORIALS = byGame(
  import.meta.glob<Tutorial>("../../games/*/tutorial/tutorial.ts", { import: "tutorial" }),
);

export const hasTutorial = (game: string): boolean => TUTORIALS.has(game);

export async function loadTutorial(game: string): Promise<Tutorial> {
  const load = TUTORIALS.get(game);
  if (!load) throw new Error(game);
  return await load();
}
