/** An empty table and an empty city, for pictures of parts of them. */
import { COUNCIL_SPACES, SHAPES, SPACES, type BonfireView, type CityView } from "./words";

const noNovices = Object.fromEntries(COUNCIL_SPACES.map((space) => [space, 0]));

export function bareCity(changes: Partial<CityView> = {}): CityView {
  return {
    seat: 0,
    colour: "red",
    points: 0,
    points_from: {},
    would_score: {},
    columns: SPACES.map((space) => ({ guardian: space + 1, now: 0, possible: 0, complete: false })),
    place: 1,
    tiles: {},
    resources: {},
    paths: [],
    portals: SPACES.map(() => false),
    notches: [...SHAPES],
    tasks: [],
    guardians: {},
    specialists: [],
    elders: [],
    ship: null,
    offerings: [null, null],
    offerings_left: [5, 5],
    offerings_on: {},
    fate_row: [],
    fate_aside: null,
    fate_area: [],
    common_tasks: {},
    common_tasks_fulfilled: [],
    council: noNovices,
    novices_sent: 0,
    passed: false,
    prices: null,
    ...changes,
  };
}

export function bareView(changes: Partial<BonfireView> = {}): BonfireView {
  return {
    seat: 0,
    turn: 1,
    start_player: 0,
    mover: null,
    decision: null,
    plan: null,
    payment: null,
    chosen_fate_tile: null,
    islands: [],
    great_bonfire: [],
    pointer: null,
    path_display: [],
    path_piles: [12, 12],
    paths_known_under_piles: [[], []],
    specialist_display: [],
    specialist_pile: 0,
    elders: [],
    neutral_novices: [],
    council: noNovices,
    novices_in_council: 0,
    novices_for_countdown: 7,
    countdown: false,
    countdown_tile_held: 5,
    countdown_tile_going_round: null,
    cities: [bareCity()],
    tom: null,
    ...changes,
  };
}
