"""What a learner sees of the table: the decision, the islands, the displays, the council, and Tom's cards."""

from __future__ import annotations

from beltane.games.bonfire.components.tables import (
    GREAT_BONFIRE_SPACES,
    ISLANDS,
)
from beltane.games.bonfire.observation.cases import (
    A_COUNT,
    A_COUNTDOWN_TILE,
    A_FATE_TILE,
    A_PATH_TILE,
    A_PLACE,
    A_RESOURCE,
    A_SEAT,
    A_SPACE,
    A_SPECIALIST,
    A_TASK,
)
from beltane.games.bonfire.rules.state import (
    MOST_TASKS_ON_ISLAND,
    PATH_DISPLAY,
    PATH_PILE,
    PATH_PILES,
    SPECIALIST_DISPLAY,
    TOM_CARDS_IN_DECK,
    Bonfire,
    Step,
    is_solo,
)
from beltane.games.bonfire.rules.tom import TOM_CARDS_IN_GAME
from beltane.games.bonfire.rules.vocabulary import (
    ACTION_TILES,
    COMMON_TASKS,
    COUNCIL_SPACES,
    ELDERS,
    GUARDIANS,
    MOST_SEATS,
    SHAPES,
    SPECIALISTS,
    TomCard,
)
from beltane.kernel.decisions import mover, top
from beltane.kernel.observation import (
    NO_VALUE,
    Layout,
    fill,
    numbered,
    relative,
    write_row,
)
from beltane.kernel.records import Row
from beltane.kernel.rule import rule

PLAN = 6
PAYMENT = ACTION_TILES + 5

TABLE = Layout()
SEATS = TABLE.add(
    "seats",
    "the number of players; 1 is the game against Tom, whose city then comes second",
    categories=numbered(MOST_SEATS + 1),
)
START_PLAYER = TABLE.add("start player", "a relative seat", categories=A_SEAT)
TURN = TABLE.add("turn", "turns that have begun", scale=1 / 50)
HANDICAP = TABLE.add("handicap", "points that Tom has more, or less", scale=1 / 20)
COUNTDOWN = TABLE.add("countdown", "1 once it has begun")
TILE_HELD = TABLE.add(
    "countdown tile held",
    "the value of the countdown tile in front of the start player",
    categories=A_COUNTDOWN_TILE,
)
TILE_GOING_ROUND = TABLE.add(
    "countdown tile going round", "the value of the one that is passed on, else 0", categories=A_COUNTDOWN_TILE
)
POINTER = TABLE.add(
    "pointer",
    "the space of the Great Bonfire, counted from 0; -1 before it is used",
    categories=numbered(GREAT_BONFIRE_SPACES),
)
MOVER = TABLE.add("mover", "the relative seat that decides, -1 after the end", categories=A_SEAT)
DECISION = TABLE.add(
    "decision",
    "what is decided, by its number among the steps, and its two numbers; else -1",
    3,
    categories=(numbered(len(Step)), A_PLACE, A_PLACE),
)
CHOSEN = TABLE.add(
    "plan",
    "task, offering pile, space, fate tile, steps, and whether without gain, as chosen",
    PLAN,
    categories=(A_TASK, numbered(2), A_SPACE, A_FATE_TILE, A_COUNT, numbered(2)),
)
WALKING = TABLE.add(
    "procession",
    "where each guardian that can still walk in this procession stood before it, else -1",
    GUARDIANS,
    categories=A_PLACE,
)
GIVEN = TABLE.add(
    "payment",
    "given by kind, jokers decided, pieces left, lowest and excluded kind, kinds that count",
    PAYMENT,
    categories=(*[A_COUNT] * ACTION_TILES, numbered(2), A_COUNT, A_COUNT, numbered(ACTION_TILES), A_COUNT),
)
ISLAND_TASKS = TABLE.add(
    "island tasks", "tasks by island, by number, else -1", ISLANDS, MOST_TASKS_ON_ISLAND, categories=A_TASK
)
PORTALS_AT = TABLE.add(
    "portals to get", "portals at the Great Bonfire by space and shape", GREAT_BONFIRE_SPACES, SHAPES
)
PATHS_OPEN = TABLE.add(
    "path display", "path tiles to choose from, by number, else -1", PATH_DISPLAY, categories=A_PATH_TILE
)
PATHS_LEFT = TABLE.add("path piles", "how many tiles are in each pile", 2, scale=1 / PATH_PILE)
PATHS_KNOWN = TABLE.add(
    "paths known",
    "tiles known to lie under each pile, from the bottom, else -1",
    2,
    PATH_PILE,
    categories=A_PATH_TILE,
)
SPECIALISTS_OPEN = TABLE.add(
    "specialist display", "specialists to choose from, by number, else -1", SPECIALIST_DISPLAY, categories=A_SPECIALIST
)
SPECIALISTS_LEFT = TABLE.add("specialist pile", "how many specialists are in the pile", scale=1 / SPECIALISTS)
ELDERS_LEFT = TABLE.add("elders", "elders that can be recruited, by kind", ELDERS)
NEUTRAL_NOVICES = TABLE.add("neutral novices", "novices that wait at each common task", COMMON_TASKS)
COUNCIL = TABLE.add("council", "novices on each space of the High Council", COUNCIL_SPACES)
TOM = TABLE.add(
    "Tom",
    "cards played, and his last key; -1 without him",
    2,
    categories=(numbered(TOM_CARDS_IN_GAME + 1), A_RESOURCE),
)
TOM_CARDS = TABLE.add(
    "Tom's cards",
    "those revealed since his deck was last shuffled, else -1",
    TOM_CARDS_IN_DECK,
    categories=numbered(len(TomCard)),
)


@rule
def observe_start(game: Bonfire, seat: int, out: Row) -> None:
    """Who plays, and how far the game has come."""
    out[SEATS] = game.seats
    out[START_PLAYER] = relative(game.start_player, seat, game.seats)
    out[TURN] = game.turn
    out[HANDICAP] = game.handicap
    out[COUNTDOWN] = game.countdown
    out[TILE_HELD] = game.tile_held
    out[TILE_GOING_ROUND] = game.tile_going_round


@rule
def observe_decision(game: Bonfire, seat: int, out: Row) -> None:
    """The seat that decides, what it decides, and what it has chosen and given so far."""
    decider = mover(game)
    out[MOVER] = relative(decider, seat, game.seats)
    fill(out, DECISION, 3, NO_VALUE)
    if decider >= 0:
        frame = top(game.decisions)
        out[DECISION] = frame.kind
        out[DECISION + 1] = frame.first
        out[DECISION + 2] = frame.second
    plan = game.plan
    out[CHOSEN] = plan.task
    out[CHOSEN + 1] = plan.pile
    out[CHOSEN + 2] = plan.space
    out[CHOSEN + 3] = plan.fate_tile
    out[CHOSEN + 4] = plan.steps
    out[CHOSEN + 5] = plan.without_gain
    write_row(out, WALKING, plan.placed_before, 0, GUARDIANS)
    payment = game.payment
    write_row(out, GIVEN, payment.given, 0, ACTION_TILES)
    out[GIVEN + ACTION_TILES] = payment.jokers_decided
    out[GIVEN + ACTION_TILES + 1] = payment.pieces_left
    out[GIVEN + ACTION_TILES + 2] = payment.lowest
    out[GIVEN + ACTION_TILES + 3] = payment.excluded
    out[GIVEN + ACTION_TILES + 4] = payment.kinds


@rule
def observe_table(game: Bonfire, out: Row) -> None:
    """The islands, the Great Bonfire, the displays, and the council."""
    out[POINTER] = game.pointer if game.great_bonfire_used else NO_VALUE
    for island in range(ISLANDS):
        for slot in range(MOST_TASKS_ON_ISLAND):
            out[ISLAND_TASKS + island * MOST_TASKS_ON_ISLAND + slot] = game.island_tasks[island, slot]
    for space in range(GREAT_BONFIRE_SPACES):
        for shape in range(SHAPES):
            out[PORTALS_AT + space * SHAPES + shape] = game.portals_at[space, shape]
    write_row(out, PATHS_OPEN, game.path_display, 0, PATH_DISPLAY)
    write_row(out, PATHS_LEFT, game.path_piles_count, 0, PATH_PILES)
    for pile in range(PATH_PILES):
        for position in range(PATH_PILE):
            known = position < game.path_piles_known[pile]
            out[PATHS_KNOWN + pile * PATH_PILE + position] = game.path_piles[pile, position] if known else NO_VALUE
    write_row(out, SPECIALISTS_OPEN, game.specialist_display, 0, SPECIALIST_DISPLAY)
    out[SPECIALISTS_LEFT] = game.specialist_pile_count
    write_row(out, ELDERS_LEFT, game.elders_left, 1, ELDERS)
    write_row(out, NEUTRAL_NOVICES, game.neutral_novices, 0, COMMON_TASKS)
    write_row(out, COUNCIL, game.council, 0, COUNCIL_SPACES)


@rule
def observe_tom(game: Bonfire, out: Row) -> None:
    """The cards that Tom has revealed; they lie open until his deck is shuffled again."""
    fill(out, TOM, 2, NO_VALUE)
    fill(out, TOM_CARDS, TOM_CARDS_IN_DECK, NO_VALUE)
    if not is_solo(game):
        return
    played = game.tom.cards_played
    out[TOM] = played
    out[TOM + 1] = game.tom.key
    revealed = played % TOM_CARDS_IN_DECK
    if revealed == 0 and played > 0:
        revealed = TOM_CARDS_IN_DECK
    write_row(out, TOM_CARDS, game.tom.cards, 0, revealed)
