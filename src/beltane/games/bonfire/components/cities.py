"""The city boards and the offering tiles."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from beltane.games.bonfire.rules.vocabulary import BASIC_RESOURCE, MOST_SEATS, OFFERING_TILES, SHAPE, SHAPES, SPACES
from beltane.kernel.components import ComponentFile
from beltane.kernel.quoting import keywords

GUARDIAN_POINTS = (2, 3, 4, 5, 6, 7, 8)
PATH_COSTS = (0, 1, 1, 1, 2, 2, 2)


@dataclass(frozen=True)
class Cities:
    """The shapes of each board's notches, the values of the spaces left to right, and each offering tile's resource."""

    portal_orders: tuple[tuple[int, ...], ...]
    guardian_points: tuple[int, ...]
    path_costs: tuple[int, ...]
    offering_tiles: tuple[int, ...]


def read_cities(file: ComponentFile) -> Cities:
    """Read and check the city boards and the offering tiles."""
    orders: list[tuple[int, ...]] = []
    for number, table in enumerate(file.expect_entries("city", MOST_SEATS), start=1):
        orders.append(_read_order(file, number, table))
        if orders[-1] in orders[:-1]:
            raise file.fault(f"[[city]] {number}", "bonfire-same-city")
    points, costs = [], []
    for number, table in enumerate(file.expect_entries("space", SPACES), start=1):
        entry = f"[[space]] {number}"
        file.expect_in_order(entry, table, "number", number)
        file.check_aspects(entry, table, "path_cost")
        points.append(file.expect(entry, table, "guardian_points", GUARDIAN_POINTS[number - 1]))
        costs.append(file.expect(entry, table, "path_cost", PATH_COSTS[number - 1]))
    return Cities(tuple(orders), tuple(points), tuple(costs), _read_offering_tiles(file))


def _read_order(file: ComponentFile, number: int, table: dict[str, Any]) -> tuple[int, ...]:
    entry = f"[[city]] {number}"
    file.expect_in_order(entry, table, "board", number)
    order = tuple(file.words(entry, table, "portals", SHAPE.words))
    if sorted(order) != list(range(SHAPES)):
        raise file.fault(entry, "bonfire-portals", shapes=keywords(SHAPE.words))
    return order


def _read_offering_tiles(file: ComponentFile) -> tuple[int, ...]:
    table = file.table("offering_tiles")
    tiles: list[int] = []
    for resource, word in enumerate(BASIC_RESOURCE.words):
        count = file.value("[offering_tiles]", table, word, int)
        if count < 0:
            raise file.fault("[offering_tiles]", "bonfire-offering-count", key=word, found=str(count))
        tiles += [resource] * count
    if len(tiles) != OFFERING_TILES:
        raise file.fault("[offering_tiles]", "bonfire-offering-tiles", found=len(tiles), expected=OFFERING_TILES)
    return tuple(tiles)
