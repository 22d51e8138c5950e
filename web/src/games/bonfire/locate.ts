/** Where places are on the screen now, for what moves between them. */
import { placeKey, type Place } from "../../lib/table/prompt";
import { paneOf } from "./picking";
import { placeOf } from "./places";

/** Kinds of places inside a city; a city folded to one line stands for all of them. */
const IN_CITY = new Set([
  "space",
  "notch",
  "path",
  "start",
  "tile",
  "resource",
  "offering",
  "fate-cell",
  "fate-aside",
  "fate-row",
  "gnomes",
  "city",
]);

/** The part of the screen where a place is; its city or its pane where it is folded away, null where nothing shows it. */
export function locate(place: Place): DOMRect | null {
  const city = IN_CITY.has(place.kind) || place.seat !== null;
  return (
    seen(named(place)) ??
    (place.kind === "ship" ? seen(named(placeOf("landing"))) : null) ??
    (city ? seen(named(placeOf("city", null, place.seat))) : null) ??
    seen(`[data-pane="${paneOf(place)}"]`)
  );
}

function named(place: Place): string {
  const key = placeKey(place);
  return `[data-place="${key}"], [data-at="${key}"]`;
}

function seen(selector: string): DOMRect | null {
  for (const element of document.querySelectorAll(selector)) {
    const box = element.getBoundingClientRect();
    if (box.width > 0 && box.bottom > 0 && box.top < innerHeight) return box;
  }
  return null;
}
