"""Fate tiles (B-FATE, B-SETUP-8, B-SETUP-9): choosing, laying, groups of symbols, and what they bring."""

from __future__ import annotations

from beltane.games.bonfire.components.tables import (
    FATE_CELL,
    FATE_NEIGHBOUR,
    FATE_TILE_SYMBOLS,
    GRID_CELLS,
    PLACE_BITS,
    PLACE_CELLS,
    PLACE_SETS,
    PLACES_BESIDE,
    PLACES_INSIDE,
    PLACES_ON,
    START_PLACE,
)
from beltane.games.bonfire.rules.actions import (
    BOTTOM,
    FORWARD,
    SWAP,
    TOP,
    WAYS,
    discard_kind,
    lay_place,
    lay_way,
    take_end,
    to_discard,
    to_keep,
    to_lay,
    to_swap,
    to_take,
    verb_of,
)
from beltane.games.bonfire.rules.events import fate_tile_chosen, fate_tile_laid, fate_tile_swapped, tile_discarded
from beltane.games.bonfire.rules.gains import gain_resources, gain_tiles
from beltane.games.bonfire.rules.state import Bonfire, Player, Step, has, tile_total
from beltane.games.bonfire.rules.vocabulary import (
    ACTION_TILES,
    BASIC_RESOURCES,
    FATE_TILE_LENGTH,
    ActionKind,
    Cell,
    Resource,
    Specialist,
)
from beltane.kernel.bits import bit, holds, lowest, size_of, without_lowest
from beltane.kernel.decisions import pop, push, top
from beltane.kernel.records import Row
from beltane.kernel.rule import rule

MIDDLE_OF_ROW = 3
TILES_KEPT = 1
TILES_KEPT_WITH_SPECIALIST = 3
NEIGHBOURS = 4
YELLOW_AT_START = 2


# The first tile (B-SETUP-8, B-SETUP-9)


@rule
def legal_first_choices(out: Row) -> int:
    """Keep the tile set aside, or swap it with the middle of the row (B-SETUP-8)."""
    out[0] = to_keep()
    out[1] = to_swap()
    return 2


@rule
def keep_or_swap(game: Bonfire, action: int) -> None:
    """Keep the tile set aside or swap it; then it is laid (B-SETUP-8)."""
    seat = top(game.decisions).seat
    pop(game.decisions)
    player = game.players[seat]
    if verb_of(action) == SWAP:
        aside = player.fate_aside
        player.fate_aside = player.fate_row[MIDDLE_OF_ROW]
        player.fate_row[MIDDLE_OF_ROW] = aside
        fate_tile_swapped(game.events, seat)
    push(game.decisions, Step.LAY_FIRST_TILE, seat, 0, 0)


@rule
def legal_first_places(out: Row) -> int:
    """The marked centre cells, either way round (B-SETUP-8)."""
    for way in range(WAYS):
        out[way] = to_lay(START_PLACE, way)
    return WAYS


@rule
def lay_first_tile(game: Bonfire, action: int) -> None:
    """Lay the first tile, and take what everybody starts with (B-SETUP-8, B-SETUP-9)."""
    seat = top(game.decisions).seat
    pop(game.decisions)
    player = game.players[seat]
    put_down(game, seat, player.fate_aside, START_PLACE, lay_way(action))
    for resource in range(BASIC_RESOURCES):
        gain_resources(game, seat, resource, 1)
    gain_resources(game, seat, Resource.GOLD, 1)
    gain_tiles(game, seat, ActionKind.YELLOW, YELLOW_AT_START)
    for position in range(FATE_TILE_LENGTH):
        gain_tiles(game, seat, FATE_TILE_SYMBOLS[player.fate_aside, position], 1)


# Placing a fate tile


@rule
def can_place_fate_tile(player: Player) -> bool:
    """Whether there is a tile in the row and a place for it (B-FATE-3)."""
    if player.fate_row_count == 0:
        return False
    for number in range(PLACE_SETS):
        if free_places(player, number) != 0:
            return True
    return False


@rule
def free_places(player: Player, number: int) -> int:
    """Where a tile may lie: on no other, touching one, and inside the area unless specialist 27 helps.

    These are the bits of one of the sets that places are divided into.
    """
    covered = touched = 0
    for cell in range(GRID_CELLS):
        # All bits of -1 are set: without a branch, the compiler looks at several cells at a time.
        taken = -int(player.fate_grid[cell] != 0)
        covered |= PLACES_ON[number, cell] & taken
        touched |= PLACES_BESIDE[number, cell] & taken
    free = touched & ~covered
    return free if has(player, Specialist.PROTRUDING_FATE_TILES) else free & PLACES_INSIDE[number]


@rule
def tiles_kept(player: Player) -> int:
    """How many action tiles may be in supply when a fate tile is placed (B-FATE-1)."""
    return TILES_KEPT_WITH_SPECIALIST if has(player, Specialist.THREE_TILES_KEPT) else TILES_KEPT


@rule
def begin_fate_tile(game: Bonfire, seat: int) -> None:
    """Main part I: discard the surplus, choose a tile, lay it (B-TURN-2, B-FATE-1)."""
    push(game.decisions, Step.CHOOSE_FATE_TILE, seat, 0, 0)
    surplus = tile_total(game.players[seat]) - tiles_kept(game.players[seat])
    if surplus > 0:
        push(game.decisions, Step.DISCARD, seat, surplus, 0)


@rule
def legal_discards(player: Player, surplus: int, lowest: int, out: Row) -> int:
    """Any tile; tiles are discarded in ascending order of kind, so that each set can be chosen in only one way
    (B-TURN-2).
    """
    count = 0
    for kind in range(lowest, ACTION_TILES):
        available = 0
        for later in range(kind, ACTION_TILES):
            available += player.tiles[later]
        if player.tiles[kind] > 0 and available >= surplus:
            out[count] = to_discard(kind)
            count += 1
    return count


@rule
def discard_tile(game: Bonfire, action: int) -> None:
    """Discard one tile; the frame holds how many are still to go, and the lowest kind that the next one may have."""
    frame = top(game.decisions)
    kind = discard_kind(action)
    game.players[frame.seat].tiles[kind] -= 1
    tile_discarded(game.events, frame.seat, kind)
    frame.first -= 1
    frame.second = kind
    if frame.first == 0:
        pop(game.decisions)


@rule
def legal_fate_tiles(player: Player, out: Row) -> int:
    """The top or the bottom tile of the row (B-FATE-2)."""
    out[0] = to_take(TOP)
    out[1] = to_take(BOTTOM)
    return 1 if player.fate_row_count == 1 else 2


@rule
def choose_fate_tile(game: Bonfire, action: int) -> None:
    """Take a tile out of the row."""
    seat = top(game.decisions).seat
    end = take_end(action)
    pop(game.decisions)
    player = game.players[seat]
    player.fate_row_count -= 1
    if end == TOP:
        game.plan.fate_tile = player.fate_row[0]
        for position in range(player.fate_row_count):
            player.fate_row[position] = player.fate_row[position + 1]
    else:
        game.plan.fate_tile = player.fate_row[player.fate_row_count]
    fate_tile_chosen(game.events, seat, game.plan.fate_tile, end)
    push(game.decisions, Step.LAY_FATE_TILE, seat, 0, 0)


@rule
def legal_places(player: Player, out: Row) -> int:
    """Every free place, either way round (B-FATE-3, B-FATE-6)."""
    count = 0
    for number in range(PLACE_SETS):
        free = free_places(player, number)
        while free != 0:
            for way in range(WAYS):
                out[count] = to_lay(number * PLACE_BITS + lowest(free), way)
                count += 1
            free = without_lowest(free)
    return count


@rule
def lay_fate_tile(game: Bonfire, action: int) -> None:
    """Lay the chosen tile, and gain what its symbols and the covered cells bring (B-FATE-4, B-FATE-5)."""
    seat = top(game.decisions).seat
    pop(game.decisions)
    place = lay_place(action)
    put_down(game, seat, game.plan.fate_tile, place, lay_way(action))
    gain_from_symbols(game, seat)
    gain_from_cells(game, seat, place)


@rule
def put_down(game: Bonfire, seat: int, tile: int, place: int, way: int) -> None:
    """Put a tile's symbols on the grid, which holds the number of each placed symbol, counted from 1."""
    player = game.players[seat]
    for position in range(FATE_TILE_LENGTH):
        symbol = FATE_TILE_SYMBOLS[tile, position if way == FORWARD else FATE_TILE_LENGTH - 1 - position]
        number = player.fate_tiles_placed * FATE_TILE_LENGTH + position
        player.fate_symbols[number] = symbol
        player.fate_cells[number] = PLACE_CELLS[place, position]
        player.fate_grid[PLACE_CELLS[place, position]] = number + 1
    player.fate_tiles_placed += 1
    fate_tile_laid(game.events, seat, tile, place, way)


@rule
def gain_from_symbols(game: Bonfire, seat: int) -> None:
    """For each symbol of the tile just laid, gain as many tiles as its group has cells; each group once (B-FATE-4)."""
    player = game.players[seat]
    symbols = player.fate_tiles_placed * FATE_TILE_LENGTH
    counted = 0
    for number in range(symbols - FATE_TILE_LENGTH, symbols):
        if not holds(counted, number):
            group = group_of(player, number)
            counted = counted | group
            gain_tiles(game, seat, player.fate_symbols[number], size_of(group))


@rule
def times_covered(player: Player) -> int:
    """How often a covered symbol is gained (specialist 16)."""
    return 2 if has(player, Specialist.FATE_SYMBOLS_TWICE) else 1


@rule
def gain_from_cells(game: Bonfire, seat: int, place: int) -> None:
    """Gain covered gold and yellow symbols, doubled by specialist 16 (B-FATE-5)."""
    times = times_covered(game.players[seat])
    for position in range(FATE_TILE_LENGTH):
        kind = FATE_CELL[PLACE_CELLS[place, position]]
        if kind == Cell.GOLD:
            gain_resources(game, seat, Resource.GOLD, times)
        elif kind == Cell.YELLOW:
            gain_tiles(game, seat, ActionKind.YELLOW, times)


# Groups of equal symbols (B-FATE-4, B-FIRE-5). A group is a set of placed symbols, as bits.


@rule
def group_of(player: Player, number: int) -> int:
    """The connected group of equal symbols that a placed symbol belongs to."""
    group = bit(number)
    unvisited = group
    while unvisited != 0:
        added = equals_beside(player, lowest(unvisited)) & ~group
        group = group | added
        unvisited = without_lowest(unvisited) | added
    return group


@rule
def equals_beside(player: Player, number: int) -> int:
    """The placed symbols that touch one and are equal to it."""
    found = 0
    for side in range(NEIGHBOURS):
        neighbour = FATE_NEIGHBOUR[player.fate_cells[number], side]
        if neighbour < 0:
            continue
        other = player.fate_grid[neighbour] - 1
        if other >= 0 and player.fate_symbols[other] == player.fate_symbols[number]:
            found = found | bit(other)
    return found


@rule
def largest_group(player: Player, symbol: int) -> int:
    """The size of a player's largest group of a symbol."""
    largest = 0
    counted = 0
    for number in range(player.fate_tiles_placed * FATE_TILE_LENGTH):
        if player.fate_symbols[number] == symbol and not holds(counted, number):
            group = group_of(player, number)
            counted = counted | group
            largest = max(largest, size_of(group))
    return largest


@rule
def two_largest_groups(player: Player, most: int) -> int:
    """The sizes of the two largest groups added up, each limited to `most` (B-FIRE-6)."""
    first = 0
    second = 0
    counted = 0
    for number in range(player.fate_tiles_placed * FATE_TILE_LENGTH):
        if not holds(counted, number):
            group = group_of(player, number)
            counted = counted | group
            size = min(most, size_of(group))
            if size > first:
                second = first
                first = size
            elif size > second:
                second = size
    return first + second
