/** Planning ahead on a private copy: what has been tried so far, and the position it leads to. */
import type { Choice } from "./prompt";
import type { TableSession, WhatIf } from "./session.svelte";

export class Planning {
  /** How it would stand; null while nothing is being tried. */
  result = $state.raw<WhatIf | null>(null);
  problem = $state.raw<Error | null>(null);
  #tried: readonly (readonly number[])[] = [];
  #luck = 0;
  /** The latest request; answers that arrive after leaving, or after another request, are discarded. */
  #asking: symbol | null = null;

  constructor(private readonly session: TableSession) {}

  get on(): boolean {
    return this.result !== null;
  }

  get steps(): number {
    return this.#tried.length;
  }

  start(): Promise<void> {
    return this.#try([], this.#luck);
  }

  choose(choice: Choice): Promise<void> {
    return this.#try([...this.#tried, choice.actions], this.#luck);
  }

  back(): Promise<void> {
    return this.#try(this.#tried.slice(0, -1), this.#luck);
  }

  /** The same once more with other dice. */
  dealAnew(): Promise<void> {
    return this.#try(this.#tried, this.#luck + 1);
  }

  leave(): void {
    this.#asking = null;
    this.result = null;
    this.problem = null;
    this.#tried = [];
  }

  async #try(choices: readonly (readonly number[])[], luck: number): Promise<void> {
    const asking = (this.#asking = Symbol());
    try {
      const result = await this.session.whatIf(choices, luck);
      if (this.#asking !== asking) return;
      this.result = result;
      this.#tried = choices;
      this.#luck = luck;
      this.problem = null;
    } catch (error) {
      if (this.#asking === asking) this.problem = error as Error;
    }
  }
}
