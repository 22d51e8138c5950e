/** Work that nobody waits for, done bit by bit so that clicks and motion are never late for it. */
const SLICE = 6;
const waiting = new Set<() => void>();
let planned = false;

/** Does something soon; calling what is returned means that it need not be done any more. */
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
