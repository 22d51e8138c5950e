"""What a learner sees of Bonfire: all that lies face up, which is the same for every seat (B-HIDE-1)."""

from __future__ import annotations

from beltane.games.bonfire.components.tables import (
    COUNTDOWN_TILES,
    GREAT_BONFIRE_SPACES,
    GRID_CELLS,
    ISLANDS,
    NOVICES,
    PATH_TILES,
)
from beltane.games.bonfire.rules.state import (
    AT_BONFIRE,
    FATE_ROW,
    MOST_TASKS_ON_ISLAND,
    OFFERING_PILE,
    PATH_DISPLAY,
    PATH_PILE,
    PATH_PILES,
    SPECIALIST_DISPLAY,
    TOM_CARDS_IN_DECK,
    Bonfire,
    Player,
    Step,
    cities,
    is_solo,
)
from beltane.games.bonfire.rules.tom import TOM_CARDS_IN_GAME
from beltane.games.bonfire.rules.vocabulary import (
    ACTION_TILES,
    ACTIONS,
    BASIC_RESOURCES,
    COMMON_TASKS,
    COUNCIL_SPACES,
    ELDERS,
    FATE_TILE_LENGTH,
    FATE_TILES,
    GUARDIANS,
    MOST_SEATS,
    OFFERING_TILES,
    RESOURCES,
    SHAPES,
    SPACES,
    SPECIALISTS,
    TASKS,
    TomCard,
)
from beltane.kernel.decisions import mover, top
from beltane.kernel.observation import (
    NO_VALUE,
    Layout,
    Observation,
    fill,
    numbered,
    relative,
    write_bits,
    write_row,
)
from beltane.kernel.records import Row
from beltane.kernel.rule import rule

PLAN = 6
PAYMENT = ACTION_TILES + 5

# Cases of categories
A_SEAT = numbered(MOST_SEATS)
A_COUNT = numbered(9)
"""Small counts are told apart; from 8 on all are the same case."""
A_TASK = numbered(TASKS)
A_PATH_TILE = numbered(PATH_TILES)
A_SPECIALIST = numbered(SPECIALISTS + 1)
A_SPACE = numbered(SPACES + 1)
A_FATE_TILE = numbered(FATE_TILES)
A_PLACE = numbered(AT_BONFIRE + SPACES + 1)
A_RESOURCE = numbered(BASIC_RESOURCES)
A_COUNTDOWN_TILE = numbered(COUNTDOWN_TILES + 1)

LAYOUT = Layout()
SEATS = LAYOUT.add(
    "seats",
    "the number of players; 1 is the game against Tom, whose city then comes second",
    categories=numbered(MOST_SEATS + 1),
)
START_PLAYER = LAYOUT.add("start player", "a relative seat", categories=A_SEAT)
TURN = LAYOUT.add("turn", "turns that have begun", scale=1 / 50)
HANDICAP = LAYOUT.add("handicap", "points that Tom has more, or less", scale=1 / 20)
COUNTDOWN = LAYOUT.add("countdown", "1 once it has begun")
TILE_HELD = LAYOUT.add(
    "countdown tile held",
    "the value of the countdown tile in front of the start player",
    categories=A_COUNTDOWN_TILE,
)
TILE_GOING_ROUND = LAYOUT.add(
    "countdown tile going round", "the value of the one that is passed on, else 0", categories=A_COUNTDOWN_TILE
)
POINTER = LAYOUT.add(
    "pointer",
    "the space of the Great Bonfire, counted from 0; -1 before it is used",
    categories=numbered(GREAT_BONFIRE_SPACES),
)
MOVER = LAYOUT.add("mover", "the relative seat that decides, -1 after the end", categories=A_SEAT)
DECISION = LAYOUT.add(
    "decision",
    "what is decided, by its number among the steps, and its two numbers; else -1",
    3,
    categories=(numbered(len(Step)), A_PLACE, A_PLACE),
)
CHOSEN = LAYOUT.add(
    "plan",
    "task, offering pile, space, fate tile, steps, and whether without gain, as chosen",
    PLAN,
    categories=(A_TASK, numbered(2), A_SPACE, A_FATE_TILE, A_COUNT, numbered(2)),
)
WALKING = LAYOUT.add(
    "procession",
    "where each guardian that can still walk in this procession stood before it, else -1",
    GUARDIANS,
    categories=A_PLACE,
)
GIVEN = LAYOUT.add(
    "payment",
    "given by kind, jokers decided, pieces left, lowest and excluded kind, kinds that count",
    PAYMENT,
    categories=(*[A_COUNT] * ACTION_TILES, numbered(2), A_COUNT, A_COUNT, numbered(ACTION_TILES), A_COUNT),
)
ISLAND_TASKS = LAYOUT.add(
    "island tasks", "tasks by island, by number, else -1", ISLANDS, MOST_TASKS_ON_ISLAND, categories=A_TASK
)
PORTALS_AT = LAYOUT.add(
    "portals to get", "portals at the Great Bonfire by space and shape", GREAT_BONFIRE_SPACES, SHAPES
)
PATHS_OPEN = LAYOUT.add(
    "path display", "path tiles to choose from, by number, else -1", PATH_DISPLAY, categories=A_PATH_TILE
)
PATHS_LEFT = LAYOUT.add("path piles", "how many tiles are in each pile", 2, scale=1 / PATH_PILE)
PATHS_KNOWN = LAYOUT.add(
    "paths known",
    "tiles known to lie under each pile, from the bottom, else -1",
    2,
    PATH_PILE,
    categories=A_PATH_TILE,
)
SPECIALISTS_OPEN = LAYOUT.add(
    "specialist display", "specialists to choose from, by number, else -1", SPECIALIST_DISPLAY, categories=A_SPECIALIST
)
SPECIALISTS_LEFT = LAYOUT.add("specialist pile", "how many specialists are in the pile", scale=1 / SPECIALISTS)
ELDERS_LEFT = LAYOUT.add("elders", "elders that can be recruited, by kind", ELDERS)
NEUTRAL_NOVICES = LAYOUT.add("neutral novices", "novices that wait at each common task", COMMON_TASKS)
COUNCIL = LAYOUT.add("council", "novices on each space of the High Council", COUNCIL_SPACES)
TOM = LAYOUT.add(
    "Tom",
    "cards played, and his last key; -1 without him",
    2,
    categories=(numbered(TOM_CARDS_IN_GAME + 1), A_RESOURCE),
)
TOM_CARDS = LAYOUT.add(
    "Tom's cards",
    "those revealed since his deck was last shuffled, else -1",
    TOM_CARDS_IN_DECK,
    categories=numbered(len(TomCard)),
)

CITY = Layout()
POINTS = CITY.add("points", "points", scale=1 / 20)
TILES = CITY.add("tiles", "action tiles by kind", ACTION_TILES, categories=A_COUNT)
SUPPLY = CITY.add("resources", "resources by kind", RESOURCES, categories=A_COUNT)
BOARD = CITY.add("city", "the city board, by number", categories=numbered(MOST_SEATS))
PATHS = CITY.add(
    "paths",
    "path tiles by position, else -1; the first position is on the starting tile",
    SPACES,
    categories=A_PATH_TILE,
)
PORTALS = CITY.add("portals", "1 for each notch with a portal", SPACES)
TASKS_AT = CITY.add("tasks", "tasks by space, else -1", SPACES, categories=A_TASK)
LIT = CITY.add("bonfires", "1 for each space with a bonfire", SPACES)
GUARDIANS_AT = CITY.add(
    "guardians",
    "where each guardian is: -1 not here, 0 start, a position, or 10 + a space",
    GUARDIANS,
    categories=A_PLACE,
)
OFFERINGS = CITY.add(
    "offerings", "the tile on top of each pile, by number, else -1", 2, categories=numbered(OFFERING_TILES)
)
OFFERINGS_LEFT = CITY.add("offerings left", "how many are in each pile", 2, categories=numbered(OFFERING_PILE + 1))
OFFERINGS_ON = CITY.add("offerings on islands", "offering tiles on each island", ISLANDS)
FATE_TILES_LEFT = CITY.add("fate row", "fate tiles in the row, by number, else -1", FATE_ROW, categories=A_FATE_TILE)
FATE_ASIDE = CITY.add(
    "fate tile aside", "the one that was put aside, until one has been laid, else -1", categories=A_FATE_TILE
)
FATE_AREA = CITY.add(
    "fate area", "0 for an empty cell, else 1 + the symbol on it", GRID_CELLS, categories=numbered(ACTIONS + 1)
)
RECRUITED = CITY.add("specialists", "1 for each specialist recruited", SPECIALISTS)
ELDERS_RECRUITED = CITY.add("elders", "1 for each elder recruited", ELDERS)
GNOMES = CITY.add("gnomes", "how many gnomes, the elders and specialists, there are", categories=A_COUNT)
SHIP = CITY.add("ship", "the island, by number; -1 at the landing stage", categories=numbered(ISLANDS))
FULFILLED = CITY.add("common tasks", "1 for each common task fulfilled", COMMON_TASKS)
SENT = CITY.add("council", "one's own novices on each space of the High Council", COUNCIL_SPACES)
NOVICES_SENT = CITY.add("novices sent", "how many novices have been sent", categories=numbered(NOVICES + 1))
PASSED = CITY.add("passed", "1 after passing for good")

CITIES = LAYOUT.size
CITY_SIZE = CITY.size
for place in range(MOST_SEATS):
    for part in CITY.slices:
        LAYOUT.add(
            f"city {place}: {part.name}", part.meaning, *part.shape, categories=part.categories, scale=part.scale
        )


@rule
def observe(game: Bonfire, seat: int, out: Row) -> None:
    """Write what a seat may see."""
    out[SEATS] = game.seats
    out[START_PLAYER] = relative(game.start_player, seat, game.seats)
    out[TURN] = game.turn
    out[HANDICAP] = game.handicap
    out[COUNTDOWN] = game.countdown
    out[TILE_HELD] = game.tile_held
    out[TILE_GOING_ROUND] = game.tile_going_round
    observe_decision(game, seat, out)
    observe_table(game, out)
    observe_tom(game, out)
    for distance in range(MOST_SEATS):
        start = CITIES + distance * CITY_SIZE
        if distance < cities(game):
            owner = distance if is_solo(game) else seat + distance
            if owner >= cities(game):
                owner -= game.seats
            observe_city(game.players[owner], out[start : start + CITY_SIZE])
        else:
            fill(out, start, CITY_SIZE, 0)


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


@rule
def observe_city(player: Player, out: Row) -> None:
    """Write a player's city, or Tom's, into its part of the observation."""
    out[POINTS] = player.points
    write_row(out, TILES, player.tiles, 0, ACTION_TILES)
    write_row(out, SUPPLY, player.resources, 0, RESOURCES)
    out[BOARD] = player.city
    fill(out, PATHS, SPACES, NO_VALUE)
    write_row(out, PATHS + 1, player.paths, 2, player.path_count)
    write_row(out, PORTALS, player.portals, 1, SPACES)
    write_row(out, TASKS_AT, player.tasks, 1, SPACES)
    write_row(out, LIT, player.lit, 1, SPACES)
    write_row(out, GUARDIANS_AT, player.guardians, 0, GUARDIANS)
    for pile in range(2):
        left = player.offerings_left[pile]
        out[OFFERINGS + pile] = player.offering_piles[pile * OFFERING_PILE + left - 1] if left else NO_VALUE
        out[OFFERINGS_LEFT + pile] = left
    write_row(out, OFFERINGS_ON, player.offerings_on, 0, ISLANDS)
    observe_fate(player, out)
    write_bits(out, RECRUITED, player.specialists, 1, SPECIALISTS)
    write_bits(out, ELDERS_RECRUITED, player.elders, 1, ELDERS)
    out[GNOMES] = player.gnomes
    out[SHIP] = player.island
    write_bits(out, FULFILLED, player.common_tasks, 0, COMMON_TASKS)
    write_row(out, SENT, player.council, 0, COUNCIL_SPACES)
    out[NOVICES_SENT] = player.novices
    out[PASSED] = player.passed


@rule
def observe_fate(player: Player, out: Row) -> None:
    """The fate row, the tile put aside, and the symbols in the fate area."""
    fill(out, FATE_TILES_LEFT, FATE_ROW, NO_VALUE)
    write_row(out, FATE_TILES_LEFT, player.fate_row, 0, player.fate_row_count)
    out[FATE_ASIDE] = NO_VALUE if player.fate_tiles_placed else player.fate_aside
    fill(out, FATE_AREA, GRID_CELLS, 0)
    for number in range(player.fate_tiles_placed * FATE_TILE_LENGTH):
        out[FATE_AREA + player.fate_cells[number]] = player.fate_symbols[number] + 1


OBSERVATION = Observation(LAYOUT, observe)
