/** Where things stand in charts. */

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100];
const LARGEST = 200;

/** How far apart lines across a chart are, at round numbers, so that there are not more than so many up to a value. */
export function stepUpTo(most: number, lines: number): number {
  return STEPS.find((size) => most / size <= lines) ?? LARGEST;
}

/** Heights near those wanted, in the same order, so far apart that nothing overlaps, and within some room if it is enough. */
export function apart(wanted: readonly number[], gap: number, room: number): number[] {
  const order = wanted.map((_, index) => index).sort((one, other) => wanted[one]! - wanted[other]!);
  const found = [...wanted];
  order.forEach((index, rank) => {
    const least = rank === 0 ? gap / 2 : found[order[rank - 1]!]! + gap;
    found[index] = Math.max(found[index]!, least);
  });
  let most = room - gap / 2;
  for (const index of order.toReversed()) {
    found[index] = Math.min(found[index]!, most);
    most = found[index] - gap;
  }
  return found;
}
