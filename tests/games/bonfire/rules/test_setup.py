"""Setting the table (B-SETUP)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from beltane.games.bonfire.components.tables import (
    FATE_TILE_SYMBOLS,
    ISLAND,
    ISLAND_IS_CORNER,
    ISLAND_RESOURCE,
    PATH_TILES,
    TASK_COLOUR,
    TASK_KIND_OF,
    TASK_NEED,
)
from beltane.games.bonfire.rules.state import Bonfire
from beltane.games.bonfire.rules.vocabulary import ACTION_KIND, NONE, TASK, TaskKind
from beltane.kernel.match import Match
from tests.games.bonfire.scenario import bonfire
from tests.games.bonfire.words import in_words

SEEDS = range(12)
MANY_SEEDS = range(60)
SEATS = (1, 2, 3, 4)
SHARED = (2, 3, 4)
TASK_ISLANDS = tuple(ISLAND.words[island] for island in range(len(ISLAND)) if ISLAND_RESOURCE[island] != NONE)
GUARDIAN_ISLANDS = tuple(word for word in ISLAND.words if word not in TASK_ISLANDS)
CORNERS = tuple(ISLAND.words[island] for island in range(len(ISLAND)) if ISLAND_IS_CORNER[island])
(THREE_OFFERINGS_ON_ONE_ISLAND,) = (
    TASK.words[task]
    for task in range(len(TASK))
    if TASK_KIND_OF[task] == TaskKind.OFFERINGS_ON_ONE_ISLAND and TASK_NEED[task] == 3
)


def dealt(seats: int, seed: int, first_game: str = "no") -> Match:
    return Match.new("bonfire", seats=seats, seed=seed, options={"first-game": first_game})


def table(match: Match) -> Any:
    """What everybody sees, in plain words."""
    return in_words(match.view(None))


def state_of(match: Match) -> Bonfire:
    state: Bonfire = match.state
    return state


def players(match: Match) -> list[Any]:
    return [city for city in table(match).cities if city.seat is not None]


def tasks_on_islands(match: Match) -> dict[str, tuple[str, ...]]:
    return {island.island: island.tasks for island in table(match).islands}


# Tasks


def expected_tasks(seats: int, island: str) -> int:
    if island in GUARDIAN_ISLANDS:
        return 0
    if seats == 3:
        return 2 if island in CORNERS else 3
    return 3 if seats == 4 else 2


@pytest.mark.parametrize("first_game", ["no", "yes"])
@pytest.mark.parametrize(("seats", "tasks"), [(1, 20), (2, 20), (3, 26), (4, 30)])
def test_tasks_lie_on_the_task_islands(seats: int, tasks: int, first_game: str) -> None:  # B-SETUP-1
    assert len(TASK_ISLANDS) == 10
    assert len(CORNERS) == 4
    for seed in SEEDS:
        laid = tasks_on_islands(dealt(seats, seed, first_game))
        assert {island: len(tasks) for island, tasks in laid.items()} == {
            island: expected_tasks(seats, island) for island in ISLAND.words
        }
        assert len({task for tasks in laid.values() for task in tasks}) == tasks


@pytest.mark.parametrize("seats", SEATS)
def test_tasks_are_random_and_three_offerings_on_one_island_need_three_players(seats: int) -> None:  # B-SETUP-1
    laid = [tasks_on_islands(dealt(seats, seed)) for seed in MANY_SEEDS]
    seen = {task for islands in laid for tasks in islands.values() for task in tasks}
    allowed = set(TASK.words) - ({THREE_OFFERINGS_ON_ONE_ISLAND} if seats <= 2 else set())
    assert seen == allowed
    assert len({str(islands) for islands in laid}) == len(laid)


@pytest.mark.parametrize("seats", SHARED)
def test_first_game_islands_have_tasks_of_different_colours(seats: int) -> None:  # B-SETUP-1
    for seed in SEEDS:
        for tasks in tasks_on_islands(dealt(seats, seed, "yes")).values():
            assert len({task[0] for task in tasks}) == len(tasks)


@pytest.mark.parametrize("seats", SHARED)
def test_other_games_islands_may_have_tasks_of_one_colour(seats: int) -> None:  # B-SETUP-1
    islands = [tasks for seed in SEEDS for tasks in tasks_on_islands(dealt(seats, seed)).values()]
    assert any(len({task[0] for task in tasks}) < len(tasks) for tasks in islands)


def test_task_names_begin_with_their_colour() -> None:
    assert [word[0] for word in TASK.words] == ["bry"[colour] for colour in TASK_COLOUR]


# Guardians, gnomes, portals, paths, the common board


@pytest.mark.parametrize("seats", SHARED)
def test_every_player_finds_a_guardian_on_every_guardian_island(seats: int) -> None:  # B-SETUP-2
    game = bonfire(seats)
    assert GUARDIAN_ISLANDS == ("guardian-pink", "guardian-blue", "guardian-natural", "guardian-grey")
    for island in GUARDIAN_ISLANDS:
        for seat in range(seats):
            game.at(seat, island).tiles(seat, guardian=1).turn(seat).play("guardian")
            assert game.place(seat, island.removeprefix("guardian-")) == "start"


@pytest.mark.parametrize("seats", SHARED)
def test_six_elders_and_six_of_27_specialists_are_face_up(seats: int) -> None:  # B-SETUP-3
    piles = set()
    for seed in SEEDS:
        match = dealt(seats, seed)
        assert len(table(match).elders) == 6
        assert None not in table(match).specialist_display
        state = state_of(match)
        pile = [int(state.specialist_pile[i]) for i in range(state.specialist_pile_count)]
        assert len(pile) == 21
        assert sorted([*map(int, state.specialist_display), *pile]) == list(range(1, 28))
        piles.add(tuple(pile))
    assert len(piles) == len(SEEDS)


@pytest.mark.parametrize(("seats", "copies"), [(1, 3), (2, 3), (3, 4), (4, 4)])
def test_portals_are_spread_evenly(seats: int, copies: int) -> None:  # B-SETUP-4
    layouts = set()
    for seed in SEEDS:
        spaces = [space.portals for space in table(dealt(seats, seed)).great_bonfire]
        assert [sum(portals.values()) for portals in spaces] == [copies] * 7
        shapes: Counter[str] = Counter()
        for portals in spaces:
            shapes.update(portals)
        assert shapes == dict.fromkeys("abcdefg", copies)
        layouts.add(str(spaces))
    assert len(layouts) == len(SEEDS)


@pytest.mark.parametrize("seats", SEATS)
def test_paths_lie_in_two_equal_piles_with_four_face_up(seats: int) -> None:  # B-SETUP-5
    displays = set()
    for seed in SEEDS:
        match = dealt(seats, seed)
        assert table(match).path_piles == (12, 12)
        assert None not in table(match).path_display
        state = state_of(match)
        piles = [int(state.path_piles[pile, i]) for pile in range(2) for i in range(12)]
        assert sorted([*map(int, state.path_display), *piles]) == list(range(PATH_TILES))
        displays.add(tuple(map(int, state.path_display)))
    assert PATH_TILES == 28
    assert len(displays) == len(SEEDS)


@pytest.mark.parametrize("seats", SEATS)
def test_the_common_board(seats: int) -> None:  # B-SETUP-6
    match = dealt(seats, 1)
    view = table(match)
    assert view.neutral_novices == ("tasks", "portals", "paths", "guardians", "gnomes")
    assert set(view.council.values()) == {0}
    assert (view.countdown, view.countdown_tile_held, view.countdown_tile_going_round) == (False, 5, None)
    assert [(city.ship, city.points) for city in view.cities] == [(None, 0)] * len(view.cities)


def test_the_pointer_stands_just_before_the_first_space() -> None:  # B-SETUP-6
    state = state_of(dealt(2, 1))
    assert (state.pointer + 1) % 7 == 0
    assert state.great_bonfire_used == 0


# Cities


@pytest.mark.parametrize("seats", SEATS)
def test_every_city_is_empty_but_for_its_own_guardian(seats: int) -> None:  # B-SETUP-7
    for city in players(dealt(seats, 1)):
        assert city.guardians == {"own": "starting-area"}
        assert not any((city.paths, city.tasks, city.specialists, city.elders, city.fate_area))
        assert not any(city.portals)
        assert city.novices_sent == 0
        assert set(city.council.values()) == {0}
        assert city.offerings_on == {}


def test_city_boards_are_different_and_dealt_at_random() -> None:  # B-SETUP-7
    orders = set()
    for seed in SEEDS:
        notches = [city.notches for city in players(dealt(4, seed))]
        assert len(set(notches)) == 4
        orders.add(str(notches))
    assert len({city.notches for seed in SEEDS for city in players(dealt(2, seed))[:1]}) == 4
    assert len(orders) > 1


@pytest.mark.parametrize("seats", SEATS)
def test_offering_tiles_lie_in_two_piles_of_five_with_the_top_ones_face_up(seats: int) -> None:  # B-SETUP-7
    tops: Counter[str] = Counter()
    for seed in SEEDS:
        match = dealt(seats, seed)
        for seat, city in enumerate(players(match)):
            assert city.offerings_left == (5, 5)
            assert sorted(state_of(match).players[seat].offering_piles) == list(range(10))
            tops.update(str(resource) for resource in city.offerings)
    assert set(tops) == {"blossom", "fruit", "herb", "shell", "root"}


@pytest.mark.parametrize("seats", SEATS)
def test_seven_fate_tiles_lie_in_a_row_and_one_aside(seats: int) -> None:  # B-SETUP-7
    rows = set()
    for seed in SEEDS:
        for player in list(state_of(dealt(seats, seed)).players)[:seats]:
            row = [int(tile) for tile in player.fate_row]
            assert player.fate_row_count == 7
            assert sorted([*row, int(player.fate_aside)]) == list(range(8))
            rows.add(tuple(row))
    assert len(rows) > len(SEEDS) // 2


@pytest.mark.parametrize("seats", SHARED)
def test_any_player_may_start(seats: int) -> None:  # B-SETUP-8
    starts: Counter[int] = Counter()
    for seed in MANY_SEEDS:
        match = dealt(seats, seed)
        starts[table(match).start_player] += 1
        assert match.mover == table(match).start_player
    assert set(starts) == set(range(seats))


@pytest.mark.parametrize("seats", SEATS)
def test_first_tiles_are_laid_in_turn_order_before_the_first_turn(seats: int) -> None:  # B-SETUP-8
    for seed in range(4):
        match = dealt(seats, seed)
        start = table(match).start_player
        for distance in range(seats):
            for decision in ("keep-or-swap", "lay-first-tile"):
                assert (match.mover, match.decision) == ((start + distance) % seats, decision)
                match.play(match.legal()[0])
        assert (match.mover, match.decision, table(match).turn) == (start, "turn", 1)


@pytest.mark.parametrize(("choice", "swapped"), [("keep", False), ("swap", True)])
def test_the_tile_aside_may_be_swapped_with_the_middle_of_the_row(choice: str, swapped: bool) -> None:  # B-SETUP-8
    match = dealt(3, 5)
    seat = table(match).start_player
    before = players(match)[seat]
    assert match.legal() == ["keep", "swap"]
    match.play(choice)
    city = players(match)[seat]
    middle, aside = before.fate_row[3], before.fate_aside
    assert aside is not None
    assert (city.fate_row[3], city.fate_aside) == ((aside, middle) if swapped else (middle, aside))
    assert city.fate_row[:3] + city.fate_row[4:] == before.fate_row[:3] + before.fate_row[4:]
    match.play("lay d3-across forward")
    laid = [symbol.symbol for symbol in players(match)[seat].fate_area]
    assert laid == list(middle if swapped else aside)


@pytest.mark.parametrize("way", ["forward", "reversed"])
def test_the_first_tile_lies_on_the_centre_either_way_round(way: str) -> None:  # B-SETUP-8
    match = dealt(2, 6)
    seat = table(match).start_player
    symbols = players(match)[seat].fate_aside
    assert symbols is not None
    match.play("keep")
    assert match.legal() == ["lay d3-across forward", "lay d3-across reversed"]
    match.play(f"lay d3-across {way}")
    area = players(match)[seat].fate_area
    assert [(symbol.column, symbol.row) for symbol in area] == [(3, 3), (4, 3), (5, 3)]
    assert [symbol.symbol for symbol in area] == list(symbols if way == "forward" else reversed(symbols))


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("choice", ["keep", "swap"])
def test_everyone_starts_with_resources_yellow_tiles_and_the_tiles_shown(seats: int, choice: str) -> None:  # B-SETUP-9
    match = dealt(seats, 3)
    for _ in range(seats):
        seat = match.mover
        assert seat is not None
        assert set(players(match)[seat].resources.values()) | set(players(match)[seat].tiles.values()) == {0}
        match.play(choice)
        match.play("lay d3-across reversed")
    for seat, city in enumerate(players(match)):
        assert city.resources == {"blossom": 1, "fruit": 1, "herb": 1, "shell": 1, "root": 1, "gold": 1}
        tile = int(state_of(match).players[seat].fate_aside)
        expected = Counter({"yellow": 2})
        expected.update(ACTION_KIND.words[FATE_TILE_SYMBOLS[tile, position]] for position in range(3))
        assert Counter({word: n for word, n in city.tiles.items() if n}) == expected


def test_the_first_tile_leaves_seven_in_the_row() -> None:  # B-SETUP-7, B-SETUP-8
    game = bonfire(4)
    for city in players(game.match):
        assert len(city.fate_row) == 7
        assert city.fate_aside is None
        assert len(city.fate_area) == 3
