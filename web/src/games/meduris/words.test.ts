import { expect, it } from "vitest";

import positions from "../../../tests/fixtures/meduris-positions.json";
import { turnOf, type MedurisView } from "./words";

const VIEWS = positions.map(({ view }) => view as unknown as MedurisView);
const when = (decision: string): MedurisView[] => VIEWS.filter((view) => view.decision === decision);

it("whoever builds or moves a worker does so in their own turn, and places them at the start in theirs", () => {
  for (const view of [...when("phase-two"), ...when("place-worker")]) expect(turnOf(view)).toBe(view.mover);
  expect(when("phase-two").length).toBeGreaterThan(5);
});

it("whoever the druid asks in another's turn, or in his last round, is only asked", () => {
  const asked = when("offer");
  expect(asked.length).toBeGreaterThan(0);
  for (const view of asked) expect(turnOf(view)).not.toBe(view.mover);
  expect(VIEWS.filter(({ end }) => end.last_round).map(turnOf)).toContain(null);
});

it("whoever takes a piece may do so in another's turn", () => {
  const view = when("take")[0]!;
  const other = (view.mover! + 1) % view.players.length;
  expect(turnOf(view)).toBe(view.mover);
  expect(turnOf({ ...view, mover: other })).not.toBe(other);
});
