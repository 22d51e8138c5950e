"""The complete position of a game of Bonfire as one record.

Path positions, task spaces and portal notches are numbered 1 to 7 as in the rules; index 0 of their rows stays unused.
"""

from __future__ import annotations

import numpy as np

from beltane.games.bonfire.components.tables import GREAT_BONFIRE_SPACES, GRID_CELLS, ISLANDS, PATH_TILES
from beltane.games.bonfire.rules.vocabulary import (
    ACTION_TILES,
    COMMON_TASKS,
    COUNCIL_SPACES,
    ELDERS,
    FATE_TILE_LENGTH,
    FATE_TILES,
    GUARDIANS,
    MOST_SEATS,
    NONE,
    OFFERING_TILES,
    RESOURCES,
    SHAPES,
    SPACES,
    SPECIALISTS,
    TASKS,
    Source,
)
from beltane.kernel.bits import holds
from beltane.kernel.decisions import Decisions
from beltane.kernel.events import Events
from beltane.kernel.random import Random
from beltane.kernel.records import Grid, Many, Row, i1, i2, i8, many, one, record
from beltane.kernel.rule import rule
from beltane.kernel.vocabulary import WordEnum

TOM = 1
"""In solo play Tom's city is the second player's record; he never decides anything, so he has no seat."""

LANDING_STAGE = -1
STARTING_AREA = 0
AT_BONFIRE = 10
"""A guardian's place is NONE (not owned), STARTING_AREA, a path position, or AT_BONFIRE + a space."""

FATE_ROW = 7
PATH_DISPLAY = 4
PATH_PILES = 2
SPECIALIST_DISPLAY = 6
MOST_TASKS_ON_ISLAND = 3
TOM_CARDS_IN_DECK = 8
OFFERING_PILE = OFFERING_TILES // 2
PATH_PILE = PATH_TILES // 2 + 1


class Step(WordEnum):
    """The kinds of frames on the decision stack: decisions, and automatic steps, which are carried out once on top."""

    KEEP_OR_SWAP = 0
    LAY_FIRST_TILE = 1
    TURN = 2
    AFTER_MAIN_PART = 3
    DISCARD = 4
    CHOOSE_FATE_TILE = 5
    LAY_FATE_TILE = 6
    CHOOSE_PATH = 7
    SEARCH_PATH = 8
    ISLAND_ACTION = 9
    CHOOSE_OFFERING = 10
    CHOOSE_SPACE = 11
    PAY_TILES = 12
    PAY_RESOURCES = 13
    WALK = 14
    CHOOSE_GAIN = 15
    CHOOSE_REWARDS = 16
    CHOOSE_NOTCH = 17
    CHOOSE_COUNCIL_SPACE = 18
    BONUS_OR_POINT = 19
    CHOOSE_GUARDIAN = 20
    TURN_GREAT_BONFIRE = 21
    CHOOSE_SPECIALIST = 22
    MOVE_GUARDIAN = 23
    CHOOSE_ISLAND = 24
    CHOOSE_FOR_TOM = 25
    CONTINUE = 26
    BEGIN_TURN = 27
    END_TURN = 28
    TOM_PLAYS = 29
    TAKE_PATH = 30
    ARRIVE = 31
    RECEIVE_TASK = 32
    RETRIEVE_GUARDIAN = 33
    PROCESSION = 34
    REACH_SPACE = 35
    RECRUIT = 36
    FINISH = 37


CARRIED_OUT = (
    Step.BEGIN_TURN,
    Step.END_TURN,
    Step.TOM_PLAYS,
    Step.TAKE_PATH,
    Step.ARRIVE,
    Step.RECEIVE_TASK,
    Step.RETRIEVE_GUARDIAN,
    Step.PROCESSION,
    Step.REACH_SPACE,
    Step.RECRUIT,
    Step.FINISH,
)
IS_DECISION: Row = np.array([step not in CARRIED_OUT for step in Step], np.int64)


@record
class Player:
    """A player's city and supply, or Tom's. Index 0 of paths, portals, tasks and bonfires is not a space."""

    points: int = i2()
    points_from: Row = i2(len(Source))
    tiles: Row = i2(ACTION_TILES)
    resources: Row = i2(RESOURCES)
    city: int = i2()
    path_count: int = i2()
    paths: Row = i2(SPACES + 1)
    portals: Row = i2(SPACES + 1)
    tasks: Row = i2(SPACES + 1)
    lit: Row = i2(SPACES + 1)
    guardians: Row = i2(GUARDIANS)
    offering_piles: Row = i1(OFFERING_TILES)
    offerings_left: Row = i2(2)
    offerings_on: Row = i1(ISLANDS)
    fate_row: Row = i1(FATE_ROW)
    fate_row_count: int = i2()
    fate_aside: int = i2()
    fate_tiles_placed: int = i2()
    fate_grid: Row = i1(GRID_CELLS)
    fate_symbols: Row = i2(FATE_TILES * FATE_TILE_LENGTH)
    fate_cells: Row = i2(FATE_TILES * FATE_TILE_LENGTH)
    specialists: int = i8()
    elders: int = i2()
    gnomes: int = i2()
    island: int = i2()
    common_tasks: int = i2()
    council: Row = i1(COUNCIL_SPACES)
    novices: int = i2()
    passed: int = i2()


@record
class Payment:
    """A payment being put together: pieces given by kind, and pieces still to be chosen among the first `kinds`."""

    given: Row = i2(ACTION_TILES)
    jokers_decided: int = i2()
    pieces_left: int = i2()
    lowest: int = i2()
    excluded: int = i2()
    kinds: int = i2()


@record
class Plan:
    """What the player has chosen to do and has not yet paid for and carried out."""

    task: int = i2()
    pile: int = i2()
    space: int = i2()
    fate_tile: int = i2()
    steps: int = i2()
    without_gain: int = i2()
    placed_before: Row = i2(GUARDIANS)


@record
class Tom:
    """The automaton's cards, and the specialists that are out of the game."""

    cards: Row = i2(TOM_CARDS_IN_DECK)
    cards_played: int = i2()
    key: int = i2()
    discard: Row = i1(SPECIALISTS)
    discard_count: int = i2()


@record
class Scratch:
    """Working memory for set-up; zeroed afterwards so that equal positions have equal bytes."""

    deck: Row = i1(TASKS)
    pairs: Row = i1(ISLANDS)


@record
class Bonfire:
    """The whole game."""

    random: Random = one(Random)
    seats: int = i2()
    turn: int = i2()
    start_player: int = i2()
    first_game: int = i2()
    handicap: int = i2()
    island_tasks: Grid = i1(ISLANDS, MOST_TASKS_ON_ISLAND)
    portals_at: Grid = i1(GREAT_BONFIRE_SPACES, SHAPES)
    pointer: int = i2()
    great_bonfire_used: int = i2()
    path_display: Row = i1(PATH_DISPLAY)
    path_piles: Grid = i1(PATH_PILES, PATH_PILE)
    path_piles_count: Row = i2(PATH_PILES)
    path_piles_known: Row = i2(PATH_PILES)
    specialist_display: Row = i2(SPECIALIST_DISPLAY)
    specialist_pile: Row = i1(SPECIALISTS)
    specialist_pile_count: int = i2()
    elders_left: Row = i2(ELDERS + 1)
    neutral_novices: Row = i2(COMMON_TASKS)
    council: Row = i1(COUNCIL_SPACES)
    countdown: int = i2()
    tile_held: int = i2()
    tile_going_round: int = i2()
    decisions_made: int = i2()
    players: Many[Player] = many(Player, MOST_SEATS)
    payment: Payment = one(Payment)
    plan: Plan = one(Plan)
    tom: Tom = one(Tom)
    scratch: Scratch = one(Scratch)
    decisions: Decisions = one(Decisions)
    events: Events = one(Events)


@rule
def is_solo(game: Bonfire) -> bool:
    """Whether somebody plays alone against Tom."""
    return game.seats == 1


@rule
def cities(game: Bonfire) -> int:
    """The number of cities: one per seat, and Tom's. All of them are ranked at the end."""
    return 2 if is_solo(game) else game.seats


@rule
def has(player: Player, specialist: int) -> bool:
    """Whether a player has recruited a specialist."""
    return holds(player.specialists, specialist)


@rule
def tile_total(player: Player) -> int:
    """Action tiles in a player's supply, the yellow ones included."""
    total = 0
    for kind in range(ACTION_TILES):
        total += player.tiles[kind]
    return total


@rule
def resource_total(player: Player) -> int:
    """Resources in a player's supply, gold included."""
    total = 0
    for kind in range(RESOURCES):
        total += player.resources[kind]
    return total


@rule
def path_positions(player: Player) -> int:
    """Path positions that exist; the first is on the starting tile."""
    return player.path_count + 1


@rule
def portal_count(player: Player) -> int:
    """How many portals a player has."""
    count = 0
    for notch in range(1, SPACES + 1):
        count += player.portals[notch]
    return count


@rule
def task_count(player: Player) -> int:
    """Tasks and bonfires together."""
    count = 0
    for space in range(1, SPACES + 1):
        if player.tasks[space] != NONE:
            count += 1
    return count


@rule
def bonfire_count(player: Player) -> int:
    """How many bonfires a player has lit."""
    count = 0
    for space in range(1, SPACES + 1):
        count += player.lit[space]
    return count


@rule
def guardian_count(player: Player) -> int:
    """How many guardians a player has retrieved."""
    count = 0
    for guardian in range(GUARDIANS):
        if player.guardians[guardian] != NONE:
            count += 1
    return count


@rule
def at_bonfire(space: int) -> int:
    """The place of a guardian at the bonfire of a space."""
    return AT_BONFIRE + space


@rule
def is_at_bonfire(place: int) -> bool:
    """Whether a guardian's place is at a bonfire."""
    return place > AT_BONFIRE


@rule
def is_on_path(place: int) -> bool:
    """Whether a guardian's place is a path position."""
    return STARTING_AREA < place < AT_BONFIRE


@rule
def space_of_bonfire(place: int) -> int:
    """The space of the bonfire that a guardian is at."""
    return place - AT_BONFIRE


@rule
def guardian_at(player: Player, place: int) -> bool:
    """Whether one of the player's guardians stands at a place."""
    for guardian in range(GUARDIANS):
        if player.guardians[guardian] == place:
            return True
    return False
