"""The complete position of a game of Meduris as one record."""

from __future__ import annotations

import numpy as np

from beltane.games.meduris.components.tables import FIELDS_OF_SIDE
from beltane.games.meduris.rules.vocabulary import (
    MATERIALS,
    MOST_FIELDS,
    MOST_SEATS,
    RUNES,
    TALLEST_STACK,
    Source,
)
from beltane.kernel.decisions import Decisions
from beltane.kernel.events import Events
from beltane.kernel.random import Random
from beltane.kernel.records import Many, Row, i1, i2, many, one, record
from beltane.kernel.rule import rule
from beltane.kernel.vocabulary import WordEnum

OFF_PATH = -1
NO_FINALE = -1


class Step(WordEnum):
    """The kinds of frames on the decision stack: decisions, and automatic steps, which are carried out once on top."""

    PLACE_WORKER = 0
    TAKE = 1
    RETURN = 2
    PHASE_TWO = 3
    PAY = 4
    OFFER = 5
    BEGIN_TURN = 6
    RAISE_HUT = 7
    RAISE_TEMPLE = 8
    MOVE_DRUID = 9
    REWARD_ONE = 10
    REWARD_BOTH = 11
    LEAVE_HUT = 12
    END_TURN = 13
    LAST_ROUND = 14


DECISIONS = (Step.PLACE_WORKER, Step.TAKE, Step.RETURN, Step.PHASE_TWO, Step.PAY, Step.OFFER)
IS_DECISION: Row = np.array([step in DECISIONS for step in Step], np.int64)


@record
class Player:
    """What a player has: points, and pieces still to be built or paid with."""

    points: int = i2()
    huts: int = i2()
    temples: int = i2()
    materials: Row = i2(MATERIALS)
    points_from: Row = i2(len(Source))


@record
class Plateau:
    """A stack of workers; `workers[0]` is the bottom."""

    height: int = i2()
    workers: Row = i1(TALLEST_STACK)


@record
class Druid:
    """On his temple and slabs `slab` is 0 to 3 and `field` OFF_PATH; on his path `field` is where he stands."""

    slab: int = i2()
    field: int = i2()


@record
class Payment:
    """A payment being put together: how many pieces of each kind, the two required materials first."""

    need: int = i2()
    kinds: Row = i2(MATERIALS)
    pieces: Row = i2(MATERIALS)
    decided: int = i2()


@record
class Meduris:
    """The whole game."""

    random: Random = one(Random)
    seats: int = i2()
    side: int = i2()
    turn: int = i2()
    start_player: int = i2()
    buildings: int = i2()
    turns_without_building: int = i2()
    turns_left: int = i2()
    die: int = i2()
    open_screens: int = i2()
    supply: Row = i2(MATERIALS)
    players: Many[Player] = many(Player, MOST_SEATS)
    plateaus: Many[Plateau] = many(Plateau, MATERIALS)
    building: Row = i1(MOST_FIELDS)
    owner: Row = i1(MOST_FIELDS)
    chip: Row = i1(MOST_FIELDS)
    rune_holder: Row = i1(RUNES)
    druid: Druid = one(Druid)
    payment: Payment = one(Payment)
    decisions: Decisions = one(Decisions)
    events: Events = one(Events)


@rule
def field_count(game: Meduris) -> int:
    """How many fields the board has (M-PIECE-6)."""
    return FIELDS_OF_SIDE[game.side]


@rule
def next_field(game: Meduris, field: int) -> int:
    """The neighbour clockwise; the ring is closed."""
    return field + 1 if field + 1 < field_count(game) else 0


@rule
def previous_field(game: Meduris, field: int) -> int:
    """The neighbour anticlockwise."""
    return field - 1 if field > 0 else field_count(game) - 1


@rule
def next_seat(game: Meduris, seat: int) -> int:
    """The seat whose turn follows (M-TURN-1)."""
    return seat + 1 if seat + 1 < game.seats else 0


@rule
def player_on_turn(game: Meduris) -> int:
    """Whose turn it is, or will be when all workers stand; NOBODY in the druid's last round.

    The end of a turn is on the stack below everything that is decided in it.
    """
    return game.decisions.frames[0].seat


@rule
def material_total(game: Meduris, seat: int) -> int:
    """How many materials a player holds."""
    hand = game.players[seat].materials
    return hand[0] + hand[1] + hand[2] + hand[3]
