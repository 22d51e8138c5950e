"""What a network sees beside the table is what people reckon: the same numbers as in views, and what laying brings."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import numpy as np
import numpy.typing as npt
import pytest

from beltane.games.bonfire import GAME
from beltane.games.bonfire.components.tables import (
    FATE_CELL,
    FATE_TILE_SYMBOLS,
    GRID_COLUMNS,
    GRID_ROWS,
    ISLAND,
    MARGIN,
    PLACE_CELLS,
    START_CELLS,
)
from beltane.games.bonfire.observation.cases import MOST_MISSING
from beltane.games.bonfire.rules.actions import FORWARD, TOP, lay_place, lay_way, take_end
from beltane.games.bonfire.rules.scoring import FINAL_SOURCES
from beltane.games.bonfire.rules.state import Bonfire, Step, has, resource_total, task_count, tile_total
from beltane.games.bonfire.rules.tasks import can_receive_any_task
from beltane.games.bonfire.rules.vocabulary import (
    FATE_TILE_LENGTH,
    GREAT_BONFIRE_SPACE,
    SPACES,
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
from tests.contract.corpus import Table
from tests.games.bonfire.policy import ASSORTED, RANDOM, RICH

Numbers = npt.NDArray[np.int16]
FULL = GAME.observation.full
TABLES = [Table(GAME, seats) for seats in GAME.seats]
STYLES = RANDOM, RICH, ASSORTED
"""Only players with a purpose build cities, and only where there is plenty do they complete them."""
GAMES, STOPS = 3, 15


def reckoned(state: Bonfire, seat: int) -> Numbers:
    out = np.zeros(FULL.size, np.int16)
    GAME.observation.reckon(state, seat, out[GAME.observation.layout.size :])
    return out


def part(row: Numbers, name: str) -> list[int]:
    return [int(number) for number in row[FULL[name]]]


@pytest.fixture(params=TABLES, ids=str)
def table(request: pytest.FixtureRequest) -> Table:
    found: Table = request.param
    return found


def positions(table: Table, games: int = GAMES, stops: int = STOPS) -> Iterator[Match]:
    """Many positions, with empty cities and with full ones."""
    for style, seed in product(STYLES, range(games)):
        played, match = style.play(table.seats, seed), style.start(table.seats, seed)
        for ply in played.plies(stops):
            for action in played.actions[len(match.actions) : ply]:
                match.play(action)
            yield match


def shown(table: Table) -> Iterator[tuple[int, Numbers, BonfireView]]:
    """Every seat of many positions, with what it can reckon and its view."""
    for match in positions(table):
        for seat in range(table.seats):
            view: BonfireView = match.view(seat)
            yield seat, reckoned(match.state, seat), view


def test_everything_that_can_be_reckoned_is_met_in_these_games() -> None:
    rows = np.array([row for table in TABLES for _, row, _ in shown(table)])
    rows = rows[:, GAME.observation.layout.size :]
    alike = [part.name for part in GAME.observation.reckoned.slices if not np.ptp(rows[:, part.start : part.stop])]
    assert alike == []
    most = {part.name: rows[:, part.start : part.stop].max() for part in GAME.observation.reckoned.slices}
    assert most["city 0: guardians arrived"] == most["city 0: matching crystals"] == most["fitting portals"] == 1
    assert most["offerings to pay"] == 2


def cities_from(view: BonfireView, seat: int, seats: int) -> list[CityView]:
    """The cities in the order in which a seat sees them."""
    return [*view.cities[seat:seats], *view.cities[:seat], *view.cities[seats:]]


def missing(need: int, have: int) -> int:
    return min(MOST_MISSING, need - have)


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
        if prices is None:
            continue
        voyages = dict(zip(ISLAND.words, part(row, "price of voyages"), strict=True))
        assert {island: price for island, price in voyages.items() if price >= 0} == prices.voyages
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


def test_offerings_to_pay_are_those_that_a_task_can_be_paid_with() -> None:
    """Wherever a ship lies with tiles to spare, a task can be received exactly if one of the offerings can be paid."""
    found = set()
    for table in TABLES:
        for match in positions(table):
            for seat in range(table.seats):
                player = match.state.players[seat]
                payable = dict(zip(ISLAND.words, part(reckoned(match.state, seat), "offerings to pay"), strict=True))
                offered = {island.island: bool(island.tasks) for island in match.view(seat).islands}
                assert all(number == 0 for island, number in payable.items() if not offered[island])
                if player.island >= 0 and task_count(player) < SPACES and player.tiles[ActionKind.TASK] >= 3:
                    can = payable[ISLAND.words[player.island]] > 0
                    assert can == can_receive_any_task(match.state, seat)
                    found.add(can)
    assert found == {True, False}


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
        for match in positions(table, stops=60):
            if match.mover is not None and top(match.state.decisions).kind == step:
                yield match, match.mover


def check_groups(match: Match, state: Bonfire, seat: int) -> int:
    """Compare, for every place of the chosen tile, what the groups say with what laying it there brings."""
    groups = np.array(part(reckoned(state, seat), "fate groups")).reshape(FATE_TILE_LENGTH, -1)
    choices = np.zeros(len(match.game.actions), np.int64)
    places = choices[: match.game.rules.legal(state, choices)].tolist()
    for action in places:
        cells = [int(PLACE_CELLS[lay_place(action), position]) for position in range(FATE_TILE_LENGTH)]
        if lay_way(action) != FORWARD:
            cells.reverse()
        expected = sum(int(groups[position, cell]) for position, cell in enumerate(cells))
        covered = sum(FATE_CELL[cell] in (Cell.GOLD, Cell.YELLOW) for cell in cells)
        twice = has(state.players[seat], Specialist.FATE_SYMBOLS_TWICE)
        assert brought(state, action, seat) == expected + (2 if twice else 1) * covered
    return len(places)


def test_fate_groups_are_what_laying_brings() -> None:
    assert sum(check_groups(match, match.state, seat) for match, seat in deciding(Step.LAY_FATE_TILE)) > 100


def test_a_group_around_a_corner_is_joined_once() -> None:
    """The cell in the corner of three equal symbols touches two of them."""
    match, seat = next(deciding(Step.LAY_FATE_TILE))
    state = copy(match.state)
    player = state.players[seat]
    symbol = FATE_TILE_SYMBOLS[state.plan.fate_tile, 0]
    start = int(START_CELLS[0])
    player.fate_tiles_placed = 1
    player.fate_grid[:] = 0
    for number, cell in enumerate((start, start + 1, start + 1 + GRID_COLUMNS)):
        player.fate_symbols[number], player.fate_cells[number] = symbol, cell
        player.fate_grid[cell] = number + 1
    assert part(reckoned(state, seat), "fate groups")[start + GRID_COLUMNS] == 4
    assert check_groups(match, state, seat) > 0


def test_fate_gains_are_those_of_the_best_place() -> None:
    looked_at = 0
    for match, seat in deciding(Step.CHOOSE_FATE_TILE):
        gains = part(reckoned(match.state, seat), "fate gains")
        for action in match.legal_numbers():
            taken = copy(match.state)
            match.game.rules.play(taken, action)
            choices = np.zeros(len(match.game.actions), np.int64)
            places = choices[: match.game.rules.legal(taken, choices)].tolist()
            assert gains[int(take_end(action) != TOP)] == max(brought(taken, place, seat) for place in places)
            looked_at += 1
    assert looked_at > 20


def test_sizes_are_those_of_groups_of_equal_symbols() -> None:
    for table in TABLES:
        for seat, row, view in shown(table):
            area = {(one.column, one.row): one.symbol for one in view.cities[seat].fate_area}
            sizes = np.zeros((GRID_ROWS, GRID_COLUMNS), np.int64)
            for column, line in area:
                sizes[line - 1 + MARGIN, column - 1 + MARGIN] = len(group_at(area, (column, line)))
            assert part(row, "fate sizes") == sizes.ravel().tolist()


def group_at(area: dict[tuple[int, int], ActionKind], start: tuple[int, int]) -> set[tuple[int, int]]:
    group, new = {start}, [start]
    while new:
        column, row = new.pop()
        for beside in ((column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)):
            if beside not in group and area.get(beside) == area[start]:
                group.add(beside)
                new.append(beside)
    return group
