/** Where a player's things are on the page beside the board, as declared by elements in `data-home`. */
import type { Point } from "./geometry";
import type { Home } from "./scenes";
import { isMaterial } from "./words";

/** The centre of an element on the screen: the thing itself, or its player's chip where there is less room. */
export function homeOf({ seat, part }: Home): Point | null {
  const hand = isMaterial(part) ? ["hand"] : [];
  for (const name of [part, ...hand, "row", "chip"]) {
    for (const element of document.querySelectorAll(`[data-home="${seat}:${name}"]`)) {
      const { x, y, width, height } = element.getBoundingClientRect();
      const at = { x: x + width / 2, y: y + height / 2 };
      if (width > 0 && isSeen(at)) return at;
    }
  }
  return null;
}

function isSeen({ x, y }: Point): boolean {
  return x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight;
}
