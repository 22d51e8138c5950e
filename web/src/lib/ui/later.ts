/** Background work in small pieces, so that it never delays clicks or motion. */
const SLICE = 6;
const waiting = new Set<() => void>();
let planned = false;

/** Schedules work for later; call the result to cancel it. */
export function later(work: () => void): () => void {
  waiting.add(work);
  plan();
  return () => waiting.delete(work);
}

function plan(): void {
  if (planned) return;
  planned = true;
  setTimeout(some, 0);
}

function some(): void {
  planned = false;
  const end = performance.now() + SLICE;
  for (const work of waiting) {
    waiting.delete(work);
    work();
    if (performance.now() > end) break;
  }
  if (waiting.size > 0) plan();
}
