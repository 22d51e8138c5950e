"""Invariants of every game of Bonfire, over tens of thousands of seeded games for 1 to 4 players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, cast

import numpy as np
import numpy.typing as npt
import pytest

from beltane.games.bonfire import GAME
from beltane.games.bonfire.components.tables import (
    COMMON_TASK_NEED,
    COUNTDOWN_NOVICES,
    COUNTDOWN_TILES,
    FATE_CELL,
    FATE_NEIGHBOUR,
    GUARDIAN_VALUE,
    GUARDIANS_OF_COLOUR,
    PATH_TILE_CRYSTAL,
    PATH_TILES,
    PORTAL_ORDER,
    PORTALS_OF_SHAPE,
    SPECIALIST_RESOURCE,
    TASK_COLOUR,
    TASK_POINTS,
    TASKS_ON_ISLAND,
    TOM_NOVICES,
)
from beltane.games.bonfire.rules.council import OWN_NOVICE
from beltane.games.bonfire.rules.decisions import MOST_DECISIONS
from beltane.games.bonfire.rules.state import AT_BONFIRE, OFFERING_PILE, PATH_PILE, TOM, Step
from beltane.games.bonfire.rules.vocabulary import (
    ACTION_TILES,
    COMMON_TASKS,
    FATE_TILE_LENGTH,
    FATE_TILES,
    NONE,
    OFFERING_TILES,
    RESOURCES,
    SHAPES,
    SPACES,
    SPECIALISTS,
    TASKS,
    Cell,
    Ending,
    GuardianColour,
    Resource,
    Source,
    Specialist,
)
from beltane.kernel.decisions import DEPTH
from beltane.kernel.events import CAPACITY
from beltane.kernel.playout import Playouts
from beltane.kernel.rule import interpreted
from tests.contract.corpus import Played, States
from tests.games.bonfire.inspection import Inspection
from tests.games.bonfire.policy import ASSORTED, PURPOSEFUL, RANDOM, RICH, STYLES, Style
from tests.games.bonfire.scenario import bonfire

pytestmark = pytest.mark.skipif(interpreted(), reason="so many games need compiled rules")

GAMES = 60
GAMES_OF_SLOW_TEST = 1_000
BATCH = 10_000
BATCHES_OF_SLOW_TEST = 10

Numbers = npt.NDArray[np.int64]
Truths = npt.NDArray[np.bool_]

event_number = GAME.events.number


@pytest.fixture(params=[1, 2, 3, 4])
def seats(request: pytest.FixtureRequest) -> int:
    return int(request.param)


@pytest.fixture(params=STYLES, ids=lambda style: style.name)
def style(request: pytest.FixtureRequest) -> Style:
    assert isinstance(request.param, Style)
    return request.param


# Checking many states at once


def city_count(seats: int) -> int:
    """One city per seat, and Tom's."""
    return 2 if seats == 1 else seats


def times(numbers: npt.NDArray[Any], size: int) -> Numbers:
    """How often each number below `size` occurs in each state; NONE is not counted."""
    flat = numbers.reshape(len(numbers), -1)
    return cast(Numbers, (flat[:, :, np.newaxis] == np.arange(size)).sum(axis=1))


def first_entries(rows: npt.NDArray[Any], counts: npt.NDArray[Any]) -> npt.NDArray[Any]:
    """The first entries of each row, NONE in place of the others."""
    return np.where(np.arange(rows.shape[-1]) < counts[..., np.newaxis], rows, NONE)


def members(sets: npt.NDArray[Any], size: int) -> Numbers:
    """Sets stored as bits, as one number for each possible member: 1 if it is in the set."""
    return cast(Numbers, (sets[..., np.newaxis] >> np.arange(size)) & 1)


def has(states: States, specialist: Specialist) -> Truths:
    """By state and player."""
    return cast(Truths, (states["players"]["specialists"] >> specialist) & 1 == 1)


def top_of(states: States) -> tuple[Numbers, States]:
    """Which of the states are not over, and the step that each of these waits for."""
    going_on = np.flatnonzero(states["decisions"]["depth"] > 0)
    steps = states["decisions"]["frames"][going_on, states["decisions"]["depth"][going_on] - 1]
    return going_on, steps


def waits_for(states: States, step: Step) -> Truths:
    """The states in which a step is decided."""
    going_on, steps = top_of(states)
    waits = np.zeros(len(states), np.bool_)
    waits[going_on] = steps["kind"] == step
    return waits


def on_stack(states: States, *kinds: Step) -> Truths:
    """The states in which one of the steps is decided or still to come."""
    decisions = states["decisions"]
    pending = np.arange(DEPTH) < decisions["depth"][:, np.newaxis]
    return cast(Truths, (pending & np.isin(decisions["frames"]["kind"], kinds)).any(axis=1))


def events_of(played: Played) -> npt.NDArray[Any]:
    """All events of a game, from its set-up to its end."""
    events = played.states["events"]
    written = np.arange(CAPACITY) < events["count"][:, np.newaxis]
    return events["slots"][written]


# Pieces are neither lost nor duplicated


def check_paths(states: States, seats: int) -> None:
    """28 path tiles lie in the display, the piles and the cities (B-SETUP-5); six at most are added (B-PATH-2)."""
    players = states["players"][:, : city_count(seats)]
    piles = first_entries(states["path_piles"], states["path_piles_count"])
    lying = times(states["path_display"], PATH_TILES) + times(piles, PATH_TILES)
    assert (lying + times(players["paths"], PATH_TILES) == 1).all()
    assert (states["path_piles_count"] <= PATH_PILE).all()
    assert (states["path_piles_known"] <= states["path_piles_count"]).all()
    assert (players["path_count"] <= SPACES - 1).all()
    positions = np.arange(SPACES + 1)
    added = (positions >= 2) & (positions <= players["path_count"][..., np.newaxis] + 1)
    assert ((players["paths"] != NONE) == added).all()


def check_portals(states: States, seats: int) -> None:
    """The original number of portals of each shape (B-SETUP-4), in the notches that they fit."""
    players = states["players"][:, : city_count(seats)]
    order = np.asarray(PORTAL_ORDER)[players["city"]]
    placed = times(np.where(players["portals"][..., 1:] == 1, order, NONE), SHAPES)
    assert (states["portals_at"] >= 0).all()
    assert (states["portals_at"].sum(axis=1) + placed == PORTALS_OF_SHAPE[seats]).all()


def check_portal_order(states: States, seats: int) -> None:
    """Notches are filled from the right (B-GREAT-3), except with specialist 25."""
    players = states["players"][:, : city_count(seats)]
    filled = players["portals"][..., 1:]
    ordered = (np.diff(filled, axis=-1) >= 0).all(axis=-1)
    assert (ordered | has(states, Specialist.PORTALS_IN_ANY_ORDER)[:, : city_count(seats)]).all()


def check_gnomes(states: States, seats: int) -> None:
    """Every specialist and elder is in one place (B-SETUP-3, B-SOLO-1); six gnomes at most (B-GNOME-2)."""
    players = states["players"][:, : city_count(seats)]
    pile = first_entries(states["specialist_pile"], states["specialist_pile_count"])
    discard = first_entries(states["tom"]["discard"], states["tom"]["discard_count"])
    specialists = members(players["specialists"], SPECIALISTS + 1)
    lying = sum(times(numbers, SPECIALISTS + 1) for numbers in (states["specialist_display"], pile, discard))
    in_game = np.array([0] + [1] * SPECIALISTS)
    if seats == 1:
        in_game[np.asarray(SPECIALIST_RESOURCE) == Resource.GOLD] = 0
    assert in_game.sum() == (24 if seats == 1 else 27)
    assert (lying + specialists.sum(axis=1) == in_game).all()
    elders = members(players["elders"], states["elders_left"].shape[1])
    assert ((states["elders_left"] + elders.sum(axis=1))[:, 1:] == 1).all()
    assert (players["gnomes"] == specialists.sum(axis=-1) + elders.sum(axis=-1)).all()
    assert (players["gnomes"] <= 6).all()


def check_guardians(states: States, seats: int) -> None:
    """Guardians stand where they may (B-PROC-2, B-PROC-3); five at most, one of each colour (B-GUARD-1)."""
    players = states["players"][:, : city_count(seats)]
    places = players["guardians"]
    assert (places[..., GuardianColour.OWN] != NONE).all()
    assert ((places != NONE).sum(axis=1) <= [GUARDIANS_OF_COLOUR] * 4 + [city_count(seats)]).all()
    crowded = has(states, Specialist.CROWDED_PATH)[:, : city_count(seats)]
    for position in range(1, SPACES + 1):
        walking = (places == position).sum(axis=-1)
        assert ((walking == 0) | (position <= players["path_count"] + 1)).all()
        assert ((walking <= 1) | crowded).all()
        arrived = (places == AT_BONFIRE + position).sum(axis=-1)
        assert (arrived <= players["portals"][..., position] * players["lit"][..., position]).all()
    valid = [NONE, *range(SPACES + 1), *range(AT_BONFIRE + 1, AT_BONFIRE + SPACES + 1)]
    assert np.isin(places, valid).all()


def check_tasks(states: States, seats: int) -> None:
    """Every task is in one place, none of those laid out is lost (B-SETUP-1), and offerings replace them (B-TASK-3)."""
    players = states["players"][:, : city_count(seats)]
    tasks = players["tasks"][..., 1:]
    assert (times(states["island_tasks"], TASKS) + times(tasks, TASKS) <= 1).all()
    left = (states["island_tasks"] != NONE).sum(axis=2)
    offerings = players["offerings_on"].sum(axis=1)
    laid_out = np.asarray(TASKS_ON_ISLAND)[seats]
    if seats == 1:
        assert (left + offerings <= laid_out).all()
    else:
        assert (left + offerings == laid_out).all()
    assert (left.sum(axis=1) + (tasks != NONE).sum(axis=(1, 2)) == laid_out.sum()).all()
    assert (players["lit"][..., 1:] <= (tasks != NONE)).all()
    assert (players["tasks"][..., 0] == NONE).all()


def check_offerings(states: States, seats: int) -> None:
    """Ten offering tiles, one on an island for each task of a player (B-SETUP-7, B-TASK-3); Tom has none (B-SOLO-2)."""
    players = states["players"][:, :seats]
    left, laid = players["offerings_left"], players["offerings_on"].sum(axis=-1)
    assert ((left >= 0) & (left <= OFFERING_PILE)).all()
    assert (left.sum(axis=-1) + laid == OFFERING_TILES).all()
    assert (laid == (players["tasks"] != NONE).sum(axis=-1)).all()
    assert (np.sort(players["offering_piles"], axis=-1) == np.arange(OFFERING_TILES)).all()
    assert not states["players"]["offerings_on"][:, seats:].any()


def check_novices(states: States, seats: int) -> None:
    """A novice in the council for each bonfire and each bonus action taken (B-FIRE-2, B-BONUS-1)."""
    players = states["players"][:, :seats]
    on_its_way = np.zeros(players.shape, np.int64)
    going_on, steps = top_of(states)
    sent = (steps["kind"] == Step.CHOOSE_COUNCIL_SPACE) & (steps["first"] == OWN_NOVICE)
    on_its_way[going_on[sent], steps["seat"][sent]] = 1
    assert (players["lit"].sum(axis=-1) == players["novices"] + on_its_way).all()
    assert (players["novices"] == players["council"].sum(axis=-1)).all()
    lying = COMMON_TASKS - states["neutral_novices"].sum(axis=1) - states["council"].sum(axis=1)
    tom = states["players"][:, TOM]
    if seats == 1:
        assert ((lying >= 0) & (lying <= members(tom["common_tasks"], COMMON_TASKS).sum(axis=1))).all()
        assert (tom["novices"] <= TOM_NOVICES).all()
        assert (tom["novices"] <= tom["lit"].sum(axis=1)).all()
    else:
        assert (lying == 0).all()


def check_council(states: States, seats: int) -> None:
    """One novice of each colour on a council space, except with specialist 24 (B-FIRE-2, B-BONUS-1)."""
    crowded = has(states, Specialist.CROWDED_COUNCIL)[:, :seats]
    own = states["players"]["council"][:, :seats]
    assert ((own <= 1).all(axis=-1) | crowded).all()
    assert ((states["council"] <= 1).all(axis=-1) | crowded.any(axis=1)).all()


def check_fate_tiles(states: States, seats: int) -> None:
    """Eight fate tiles: in the area, in the row, aside at the start, or about to be laid (B-SETUP-7, B-FATE-3)."""
    players = states["players"][:, :seats]
    placed, row = players["fate_tiles_placed"], players["fate_row_count"]
    in_hand = (placed == 0).astype(np.int64)
    going_on, steps = top_of(states)
    chosen = steps["kind"] == Step.LAY_FATE_TILE
    in_hand[going_on[chosen], steps["seat"][chosen]] += 1
    assert (placed + row + in_hand == FATE_TILES).all()
    symbols = np.sort(players["fate_grid"], axis=-1)[..., ::-1][..., : FATE_TILES * FATE_TILE_LENGTH]
    number_of_symbols = FATE_TILE_LENGTH * placed[..., np.newaxis]
    assert (symbols == np.maximum(0, number_of_symbols - np.arange(FATE_TILES * FATE_TILE_LENGTH))).all()
    rows = first_entries(players["fate_row"], row).reshape(-1, players["fate_row"].shape[-1])
    assert (times(rows, FATE_TILES) <= 1).all()


# Numbers are consistent with one another


def check_supplies(states: States, seats: int) -> None:
    players = states["players"]
    assert (players["tiles"] >= 0).all()
    assert (players["resources"] >= 0).all()
    assert not players["tiles"][:, seats:].any()
    assert not players["resources"][:, seats:].any()


def check_points(states: States, seats: int) -> None:
    players = states["players"]
    assert (players["points_from"] >= 0).all()
    assert (players["points"] == players["points_from"].sum(axis=-1)).all()
    assert not players["points"][:, city_count(seats) :].any()


def check_common_tasks(states: States, seats: int) -> None:
    """A common task is marked exactly if the city fulfils it (B-BONUS-2)."""
    players = states["players"][:, : city_count(seats)]
    counts = [
        (players["tasks"] != NONE).sum(axis=-1),
        players["portals"].sum(axis=-1),
        players["path_count"] + 1,
        (players["guardians"] != NONE).sum(axis=-1),
        players["gnomes"],
    ]
    fulfilled = np.stack(counts, axis=-1) >= np.asarray(COMMON_TASK_NEED)
    assert (members(players["common_tasks"], COMMON_TASKS) == fulfilled).all()


def check_countdown(states: States, seats: int) -> None:
    """It runs exactly if enough novices are in the council (B-END-1); tiles go round from the highest (B-END-2)."""
    novices = states["players"]["novices"].sum(axis=1) + COMMON_TASKS - states["neutral_novices"].sum(axis=1)
    assert (states["countdown"] == (novices >= COUNTDOWN_NOVICES[seats])).all()
    waiting = states[states["countdown"] == 0]
    assert (waiting["tile_held"] == COUNTDOWN_TILES).all()
    assert (waiting["players"]["passed"] == 0).all()
    going_round = states["tile_going_round"]
    assert ((going_round == 0) | (going_round == states["tile_held"] + 1)).all()


def check_decisions(states: States, seats: int) -> None:
    """No payment is half made unless one is pending, and the seat that decides exists."""
    payment = states["payment"][~on_stack(states, Step.PAY_TILES, Step.PAY_RESOURCES)]
    assert not payment["given"].any()
    assert not payment["jokers_decided"].any()
    assert not payment["pieces_left"].any()
    _, steps = top_of(states)
    assert (steps["kind"] <= Step.CONTINUE).all()
    assert ((steps["seat"] >= 0) & (steps["seat"] < seats)).all()


CHECKS: list[Callable[[States, int], None]] = [
    check_paths,
    check_portals,
    check_portal_order,
    check_gnomes,
    check_guardians,
    check_tasks,
    check_offerings,
    check_novices,
    check_council,
    check_fate_tiles,
    check_supplies,
    check_points,
    check_common_tasks,
    check_countdown,
    check_decisions,
]


# From one ply to the next


def check_what_stays(before: States, after: States) -> None:
    """What has been built, lit, recruited or scored stays; guardians leave bonfires by the council only (B-PROC-5)."""
    old, new = before["players"], after["players"]
    for name in ("lit", "portals", "path_count", "points", "passed", "novices", "fate_tiles_placed", "council"):
        assert (new[name] >= old[name]).all(), name
    for name in ("tasks", "paths"):
        assert ((new[name] == old[name]) | (old[name] == NONE)).all(), name
    for name in ("specialists", "elders", "common_tasks"):
        assert (new[name] & old[name] == old[name]).all(), name
    arrived = old["guardians"] > AT_BONFIRE
    left = (arrived & (new["guardians"] != old["guardians"])).any(axis=(1, 2))
    assert not (left & ~waits_for(before, Step.MOVE_GUARDIAN)).any()
    assert ((new["guardians"] != NONE) | (old["guardians"] == NONE)).all()


def check_events(before: States, after: States, seats: int) -> None:
    """Tiles, resources and points change exactly as the events say."""
    events = after["events"]
    told = {kind: np.zeros((len(after), 4, 20), np.int64) for kind in ("tiles", "resources", "points_from")}
    for kind, (name, sign) in {
        event_number("tiles_gained"): ("tiles", 1),
        event_number("tiles_paid"): ("tiles", -1),
        event_number("tile_discarded"): ("tiles", -1),
        event_number("resources_gained"): ("resources", 1),
        event_number("resources_paid"): ("resources", -1),
        event_number("points_scored"): ("points_from", 1),
        event_number("tom_scored"): ("points_from", 1),
    }.items():
        written = (events["slots"]["kind"] == kind) & (np.arange(CAPACITY) < events["count"][:, np.newaxis])
        ply, entry = np.nonzero(written)
        arguments = events["slots"]["arguments"][ply, entry]
        player = np.full(len(ply), TOM) if kind == event_number("tom_scored") else events["slots"]["seat"][ply, entry]
        pieces = 1 if kind == event_number("tile_discarded") else arguments[:, 1]
        np.add.at(told[name], (ply, player, arguments[:, 0]), sign * pieces)
    for name, size in (("tiles", ACTION_TILES), ("resources", RESOURCES), ("points_from", len(Source))):
        change = after["players"][name] - before["players"][name]
        assert (change == told[name][:, :, :size]).all(), name


# The course of a game


def ending_of(events: npt.NDArray[Any]) -> Ending:
    assert events[-1]["kind"] == event_number("game_ended")
    return Ending(int(events[-1]["arguments"][0]))


def check_course(played: Played) -> None:
    """A beginning, an end, and decisions throughout."""
    events = events_of(played)
    assert events[0]["kind"] == event_number("game_began")
    assert (events["kind"] == event_number("game_ended")).sum() == 1
    depth = played.states["decisions"]["depth"]
    assert (depth[:-1] > 0).all()
    assert depth[-1] == 0
    assert ending_of(events) != Ending.TOO_MANY_DECISIONS
    assert (np.diff(played.states["decisions_made"]) == 1).all()
    assert played.states["decisions_made"][-1] == len(played.actions)


class Clock:
    """The number of turns of each player; one who has passed has silent ones."""

    def __init__(self, seats: int, start: int) -> None:
        self.turns = [0] * seats
        self.passed = [False] * seats
        self.start = start
        self.current = start
        self.following = start

    def begin(self, seat: int) -> None:
        """A turn of a seat; all before it in turn order have passed."""
        while self.following != seat:
            self._silent_turn()
        self._count()

    def come_to_start_player(self) -> None:
        """The start player's turn ends: a turn with an event, or a silent one."""
        while self.current != self.start:
            self._silent_turn()

    def close_round(self) -> None:
        while self.following != self.start:
            self._silent_turn()

    def _silent_turn(self) -> None:
        assert self.passed[self.following], "a seat is left out"
        self._count()

    def _count(self) -> None:
        self.current = self.following
        self.turns[self.current] += 1
        self.following = (self.current + 1) % len(self.turns)


def check_turns(played: Played) -> None:
    """Clockwise (B-TURN-1); tiles 5 to 1 go round and all have the same number of turns (B-END-2 to B-END-5)."""
    events = events_of(played)
    clock = Clock(played.table.seats, int(played.states[0]["start_player"]))
    tiles: list[int] = []
    for event in events:
        kind, seat, argument = int(event["kind"]), int(event["seat"]), int(event["arguments"][0])
        if kind in (event_number("turn_began"), event_number("turn_skipped")):
            clock.begin(seat)
        elif kind == event_number("passed"):
            assert seat == clock.current
            assert argument == (tiles or [COUNTDOWN_TILES + 1])[-1] - (seat == clock.start)
            clock.passed[seat] = True
        elif kind == event_number("countdown_tile_passed_on"):
            clock.come_to_start_player()
            tiles.append(argument)
    assert tiles == list(range(COUNTDOWN_TILES, COUNTDOWN_TILES - len(tiles), -1))
    check_ending(played, ending_of(events), clock, tiles)


def check_ending(played: Played, ending: Ending, clock: Clock, tiles: list[int]) -> None:
    """The game ends for the stated reason."""
    if ending == Ending.COUNTDOWN_OVER:
        assert tiles[-1] == 1
        clock.close_round()
        assert len(set(clock.turns)) == 1
    elif ending == Ending.ALL_PASSED:
        assert all(clock.passed)
    elif ending == Ending.NOBODY_CAN_ACT:
        assert not tiles
        assert played.states[-1]["countdown"] == 0
        assert played.table.seats > 1
    else:
        assert played.table.seats == 1
        assert played.states[-1]["tom"]["cards_played"] == 32


def check_tom(played: Played) -> None:
    """A card after each turn, 32 at most (B-SOLO-3, B-SOLO-8)."""
    kinds = Counter(events_of(played)["kind"].tolist())
    cards = played.states["tom"]["cards_played"]
    assert kinds[event_number("tom_revealed")] == cards[-1] <= 32
    assert (np.diff(cards) <= 1).all()


# The final scoring, computed independently from the board


def reckoned(player: npt.NDArray[Any]) -> dict[Source, int]:
    """B-SCORE-1 to B-SCORE-7."""
    lit = [space for space in range(1, SPACES + 1) if player["lit"][space]]
    arrived = [place - AT_BONFIRE for place in player["guardians"].tolist() if place > AT_BONFIRE]
    more = 2 if player["specialists"] >> 18 & 1 else 0
    crystals = [
        space
        for space in lit
        if player["paths"][space] != NONE
        and PATH_TILE_CRYSTAL[player["paths"][space]] == TASK_COLOUR[player["tasks"][space]]
    ]
    common = int(player["common_tasks"]).bit_count()
    return {
        Source.BONFIRES: sum(TASK_POINTS[player["tasks"][space]] for space in lit),
        Source.GUARDIANS: sum(GUARDIAN_VALUE[space] + more for space in arrived),
        Source.PORTALS: 2 * sum(1 for space in lit if player["portals"][space]),
        Source.PATHS: 2 * len(crystals),
        Source.COMMON_TASKS: 4 * common + (3 if common and len(lit) == SPACES else 0),
        Source.FATE_TILES: 3 * int(player["fate_row_count"]),
        Source.LEFTOVERS: int(player["tiles"].sum() + player["resources"].sum()) // 2,
    }


def check_scoring(played: Played) -> None:
    """The board at the end accounts for every point of the final scoring."""
    for city in range(city_count(played.table.seats)):
        player = played.states[-1]["players"][city]
        for source, points in reckoned(player).items():
            assert player["points_from"][source] == points, (city, source)
        assert not played.states[:-1]["players"]["points_from"][:, city, Source.BONFIRES :].any()


def check_fate_area(played: Played) -> None:
    """Tiles touch earlier ones and lie in the area, with specialist 27 at least partly (B-FATE-3, B-FATE-6)."""
    for player in played.states[-1]["players"][: played.table.seats]:
        tiles = player["fate_cells"].reshape(FATE_TILES, FATE_TILE_LENGTH)[: player["fate_tiles_placed"]].tolist()
        protruding = player["specialists"] >> Specialist.PROTRUDING_FATE_TILES & 1
        earlier: set[int] = set()
        for cells in tiles:
            around = {int(FATE_NEIGHBOUR[cell, side]) for cell in cells for side in range(4)}
            assert not earlier or around & earlier
            assert not earlier & set(cells)
            inside = sum(FATE_CELL[cell] != Cell.OUTSIDE for cell in cells)
            assert inside == FATE_TILE_LENGTH or (protruding and inside > 0)
            earlier |= set(cells)


def check_game(played: Played) -> None:
    seats, states = played.table.seats, played.states
    for check in CHECKS:
        check(states, seats)
    check_what_stays(states[:-1], states[1:])
    check_events(states[:-1], states[1:], seats)
    check_course(played)
    check_turns(played)
    check_scoring(played)
    check_fate_area(played)
    if seats == 1:
        check_tom(played)


def test_at_every_ply(style: Style, seats: int) -> None:
    inspection = Inspection()
    for played in style.games(seats, GAMES):
        check_game(played)
        inspection.look_at(played)


@pytest.mark.slow
def test_at_every_ply_of_many_more_games(style: Style, seats: int) -> None:
    inspection = Inspection()
    for seed in range(GAMES, GAMES_OF_SLOW_TEST):
        played = style.play(seats, seed)
        check_game(played)
        inspection.look_at(played)


# Only the final states, but of many more games


def play_batch(seats: int, number: int) -> Playouts:
    batch = Playouts(GAME.State, len(GAME.actions), seats, BATCH)
    options = np.array([number % 2, 7 * number if seats == 1 else 0])
    batch.play(options, np.arange(number * BATCH, (number + 1) * BATCH))
    return batch


def check_batch(batch: Playouts) -> None:
    states = batch.states
    for check in CHECKS:
        check(states, batch.seats)
    assert (states["decisions"]["depth"] == 0).all()
    assert (batch.decisions < MOST_DECISIONS).all()
    last = states["events"]["slots"][np.arange(len(states)), states["events"]["count"] - 1]
    assert (last["kind"] == event_number("game_ended")).all()
    assert (last["arguments"][:, 0] != Ending.TOO_MANY_DECISIONS).all()
    assert (batch.points == states["players"]["points"][:, : batch.seats]).all()


def test_at_the_end_of_ten_thousand_games(seats: int) -> None:
    check_batch(play_batch(seats, 0))


@pytest.mark.slow
def test_at_the_end_of_a_hundred_thousand_games(seats: int) -> None:
    for number in range(1, BATCHES_OF_SLOW_TEST):
        check_batch(play_batch(seats, number))


# How far players get


def reached_countdown(style: Style, seats: int, count: int) -> int:
    return sum(int(played.states[-1]["countdown"]) for played in style.games(seats, count))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_purpose_and_plenty_lead_to_the_countdown(seats: int) -> None:
    """Without them nobody gets there, which is why both kinds of games are checked."""
    assert reached_countdown(RANDOM, seats, 200) == 0
    assert reached_countdown(RICH, seats, 200) > 180


def test_purpose_pays(seats: int) -> None:
    points = {
        style.name: np.mean(
            [played.states[-1]["players"]["points"][:seats].mean() for played in style.games(seats, 100)]
        )
        for style in (RANDOM, PURPOSEFUL, RICH, ASSORTED)
    }
    assert points["random"] < points["purposeful"] < points["rich"]
    assert points["random"] < points["assorted"]


# The most that can happen at once


def test_the_longest_list_of_events_has_room() -> None:
    """The last turn of four players: a seventh task is paid for with nine kinds of pieces, and everything scores."""
    game = bonfire(4).without_neutral_novice("tasks").without_neutral_novice("guardians")
    for seat, (path, task) in enumerate(
        [("blue-blossom", "b02"), ("blue-fruit", "b03"), ("blue-herb", "b04"), ("blue-shell", "b05")]
    ):
        game.paths(seat, path).portals(seat, 2).bonfires(seat, {2: task}).resources(seat, gold=2)
        game.guardians(seat, own="bonfire-2", pink="start", blue="start", natural="start", grey="start")
    game.tasks(3, {1: "r01", 3: "r02", 4: "r03", 5: "r04", 6: "r05"}).specialists(3, 19)
    game.at(3, "herb-east").island_tasks("herb-east", "y01").offerings(3, {"herb-east": 2})
    game.offering_tops(3, "herb", "herb")
    game.tiles(3, ship=1, guardian=1, path=1, great_bonfire=1, gnome=2)
    game.resources(3, blossom=1, fruit=1, shell=1, root=1)
    game.state.countdown, game.state.tile_held, game.state.tile_going_round = 1, 0, 1
    game.turn(3).play("task y01", "offering 2", "space 7")
    assert game.match.over
    names = Counter(event.name for event in game.events())
    assert names["tiles_paid"] == 5
    assert names["resources_paid"] == 4
    assert names["points_scored"] == 4 * 7
    assert sum(names.values()) == 44
