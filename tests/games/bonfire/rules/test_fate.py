"""Fate tiles (B-FATE): which may be taken, where they may be laid, and what they bring."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from beltane.games.bonfire.components.tables import FATE_CELL
from beltane.games.bonfire.rules.fate import gain_from_symbols
from beltane.games.bonfire.rules.vocabulary import ActionKind, Cell, Source
from tests.games.bonfire.scenario import Scenario, bonfire

Place = tuple[int, int]
"""A cell's column and row, both from 1; the area is columns a to g and rows 1 to 5."""

COLUMNS, ROWS = 7, 5
MISSING = {(1, 1), (7, 1)}
AREA = {(column, row) for column in range(1, COLUMNS + 1) for row in range(1, ROWS + 1)} - MISSING
GOLD_CELLS = {(2, 1), (6, 1), (1, 5), (7, 5)}
YELLOW_CELLS = {(4, 1), (1, 3), (7, 3), (4, 5)}
LETTERS = "zabcdefgh"

THREE_TILES_KEPT = 14
FATE_SYMBOLS_TWICE = 16
PROTRUDING_FATE_TILES = 27
FIRST = (1, "d3-across", "forward")
"""Guardian, task, great-bonfire on c3, d3, e3."""


def fate(*laid: tuple[int, str, str], specialists: tuple[int, ...] = ()) -> Scenario:
    """A player without tiles who has laid these fate tiles, each a (number, place, way), and begins a turn."""
    return bonfire(2).specialists(0, *specialists).fate_area(0, FIRST, *laid).tiles(0).resources(0)


def lay(game: Scenario, number: int, place: str, way: str) -> Scenario:
    """Lay a fate tile, the only one in the row, with nothing else in supply."""
    game.tiles(0).resources(0).fate_row(0, number).turn(0)
    return game.play("fate", "take top", f"lay {place} {way}")


def symbols(game: Scenario) -> dict[Place, str]:
    """The symbols in and around the area."""
    return {(symbol.column, symbol.row): symbol.symbol for symbol in game.view(0).cities[0].fate_area}


def neighbours(cell: Place) -> set[Place]:
    column, row = cell
    return {(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)}


def cells_of(word: str) -> list[Place]:
    """The cells of a place such as `d3-across`, from the left or the top."""
    middle, direction = word.split("-")
    column, row = LETTERS.index(middle[0]), int(middle[1:])
    if direction == "across":
        return [(column - 1, row), (column, row), (column + 1, row)]
    return [(column, row - 1), (column, row), (column, row + 1)]


def free_places(covered: set[Place], protruding: bool) -> set[str]:
    """Every place according to the rule: on no other tile, touching one, inside, or partly so with specialist 27."""
    places = set()
    for letter in LETTERS:
        for row in range(ROWS + 2):
            for direction in ("across", "down"):
                cells = set(cells_of(f"{letter}{row}-{direction}"))
                touches = any(neighbours(cell) & covered for cell in cells)
                inside = bool(cells & AREA) if protruding else cells <= AREA
                if touches and inside and not cells & covered:
                    places.add(f"{letter}{row}-{direction}")
    return places


def group_size(laid: dict[Place, str], cell: Place) -> int:
    group, grown = set[Place](), {cell}
    while grown != group:
        group = grown
        grown = group | {other for one in group for other in neighbours(one) if laid.get(other) == laid[cell]}
    return len(group)


def test_the_printed_area_is_the_one_of_these_tests() -> None:
    kinds = Counter(int(cell) for cell in FATE_CELL)
    assert kinds[Cell.GOLD] == len(GOLD_CELLS)
    assert kinds[Cell.YELLOW] == len(YELLOW_CELLS)
    assert kinds[Cell.PLAIN] == len(AREA) - len(GOLD_CELLS | YELLOW_CELLS)


# How many tiles may be in supply


@pytest.mark.parametrize(("tiles", "surplus"), [(0, 0), (1, 0), (2, 1), (5, 4)])
def test_at_most_one_action_tile_is_kept(tiles: int, surplus: int) -> None:  # B-FATE-1
    assert discarded(fate().tiles(0, ship=tiles)) == surplus


@pytest.mark.parametrize(("tiles", "surplus"), [(0, 0), (1, 0), (3, 0), (4, 1), (5, 2)])
def test_three_action_tiles_are_kept_with_specialist_14(tiles: int, surplus: int) -> None:  # B-FATE-1
    assert discarded(fate(specialists=(THREE_TILES_KEPT,)).tiles(0, ship=tiles)) == surplus


def discarded(game: Scenario) -> int:
    """How many tiles are discarded before a fate tile is taken."""
    game.turn(0).play("fate")
    count = 0
    while game.match.decision == "discard":
        game.play("discard ship")
        count += 1
    assert game.match.decision == "choose-fate-tile"
    return count


def test_yellow_tiles_count_for_the_limit() -> None:  # B-FATE-1
    game = fate().tiles(0, yellow=1, path=1).turn(0).play("fate")
    assert game.legal() == ["discard path", "discard yellow"]


# Which tile


@pytest.mark.parametrize(("end", "taken", "left"), [("top", 4, [2, 7, 5]), ("bottom", 5, [4, 2, 7])])
def test_the_top_or_the_bottom_tile_is_taken(end: str, taken: int, left: list[int]) -> None:  # B-FATE-2
    game = fate().fate_row(0, 4, 2, 7, 5).turn(0).play("fate")
    assert game.legal() == ["take top", "take bottom"]
    game.play(f"take {end}")
    (event,) = game.events("fate_tile_chosen")
    assert event.details == {"tile": taken, "end": end}
    player = game.player(0)
    assert [int(player.fate_row[i]) + 1 for i in range(player.fate_row_count)] == left
    game.play("lay d2-across forward")
    assert game.events("fate_tile_laid")[0].details["tile"] == taken


@pytest.mark.parametrize("way", ["forward", "reversed"])
def test_which_way_round_a_tile_is_laid_is_told(way: str) -> None:  # B-FATE-3
    game = fate().fate_row(0, 4).turn(0).play("fate", "take top", f"lay d2-across {way}")
    (event,) = game.events("fate_tile_laid")
    assert (event.seat, event.details) == (0, {"tile": 4, "place": "d2-across", "way": way})


def test_the_last_tile_is_one_decision() -> None:  # B-FATE-2
    game = fate().fate_row(0, 6).turn(0).play("fate")
    assert game.legal() == ["take top"]
    assert game.play("take top").player(0).fate_row_count == 0


def test_without_a_tile_in_the_row_there_is_no_fate_tile_to_place() -> None:  # B-FATE-2
    assert fate().fate_row(0).tiles(0, ship=1).turn(0).legal("fate") == []


# Where it may be laid


@pytest.mark.parametrize("specialist", [None, PROTRUDING_FATE_TILES])
@pytest.mark.parametrize("seed", range(4))
def test_a_tile_lies_free_and_touches_another(seed: int, specialist: int | None) -> None:  # B-FATE-3, B-FATE-6
    chance = random.Random(seed)
    game = bonfire(2, seed)
    if specialist is not None:
        game.specialists(0, specialist)
    while game.player(0).fate_row_count > 0:
        places = free_places(set(symbols(game)), specialist is not None)
        assert ("fate" in game.tiles(0).turn(0).legal()) == bool(places)
        if not places:
            break
        game.play("fate", "take top")
        ways = {f"lay {place} {way}" for place in places for way in ("forward", "reversed")}
        assert set(game.legal()) == ways
        assert len(game.legal()) == len(ways)
        game.play(chance.choice(game.legal()))


@pytest.mark.parametrize(
    ("way", "expected"), [("forward", ["task", "ship", "guardian"]), ("reversed", ["guardian", "ship", "task"])]
)
def test_a_tile_lies_horizontally_or_vertically_either_way_round(way: str, expected: list[str]) -> None:  # B-FATE-3
    game = lay(fate(), 2, "d2-across", way)
    assert [symbols(game)[cell] for cell in [(3, 2), (4, 2), (5, 2)]] == expected
    game = lay(fate(), 2, "f3-down", way)
    assert [symbols(game)[cell] for cell in [(6, 2), (6, 3), (6, 4)]] == expected


def test_touching_at_a_corner_is_not_enough() -> None:  # B-FATE-3
    game = fate().turn(0).play("fate", "take top")
    # b2 and f4 touch the first tile at its corners only.
    assert not {"lay b1-across forward", "lay f5-down forward"} & set(game.legal())
    assert "lay b2-down forward" in game.legal()


def full_area(*free: Place, specialists: tuple[int, ...] = ()) -> Scenario:
    """An area in which only these cells are free; the first tile's symbols stand in for all others."""
    game = fate(specialists=specialists)
    for column, row in AREA - set(free):
        game.player(0).fate_grid[grid_cell(column, row)] = 1
    return game


def grid_cell(column: int, row: int) -> int:
    """The record's cell; the grid has a margin of two around the area."""
    return (row + 1) * (COLUMNS + 4) + column + 1


def test_without_a_place_no_tile_can_be_placed() -> None:  # B-FATE-3
    assert full_area((1, 5), (1, 4)).tiles(0, ship=1).turn(0).legal("fate") == []
    assert full_area((1, 5), (1, 4), (1, 3)).tiles(0, ship=1).turn(0).legal("fate") == ["fate"]


def test_tiles_without_a_place_stay_in_the_row_and_score() -> None:  # B-FATE-3
    game = full_area((1, 5), (1, 4)).tiles(1).resources(1).fate_row(1).turn(0)
    assert game.match.over
    assert game.player(0).points_from[Source.FATE_TILES] == 21


# What it brings


def test_a_symbol_brings_as_many_tiles_as_its_group_has_cells() -> None:  # B-FATE-4
    game = lay(fate(), 2, "d2-across", "reversed")
    assert gained(game) == {"guardian": 2, "ship": 1, "task": 1}
    assert gained(lay(game, 7, "b3-down", "forward")) == {"guardian": 3, "gnome": 1, "path": 1}


def test_a_new_symbol_joins_two_groups() -> None:  # B-FATE-4
    # A task on d3 and another on d5; tile 6 puts one between them.
    game = lay(fate((3, "e5-across", "forward")), 6, "d4-across", "forward")
    assert gained(game) == {"great-bonfire": 1, "task": 3, "gnome": 1}


def test_symbols_that_touch_at_a_corner_are_not_connected() -> None:  # B-FATE-4
    assert gained(lay(fate(), 2, "d2-across", "forward")) == {"task": 1, "ship": 1, "guardian": 1}


def test_each_group_is_counted_once() -> None:  # B-FATE-4
    game = lay(fate(), 2, "d2-across", "forward").tiles(0)
    for number, symbol in enumerate((ActionKind.SHIP, ActionKind.SHIP, ActionKind.TASK)):
        game.player(0).fate_symbols[3 + number] = symbol
    gain_from_symbols(game.state, 0)
    assert (game.tile(0, "ship"), game.tile(0, "task")) == (2, 1)


def gained(game: Scenario) -> dict[str, int]:
    """The action tiles that the last action brought."""
    tiles: Counter[str] = Counter()
    for event in game.events("tiles_gained"):
        tiles[str(event.details["tile"])] += int(event.details["pieces"])
    return dict(tiles)


@pytest.mark.parametrize("specialists", [(), (FATE_SYMBOLS_TWICE,), (PROTRUDING_FATE_TILES,), (16, 27)])
@pytest.mark.parametrize("seed", range(3))
def test_groups_and_covered_cells_bring_what_they_show(
    seed: int, specialists: tuple[int, ...]
) -> None:  # B-FATE-4, B-FATE-5, B-FATE-6
    chance = random.Random(seed)
    game = bonfire(2, seed).specialists(0, *specialists)
    times = 2 if FATE_SYMBOLS_TWICE in specialists else 1
    while game.player(0).fate_row_count > 0:
        game.tiles(0).resources(0).turn(0).play("fate", "take top")
        place = chance.choice(game.legal())
        game.play(place)
        cells = cells_of(place.split()[1])
        laid = symbols(game)
        expected = Counter({laid[cell]: group_size(laid, cell) for cell in cells})
        expected["yellow"] = times * len(YELLOW_CELLS.intersection(cells))
        assert gained(game) == {word: n for word, n in expected.items() if n}
        assert {word: game.tile(0, word) for word in expected} == expected
        assert game.resource(0, "gold") == times * len(GOLD_CELLS.intersection(cells))


def test_covered_symbols_are_gained() -> None:  # B-FATE-5
    game = lay(fate(), 2, "b2-down", "forward")
    assert (game.resource(0, "gold"), game.tile(0, "yellow")) == (1, 0)
    game = lay(game, 5, "a3-down", "forward")
    assert (game.resource(0, "gold"), game.tile(0, "yellow")) == (0, 1)


def test_covered_symbols_are_gained_twice_with_specialist_16() -> None:  # B-FATE-5
    game = lay(fate(specialists=(FATE_SYMBOLS_TWICE,)), 2, "b2-down", "forward")
    assert game.resource(0, "gold") == 2
    assert gained(game) == {"task": 1, "ship": 1, "guardian": 2}
    game = lay(game, 5, "a3-down", "forward")
    assert game.tile(0, "yellow") == 2


# Tiles that stick out


def test_a_tile_may_stick_out_with_specialist_27() -> None:  # B-FATE-6
    assert "lay a3-across forward" not in fate().turn(0).play("fate", "take top").legal()
    game = lay(fate(specialists=(PROTRUDING_FATE_TILES,)), 5, "a3-across", "forward")
    assert set(symbols(game)) >= {(0, 3), (1, 3), (2, 3)}
    assert gained(game) == {"great-bonfire": 1, "path": 1, "ship": 1, "yellow": 1}


def test_at_least_one_symbol_stays_inside() -> None:  # B-FATE-6
    game = fate((5, "a3-across", "forward"), specialists=(PROTRUDING_FATE_TILES,)).turn(0).play("fate", "take top")
    places = {action.split()[1] for action in game.legal("lay")}
    assert all(set(cells_of(place)) & AREA for place in places)
    # Column z touches the tile that sticks out, but has no cell inside.
    assert "z2-down" not in places
    assert "a2-across" in places


def test_missing_corner_cells_are_outside() -> None:  # B-FATE-6
    without = fate((2, "b2-down", "forward")).turn(0).play("fate", "take top")
    assert not {"lay a1-down forward", "lay a1-across forward", "lay b1-across forward"} & set(without.legal())
    helped = fate((2, "b2-down", "forward"), specialists=(PROTRUDING_FATE_TILES,)).turn(0).play("fate", "take top")
    # a1 and the cell above it are outside, a2 is inside and touches b2.
    assert "lay a1-down forward" in helped.legal()
    assert "lay z1-across forward" not in helped.legal()


def test_symbols_outside_touch_and_connect() -> None:  # B-FATE-6
    game = fate((5, "a3-across", "forward"), specialists=(PROTRUDING_FATE_TILES,))
    # Great-bonfire lies on z3, outside; tile 6 puts another one above it, on z2.
    game = lay(game, 6, "a2-across", "forward")
    assert gained(game) == {"great-bonfire": 2, "task": 1, "gnome": 1}


def test_a_tile_may_touch_another_outside_the_area() -> None:  # B-FATE-6
    # A tile on b1 and above touches another one on the missing corner cell a1 and above it, and nothing else.
    game = fate((5, "a3-across", "forward"), (2, "a1-down", "forward"), specialists=(PROTRUDING_FATE_TILES,))
    assert "lay b0-down forward" in game.turn(0).play("fate", "take top").legal()


def test_symbols_outside_count_for_groups_of_tasks() -> None:  # B-FATE-6
    game = fate(specialists=(PROTRUDING_FATE_TILES,)).tasks(0, {1: "b18"})
    # Great-bonfire on z3 and z2, both outside; tile 8 puts one on z4.
    game.fate_area(0, FIRST, (5, "a3-across", "forward"), (6, "a2-across", "forward"))
    assert game.progress(0, 1) == (2, 3)
    assert lay(game, 8, "z4-across", "forward").progress(0, 1) == (3, 3)


def test_covered_cells_of_tasks_are_cells_of_the_area() -> None:  # B-FATE-6
    game = fate(specialists=(PROTRUDING_FATE_TILES,)).tasks(0, {1: "y18", 2: "y17", 3: "y15"})
    before = [game.progress(0, space)[0] for space in (1, 2, 3)]
    lay(game, 5, "a3-across", "forward")
    # Only a3 is in an outermost column, and only b3 is highlighted; the symbol on z3 counts nowhere.
    assert [game.progress(0, space)[0] for space in (1, 2, 3)] == [before[0] + 1, before[1], before[2] + 1]


def test_a_tile_that_sticks_out_counts_for_the_elder_of_fate_tiles() -> None:  # B-FATE-6, B-GNOME-3
    game = lay(fate(specialists=(PROTRUDING_FATE_TILES,)), 5, "a3-across", "forward")
    game.tiles(0, gnome=2).resources(0, fruit=1).turn(0).play("recruit elder-of-fate-tiles 2")
    assert game.points(0) == 2
