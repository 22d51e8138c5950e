/** Settlements: neighbouring huts on the closed ring. Drawings need them; what they cost is the engine's business. */
import { buildingOn, type FieldView } from "./words";

/** A run of huts: the number of its `first` field, and how many there are from there on, possibly across the river. */
export interface Settlement {
  first: number;
  size: number;
}

/** All settlements, as they are, or as they would be with one more hut. */
export function settlements(fields: readonly FieldView[], more?: number): Settlement[] {
  const count = fields.length;
  const isHut = (index: number): boolean => {
    const field = fields[((index % count) + count) % count];
    return field !== undefined && (buildingOn(field) === "hut" || field.number === more);
  };
  const found: Settlement[] = [];
  for (let index = 0; index < count; index++) {
    if (!isHut(index) || isHut(index - 1)) continue;
    let size = 1;
    while (isHut(index + size)) size++;
    found.push({ first: index + 1, size });
  }
  // A ring full of huts is one settlement that begins nowhere.
  if (found.length === 0 && isHut(0)) found.push({ first: 1, size: count });
  return found;
}

export function isPartOf(settlement: Settlement, field: number, fields: number): boolean {
  return (field - settlement.first + fields) % fields < settlement.size;
}

/** The settlement of a hut on a field, built or planned. */
export function settlementAt(fields: readonly FieldView[], field: number): Settlement {
  const all = settlements(fields, field);
  return all.find((one) => isPartOf(one, field, fields.length)) ?? { first: field, size: 1 };
}

/** The huts of the settlements on both sides of a field, which a temple there would score. */
export function hutsBeside(fields: readonly FieldView[], field: number): number {
  const count = fields.length;
  const at = (index: number) => fields[((index % count) + count) % count]!;
  let huts = 0;
  for (const step of [1, -1])
    for (let index = field - 1 + step; huts < count && buildingOn(at(index)) === "hut"; index += step) huts++;
  return huts;
}
