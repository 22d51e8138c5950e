import { expect, it } from "vitest";

import positions from "../../../tests/fixtures/bonfire-positions.json";
import type { Phrase } from "../../lib/text/phrases";
import { columnOf, columnParts, laterParts, laterPoints } from "./worth";
import { SPACES, type BonfireView } from "./words";

const VIEWS = positions as unknown as { name: string; view: BonfireView }[];
const sum = (parts: readonly Phrase[]): number =>
  parts.reduce((points, { values }) => points + Number(values.points), 0);

it.each(VIEWS)("what columns and the end would score is made of its parts: $name", ({ view }) => {
  for (const city of view.cities) {
    for (const space of SPACES) {
      const { now, possible } = columnOf(city, space);
      expect(sum(columnParts(city, space, "now"))).toBe(now);
      expect(sum(columnParts(city, space, "possible"))).toBe(possible);
    }
    expect(laterParts(city).reduce((points, part) => points + part.points, 0)).toBe(laterPoints(city));
  }
});
