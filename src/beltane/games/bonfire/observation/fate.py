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
from beltane.games.bonfire.rules.fate import NEIGHBOURS, free_places, group_of
from beltane.games.bonfire.rules.state import Bonfire, Player, Step
from beltane.games.bonfire.rules.vocabulary import FATE_TILE_LENGTH, FATE_TILES, Cell
from beltane.kernel.bits import lowest, size_of, without_lowest
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
PACK = 64
"""Two small numbers are kept in one while this module reckons: the first one times this, and the second."""


@rule
def reckon_fate(game: Bonfire, seat: int, out: Row) -> None:
    """Write what fate tiles would bring a seat."""
    player = game.players[seat]
    find_groups(player, out)
    fill(out, MOST_GAINED, 2, 0)
    if player.fate_row_count > 0:
        out[MOST_GAINED] = most_gained(player, player.fate_row[0], out)
        out[MOST_GAINED + 1] = most_gained(player, player.fate_row[player.fate_row_count - 1], out)
    fill(out, JOINED, FATE_TILE_LENGTH * GRID_CELLS, 0)
    if mover(game) == seat and top(game.decisions).kind == Step.LAY_FATE_TILE:
        find_joined(player, game.plan.fate_tile, out)
        show_joined(player, out)
    for number in range(player.fate_tiles_placed * FATE_TILE_LENGTH):
        out[SIZES + number] = out[SIZES + number] % PACK


@rule
def find_groups(player: Player, out: Row) -> None:
    """Note for each placed symbol the first symbol of its group, and the group's size."""
    fill(out, SIZES, FATE_TILES * FATE_TILE_LENGTH, 0)
    for number in range(player.fate_tiles_placed * FATE_TILE_LENGTH):
        if out[SIZES + number] == 0:
            group = group_of(player, number)
            packed = PACK * number + size_of(group)
            while group != 0:
                out[SIZES + lowest(group)] = packed
                group = without_lowest(group)


@rule
def find_joined(player: Player, tile: int, out: Row) -> None:
    """Note for each symbol of a tile and each empty cell the size of the groups beside it, and which came last.

    One group after another, so that none is added to a cell twice.
    """
    count = player.fate_tiles_placed * FATE_TILE_LENGTH
    for first in range(count):
        if out[SIZES + first] // PACK != first:
            continue
        for number in range(first, count):
            if out[SIZES + number] != out[SIZES + first]:
                continue
            for position in range(FATE_TILE_LENGTH):
                if FATE_TILE_SYMBOLS[tile, position] == player.fate_symbols[number]:
                    join(player, number, JOINED + position * GRID_CELLS, out)


@rule
def join(player: Player, number: int, start: int, out: Row) -> None:
    """Add the group of a placed symbol to the empty cells beside it, unless it has been added there already."""
    name = out[SIZES + number] // PACK + 1
    size = out[SIZES + number] % PACK
    for side in range(NEIGHBOURS):
        cell = FATE_NEIGHBOUR[player.fate_cells[number], side]
        if cell >= 0 and player.fate_grid[cell] == 0:
            noted = out[start + cell]
            if noted // PACK != name:
                out[start + cell] = PACK * name + noted % PACK + size


@rule
def show_joined(player: Player, out: Row) -> None:
    """Replace what is noted by the size of the group that would result; 0 where a tile lies already."""
    for position in range(FATE_TILE_LENGTH):
        for cell in range(GRID_CELLS):
            index = JOINED + position * GRID_CELLS + cell
            out[index] = out[index] % PACK + 1 if player.fate_grid[cell] == 0 else 0


@rule
def most_gained(player: Player, tile: int, out: Row) -> int:
    """About how much a tile would bring at the best place, with gold and yellow tiles from covered cells."""
    fill(out, JOINED, FATE_TILE_LENGTH * GRID_CELLS, 0)
    find_joined(player, tile, out)
    most = 0
    for number in range(PLACE_SETS):
        free = free_places(player, number)
        while free != 0:
            most = max(most, gained_at(number * PLACE_BITS + lowest(free), out))
            free = without_lowest(free)
    return most


@rule
def gained_at(place: int, out: Row) -> int:
    """About how much the tile would bring at a place, the better way round."""
    forward = backward = FATE_TILE_LENGTH
    covered = 0
    for position in range(FATE_TILE_LENGTH):
        cell = PLACE_CELLS[place, position]
        forward += out[JOINED + position * GRID_CELLS + cell] % PACK
        backward += out[JOINED + (FATE_TILE_LENGTH - 1 - position) * GRID_CELLS + cell] % PACK
        covered += int(FATE_CELL[cell] == Cell.GOLD or FATE_CELL[cell] == Cell.YELLOW)
    return covered + max(forward, backward)
