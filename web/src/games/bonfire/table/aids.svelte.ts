/** The planning aids of Bonfire: each can be switched off on this device, all of them in the settings, or by a table. */
import { house } from "../../../lib/state/house.svelte";
import { USUAL, type Aid } from "../aids";

const KEPT = "beltane.bonfire.aids";
class Aids {
  #chosen = $state.raw<Readonly<Record<Aid, boolean>>>(kept());

  /** Whether an aid is shown; reactive wherever it is called. */
  readonly shows = (aid: Aid): boolean => house.preferences.planning_aids && this.#chosen[aid];

  /** Which aids are shown at a table, if it allows them. */
  readonly at =
    (allowed: () => boolean) =>
    (aid: Aid): boolean =>
      allowed() && this.shows(aid);

  choose(aid: Aid, shown: boolean): void {
    this.#chosen = { ...this.#chosen, [aid]: shown };
    localStorage.setItem(KEPT, JSON.stringify(this.#chosen));
  }
}

function kept(): Readonly<Record<Aid, boolean>> {
  try {
    const found = JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Record<Aid, boolean>>;
    return { ...USUAL, ...found };
  } catch {
    return USUAL;
  }
}

export const aids = new Aids();
