import { describe, expect, it } from "vitest";

import recordings from "../../../tests/fixtures/meduris-recordings.json";
import type { GameEvent } from "../../lib/text/phrases";
import { advance } from "./advance";
import type { MedurisView } from "./words";

interface Recording {
  seats: number;
  start: MedurisView;
  plies: { events: GameEvent[]; view: MedurisView | null }[];
}

/** What events reveal: everything but who decides and what is asked. */
function known({
  mover: _mover,
  decision: _decision,
  asked_field: _asked,
  payment: _payment,
  ...rest
}: MedurisView) {
  return rest;
}

describe("advance", () => {
  for (const { seats, start, plies } of recordings as unknown as Recording[])
    it(`leads through a whole game of ${seats} to the views of the engine`, () => {
      let now = start;
      let compared = 0;
      plies.forEach(({ events, view }, ply) => {
        for (const event of events) now = advance(now, event);
        if (!view) return;
        compared++;
        expect(known(now), `after action ${ply + 1}`).toEqual(known(view));
      });
      expect(compared).toBeGreaterThan(15);
      expect(now.end.last_round).toBe(true);
    });

  it("leaves the view it was given as it is", () => {
    const { start, plies } = (recordings as unknown as Recording[])[0]!;
    const before = structuredClone(start);
    for (const { events } of plies) for (const event of events) advance(start, event);
    expect(start).toEqual(before);
  });
});
