/** Where things stand in charts. */

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100];
const LARGEST = 200;

/** A round distance between grid lines that yields at most a given number of them up to a value. */
export function stepUpTo(most: number, lines: number): number {
  return STEPS.find((size) => most / size <= lines) ?? LARGEST;
}

/** Heights close to the desired ones, in the same order, far enough apart not to overlap, and within the room if possible. */
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
