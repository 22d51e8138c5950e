/** The games of the service: for how many they are, and whether their rules are compiled by now. */
import { answer, api, type Schemas } from "../api/client";

export type GameInfo = Schemas["GameInfo"];

const SECOND = 1000;

class Games {
  list = $state.raw<readonly GameInfo[]>([]);
  #followers = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  find(name: string): GameInfo | null {
    return this.list.find((game) => game.name === name) ?? null;
  }

  isReady(name: string): boolean {
    return this.find(name)?.ready ?? false;
  }

  /** Fetches the games, every second for as long as one of them is not ready. */
  follow(): () => void {
    this.#followers += 1;
    if (this.#followers === 1) void this.#ask();
    return () => {
      this.#followers -= 1;
      if (this.#followers === 0) clearTimeout(this.#timer);
    };
  }

  async #ask(): Promise<void> {
    try {
      this.list = await answer(api.GET("/api/games"));
    } catch {
      // The shell reports that the service cannot be reached; the next attempt may succeed.
    }
    const settled = this.list.length > 0 && this.list.every((game) => game.ready);
    if (this.#followers > 0 && !settled) this.#timer = setTimeout(() => void this.#ask(), SECOND);
  }
}

export const games = new Games();
