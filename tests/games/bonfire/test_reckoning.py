"""What a network sees beside the table is what people reckon: the same numbers as in views, and what laying brings."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import numpy.typing as npt
import pytest

from beltane.games.bonfire import GAME
from beltane.games.bonfire.components.tables import FATE_CELL, FATE_TILE_SYMBOLS, ISLAND, PLACE_CELLS
from beltane.games.bonfire.observation.cases import MOST_MISSING
from beltane.games.bonfire.rules.actions import FORWARD, TOP, lay_place, lay_way, take_end
from beltane.games.bonfire.rules.scoring import FINAL_SOURCES
from beltane.games.bonfire.rules.state import Bonfire, Step, has, resource_total, tile_total
from beltane.games.bonfire.rules.vocabulary import (
    FATE_TILE_LENGTH,
    GREAT_BONFIRE_SPACE,
    TASK,
    ActionKind,
    Area,
    Cell,
    Specialist,
)
from beltane.games.bonfire.view import BonfireView, CityView
from beltane.kernel.decisions import top
from beltane.kernel.match import Match
from beltane.kernel.records import copy
from tests.contract.corpus import Table, positions

Numbers = npt.NDArray[np.int16]
FULL = GAME.observation.full
TABLES = [Table(GAME, seats) for seats in GAME.seats]
GAMES, STOPS = 4, 15


def reckoned(state: Bonfire, seat: int) -> Numbers:
    out = np.zeros(FULL.size, np.int16)
    GAME.observation.observe(state, seat, out)
    return out


def part(row: Numbers, name: str) -> list[int]:
    return [int(number) for number in row[FULL[name]]]


@pytest.fixture(params=TABLES, ids=str)
def table(request: pytest.FixtureRequest) -> Table:
    found: Table = request.param
    return found


def shown(table: Table) -> Iterator[tuple[int, Numbers, BonfireView]]:
    """Every seat of many positions, with what it can reckon and its view."""
    for _, match in positions(table, GAMES, STOPS):
        if match.over:
            continue
        for seat in range(table.seats):
            view: BonfireView = match.view(seat)
            yield seat, reckoned(match.state, seat), view


def cities_from(view: BonfireView, seat: int, seats: int) -> list[CityView]:
    """The cities in the order in which a seat sees them."""
    return [*view.cities[seat:seats], *view.cities[:seat], *view.cities[seats:]]


def missing(need: int, have: int) -> int:
    return min(MOST_MISSING, need - have)


def test_nothing_is_reckoned_where_there_is_no_room() -> None:
    state = Match.new("bonfire", seats=2, seed=1).state
    seen = np.zeros(GAME.observation.layout.size, np.int16)
    GAME.observation.observe(state, 0, seen)
    assert np.array_equal(seen, reckoned(state, 0)[: len(seen)])


def test_columns_show_what_tasks_still_ask_for(table: Table) -> None:
    for seat, row, view in shown(table):
        for place, city in enumerate(cities_from(view, seat, table.seats)):
            asked, worth = [-1] * 7, [0] * 7
            for task in city.tasks:
                worth[task.space - 1] = task.points
                if not task.bonfire:
                    asked[task.space - 1] = missing(task.need, task.have)
            assert part(row, f"city {place}: missing") == asked
            assert part(row, f"city {place}: worth") == worth


def test_columns_show_matching_crystals_and_guardians(table: Table) -> None:
    for seat, row, view in shown(table):
        for place, city in enumerate(cities_from(view, seat, table.seats)):
            tasks = {task.space: task for task in city.tasks}
            matching = [
                int(
                    space in tasks
                    and 2 <= space <= len(city.paths) + 1
                    and city.paths[space - 2].crystal == tasks[space].colour
                )
                for space in range(1, 8)
            ]
            arrived = {one.number for one in city.guardians.values() if one.area == Area.BONFIRE}
            assert part(row, f"city {place}: matching crystals") == matching
            assert part(row, f"city {place}: guardians arrived") == [int(space in arrived) for space in range(1, 8)]


def test_points_are_those_that_the_final_scoring_would_bring(table: Table) -> None:
    for seat, row, view in shown(table):
        for place, city in enumerate(cities_from(view, seat, table.seats)):
            scored = [city.would_score.get(source, 0) for source in FINAL_SOURCES]
            assert part(row, f"city {place}: final points") == scored
            assert part(row, f"city {place}: progress") == list(city.common_tasks.values())


def test_tasks_to_get_are_those_on_islands(table: Table) -> None:
    for seat, row, view in shown(table):
        asked = dict.fromkeys(TASK.words, -1)
        nearest = []
        for island in view.islands:
            for task in island.tasks:
                asked[task.task] = missing(task.need, task.have[seat])
            nearest.append(min((asked[task.task] for task in island.tasks), default=-1))
        assert part(row, "tasks to get") == list(asked.values())
        assert part(row, "nearest task") == nearest


def test_prices_are_those_that_a_player_has_to_pay(table: Table) -> None:
    for seat, row, view in shown(table):
        prices = view.cities[seat].prices
        assert prices is not None
        voyages = part(row, "price of voyages")
        assert {island: voyages[ISLAND.position[island]] for island in prices.voyages} == prices.voyages
        tasks = part(row, "price of tasks")
        offered = {island.island for island in view.islands if island.tasks}
        assert [price >= 0 for price in tasks] == [word in offered for word in ISLAND.words]
        assert all(tasks[ISLAND.position[island]] == prices.tasks[island] for island in offered)
        assert part(row, "price of turning") == list(prices.great_bonfire)
        assert part(row, "price of paths") == [-1 if prices.path is None else prices.path]


def test_fitting_portals_can_be_taken(table: Table) -> None:
    for seat, row, view in shown(table):
        city = view.cities[seat]
        any_order = "portals-in-any-order" in city.specialists
        empty = [number for number in range(7) if not city.portals[number]]
        wanted = {city.notches[number] for number in (empty if any_order else empty[-1:])}
        fits = [int(any(space.portals.get(shape) for shape in wanted)) for space in view.great_bonfire]
        assert part(row, "fitting portals") == fits
        assert len(fits) == len(GREAT_BONFIRE_SPACE)


def pieces(state: Bonfire, seat: int) -> int:
    return int(tile_total(state.players[seat])) + int(resource_total(state.players[seat]))


def brought(state: Bonfire, action: int, seat: int) -> int:
    """How many pieces a fate tile brings when it is laid."""
    after = copy(state)
    GAME.rules.play(after, action)
    return pieces(after, seat) - pieces(state, seat)


def deciding(step: Step) -> Iterator[tuple[Match, int]]:
    """Positions in which a seat decides something about a fate tile, and that seat."""
    for table in TABLES:
        for _, match in positions(table, 8, 60):
            if match.mover is not None and top(match.state.decisions).kind == step:
                yield match, match.mover


def is_simple(state: Bonfire, seat: int) -> bool:
    """Whether the chosen fate tile has three different symbols, and no specialist makes it bring more."""
    symbols = {int(FATE_TILE_SYMBOLS[state.plan.fate_tile, position]) for position in range(FATE_TILE_LENGTH)}
    return len(symbols) == FATE_TILE_LENGTH and not has(state.players[seat], Specialist.FATE_SYMBOLS_TWICE)


def test_fate_groups_are_what_laying_brings() -> None:
    looked_at = 0
    for match, seat in deciding(Step.LAY_FATE_TILE):
        if not is_simple(match.state, seat):
            continue
        groups = np.array(part(reckoned(match.state, seat), "fate groups")).reshape(FATE_TILE_LENGTH, -1)
        for action in match.legal_numbers():
            cells = [int(PLACE_CELLS[lay_place(action), position]) for position in range(FATE_TILE_LENGTH)]
            if lay_way(action) != FORWARD:
                cells.reverse()
            expected = sum(int(groups[position, cell]) for position, cell in enumerate(cells))
            covered = sum(FATE_CELL[cell] in (Cell.GOLD, Cell.YELLOW) for cell in cells)
            assert brought(match.state, action, seat) == expected + covered
            looked_at += 1
    assert looked_at > 100


def test_fate_gains_are_those_of_the_best_place() -> None:
    looked_at = 0
    for match, seat in deciding(Step.CHOOSE_FATE_TILE):
        gains = part(reckoned(match.state, seat), "fate gains")
        for action in match.legal_numbers():
            taken = copy(match.state)
            match.game.rules.play(taken, action)
            if is_simple(taken, seat):
                choices = np.zeros(len(match.game.actions), np.int64)
                places = choices[: match.game.rules.legal(taken, choices)].tolist()
                assert gains[int(take_end(action) != TOP)] == max(brought(taken, place, seat) for place in places)
                looked_at += 1
    assert looked_at > 20


def test_sizes_are_those_of_groups_of_equal_symbols() -> None:
    for table in TABLES:
        for seat, row, view in shown(table):
            area = {(one.column, one.row): one.symbol for one in view.cities[seat].fate_area}
            sizes = sorted(size for size in part(row, "fate sizes") if size)
            assert sizes == sorted(len(group_at(area, cell)) for cell in area)


def group_at(area: dict[tuple[int, int], ActionKind], start: tuple[int, int]) -> set[tuple[int, int]]:
    group, new = {start}, [start]
    while new:
        column, row = new.pop()
        for beside in ((column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)):
            if beside not in group and area.get(beside) == area[start]:
                group.add(beside)
                new.append(beside)
    return group
