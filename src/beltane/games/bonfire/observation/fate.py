"""What fate tiles would bring, as a seat can reckon: groups that they would join, and the best places (B-FATE-4).

Two equal symbols of the tile itself are not taken together, so sums can be a little off.
"""

from __future__ import annotations

from beltane.games.bonfire.components.tables import (
    FATE_CELL,
    FATE_NEIGHBOUR,
    FATE_TILE_SYMBOLS,
    GRID_CELLS,
    PLACE_BITS,
    PLACE_CELLS,
    PLACE_SETS,
)
from beltane.games.bonfire.rules.fate import NEIGHBOURS, free_places
from beltane.games.bonfire.rules.state import Bonfire, Player, Step
from beltane.games.bonfire.rules.vocabulary import FATE_TILE_LENGTH, FATE_TILES, NONE, Cell
from beltane.kernel.bits import lowest, without_lowest
from beltane.kernel.decisions import mover, top
from beltane.kernel.observation import Layout, fill
from beltane.kernel.records import Row
from beltane.kernel.rule import rule

FATE = Layout()
JOINED = FATE.add(
    "fate groups",
    "while a fate tile is laid, the size of the group that each of its symbols would join on each cell; else 0",
    FATE_TILE_LENGTH,
    GRID_CELLS,
    scale=1 / 4,
)
MOST_GAINED = FATE.add(
    "fate gains",
    "about how much the top and the bottom tile of the row would bring at their best places",
    2,
    scale=1 / 8,
)
SIZES = FATE.add(
    "fate sizes",
    "for each symbol in the fate area, in the order of laying, the size of its group",
    FATE_TILES * FATE_TILE_LENGTH,
    scale=1 / 4,
)
NAME = 64
"""While groups are in use, a symbol has the number of its group's first symbol, times this, beside the size."""


@rule
def reckon_fate(game: Bonfire, seat: int, out: Row) -> None:
    """Write what fate tiles would bring a seat."""
    player = game.players[seat]
    fill(out, JOINED, FATE_TILE_LENGTH * GRID_CELLS, 0)
    fill(out, MOST_GAINED, 2, 0)
    fill(out, SIZES, FATE_TILES * FATE_TILE_LENGTH, 0)
    name_groups(player, out)
    measure_groups(player, out)
    if player.fate_row_count > 0:
        out[MOST_GAINED] = most_gained(player, player.fate_row[0], out)
        out[MOST_GAINED + 1] = most_gained(player, player.fate_row[player.fate_row_count - 1], out)
    if mover(game) == seat and top(game.decisions).kind == Step.LAY_FATE_TILE:
        reckon_groups(player, game.plan.fate_tile, out)
    for number in range(placed_symbols(player)):
        out[SIZES + number] = out[SIZES + number] % NAME


@rule
def placed_symbols(player: Player) -> int:
    """The number of symbols in the fate area."""
    return player.fate_tiles_placed * FATE_TILE_LENGTH


@rule
def name_groups(player: Player, out: Row) -> None:
    """Give each placed symbol the name of its group."""
    for number in range(placed_symbols(player)):
        out[SIZES + number] = number * NAME
        for side in range(NEIGHBOURS):
            other = symbol_beside(player, player.fate_cells[number], side)
            if other != NONE and other < number and player.fate_symbols[other] == player.fate_symbols[number]:
                merge_groups(out, out[SIZES + other], out[SIZES + number], number)


@rule
def measure_groups(player: Player, out: Row) -> None:
    """Add to each symbol's name the size of its group."""
    count = placed_symbols(player)
    for number in range(count):
        name = out[SIZES + number]
        size = 0
        for other in range(count):
            size += int(out[SIZES + other] // NAME == name // NAME)
        out[SIZES + number] = name + size


@rule
def symbol_beside(player: Player, cell: int, side: int) -> int:
    """The number of the placed symbol on one side of a cell, or NONE."""
    neighbour = FATE_NEIGHBOUR[cell, side]
    return NONE if neighbour < 0 else player.fate_grid[neighbour] - 1


@rule
def merge_groups(out: Row, one: int, another: int, last: int) -> None:
    """Make two groups one, under the smaller name, for all symbols up to the last one."""
    kept, lost = min(one, another), max(one, another)
    for number in range(last + 1):
        if out[SIZES + number] == lost:
            out[SIZES + number] = kept


@rule
def joined_size(player: Player, cell: int, symbol: int, out: Row) -> int:
    """The size of the group that a symbol on an empty cell would be part of."""
    size = 1
    first, second, third = NONE, NONE, NONE
    for side in range(NEIGHBOURS):
        other = symbol_beside(player, cell, side)
        if other == NONE or player.fate_symbols[other] != symbol:
            continue
        group = out[SIZES + other]
        if group != first and group != second and group != third:
            size += group % NAME
            third = second
            second = first
            first = group
    return size


@rule
def most_gained(player: Player, tile: int, out: Row) -> int:
    """About how much a tile would bring at the best place, with gold and yellow tiles from covered cells."""
    most = 0
    for number in range(PLACE_SETS):
        free = free_places(player, number)
        while free != 0:
            place = number * PLACE_BITS + lowest(free)
            most = max(most, gained_at(player, tile, place, out))
            free = without_lowest(free)
    return most


@rule
def gained_at(player: Player, tile: int, place: int, out: Row) -> int:
    """About how much a tile would bring at a place, the better way round."""
    forward = backward = covered = 0
    for position in range(FATE_TILE_LENGTH):
        cell = PLACE_CELLS[place, position]
        forward += joined_size(player, cell, FATE_TILE_SYMBOLS[tile, position], out)
        backward += joined_size(player, cell, FATE_TILE_SYMBOLS[tile, FATE_TILE_LENGTH - 1 - position], out)
        covered += int(FATE_CELL[cell] == Cell.GOLD or FATE_CELL[cell] == Cell.YELLOW)
    return covered + max(forward, backward)


@rule
def reckon_groups(player: Player, tile: int, out: Row) -> None:
    """Write, for each symbol of a tile and each empty cell, how large its group would be."""
    for position in range(FATE_TILE_LENGTH):
        for cell in range(GRID_CELLS):
            if player.fate_grid[cell] == 0:
                symbol = FATE_TILE_SYMBOLS[tile, position]
                out[JOINED + position * GRID_CELLS + cell] = joined_size(player, cell, symbol, out)
