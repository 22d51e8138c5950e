"""Invariants of every game of Meduris, over thousands of seeded random games for 2, 3 and 4 players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, cast

import numba
import numpy as np
import numpy.typing as npt
import pytest

from beltane.games.meduris import GAME
from beltane.games.meduris.components.tables import COMPONENTS, FIELD_DISTRICT, FIELDS_OF_SIDE, HUTS, TEMPLES, WORKERS
from beltane.games.meduris.rules.state import OFF_PATH, Step
from beltane.games.meduris.rules.vocabulary import MATERIAL_PIECES, Building, Chip, Material, Source, Trigger
from beltane.kernel.dispatch import legal
from beltane.kernel.events import CAPACITY, NOBODY
from beltane.kernel.playout import Playouts
from beltane.kernel.records import Row
from tests.contract.corpus import Played, States, Table, corpus

GAMES = 500
BATCH = 10_000

Numbers = npt.NDArray[np.int64]

event_number = GAME.events.number


@pytest.fixture(params=[2, 3, 4])
def seats(request: pytest.FixtureRequest) -> int:
    return int(request.param)


def games(seats: int, count: int = GAMES) -> Iterator[Played]:
    return corpus(Table(GAME, seats), count)


def fields_of(seats: int) -> int:
    return int(FIELDS_OF_SIDE[1 if seats == 4 else 0])


def events_of(played: Played) -> npt.NDArray[Any]:
    """All events of a game, from its set-up to its end."""
    events = played.states["events"]
    written = np.arange(CAPACITY) < events["count"][:, np.newaxis]
    found: npt.NDArray[Any] = events["slots"][written]
    return found


def fields_in_events(events: npt.NDArray[Any], kind: int, argument: int = 0) -> list[int]:
    """The fields (or the values of another argument) in the events of a kind."""
    return cast("list[int]", events["arguments"][events["kind"] == kind][:, argument].tolist())


def waiting_for(states: States, step: Step) -> States:
    """The states in which a step is decided."""
    depth = states["decisions"]["depth"]
    kinds = states["decisions"]["frames"]["kind"][np.arange(len(states)), depth - 1]
    return cast(States, states[(depth > 0) & (kinds == step)])


def built(states: States, seat: int, building: Building) -> Numbers:
    """How many buildings of a kind a seat has on the board, in each state."""
    return cast(Numbers, ((states["building"] == building) & (states["owner"] == seat)).sum(axis=1))


def check_materials(states: States, seats: int) -> None:
    hands = states["players"]["materials"][:, :seats]
    assert (hands >= 0).all()
    assert (states["supply"] >= 0).all()
    assert (states["supply"] + hands.sum(axis=1) == MATERIAL_PIECES).all()


def check_points(states: States, seats: int) -> None:
    players = states["players"]
    assert (players["points"] >= 0).all()
    assert (players["points"] == players["points_from"].sum(axis=2)).all()
    assert (players["points_from"][:, :seats, Source.START] == COMPONENTS.pieces.start_points).all()
    assert (players["points_from"][:, :, Source.REFUSALS] <= 0).all()


def check_buildings(states: States, seats: int) -> None:
    for seat in range(seats):
        player = states["players"][:, seat]
        assert (built(states, seat, Building.HUT) + player["huts"] == HUTS[seats]).all()
        assert (built(states, seat, Building.TEMPLE) + player["temples"] == TEMPLES[seats]).all()
    standing = states["building"] != Building.NONE
    assert (states["buildings"] == standing.sum(axis=1)).all()
    assert (standing == (states["owner"] != NOBODY)).all()
    assert not standing[:, fields_of(seats) :].any()


def check_runes(states: States, seats: int) -> None:
    """A rune stone is in the supply until somebody builds a hut in its district; then one of the builders there holds
    it.
    """
    districts = FIELD_DISTRICT[1 if seats == 4 else 0, : fields_of(seats)]
    huts = (states["building"] == Building.HUT)[:, : fields_of(seats)]
    owners = states["owner"][:, : fields_of(seats)]
    for rune in range(len(COMPONENTS.pieces.runes)):
        holder = states["rune_holder"][:, rune]
        settled = huts[:, districts == rune]
        assert ((holder == NOBODY) == ~settled.any(axis=1)).all()
        holders_own = settled & (owners[:, districts == rune] == holder[:, np.newaxis])
        assert (holders_own.any(axis=1) | (holder == NOBODY)).all()


def check_chips(states: States, seats: int) -> None:
    """No temples on chips, and huts only on druid chips; at most two of a kind."""
    chips = states["chip"]
    assert (chips[states["building"] == Building.TEMPLE] == Chip.NONE).all()
    assert np.isin(chips[states["building"] == Building.HUT], (Chip.NONE, Chip.DRUID)).all()
    for kind in (Chip.PLUS_TWO, Chip.HUT, Chip.DRUID):
        assert ((chips == kind).sum(axis=1) <= 2).all()


def check_stacks(states: States, seats: int) -> None:
    plateaus = states["plateaus"]
    assert (plateaus["height"] >= 0).all()
    assert (plateaus["height"] <= 3).all()
    standing = np.arange(3) < plateaus["height"][:, :, np.newaxis]
    for seat in range(seats):
        workers = (standing & (plateaus["workers"] == seat)).sum(axis=(1, 2))
        begun = states["turn"] > 0
        assert (workers[begun] == WORKERS[seats]).all()
        assert (workers <= WORKERS[seats]).all()


CHECKS = [check_materials, check_points, check_buildings, check_runes, check_chips, check_stacks]


@pytest.mark.parametrize("check", CHECKS)
def test_at_every_ply(seats: int, check: Callable[[States, int], None]) -> None:
    for played in games(seats):
        check(played.states, seats)


@pytest.fixture(scope="module", params=[2, 3, 4])
def finished(request: pytest.FixtureRequest) -> Playouts:
    """Many games played to their end."""
    batch = Playouts(GAME.State, len(GAME.actions), request.param, BATCH)
    batch.play(np.array([0]), np.arange(BATCH))
    return batch


@pytest.mark.parametrize("check", CHECKS)
def test_at_the_end_of_many_more_games(finished: Playouts, check: Callable[[States, int], None]) -> None:
    check(finished.states, finished.seats)


def test_every_one_of_many_games_ends_in_time(finished: Playouts) -> None:
    assert (finished.states["decisions"]["depth"] == 0).all()
    assert (finished.states["turns_left"] == 0).all()
    assert (finished.points == finished.states["players"]["points"][:, : finished.seats]).all()
    assert (finished.decisions < 1000).all()


def test_games_end_with_their_end_event_and_no_earlier(seats: int) -> None:
    for played in games(seats):
        kinds = events_of(played)["kind"].tolist()
        assert kinds[0] == event_number("game_began")
        assert kinds.index(event_number("game_ended")) == len(kinds) - 1


def test_chips_lie_apart_at_the_start_and_only_leave(seats: int) -> None:
    """M-SETUP-4: at least three chip-free fields between any two, round the ring."""
    for played in games(seats):
        chips = played.states["chip"]
        assert Counter(chips[0].tolist()) == {0: 40 - 6, Chip.PLUS_TWO: 2, Chip.HUT: 2, Chip.DRUID: 2}
        places = np.flatnonzero(chips[0])
        assert np.diff([*places, places[0] + fields_of(seats)]).min() >= 4
        assert ((chips[1:] == chips[:-1]) | (chips[1:] == Chip.NONE)).all()


def test_buildings_stay_where_they_are(seats: int) -> None:
    for played in games(seats):
        before, after = played.states[:-1], played.states[1:]
        standing = before["building"] != Building.NONE
        assert (after["building"] == before["building"])[standing].all()
        assert (after["owner"] == before["owner"])[standing].all()


def test_a_rune_is_held_by_the_last_who_built_a_hut_in_its_district(seats: int) -> None:
    """M-HUT-3."""
    for played in games(seats):
        last = dict.fromkeys(range(len(COMPONENTS.pieces.runes)), NOBODY)
        events = events_of(played)
        for event in events[events["kind"] == event_number("hut_built")]:
            last[int(FIELD_DISTRICT[1 if seats == 4 else 0, event["arguments"][0]])] = int(event["seat"])
        assert played.states[-1]["rune_holder"].tolist() == list(last.values())


def test_the_druid_stands_at_the_end_of_a_settlement_in_phase_two(seats: int) -> None:
    """M-DRUID-4; before he enters his path he is on the slab of the number of buildings, at most the third."""
    for played in games(seats):
        states = waiting_for(played.states, Step.PHASE_TWO)
        field = states["druid"]["field"]
        waiting = states[field == OFF_PATH]
        assert (waiting["druid"]["slab"] == np.minimum(waiting["buildings"], 3)).all()
        row = np.arange(len(states))[field != OFF_PATH]
        here = field[field != OFF_PATH]
        assert (states["building"][row, here] == Building.HUT).all()
        assert (states["building"][row, (here + 1) % fields_of(seats)] != Building.HUT).all()


def test_the_druid_crosses_the_river_at_most_once_for_each_building(seats: int) -> None:
    """M-DRUID-6, M-RIVER-1; and not at all in the last round (M-END-2)."""
    crossings = 0
    for played in games(seats):
        since_building = 1
        in_last_round = False
        for kind in events_of(played)["kind"].tolist():
            if kind in (event_number("hut_built"), event_number("temple_built")):
                since_building = 0
            elif kind == event_number("river_crossed"):
                since_building += 1
                crossings += 1
                assert since_building == 1
                assert not in_last_round
            elif kind == event_number("last_round_began"):
                in_last_round = True
    assert crossings > GAMES


def test_every_crossing_scores_each_rune_once(seats: int) -> None:
    """M-RIVER-1."""
    for played in games(seats, 200):
        events = events_of(played)
        scored = events[events["kind"] == event_number("river_scored")]
        for seat in range(seats):
            points = scored["arguments"][scored["seat"] == seat][:, 0].sum()
            assert points == played.states[-1]["players"][seat]["points_from"][Source.RIVER]


def last_round(played: Played) -> npt.NDArray[Any]:
    events = events_of(played)
    (start,) = np.flatnonzero(events["kind"] == event_number("last_round_began"))
    return events[start:]


def test_every_hut_is_asked_exactly_once_in_the_last_round_the_druids_own_settlement_last(seats: int) -> None:
    """M-END-2."""
    for played in games(seats):
        end = played.states[-1]
        start = int(end["druid"]["field"])
        ring = [(start + distance) % fields_of(seats) for distance in range(1, fields_of(seats) + 1)]
        huts = [field for field in ring if end["building"][field] == Building.HUT]
        assert fields_in_events(last_round(played), event_number("druid_came")) == huts


def test_every_hut_that_is_asked_answers(seats: int) -> None:
    """M-OFFER-1."""
    answers = (
        event_number("offered_nothing"),
        event_number("offered_one"),
        event_number("offered_both"),
        event_number("offered_chip"),
    )
    for played in games(seats, 200):
        asked: int | None = None
        events = events_of(played)
        for kind, field in zip(events["kind"].tolist(), events["arguments"][:, 0].tolist(), strict=True):
            if kind == event_number("druid_came"):
                assert asked is None
                asked = field
            elif kind in answers:
                assert asked == field
                asked = None
        assert asked is None


def test_turns_go_clockwise_from_the_start_player(seats: int) -> None:
    """M-SETUP-5, M-TURN-1."""
    for played in games(seats):
        events = events_of(played)
        turns = events["seat"][events["kind"] == event_number("turn_began")]
        start = played.states[0]["start_player"]
        assert turns.tolist() == [(start + number) % seats for number in range(len(turns))]
        assert fields_in_events(events, event_number("turn_began")) == list(range(1, len(turns) + 1))


def test_everybody_else_has_exactly_one_more_turn_after_the_trigger(seats: int) -> None:
    """M-END-1."""
    for played in games(seats):
        events = events_of(played)
        (trigger,) = np.flatnonzero(events["kind"] == event_number("finale_began"))
        after = events[trigger:]
        others = [(int(events[trigger]["seat"]) + number) % seats for number in range(1, seats)]
        assert after["seat"][after["kind"] == event_number("turn_began")].tolist() == others


def test_the_finale_has_a_reason(seats: int) -> None:
    """M-END-1, M-END-7: everything built, or nobody building for 40 turns a seat."""
    reasons: Counter[int] = Counter()
    for played in games(seats):
        events = events_of(played)
        (trigger,) = events[events["kind"] == event_number("finale_began")]
        reason, seat = int(trigger["arguments"][0]), int(trigger["seat"])
        reasons[reason] += 1
        if reason == Trigger.ALL_BUILT:
            assert played.states[-1]["players"][seat]["huts"] == 0
            assert played.states[-1]["players"][seat]["temples"] == 0
        elif reason == Trigger.NOBODY_BUILDS:
            assert longest_pause(events) >= 40 * seats
    assert reasons[Trigger.ALL_BUILT] > GAMES / 2
    assert reasons[Trigger.NOBODY_BUILDS] > 0


def longest_pause(events: npt.NDArray[Any]) -> int:
    """The most turns in a row without a building."""
    pauses = [0]
    for kind in events["kind"].tolist():
        if kind == event_number("turn_began"):
            pauses[-1] += 1
        elif kind in (event_number("hut_built"), event_number("temple_built")):
            pauses.append(0)
    return max(pauses)


def huts_beside(building: list[int], field: int, direction: int) -> int:
    count = 0
    while building[(field + direction * (count + 1)) % len(building)] == Building.HUT:
        count += 1
    return count


def test_the_final_scoring_is_what_the_board_shows(seats: int) -> None:
    """M-END-3, M-END-4."""
    for played in games(seats, 300):
        end = played.states[-1]
        building = end["building"][: fields_of(seats)].tolist()
        temples = Counter[int]()
        for field, kind in enumerate(building):
            if kind == Building.TEMPLE:
                temples[int(end["owner"][field])] += huts_beside(building, field, 1) + huts_beside(building, field, -1)
        for seat in range(seats):
            runes = end["rune_holder"].tolist().count(seat)
            assert end["players"][seat]["points_from"][Source.RUNES] == sum(range(runes + 1))
            assert end["players"][seat]["points_from"][Source.TEMPLES] == temples[seat]


def count_legal_slowly(states: States, choices: Row, seen: Row) -> None:
    for index in range(len(states)):
        for choice in range(legal(states[index], choices)):
            seen[choices[choice]] += 1


count_legal = cast(Callable[[States, Row, Row], None], numba.njit(count_legal_slowly))


def test_every_action_can_be_reached_but_moving_a_worker_to_its_own_plateau() -> None:
    choices, seen = np.zeros(len(GAME.actions), np.int64), np.zeros(len(GAME.actions), np.int64)
    for number in GAME.seats:
        for played in games(number, 400):
            count_legal(played.states, choices, seen)
    never = {GAME.actions.notation(action) for action in np.flatnonzero(seen == 0).tolist()}
    plateaus = [material.name.lower() for material in Material]
    assert never == {f"move {plateau} {height} {plateau}" for plateau in plateaus for height in (1, 2, 3)}
