/** What a procession would bring: the places where guardians can go now, with what they gain there. */
import { placeKey, type Choice, type Place } from "../../lib/table/prompt";
import { isCount, isPhrase, isWord, type Count } from "../../lib/text/phrases";
import { placeOf } from "./places";

export interface Brings {
  pieces: readonly Count[];
  points: number;
}

/** Of every place where the guardian that is meant can go, what she gains there; empty while several could be meant. */
export function bringsOf(choices: readonly Choice[], picked: readonly Place[]): ReadonlyMap<string, Brings> {
  const walks = choices.filter((choice) => choice.verb === "walk" && choice.targets.length === 2);
  const walkers = new Set(walks.map((choice) => placeKey(choice.targets[0]!)));
  const meant = picked[0] ? placeKey(picked[0]) : walkers.size === 1 ? [...walkers][0] : null;
  return new Map(
    walks
      .filter((choice) => placeKey(choice.targets[0]!) === meant)
      .map((choice) => [placeKey(choice.targets[1]!), gainsOf(choice)]),
  );
}

function gainsOf({ details }: Choice): Brings {
  const pieces = details.flatMap(({ phrase }) => {
    const given = phrase.key === "effect-gains" ? phrase.values.pieces : [];
    return Array.isArray(given) ? given.filter(isCount) : [];
  });
  const points = details.find(({ aspect }) => aspect === "points")?.phrase.values.points;
  return { pieces, points: typeof points === "number" ? points : 0 };
}

/** Where guardians would stand after a procession in which each goes as far as she can, by place. */
export function standingAfter(choice: Choice | null, seat: number | null): ReadonlyMap<string, string[]> {
  const found = new Map<string, string[]>();
  const walks = choice?.details.find(({ phrase }) => phrase.key === "note-farthest")?.phrase.values.walks;
  for (const walk of Array.isArray(walks) ? walks : []) {
    if (!isPhrase(walk) || !isWord(walk.values.guardian)) continue;
    const kind = walk.key === "far-path" ? "path" : "bonfire";
    const key = placeKey(placeOf(kind, Number(walk.values.number), seat));
    found.set(key, [...(found.get(key) ?? []), walk.values.guardian.word]);
  }
  return found;
}
