"""What fate tiles would bring, as a seat can reckon: groups that they would extend, and the best places (B-FATE-4)."""

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
from beltane.games.bonfire.rules.fate import NEIGHBOURS, free_places, group_of, times_covered
from beltane.games.bonfire.rules.state import Bonfire, Player, Step
from beltane.games.bonfire.rules.vocabulary import FATE_TILE_LENGTH, Cell
from beltane.kernel.bits import lowest, size_of, without_lowest
from beltane.kernel.decisions import mover, top
from beltane.kernel.observation import Layout, fill
from beltane.kernel.records import Row
from beltane.kernel.rule import rule

FATE = Layout()
EXTENDED = FATE.add(
    "fate groups",
    "while a fate tile is laid, the size of the group that each of its symbols would be in on each cell; else 0",
    FATE_TILE_LENGTH,
    GRID_CELLS,
    scale=1 / 4,
)
MOST_GAINED = FATE.add(
    "fate gains",
    "how much the top and the bottom tile of the row would bring at their best places",
    2,
    scale=1 / 8,
)
SIZES = FATE.add(
    "fate sizes", "for each cell of the fate area, the size of the group of its symbol", GRID_CELLS, scale=1 / 4
)
PACK = 64
"""While reckoning goes on, a cell of SIZES has its group's number times this, and the size.

A group's number is that of its first symbol, plus 1. Cells of EXTENDED have the group that was added last, times this,
and the sum of the sizes. All of these are smaller than PACK, because that many symbols are never laid.
"""


@rule
def reckon_fate(game: Bonfire, seat: int, out: Row) -> None:
    """Write what fate tiles would bring a seat."""
    player = game.players[seat]
    find_groups(player, out)
    fill(out, MOST_GAINED, 2, 0)
    if player.fate_row_count > 0:
        out[MOST_GAINED] = most_gained(player, player.fate_row[0], out)
        out[MOST_GAINED + 1] = most_gained(player, player.fate_row[player.fate_row_count - 1], out)
    fill(out, EXTENDED, FATE_TILE_LENGTH * GRID_CELLS, 0)
    if mover(game) == seat and top(game.decisions).kind == Step.LAY_FATE_TILE:
        add_groups(player, game.plan.fate_tile, out)
        show_extended(player, out)
    for cell in range(GRID_CELLS):
        out[SIZES + cell] = out[SIZES + cell] % PACK


@rule
def find_groups(player: Player, out: Row) -> None:
    """Note for each covered cell its group, and the group's size."""
    fill(out, SIZES, GRID_CELLS, 0)
    for first in range(placed_symbols(player)):
        if out[SIZES + player.fate_cells[first]] == 0:
            group = group_of(player, first)
            packed = PACK * (first + 1) + size_of(group)
            while group != 0:
                out[SIZES + player.fate_cells[lowest(group)]] = packed
                group = without_lowest(group)


@rule
def placed_symbols(player: Player) -> int:
    """The number of symbols in the fate area."""
    return player.fate_tiles_placed * FATE_TILE_LENGTH


@rule
def add_groups(player: Player, tile: int, out: Row) -> None:
    """Add each group to the empty cells beside it, for the symbols of a tile that would extend it.

    One group after another, so that none is added to a cell twice.
    """
    count = placed_symbols(player)
    for first in range(count):
        packed = out[SIZES + player.fate_cells[first]]
        if packed // PACK == first + 1:
            for number in range(first, count):
                if out[SIZES + player.fate_cells[number]] == packed:
                    add_beside(player, number, tile, packed, out)


@rule
def add_beside(player: Player, number: int, tile: int, packed: int, out: Row) -> None:
    """Add a group to the empty cells beside one of its symbols, wherever it has not been added yet."""
    for position in range(FATE_TILE_LENGTH):
        if FATE_TILE_SYMBOLS[tile, position] != player.fate_symbols[number]:
            continue
        for side in range(NEIGHBOURS):
            cell = FATE_NEIGHBOUR[player.fate_cells[number], side]
            if cell >= 0 and player.fate_grid[cell] == 0:
                index = EXTENDED + position * GRID_CELLS + cell
                if out[index] // PACK != packed // PACK:
                    out[index] = packed + out[index] % PACK


@rule
def show_extended(player: Player, out: Row) -> None:
    """Leave the size of the group that would result, with the new symbol; 0 where a tile lies already."""
    for position in range(FATE_TILE_LENGTH):
        for cell in range(GRID_CELLS):
            index = EXTENDED + position * GRID_CELLS + cell
            out[index] = out[index] % PACK + 1 if player.fate_grid[cell] == 0 else 0


@rule
def most_gained(player: Player, tile: int, out: Row) -> int:
    """How much a tile would bring at the best place, with gold and yellow tiles from covered cells (B-FATE-5)."""
    fill(out, EXTENDED, FATE_TILE_LENGTH * GRID_CELLS, 0)
    add_groups(player, tile, out)
    times = times_covered(player)
    most = 0
    for number in range(PLACE_SETS):
        free = free_places(player, number)
        while free != 0:
            most = max(most, gained_at(number * PLACE_BITS + lowest(free), times, out))
            free = without_lowest(free)
    return most


@rule
def gained_at(place: int, times: int, out: Row) -> int:
    """How much the tile would bring at a place, the better way round; a tile's three symbols are different ones."""
    forward = backward = FATE_TILE_LENGTH
    covered = 0
    for position in range(FATE_TILE_LENGTH):
        cell = PLACE_CELLS[place, position]
        forward += out[EXTENDED + position * GRID_CELLS + cell] % PACK
        backward += out[EXTENDED + (FATE_TILE_LENGTH - 1 - position) * GRID_CELLS + cell] % PACK
        covered += int(FATE_CELL[cell] == Cell.GOLD or FATE_CELL[cell] == Cell.YELLOW)
    return times * covered + max(forward, backward)
