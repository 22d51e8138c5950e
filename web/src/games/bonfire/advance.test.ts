import { describe, expect, it } from "vitest";

import recordings from "../../../tests/fixtures/bonfire-recordings.json";
import type { GameEvent } from "../../lib/text/phrases";
import { advance } from "./advance";
import type { BonfireView, CityView } from "./words";

interface Recording {
  seats: number;
  start: BonfireView;
  plies: { events: GameEvent[]; view: BonfireView | null }[];
}

/** What events reveal about a city: everything but what is computed from the whole table. */
function knownOfCity(city: CityView) {
  return {
    points: city.points,
    points_from: city.points_from,
    tiles: city.tiles,
    resources: city.resources,
    paths: city.paths,
    portals: city.portals,
    tasks: city.tasks.map(({ space, task, points, bonfire }) => ({ space, task, points, bonfire })),
    guardians: city.guardians,
    specialists: [...city.specialists].sort(),
    elders: [...city.elders].sort(),
    ship: city.ship,
    offerings: city.offerings,
    offerings_left: city.offerings_left,
    offerings_on: city.offerings_on,
    fate_area: city.fate_area,
    fate_row: city.fate_row,
    council: city.council,
    novices_sent: city.novices_sent,
    common_tasks_fulfilled: [...city.common_tasks_fulfilled].sort(),
    passed: city.passed,
  };
}

function known(view: BonfireView) {
  return {
    islands: view.islands.map(({ island, tasks }) => ({ island, tasks: tasks.map(({ task }) => task) })),
    great_bonfire: view.great_bonfire,
    pointer: view.pointer,
    path_display: view.path_display,
    specialist_display: view.specialist_display,
    elders: view.elders,
    neutral_novices: view.neutral_novices,
    council: view.council,
    novices_in_council: view.novices_in_council,
    countdown: view.countdown,
    cities: view.cities.map(knownOfCity),
    tom: view.tom && { played: view.tom.cards_played, revealed: view.tom.revealed, key: view.tom.key },
  };
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
        // A tile that has been chosen but not yet laid is in nobody's row.
        if (view.chosen_fate_tile) return;
        expect(known(now), `after action ${ply + 1}`).toEqual(known(view));
      });
      expect(compared).toBeGreaterThan(3);
      expect(now.cities.some((city) => city.points > 0)).toBe(true);
    });

  it("leaves the view it was given as it is", () => {
    const { start, plies } = (recordings as unknown as Recording[])[0]!;
    const before = structuredClone(start);
    for (const { events } of plies) for (const event of events) advance(start, event);
    expect(start).toEqual(before);
  });
});
