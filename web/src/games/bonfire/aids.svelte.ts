/** The planning aids of Bonfire: each can be switched off, on this device, and all of them in the settings. */
import { house } from "../../lib/state/house.svelte";

/** `reach` dims what cannot be had now, so it is switched on by whoever wants it. */
export const AIDS = ["progress", "fate", "voyages", "fire", "procession", "points", "reach"] as const;
export type Aid = (typeof AIDS)[number];

const KEPT = "beltane.bonfire.aids";
const USUAL: Readonly<Record<Aid, boolean>> = {
  progress: true,
  fate: true,
  voyages: true,
  fire: true,
  procession: true,
  points: true,
  reach: false,
};

class Aids {
  #chosen = $state.raw<Readonly<Record<Aid, boolean>>>(kept());

  /** Whether an aid is shown; it is read anew wherever that matters. */
  readonly shows = (aid: Aid): boolean => house.preferences.planning_aids && this.#chosen[aid];

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

/** Where nobody has chosen: in lessons and pictures. */
export const usualAids = (aid: Aid): boolean => USUAL[aid];
