/** Everybody's clock at a table, as it runs between one position and the next. */
import { house } from "../state/house.svelte";
import { timeLeft } from "./clock";
import type { TableSession } from "./session.svelte";

const BETWEEN = 500;

export class Clocks {
  #now = $state(Date.now());

  constructor(private readonly session: TableSession) {}

  /** How far our clock is from the service's. */
  readonly #skew = $derived.by(() => {
    const clock = this.session.position?.clock;
    return clock ? Date.now() - clock.now : 0;
  });

  /** Keeps them running for the lifetime of the calling component. */
  follow(): void {
    $effect(() => {
      if (!this.session.position?.clock) return;
      const ticking = setInterval(() => (this.#now = Date.now()), BETWEEN);
      return () => clearInterval(ticking);
    });
  }

  /** What a seat has left, in words; nothing where no clock runs. */
  left(seat: number | null): string {
    const clock = this.session.position?.clock;
    if (!clock || seat === null || !house.catalogue) return "";
    const spent = clock.seat === seat ? this.#now - this.#skew - clock.now : 0;
    return timeLeft((clock.left[seat] ?? 0) - spent, house.catalogue);
  }
}
