"""Set-up (B-SETUP, and for solo play B-SOLO-1 and B-SOLO-2)."""

from __future__ import annotations

import numpy as np

from beltane.games.bonfire.components.tables import (
    COUNTDOWN_TILES,
    GREAT_BONFIRE_SPACES,
    ISLAND_RESOURCE,
    ISLANDS,
    PATH_TILES,
    PORTALS_OF_SHAPE,
    SPECIALIST_RESOURCE,
    TASK_COLOUR,
    TASK_LEAST_PLAYERS,
    TASKS_ON_ISLAND,
    TOM_CARDS,
)
from beltane.games.bonfire.rules.events import game_began
from beltane.games.bonfire.rules.gains import score
from beltane.games.bonfire.rules.gnomes import draw_specialist
from beltane.games.bonfire.rules.paths import refill_paths
from beltane.games.bonfire.rules.state import (
    FATE_ROW,
    LANDING_STAGE,
    MOST_TASKS_ON_ISLAND,
    OFFERING_PILE,
    PATH_DISPLAY,
    SPECIALIST_DISPLAY,
    STARTING_AREA,
    TOM,
    TOM_CARDS_IN_DECK,
    Bonfire,
    Player,
    Step,
    cities,
    is_solo,
)
from beltane.games.bonfire.rules.vocabulary import (
    COMMON_TASKS,
    ELDERS,
    FATE_TILES,
    GUARDIAN_COLOURS,
    MOST_SEATS,
    NONE,
    OFFERING_TILES,
    SHAPES,
    SPACES,
    SPECIALISTS,
    TASKS,
    Colour,
    GuardianColour,
    Resource,
    Source,
)
from beltane.kernel.decisions import push
from beltane.kernel.events import forget_events
from beltane.kernel.random import below, shuffle
from beltane.kernel.records import Row
from beltane.kernel.rule import rule

HANDICAPS = (0, *(-n for n in range(1, 101)), *range(1, 101))
"""The handicap for each choice of the option; the first is the default (B-SOLO-10)."""
HANDICAP_OF_CHOICE: Row = np.array(HANDICAPS)
FIRST_HANDICAP = -10
"""The first handicap of the challenge (B-SOLO-10)."""
BLUE_AND_RED, BLUE_AND_YELLOW, RED_AND_YELLOW = 0, 1, 2
SOLO_PAIRS: Row = np.array([BLUE_AND_RED] * 4 + [BLUE_AND_YELLOW] * 3 + [RED_AND_YELLOW] * 3)
"""The colours on the ten task islands in solo play (B-SOLO-1)."""
TASK_ISLANDS = len(SOLO_PAIRS)
POINTER_BEFORE_FIRST_SPACE = GREAT_BONFIRE_SPACES - 1


@rule
def deal(game: Bonfire, seats: int, options: Row) -> None:
    """Set the table (B-SETUP-1 to B-SETUP-8)."""
    game.seats = seats
    game.first_game = options[0]
    game.handicap = HANDICAP_OF_CHOICE[options[1]]
    lay_tasks(game)
    lay_portals(game)
    lay_specialists(game)
    lay_paths(game)
    lay_common_board(game)
    set_up_cities(game)
    clear_scratch(game)
    game.start_player = below(game.random, seats)
    # Set-up is visible to all; events start with the game.
    forget_events(game.events)
    game_began(game.events, game.start_player)
    push(game.decisions, Step.BEGIN_TURN, game.start_player, 0, 0)
    for distance in range(seats - 1, -1, -1):
        push(game.decisions, Step.KEEP_OR_SWAP, (game.start_player + distance) % seats, 0, 0)
    if is_solo(game):
        set_up_tom(game)


@rule
def clear_scratch(game: Bonfire) -> None:
    """Empty the working memory, so that equal games are equal records."""
    for index in range(len(game.scratch.deck)):
        game.scratch.deck[index] = 0
    for index in range(len(game.scratch.pairs)):
        game.scratch.pairs[index] = 0


# Tasks (B-SETUP-1, B-SOLO-1)


@rule
def lay_tasks(game: Bonfire) -> None:
    """Lay tasks face up on the task islands."""
    for island in range(ISLANDS):
        for slot in range(MOST_TASKS_ON_ISLAND):
            game.island_tasks[island, slot] = NONE
    deck = game.scratch.deck
    size = 0
    for task in range(TASKS):
        if TASK_LEAST_PLAYERS[task] <= game.seats:
            deck[size] = task
            size += 1
    shuffle(game.random, deck, size)
    if is_solo(game):
        lay_solo_tasks(game, deck, size)
    else:
        lay_shared_tasks(game, deck, size)


@rule
def lay_shared_tasks(game: Bonfire, deck: Row, size: int) -> None:
    """Lay tasks at random; in a first game, no two tasks of an island have the same colour."""
    for island in range(ISLANDS):
        for slot in range(TASKS_ON_ISLAND[game.seats, island]):
            for position in range(size):
                if deck[position] == NONE:
                    continue
                if game.first_game == 1 and island_shows(game, island, TASK_COLOUR[deck[position]]):
                    continue
                game.island_tasks[island, slot] = deck[position]
                deck[position] = NONE
                break


@rule
def island_shows(game: Bonfire, island: int, colour: int) -> bool:
    """Whether a task of a colour lies on an island."""
    for slot in range(MOST_TASKS_ON_ISLAND):
        task = game.island_tasks[island, slot]
        if task != NONE and TASK_COLOUR[task] == colour:
            return True
    return False


@rule
def lay_solo_tasks(game: Bonfire, deck: Row, size: int) -> None:
    """Two different colours on every island: four blue-red, three blue-yellow, three red-yellow (B-SOLO-1)."""
    pairs = game.scratch.pairs
    for island in range(TASK_ISLANDS):
        pairs[island] = SOLO_PAIRS[island]
    shuffle(game.random, pairs, TASK_ISLANDS)
    number = 0
    for island in range(ISLANDS):
        if ISLAND_RESOURCE[island] == NONE:
            continue
        first = Colour.RED if pairs[number] == RED_AND_YELLOW else Colour.BLUE
        second = Colour.RED if pairs[number] == BLUE_AND_RED else Colour.YELLOW
        game.island_tasks[island, 0] = draw_of_colour(deck, size, first)
        game.island_tasks[island, 1] = draw_of_colour(deck, size, second)
        number += 1


@rule
def draw_of_colour(deck: Row, size: int, colour: int) -> int:
    """Draw the next task of a colour from a shuffled deck."""
    for position in range(size):
        task = deck[position]
        if task != NONE and TASK_COLOUR[task] == colour:
            deck[position] = NONE
            return task
    return NONE


# Portals (B-SETUP-4, B-SOLO-1)


@rule
def lay_portals(game: Bonfire) -> None:
    """Shuffle the portals and distribute them evenly; in solo all portals of a space are different."""
    copies = PORTALS_OF_SHAPE[game.seats]
    bag = game.scratch.deck
    for index in range(SHAPES * copies):
        bag[index] = index % SHAPES
    deal_portals(game, bag, copies)
    while is_solo(game) and has_equal_portals(game):
        deal_portals(game, bag, copies)


@rule
def deal_portals(game: Bonfire, bag: Row, copies: int) -> None:
    """Shuffle the bag and deal the same number of portals to every space."""
    shuffle(game.random, bag, SHAPES * copies)
    for space in range(GREAT_BONFIRE_SPACES):
        for shape in range(SHAPES):
            game.portals_at[space, shape] = 0
        for index in range(copies):
            game.portals_at[space, bag[space * copies + index]] += 1


@rule
def has_equal_portals(game: Bonfire) -> bool:
    """Whether a space of the Great Bonfire has two portals of one shape."""
    for space in range(GREAT_BONFIRE_SPACES):
        for shape in range(SHAPES):
            if game.portals_at[space, shape] > 1:
                return True
    return False


# Specialists, paths and the rest of the board (B-SETUP-3, B-SETUP-5, B-SETUP-6)


@rule
def lay_specialists(game: Bonfire) -> None:
    """Shuffle, and lay six face up; in solo without those that show gold (B-SETUP-3, B-SOLO-1)."""
    for specialist in range(1, SPECIALISTS + 1):
        if is_solo(game) and SPECIALIST_RESOURCE[specialist] == Resource.GOLD:
            continue
        game.specialist_pile[game.specialist_pile_count] = specialist
        game.specialist_pile_count += 1
    shuffle(game.random, game.specialist_pile, game.specialist_pile_count)
    for slot in range(SPECIALIST_DISPLAY):
        game.specialist_display[slot] = draw_specialist(game)
    for elder in range(1, ELDERS + 1):
        game.elders_left[elder] = 1


@rule
def lay_paths(game: Bonfire) -> None:
    """Two equal piles, and four face up (B-SETUP-5)."""
    tiles = game.scratch.deck
    for tile in range(PATH_TILES):
        tiles[tile] = tile
    shuffle(game.random, tiles, PATH_TILES)
    for tile in range(PATH_TILES):
        pile = tile % 2
        game.path_piles[pile, game.path_piles_count[pile]] = tiles[tile]
        game.path_piles_count[pile] += 1
    for slot in range(PATH_DISPLAY):
        game.path_display[slot] = NONE
    refill_paths(game)


@rule
def lay_common_board(game: Bonfire) -> None:
    """Neutral novices, countdown tiles, and the pointer just before space 1 (B-SETUP-6)."""
    for common in range(COMMON_TASKS):
        game.neutral_novices[common] = 1
    game.tile_held = COUNTDOWN_TILES
    game.pointer = POINTER_BEFORE_FIRST_SPACE
    game.tom.key = NONE
    game.payment.excluded = NONE


# Cities (B-SETUP-2, B-SETUP-7, B-SOLO-2)


@rule
def set_up_cities(game: Bonfire) -> None:
    """Deal the city boards, and give every player offering tiles and fate tiles."""
    boards = game.scratch.deck
    for board in range(MOST_SEATS):
        boards[board] = board
    shuffle(game.random, boards, MOST_SEATS)
    for city in range(cities(game)):
        game.players[city].city = boards[city]
        clear_city(game.players[city])
    for seat in range(game.seats):
        deal_offerings(game, game.players[seat])
        deal_fate_tiles(game, game.players[seat])


@rule
def clear_city(player: Player) -> None:
    """An empty city with its own guardian on the starting area, and the ship at the landing stage."""
    for position in range(SPACES + 1):
        player.paths[position] = NONE
        player.tasks[position] = NONE
    for guardian in range(GUARDIAN_COLOURS):
        player.guardians[guardian] = NONE
    player.guardians[GuardianColour.OWN] = STARTING_AREA
    player.island = LANDING_STAGE


@rule
def deal_offerings(game: Bonfire, player: Player) -> None:
    """Ten offering tiles, shuffled into two piles of five; the last entry of a pile is its top (B-SETUP-7)."""
    for tile in range(OFFERING_TILES):
        player.offering_piles[tile] = tile
    shuffle(game.random, player.offering_piles, OFFERING_TILES)
    player.offerings_left[0] = OFFERING_PILE
    player.offerings_left[1] = OFFERING_PILE


@rule
def deal_fate_tiles(game: Bonfire, player: Player) -> None:
    """Eight fate tiles, shuffled: seven in a row, one aside (B-SETUP-7)."""
    tiles = game.scratch.deck
    for tile in range(FATE_TILES):
        tiles[tile] = tile
    shuffle(game.random, tiles, FATE_TILES)
    for position in range(FATE_ROW):
        player.fate_row[position] = tiles[position]
    player.fate_row_count = FATE_ROW
    player.fate_aside = tiles[FATE_ROW]


@rule
def set_up_tom(game: Bonfire) -> None:
    """Tom's deck, and his lead in the handicap challenge (B-SOLO-2, B-SOLO-10)."""
    for position in range(TOM_CARDS_IN_DECK):
        game.tom.cards[position] = TOM_CARDS[position]
    shuffle(game.random, game.tom.cards, TOM_CARDS_IN_DECK)
    if game.handicap > 0:
        score(game, TOM, Source.HANDICAP, game.handicap)
    else:
        score(game, 0, Source.HANDICAP, -game.handicap)


def handicap_after(handicap: int, points: int, points_of_tom: int) -> int:
    """The handicap for the next game of the challenge: win +5, loss -2, tie 0 (B-SOLO-10)."""
    if points > points_of_tom:
        return handicap + 5
    return handicap - 2 if points < points_of_tom else handicap
