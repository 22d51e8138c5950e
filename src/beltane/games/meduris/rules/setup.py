"""Set-up (M-SETUP): pieces, chips, start player, and placing workers."""

from __future__ import annotations

from beltane.games.meduris.components.tables import FREE_FIELDS_BETWEEN_CHIPS, HUTS, START_POINTS, TEMPLES, WORKERS
from beltane.games.meduris.rules.actions import PLATEAUS, place_plateau, to_place
from beltane.games.meduris.rules.events import chip_laid, game_began, worker_placed
from beltane.games.meduris.rules.state import NO_FINALE, OFF_PATH, Meduris, Step, field_count, next_seat
from beltane.games.meduris.rules.vocabulary import (
    MATERIAL_PIECES,
    MATERIALS,
    MOST_FIELDS,
    RUNES,
    TALLEST_STACK,
    Chip,
    Source,
)
from beltane.kernel.decisions import pop, push, top
from beltane.kernel.events import NOBODY
from beltane.kernel.random import below
from beltane.kernel.records import Row
from beltane.kernel.rule import rule

CHIPS = 6
CHIPS_OF_EACH_KIND = 2
FOUR_PLAYER_SIDE = 1


@rule
def deal(game: Meduris, seats: int, options: Row) -> None:
    """Set the table (M-SETUP-1 to M-SETUP-6)."""
    game.seats = seats
    game.side = FOUR_PLAYER_SIDE if seats == 4 else 0
    game.open_screens = options[0]
    deal_pieces(game)
    clear_board(game)
    game.start_player = below(game.random, seats)
    game_began(game.events, game.start_player)
    lay_chips(game)
    push(game.decisions, Step.BEGIN_TURN, game.start_player, 0, 0)
    push(game.decisions, Step.PLACE_WORKER, game.start_player, WORKERS[seats] * seats, 0)


@rule
def deal_pieces(game: Meduris) -> None:
    """Huts, temples, one of each material for everyone, and 5 points (M-SETUP-1 to M-SETUP-3)."""
    for seat in range(game.seats):
        player = game.players[seat]
        player.huts = HUTS[game.seats]
        player.temples = TEMPLES[game.seats]
        player.points = START_POINTS
        player.points_from[Source.START] = START_POINTS
        for material in range(MATERIALS):
            player.materials[material] = 1
    for material in range(MATERIALS):
        game.supply[material] = MATERIAL_PIECES - game.seats


@rule
def clear_board(game: Meduris) -> None:
    """The druid on his temple, rune stones in the supply, fields free (M-SETUP-6)."""
    game.druid.slab = 0
    game.druid.field = OFF_PATH
    game.turns_left = NO_FINALE
    for field in range(MOST_FIELDS):
        game.owner[field] = NOBODY
    for rune in range(RUNES):
        game.rune_holder[rune] = NOBODY


@rule
def lay_chips(game: Meduris) -> None:
    """Lay out the six chips; every permitted set of fields and every arrangement is equally likely (M-SETUP-4).

    A field is drawn for one chip. Going round from there, the spare free fields are distributed to the six gaps by
    choosing which of the remaining places are chips. Each set of fields arises equally from each of its six chips, so
    none is favoured.
    """
    fields = field_count(game)
    field = below(game.random, fields)
    places_left = fields - CHIPS * FREE_FIELDS_BETWEEN_CHIPS - 1
    chips_left = CHIPS
    lay_one_chip(game, field, chips_left)
    chips_left -= 1
    while chips_left > 0:
        field += 1
        if below(game.random, places_left) < chips_left:
            field += FREE_FIELDS_BETWEEN_CHIPS
            lay_one_chip(game, field % fields, chips_left)
            chips_left -= 1
        places_left -= 1


@rule
def lay_one_chip(game: Meduris, field: int, chips_left: int) -> None:
    """Lay one of the chips not yet on the board, drawn at random."""
    drawn = below(game.random, chips_left)
    for kind in range(Chip.PLUS_TWO, Chip.DRUID + 1):
        drawn -= CHIPS_OF_EACH_KIND - chips_on_board(game, kind)
        if drawn < 0:
            game.chip[field] = kind
            chip_laid(game.events, kind, field)
            return


@rule
def chips_on_board(game: Meduris, kind: int) -> int:
    """How many chips of a kind lie on the board."""
    count = 0
    for field in range(field_count(game)):
        if game.chip[field] == kind:
            count += 1
    return count


@rule
def legal_placements(game: Meduris, out: Row) -> int:
    """Any plateau with fewer than three workers (M-SETUP-5)."""
    count = 0
    for plateau in range(PLATEAUS):
        if game.plateaus[plateau].height < TALLEST_STACK:
            out[count] = to_place(plateau)
            count += 1
    return count


@rule
def place_worker(game: Meduris, action: int) -> None:
    """Place a worker on top of those there; the next player follows until all workers stand (M-SETUP-5)."""
    plateau = place_plateau(action)
    frame = top(game.decisions)
    stand_on_top(game, frame.seat, plateau)
    worker_placed(game.events, frame.seat, plateau, game.plateaus[plateau].height - 1)
    frame.seat = next_seat(game, frame.seat)
    frame.first -= 1
    if frame.first == 0:
        pop(game.decisions)


@rule
def stand_on_top(game: Meduris, seat: int, plateau: int) -> None:
    """Put a worker of a player on top of a plateau's stack."""
    stack = game.plateaus[plateau]
    stack.workers[stack.height] = seat
    stack.height += 1
