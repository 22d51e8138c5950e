/** Counts of materials, as in phrases and as chosen for a payment. */
import type { Choice } from "../../lib/table/prompt";
import { isCount, isWord, wordOf, type Count, type Value } from "../../lib/text/phrases";
import { isMaterial, MATERIALS, type Material } from "./words";

export type Counts = Record<Material, number>;

export const nothing = (): Counts => ({ wood: 0, wool: 0, copper: 0, stone: 0 });

/** A list of counts from a phrase; anything else in it is left out. */
export function readCounts(value: Value | null | undefined): Counts {
  const counts = nothing();
  if (!Array.isArray(value)) return counts;
  for (const item of value) {
    const word = isCount(item) ? item.of.word : null;
    if (isCount(item) && isMaterial(word)) counts[word] += item.count;
  }
  return counts;
}

/** As a list for a phrase. */
export function said(counts: Counts): Count[] {
  return MATERIALS.filter((material) => counts[material] > 0).map(
    (material) => ({ count: counts[material], of: wordOf("material", material) }) as Count,
  );
}

export const total = (counts: Counts): number =>
  MATERIALS.reduce((sum, material) => sum + counts[material], 0);
export const same = (a: Counts, b: Counts): boolean => MATERIALS.every((m) => a[m] === b[m]);
/** Whether one holds all of the other. */
export const covers = (a: Counts, b: Counts): boolean => MATERIALS.every((m) => a[m] >= b[m]);
export const plus = (counts: Counts, material: Material, change: number): Counts => ({
  ...counts,
  [material]: counts[material] + change,
});

/** A choice that is a whole payment, with its pieces. */
export interface Payment {
  choice: Choice;
  pieces: Counts;
}

export function wholePayments(choices: readonly Choice[]): Payment[] {
  return choices
    .filter((choice) => choice.label.key === "choice-pay-pieces")
    .map((choice) => ({ choice, pieces: readCounts(choice.label.values.pieces) }));
}

/** Choices that decide only how much of one material is part of a payment; the rest is asked next. */
export function bits(choices: readonly Choice[]): { choice: Choice; material: Material; count: number }[] {
  return choices.flatMap((choice) => {
    const { material, pieces } = choice.label.values;
    if (choice.label.key !== "choice-use" || !isWord(material) || !isMaterial(material.word)) return [];
    return [{ choice, material: material.word, count: Number(pieces) }];
  });
}

/** Materials of which one piece more still leads to a whole payment. */
export function addable(payments: readonly Payment[], chosen: Counts): Material[] {
  return MATERIALS.filter((material) => {
    const more = plus(chosen, material, 1);
    return payments.some(({ pieces }) => covers(pieces, more));
  });
}
