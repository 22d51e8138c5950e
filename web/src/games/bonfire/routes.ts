/** The routes of the sea chart. */
import { PRINTED } from "./words";

const neighbours = new Map<string, string[]>();
for (const [one, other] of PRINTED.routes) {
  neighbours.set(one, [...(neighbours.get(one) ?? []), other]);
  neighbours.set(other, [...(neighbours.get(other) ?? []), one]);
}

export const islandsNextTo = (island: string): readonly string[] => neighbours.get(island) ?? [];

/** The islands of a shortest way from one to another, both included. */
export function routeBetween(from: string, to: string): string[] {
  const before = new Map<string, string | null>([[from, null]]);
  const queue = [from];
  for (let island = queue.shift(); island !== undefined && island !== to; island = queue.shift())
    for (const next of islandsNextTo(island)) {
      if (before.has(next)) continue;
      before.set(next, island);
      queue.push(next);
    }
  const route = [to];
  for (let last = before.get(to); last; last = before.get(last)) route.unshift(last);
  return route;
}
