/** What a search advises, as choices of the prompt. */
import type { Choice } from "./prompt";
import type { Hint } from "./session.svelte";

const MOST = 3;

export interface Advice {
  hint: Hint;
  choice: Choice;
  /** By how many points it is expected to end worse than the best one. */
  behind: number;
}

/** A search rates single actions; the player is offered the choices that begin with them, best first. */
export function adviceOf(hints: readonly Hint[], choices: readonly Choice[]): Advice[] {
  const found = hints
    .slice(0, MOST)
    .flatMap((hint) => {
      const choice = choices.find(({ actions }) => actions[0] === hint.action);
      return choice ? [{ hint, choice }] : [];
    })
    .sort((one, other) => other.hint.lead - one.hint.lead);
  const best = found[0]?.hint.lead ?? 0;
  return found.map((each) => ({ ...each, behind: Math.max(0, best - each.hint.lead) }));
}
