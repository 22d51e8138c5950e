"""The tasks' conditions and their progress (B-FIRE-4 to B-FIRE-6): every kind below, at and above its need, and each of
the 66 tasks fulfilled.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from beltane.games.bonfire.components.tables import (
    FATE_CELL,
    FATE_HIGHLIGHTED,
    FATE_OUTERMOST,
    GRID_CELLS,
    GRID_COLUMNS,
    ISLAND,
    ISLAND_RESOURCE,
    MARGIN,
    RESOURCE_ISLANDS,
    SPECIALIST_RESOURCE,
    TASK_ASKS,
    TASK_COLOUR,
    TASK_KIND_OF,
    TASK_NEED,
)
from beltane.games.bonfire.rules.vocabulary import (
    ACTION_KIND,
    ACTION_TILES,
    BASIC_RESOURCE,
    COLOUR,
    GUARDIAN_COLOUR,
    NONE,
    RESOURCE,
    SPECIALISTS,
    TASK,
    Cell,
    TaskKind,
)
from tests.games.bonfire.scenario import Scenario, bonfire

Build = Callable[[Scenario], object]
LETTERS = "stgpbn"
"""Symbols in pictures of the fate area: ship, task, guardian, path, great bonfire, gnome."""
TASK_ISLANDS = [ISLAND.words[island] for island in range(len(ISLAND)) if ISLAND_RESOURCE[island] != NONE]


def nothing(game: Scenario) -> None:
    """An empty city."""


def progress(task: str, build: Build = nothing) -> tuple[int, int]:
    """What a player has and needs for a task on space 4 of a city; it can be ignited exactly if that is enough."""
    game = bonfire(3).tiles(0).resources(0).fate_area(0).fate_row(0, 1).tasks(0, {4: task})
    build(game)
    have, need = game.progress(0, 4)
    can_ignite = game.can_act(0) and "ignite 4" in game.turn(0).legal()
    assert can_ignite == (have >= need)
    return have, need


def picture(*rows: str) -> Build:
    """Symbols in the fate area, row by row from the top."""

    def build(game: Scenario) -> None:
        symbols = [
            ((row + MARGIN) * GRID_COLUMNS + column + MARGIN, LETTERS.index(letter))
            for row, line in enumerate(rows)
            for column, letter in enumerate(line)
            if letter != "."
        ]
        put_symbols(game, symbols)

    return build


def put_symbols(game: Scenario, symbols: list[tuple[int, int]]) -> None:
    """Symbols on cells of the fate area, in place of tiles, which hold three each."""
    player = game.player(0)
    assert len(symbols) % 3 == 0
    for number, (cell, symbol) in enumerate(symbols):
        player.fate_cells[number] = cell
        player.fate_symbols[number] = symbol
        player.fate_grid[cell] = number + 1
    player.fate_tiles_placed = len(symbols) // 3


# Bonfires and tasks


def test_bonfires_of_two_colours() -> None:  # B-FIRE-4, B-FIRE-6
    assert progress("b01") == (0, 2), "a task is no bonfire"
    assert progress("b01", lambda game: game.bonfires(0, {1: "b02", 2: "b03"})) == (1, 2)
    assert progress("b01", lambda game: game.bonfires(0, {1: "r02", 2: "y03"})) == (1, 2)
    assert progress("b01", lambda game: game.bonfires(0, {1: "b02"}).tasks(0, {2: "r03"})) == (1, 2)
    assert progress("b01", lambda game: game.bonfires(0, {1: "b02", 2: "r03"})) == (2, 2)
    assert progress("b01", lambda game: game.bonfires(0, {1: "b02", 2: "r03", 3: "b04", 5: "y03"})) == (2, 2)


def test_bonfires_of_all_colours() -> None:  # B-FIRE-4, B-FIRE-6
    assert progress("r05", lambda game: game.bonfires(0, {1: "b02", 2: "y03"})) == (2, 3), "itself is no bonfire"
    assert progress("r05", lambda game: game.bonfires(0, {1: "b02", 2: "y03", 3: "r01"})) == (3, 3)
    assert progress("r05", lambda game: game.bonfires(0, {1: "b02", 2: "y03", 3: "r01", 7: "r02"})) == (3, 3)


@pytest.mark.parametrize(("task", "colour"), [("r08", "b"), ("y03", "r")])
def test_tasks_and_bonfires_of_a_colour(task: str, colour: str) -> None:  # B-FIRE-4, B-FIRE-6
    three = {1: f"{colour}12", 2: f"{colour}13", 3: f"{colour}14"}
    assert progress(task) == (0, 4)
    assert progress(task, lambda game: game.tasks(0, three)) == (3, 4)
    assert progress(task, lambda game: game.tasks(0, three).bonfires(0, {5: f"{colour}15"})) == (4, 4)
    assert progress(task, lambda game: game.bonfires(0, {**three, 5: f"{colour}15", 6: f"{colour}16"})) == (4, 4)


def test_a_task_counts_itself_as_a_task() -> None:  # B-FIRE-4
    assert progress("y11") == (1, 4)
    assert progress("y11", lambda game: game.tasks(0, {1: "y12", 2: "y13"})) == (3, 4)
    assert progress("y11", lambda game: game.tasks(0, {1: "y12"}).bonfires(0, {2: "y13", 3: "y14"})) == (4, 4)
    assert progress("y11", lambda game: game.tasks(0, {1: "y12", 2: "y13", 3: "y14", 5: "y15"})) == (4, 4)


def test_five_bonfires() -> None:  # B-FIRE-4, B-FIRE-6
    four = {1: "b12", 2: "b13", 3: "r14", 5: "y15"}
    assert progress("y09") == (0, 5), "a task does not count itself as a bonfire"
    assert progress("y09", lambda game: game.bonfires(0, four).tasks(0, {6: "b16"})) == (4, 5)
    assert progress("y09", lambda game: game.bonfires(0, {**four, 6: "b16"})) == (5, 5)
    assert progress("y09", lambda game: game.bonfires(0, {**four, 6: "b16", 7: "b17"})) == (5, 5)


def test_a_common_task() -> None:  # B-FIRE-4, B-FIRE-6
    three = {"pink": "start", "blue": "start", "natural": "start"}
    assert progress("r01", lambda game: game.guardians(0, **three)) == (0, 1)
    assert progress("r01", lambda game: game.guardians(0, **three, grey="start")) == (1, 1)
    six = ("blue-herb", "blue-root", "red-herb", "red-root", "yellow-herb", "yellow-fruit")
    assert progress("r01", lambda game: game.guardians(0, **three, grey="start").paths(0, *six)) == (1, 1)


# Paths


@pytest.mark.parametrize(("task", "crystal", "asked"), [("y08", "red", 3), ("y10", "blue", 4)])
def test_path_tiles_with_a_crystal(task: str, crystal: str, asked: int) -> None:  # B-FIRE-4, B-FIRE-6
    showing = [f"{crystal}-{resource}" for resource in BASIC_RESOURCE.words]
    assert progress(task) == (0, asked), "the starting tile has no crystal"
    assert progress(task, lambda game: game.paths(0, "yellow-herb", *showing[1:asked])) == (asked - 1, asked)
    assert progress(task, lambda game: game.paths(0, "yellow-herb", *showing[:asked])) == (asked, asked)
    assert progress(task, lambda game: game.paths(0, *showing[: asked + 1])) == (asked, asked)


def test_a_path_tile_with_a_resource() -> None:  # B-FIRE-4, B-FIRE-6
    assert progress("b06", lambda game: game.paths(0, "blue-herb", "red-root")) == (0, 1)
    assert progress("b06", lambda game: game.paths(0, "blue-herb", "red-shell")) == (1, 1)
    assert progress("b06", lambda game: game.paths(0, "yellow-shell", "red-shell")) == (1, 1)


def test_neighbouring_path_tiles_with_equal_resources() -> None:  # B-FIRE-4, B-FIRE-6
    assert progress("r03") == (0, 2)
    assert progress("r03", lambda game: game.paths(0, "blue-herb")) == (1, 2)
    assert progress("r03", lambda game: game.paths(0, "blue-herb", "red-root", "red-herb")) == (1, 2)
    assert progress("r03", lambda game: game.paths(0, "red-root", "blue-herb", "red-herb")) == (2, 2)
    assert progress("r03", lambda game: game.paths(0, "blue-herb", "red-herb", "red-root", "red-shell")) == (2, 2)
    assert progress("r03", lambda game: game.paths(0, "blue-herb", "red-herb", "red-herb", "blue-herb")) == (2, 2)


# Guardians


def test_the_depicted_guardian() -> None:  # B-FIRE-4, B-FIRE-6
    assert progress("b02", lambda game: game.guardians(0, blue="start", natural="start", grey="path-1")) == (0, 1)
    assert progress("b02", lambda game: game.guardians(0, pink="start")) == (1, 1)
    assert progress("b02", lambda game: game.guardians(0, pink="path-1", grey="start")) == (1, 1)
    assert progress("b02", lambda game: game.guardians(0, pink="bonfire-1", own="path-1")) == (1, 1)


def test_two_depicted_guardians() -> None:  # B-FIRE-4, B-FIRE-6
    assert progress("r19", lambda game: game.guardians(0, grey="start", blue="start")) == (0, 2)
    assert progress("r19", lambda game: game.guardians(0, pink="start", blue="start")) == (1, 2)
    assert progress("r19", lambda game: game.guardians(0, pink="start", natural="path-1")) == (2, 2)
    assert progress("r19", lambda game: game.guardians(0, pink="start", natural="start", grey="start")) == (2, 2)


def test_four_guardians_with_the_own_one() -> None:  # B-FIRE-4, B-FIRE-6
    assert progress("r07") == (1, 4), "the own guardian counts"
    assert progress("r07", lambda game: game.guardians(0, pink="start", blue="start")) == (3, 4)
    assert progress("r07", lambda game: game.guardians(0, pink="start", blue="start", grey="path-1")) == (4, 4)
    every = {"pink": "start", "blue": "start", "grey": "start", "natural": "start"}
    assert progress("r07", lambda game: game.guardians(0, **every)) == (4, 4)


def test_two_guardians_at_bonfires() -> None:  # B-FIRE-4, B-FIRE-6
    def lit(game: Scenario) -> Scenario:
        return game.bonfires(0, {1: "b12", 2: "b13", 3: "b14"})

    assert progress("y16", lambda game: lit(game).guardians(0, own="path-1", pink="start")) == (0, 2)
    assert progress("y16", lambda game: lit(game).guardians(0, own="bonfire-1", pink="path-1")) == (1, 2)
    assert progress("y16", lambda game: lit(game).guardians(0, own="bonfire-1", pink="bonfire-3")) == (2, 2)
    three = {"own": "bonfire-1", "pink": "bonfire-3", "grey": "bonfire-2"}
    assert progress("y16", lambda game: lit(game).guardians(0, **three)) == (2, 2)


# Portals and gnomes


@pytest.mark.parametrize(("task", "asked"), [("r02", 3), ("y01", 5)])
def test_portals(task: str, asked: int) -> None:  # B-FIRE-4, B-FIRE-6
    assert progress(task) == (0, asked)
    assert progress(task, lambda game: game.portals(0, *range(1, asked))) == (asked - 1, asked)
    assert progress(task, lambda game: game.portals(0, *range(7, 7 - asked, -1))) == (asked, asked)
    assert progress(task, lambda game: game.portals(0, *range(1, asked + 2))) == (asked, asked)


@pytest.mark.parametrize(("task", "asked"), [("r04", 3), ("y04", 5)])
def test_gnomes(task: str, asked: int) -> None:  # B-FIRE-4, B-FIRE-6
    assert progress(task, lambda game: game.specialists(0, 8).elders(0, *range(3, asked + 1))) == (asked - 1, asked)
    assert progress(task, lambda game: game.specialists(0, 8).elders(0, *range(2, asked + 1))) == (asked, asked)
    assert progress(task, lambda game: game.specialists(0, 8).elders(0, *range(1, asked + 1))) == (asked, asked)


def test_elders() -> None:  # B-FIRE-4, B-FIRE-6
    assert progress("y05", lambda game: game.elders(0, 1, 6).specialists(0, 1, 2, 3)) == (2, 3)
    assert progress("y05", lambda game: game.elders(0, 1, 2, 6)) == (3, 3)
    assert progress("y05", lambda game: game.elders(0, 1, 2, 5, 6)) == (3, 3)


def test_a_gnome_that_shows_a_resource() -> None:  # B-FIRE-4, B-FIRE-6
    assert progress("b13", lambda game: game.specialists(0, 3, 2).elders(0, 2)) == (0, 1)
    assert progress("b13", lambda game: game.specialists(0, 1)) == (1, 1)
    assert progress("b13", lambda game: game.elders(0, 1)) == (1, 1), "an elder is a gnome too"
    assert progress("b13", lambda game: game.elders(0, 1).specialists(0, 1, 8)) == (1, 1)


# Offerings


def test_an_offering_at_a_resource() -> None:  # B-FIRE-4, B-FIRE-6
    assert progress("b10", lambda game: game.offerings(0, {"herb-east": 1, "root-west": 2})) == (0, 1)
    assert progress("b10", lambda game: game.offerings(0, {"fruit-west": 1})) == (1, 1)
    assert progress("b10", lambda game: game.offerings(0, {"fruit-west": 1, "fruit-east": 2})) == (1, 1)
    assert progress("b10", lambda game: game.offerings(1, {"fruit-west": 1})) == (0, 1), "only own offerings"


def test_offerings_at_both_islands_of_a_resource() -> None:  # B-FIRE-4, B-FIRE-6
    assert progress("r15", lambda game: game.offerings(0, {"fruit-west": 2, "herb-east": 1})) == (1, 2)
    assert progress("r15", lambda game: game.offerings(0, {"fruit-west": 1, "fruit-east": 1})) == (2, 2)
    assert progress("r15", lambda game: game.offerings(0, {"fruit-west": 1, "fruit-east": 3})) == (2, 2)


@pytest.mark.parametrize(("task", "asked"), [("b21", 3), ("y02", 5)])
def test_islands_with_an_offering(task: str, asked: int) -> None:  # B-FIRE-4, B-FIRE-6
    def on_islands(islands: int) -> Build:
        return lambda game: game.offerings(0, {island: 2 - n % 2 for n, island in enumerate(TASK_ISLANDS[:islands])})

    assert progress(task, on_islands(asked - 1)) == (asked - 1, asked)
    assert progress(task, on_islands(asked)) == (asked, asked)
    assert progress(task, on_islands(asked + 1)) == (asked, asked)


@pytest.mark.parametrize(("task", "asked"), [("b22", 2), ("y06", 3)])
def test_offerings_on_one_island(task: str, asked: int) -> None:  # B-FIRE-4, B-FIRE-6
    assert progress(task) == (0, asked)
    spread = {"root-west": asked - 1, "fruit-east": 1, "herb-west": 1}
    assert progress(task, lambda game: game.offerings(0, spread)) == (asked - 1, asked)
    assert progress(task, lambda game: game.offerings(0, {**spread, "shell-west": asked})) == (asked, asked)
    assert progress(task, lambda game: game.offerings(0, {"shell-west": asked + 1})) == (asked, asked)


def test_three_islands_with_two_offerings() -> None:  # B-FIRE-4, B-FIRE-6
    two = {"root-west": 2, "fruit-east": 3}
    assert progress("y12", lambda game: game.offerings(0, {**two, "herb-west": 1, "herb-east": 1})) == (2, 3)
    assert progress("y12", lambda game: game.offerings(0, {**two, "herb-west": 2})) == (3, 3)
    assert progress("y12", lambda game: game.offerings(0, {**two, "herb-west": 2, "herb-east": 2})) == (3, 3)


@pytest.mark.parametrize(
    ("left", "have"), [((5, 5), 0), ((3, 5), 2), ((5, 1), 4), ((1, 1), 4), ((0, 5), 5), ((5, 0), 5), ((0, 0), 5)]
)
def test_an_offering_pile_used_up(left: tuple[int, int], have: int) -> None:  # B-FIRE-4, B-FIRE-6
    def build(game: Scenario) -> None:
        game.player(0).offerings_left[0], game.player(0).offerings_left[1] = left

    assert progress("y07", build) == (have, 5)


def test_the_offering_given_for_a_task_counts() -> None:  # B-FIRE-4
    game = bonfire(2).at(0, "herb-east").island_tasks("herb-east", "b11").offering_tops(0, "herb", "herb")
    game.tiles(0, task=1).resources(0, herb=2).turn(0).play("task b11", "offering 1", "space 3")
    assert game.progress(0, 3) == (1, 1)
    assert "ignite 3" in game.turn(0).legal()


# Resources and tiles in supply


@pytest.mark.parametrize("resource", BASIC_RESOURCE.words)
def test_three_of_a_resource(resource: str) -> None:  # B-FIRE-4, B-FIRE-6
    task = {"blossom": "r09", "fruit": "r10", "herb": "r11", "shell": "r12", "root": "r13"}[resource]
    others = dict.fromkeys(set(RESOURCE.words) - {resource}, 9)
    assert progress(task, lambda game: game.resources(0, **others)) == (0, 3), "gold is no joker"
    assert progress(task, lambda game: game.resources(0, **others, **{resource: 2})) == (2, 3)
    assert progress(task, lambda game: game.resources(0, **{resource: 3})) == (3, 3)
    assert progress(task, lambda game: game.resources(0, **{resource: 4})) == (3, 3)


def test_four_gold() -> None:  # B-FIRE-4, B-FIRE-6
    assert progress("r06", lambda game: game.resources(0, gold=3, root=9, herb=9)) == (3, 4)
    assert progress("r06", lambda game: game.resources(0, gold=4)) == (4, 4)
    assert progress("r06", lambda game: game.resources(0, gold=5)) == (4, 4)


def test_five_equal_resources() -> None:  # B-FIRE-4, B-FIRE-6
    assert progress("y13", lambda game: game.resources(0, herb=4, fruit=4, gold=9)) == (4, 5), "gold is no joker"
    assert progress("y13", lambda game: game.resources(0, herb=5)) == (5, 5)
    assert progress("y13", lambda game: game.resources(0, root=6)) == (5, 5)
    assert progress("y13", lambda game: game.resources(0, gold=5)) == (0, 5), "gold is not one of them either"


@pytest.mark.parametrize(("task", "asked"), [("b20", 2), ("y14", 3)])
def test_two_resources_are_two_different_ones(task: str, asked: int) -> None:  # B-FIRE-4, B-FIRE-6
    need = 2 * asked
    assert progress(task, lambda game: game.resources(0, herb=2 * asked, gold=9)) == (asked, need)
    assert progress(task, lambda game: game.resources(0, herb=9, root=asked - 1, gold=9)) == (need - 1, need)
    assert progress(task, lambda game: game.resources(0, blossom=asked - 1, herb=asked - 1, shell=1)) == (
        need - 2,
        need,
    )
    assert progress(task, lambda game: game.resources(0, herb=asked, root=asked)) == (need, need)
    assert progress(task, lambda game: game.resources(0, blossom=1, fruit=asked, shell=asked)) == (need, need)
    assert progress(task, lambda game: game.resources(0, herb=9, root=9, shell=9)) == (need, need)


def test_the_depicted_action_tiles() -> None:  # B-FIRE-4, B-FIRE-6
    assert progress("y20", lambda game: game.tiles(0, ship=9, yellow=9, path=9)) == (3, 5), "yellow is no joker"
    assert progress("y20", lambda game: game.tiles(0, ship=2, task=9)) == (4, 5)
    assert progress("y20", lambda game: game.tiles(0, ship=3, task=1)) == (4, 5)
    assert progress("y20", lambda game: game.tiles(0, ship=3, task=2)) == (5, 5)
    assert progress("y20", lambda game: game.tiles(0, ship=4, task=3, gnome=1)) == (5, 5)


# Groups in the fate area


def test_a_group_of_three() -> None:  # B-FIRE-4, B-FIRE-5, B-FIRE-6
    assert progress("b16") == (0, 3)
    assert progress("b16", picture(".......", "..tpg..", "..bnb..")) == (0, 3)
    assert progress("b16", picture(".......", "..sgs..", "..s....", "....ss.")) == (2, 3)
    assert progress("b16", picture(".......", "..sss..")) == (3, 3)
    assert progress("b16", picture(".......", "..s....", "..ss...")) == (3, 3), "in any shape"
    assert progress("b16", picture(".......", "..ssss.", "..sst..", "..tg...")) == (3, 3)


def test_only_cells_that_share_an_edge_are_adjacent() -> None:  # B-FIRE-5
    assert progress("b16", picture(".......", "..s....", "...s...", "..s....")) == (1, 3)
    assert progress("b16", picture(".......", "..s....", "..s.t..", "...s.g.", ".....p.")) == (2, 3)


def test_two_groups_of_two_symbols() -> None:  # B-FIRE-5, B-FIRE-6
    assert progress("r21", picture(".......", "..tttt.", "..ttt..", "..gg...")) == (5, 6)
    assert progress("r21", picture(".......", "..gg.t.", "..ttttt", ".......", ".b.....")) == (5, 6)
    assert progress("r21", picture(".......", "..ttt..", "..ggg..")) == (6, 6)
    assert progress("r21", picture(".......", "ttt....", ".......", "....ggg")) == (6, 6), "the groups need not touch"
    assert progress("r21", picture(".......", "tttt...", "ggggg..")) == (6, 6)
    assert progress("r21", picture(".......", "..ttt..", ".......", "..ttt..")) == (3, 6)


def test_two_large_groups() -> None:  # B-FIRE-5, B-FIRE-6
    assert progress("y19", picture(".......", "ssss...", "ppp..n.", "....g..")) == (7, 8)
    assert progress("y19", picture(".......", "ssss.p.", "pppp...")) == (8, 8)
    assert progress("y19", picture(".......", "sssss..", "ppppp..", "......n", "......b")) == (8, 8)


def test_two_large_groups_of_one_symbol_must_be_separate() -> None:  # B-FIRE-5
    assert progress("y19", picture(".......", "ssss...", "ssss..n")) == (5, 8), "one group of eight, and a single one"
    assert progress("y19", picture(".......", "ssss...", ".......", "ssss..n")) == (8, 8)
    assert progress("y19", picture(".......", "ssss...", "ngng...", "sss....", "..s....")) == (8, 8)


# Cells of the fate area

START = (1, "d3-across", "forward")


@pytest.mark.parametrize(
    ("last", "have"),
    [((5, "f2-down", "forward"), 11), ((5, "f3-down", "forward"), 12), ((5, "b5-across", "forward"), 9)],
)
def test_all_highlighted_cells(last: tuple[int, str, str], have: int) -> None:  # B-FIRE-4, B-FIRE-6
    ring = ((2, "b3-down", "forward"), (3, "d2-across", "forward"), (4, "d4-across", "forward"))
    assert progress("y15", lambda game: game.fate_area(0, START)) == (0, 12)
    assert progress("y15", lambda game: game.fate_area(0, START, *ring, last)) == (have, 12)
    beyond = (6, "d1-across", "forward")
    assert progress("y15", lambda game: game.fate_area(0, START, *ring, last, beyond)) == (have, 12)


def test_all_gold_cells() -> None:  # B-FIRE-4, B-FIRE-6
    three = ((2, "c1-across", "forward"), (3, "b5-across", "forward"), (4, "f5-across", "forward"))
    assert progress("y17", lambda game: game.fate_area(0, START, *three)) == (3, 4)
    assert progress("y17", lambda game: game.fate_area(0, START, *three, (5, "f2-down", "forward"))) == (4, 4)
    beyond = ((5, "f2-down", "forward"), (6, "a3-down", "forward"))
    assert progress("y17", lambda game: game.fate_area(0, START, *three, *beyond)) == (4, 4)


def test_all_cells_of_the_outermost_columns() -> None:  # B-FIRE-4, B-FIRE-6
    three = ((2, "a3-down", "forward"), (3, "b5-across", "forward"), (4, "g3-down", "forward"))
    assert progress("y18", lambda game: game.fate_area(0, START, *three)) == (7, 8)
    assert progress("y18", lambda game: game.fate_area(0, START, *three, (5, "f5-across", "forward"))) == (8, 8)
    beyond = ((5, "f5-across", "forward"), (6, "d2-across", "forward"))
    assert progress("y18", lambda game: game.fate_area(0, START, *three, *beyond)) == (8, 8)


def test_only_cells_of_the_area_count_as_covered() -> None:  # B-FIRE-4, B-FATE-6
    sticking_out = ((2, "a2-across", "forward"), (3, "z3-across", "forward"), (4, "z4-across", "forward"))
    more = ((5, "z5-across", "forward"), (6, "g3-down", "forward"))
    assert progress("y18", lambda game: game.fate_area(0, START, *sticking_out, *more)) == (7, 8)
    last = (7, "g6-down", "forward")
    assert progress("y18", lambda game: game.fate_area(0, START, *sticking_out, *more, last)) == (8, 8)


def test_groups_reach_over_the_edge_of_the_area() -> None:  # B-FIRE-5, B-FATE-6
    two = ((8, "z3-across", "reversed"), (7, "z4-across", "reversed"))
    assert progress("b17", lambda game: game.fate_area(0, START, *two)) == (2, 3)
    assert progress("b17", lambda game: game.fate_area(0, START, *two, (3, "z2-across", "reversed"))) == (3, 3)


# Each of the 66 tasks, from the asks of the components

Give = Callable[[Scenario, int, list[int]], object]


def words_of_colour(colour: int, without: int) -> list[str]:
    """Tasks of a colour other than one."""
    return [word for task, word in enumerate(TASK.words) if TASK_COLOUR[task] == colour and task != without]


def free_spaces(words: list[str]) -> dict[int, str]:
    return dict(zip((1, 2, 3, 5, 6, 7), words, strict=False))


def give_bonfire_colours(game: Scenario, task: int, asks: list[int]) -> None:
    words = [word for colour in range(len(COLOUR)) for word in words_of_colour(colour, task)[: asks[colour]]]
    game.bonfires(0, free_spaces(words))


def give_tasks_of_colour(game: Scenario, task: int, asks: list[int]) -> None:
    colour = next(colour for colour in range(len(COLOUR)) if asks[colour])
    itself = 1 if TASK_COLOUR[task] == colour else 0
    game.tasks(0, free_spaces(words_of_colour(colour, task)[: asks[colour] - itself]))


def give_path_crystals(game: Scenario, _: int, asks: list[int]) -> None:
    for colour, crystal in enumerate(COLOUR.words):
        game.paths(0, *(f"{crystal}-{resource}" for resource in BASIC_RESOURCE.words[: asks[colour]]))


def give_path_resource(game: Scenario, _: int, asks: list[int]) -> None:
    for number, resource in enumerate(BASIC_RESOURCE.words):
        game.paths(0, *[f"blue-{resource}"] * asks[number])


def give_guardians(game: Scenario, _: int, asks: list[int]) -> None:
    game.guardians(0, **{word: "start" for number, word in enumerate(GUARDIAN_COLOUR.words) if asks[number]})


def give_offerings_at_resource(game: Scenario, _: int, asks: list[int]) -> None:
    for resource in range(len(BASIC_RESOURCE)):
        islands = [ISLAND.words[RESOURCE_ISLANDS[resource, number]] for number in range(asks[resource])]
        game.offerings(0, dict.fromkeys(islands, 1))


def give_gnome_resource(game: Scenario, _: int, asks: list[int]) -> None:
    for resource in range(len(RESOURCE)):
        showing = [number for number in range(1, SPECIALISTS + 1) if SPECIALIST_RESOURCE[number] == resource]
        game.specialists(0, *showing[: asks[resource]])


def give_resources(game: Scenario, _: int, asks: list[int]) -> None:
    game.resources(0, **dict(zip(RESOURCE.words, asks, strict=False)))


def give_tiles(game: Scenario, _: int, asks: list[int]) -> None:
    game.tiles(0, **{word.replace("-", "_"): asks[number] for number, word in enumerate(ACTION_KIND.words)})


def give_symbol_groups(game: Scenario, _: int, asks: list[int]) -> None:
    groups = [LETTERS[symbol] * asked for symbol, asked in enumerate(asks[:6]) if asked]
    give_groups(game, groups)


def give_two_groups(game: Scenario, missing: int, number: int) -> None:
    give_groups(game, ["s" * number, "p" * (number - missing)])


def give_groups(game: Scenario, groups: list[str]) -> None:
    """Each group in a row of its own; incomplete tiles are filled up with single symbols."""
    filling = "bgb"[: -sum(map(len, groups)) % 3]
    picture("", groups[0], "", groups[1] if len(groups) > 1 else "", ".".join(filling))(game)


def give_cells(asked: Callable[[int], bool]) -> Callable[[Scenario, int, int], None]:
    def give(game: Scenario, missing: int, _: int) -> None:
        cells = [cell for cell in range(GRID_CELLS) if asked(cell)][missing:]
        others = [cell for cell in range(GRID_CELLS) if FATE_CELL[cell] == Cell.PLAIN and not asked(cell)]
        cells += others[: -len(cells) % 3]
        put_symbols(game, [(cell, number % 6) for number, cell in enumerate(cells)])

    return give


DEPICTING: dict[TaskKind, Give] = {
    TaskKind.BONFIRE_COLOURS: give_bonfire_colours,
    TaskKind.TASKS_OF_COLOUR: give_tasks_of_colour,
    TaskKind.PATH_CRYSTALS: give_path_crystals,
    TaskKind.DEPICTED_GUARDIANS: give_guardians,
    TaskKind.PATH_RESOURCE: give_path_resource,
    TaskKind.OFFERINGS_AT_RESOURCE: give_offerings_at_resource,
    TaskKind.GNOME_RESOURCE: give_gnome_resource,
    TaskKind.RESOURCES: give_resources,
    TaskKind.SYMBOL_GROUPS: give_symbol_groups,
    TaskKind.ACTION_TILES: give_tiles,
}
"""Functions that give a player the things that a task depicts, as many as are left of its needs."""

COUNTING: dict[TaskKind, Callable[[Scenario, int, int], object]] = {
    TaskKind.PORTALS: lambda game, missing, number: game.portals(0, *range(7, 7 - number + missing, -1)),
    TaskKind.GNOMES: lambda game, missing, number: game.specialists(0, *range(10, 10 + number - missing)),
    TaskKind.ELDERS: lambda game, missing, number: game.elders(0, *range(1, 1 + number - missing)),
    TaskKind.GUARDIANS: lambda game, missing, number: game.guardians(
        0, **dict.fromkeys(GUARDIAN_COLOUR.words[: number - missing - 1], "start")
    ),
    TaskKind.GUARDIANS_AT_BONFIRES: lambda game, missing, number: game.bonfires(
        0, free_spaces(words_of_colour(0, NONE)[:number])
    ).guardians(0, **{GUARDIAN_COLOUR.words[n]: f"bonfire-{n + 1}" for n in range(number - missing)}),
    TaskKind.BONFIRES: lambda game, missing, number: game.bonfires(
        0, free_spaces(words_of_colour(0, NONE)[: number - missing])
    ),
    TaskKind.COMMON_TASKS: lambda game, missing, number: game.guardians(
        0, **dict.fromkeys(GUARDIAN_COLOUR.words[: 4 - missing], "start")
    ),
    TaskKind.NEIGHBOURING_PATHS: lambda game, missing, number: game.paths(
        0, "blue-herb", *["red-herb"] * (number - 1 - missing), "blue-root"
    ),
    TaskKind.OFFERING_ISLANDS: lambda game, missing, number: game.offerings(
        0, dict.fromkeys(TASK_ISLANDS[: number - missing], 1)
    ),
    TaskKind.OFFERINGS_ON_ONE_ISLAND: lambda game, missing, number: game.offerings(
        0, {TASK_ISLANDS[0]: number - missing}
    ),
    TaskKind.ISLANDS_WITH_TWO_OFFERINGS: lambda game, missing, number: game.offerings(
        0, {island: 2 if n >= missing else 1 for n, island in enumerate(TASK_ISLANDS[:number])}
    ),
    TaskKind.EMPTY_OFFERING_PILE: lambda game, missing, number: game.offerings(
        0, {TASK_ISLANDS[0]: 2, TASK_ISLANDS[1]: number - 2 - missing}
    ),
    TaskKind.EQUAL_RESOURCES: lambda game, missing, number: game.resources(0, shell=number - missing),
    TaskKind.TWO_RESOURCES: lambda game, missing, number: game.resources(0, fruit=number - missing, root=number),
    TaskKind.TWO_LARGE_GROUPS: give_two_groups,
    TaskKind.FATE_HIGHLIGHTED: give_cells(lambda cell: FATE_HIGHLIGHTED[cell] == 1),
    TaskKind.FATE_GOLD: give_cells(lambda cell: FATE_CELL[cell] == Cell.GOLD),
    TaskKind.FATE_OUTERMOST: give_cells(lambda cell: FATE_OUTERMOST[cell] == 1),
}
"""Functions that give a player the number that a task asks for, minus what is to be missing."""


def give(game: Scenario, task: int, missing: int) -> None:
    """Give a player all that a task asks for, or all but one."""
    kind = TaskKind(int(TASK_KIND_OF[task]))
    asks = [int(TASK_ASKS[task, thing]) for thing in range(ACTION_TILES)]
    if kind in COUNTING:
        COUNTING[kind](game, missing, asks[0])
        return
    asks[next(thing for thing, asked in enumerate(asks) if asked)] -= missing
    DEPICTING[kind](game, task, asks)


@pytest.mark.parametrize("word", TASK.words)
def test_each_task_is_fulfilled_by_what_it_asks_for(word: str) -> None:  # B-FIRE-1, B-FIRE-4, B-FIRE-6
    task = TASK.position[word]
    need = int(TASK_NEED[task])
    assert progress(word, lambda game: give(game, task, missing=1)) == (need - 1, need)
    game = bonfire(3).tiles(0).resources(0).fate_area(0).tasks(0, {4: word})
    give(game, task, missing=0)
    assert game.progress(0, 4) == (need, need)
    game.turn(0).play("ignite 4")
    assert game.player(0).lit[4] == 1


def test_every_kind_of_task_is_in_the_game() -> None:  # B-FIRE-4
    assert {TaskKind(int(TASK_KIND_OF[task])) for task in range(len(TASK))} == {*DEPICTING, *COUNTING} == set(TaskKind)
