"""Paths (B-PATH): the display, the two piles, taking a tile, and the search that a council bonus allows."""

from __future__ import annotations

from beltane.games.bonfire.components.tables import (
    PATH_COST,
    PATH_TILE_CRYSTAL,
    PATH_TILE_KIND,
    PATH_TILE_RESOURCE,
)
from beltane.games.bonfire.rules.actions import DISPLAY_SOURCES, PATH, RENEW, SEARCH
from beltane.games.bonfire.rules.events import Tell
from beltane.games.bonfire.rules.gains import check_common_task, gain_resources
from beltane.games.bonfire.rules.payment import ask_tiles, tiles_affordable
from beltane.games.bonfire.rules.state import PATH_DISPLAY, Bonfire, Player, Step, has, path_positions
from beltane.games.bonfire.rules.vocabulary import (
    NOBODY,
    NONE,
    PATH_KINDS,
    SPACES,
    ActionKind,
    CommonTask,
    Specialist,
)
from beltane.kernel.decisions import pop, push, top
from beltane.kernel.events import tell
from beltane.kernel.random import below
from beltane.kernel.records import Row
from beltane.kernel.rule import rule


@rule
def has_room_for_path(player: Player) -> bool:
    """At most six tiles are added to the starting tile (B-PATH-2)."""
    return path_positions(player) < SPACES


@rule
def can_take_path(player: Player) -> bool:
    """Whether the path action is possible (B-PATH-1)."""
    return has_room_for_path(player) and tiles_affordable(player, ActionKind.PATH, path_price(player))


@rule
def path_price(player: Player) -> int:
    """What the next position costs (B-PATH-1)."""
    return PATH_COST[path_positions(player) + 1]


@rule
def legal_path_sources(game: Bonfire, out: Row, count: int) -> int:
    """A face-up tile, or the top of a pile unseen (B-PATH-1)."""
    for slot in range(PATH_DISPLAY):
        if game.path_display[slot] != NONE:
            out[count] = PATH + slot
            count += 1
    for pile in range(2):
        if game.path_piles_count[pile] > 0:
            out[count] = PATH + DISPLAY_SOURCES + pile
            count += 1
    return count


@rule
def can_renew(game: Bonfire) -> bool:
    """Four face-up tiles with one crystal, and another crystal in the piles (B-PATH-3)."""
    for slot in range(PATH_DISPLAY):
        if game.path_display[slot] == NONE:
            return False
    crystal = PATH_TILE_CRYSTAL[game.path_display[0]]
    for slot in range(1, PATH_DISPLAY):
        if PATH_TILE_CRYSTAL[game.path_display[slot]] != crystal:
            return False
    for pile in range(2):
        for position in range(game.path_piles_count[pile]):
            if PATH_TILE_CRYSTAL[game.path_piles[pile, position]] != crystal:
                return True
    return False


@rule
def legal_path_choices(game: Bonfire, out: Row, count: int) -> int:
    """Where the path action takes its tile from, or renewing the display first (B-PATH-1, B-PATH-3)."""
    count = legal_path_sources(game, out, count)
    if can_renew(game):
        out[count] = RENEW
        count += 1
    return count


@rule
def choose_path(game: Bonfire, seat: int, action: int) -> None:
    """Choose a source and pay, or renew the display and choose again (B-PATH-1, B-PATH-3)."""
    if action == RENEW:
        renew_display(game, seat)
        push(game.decisions, Step.CHOOSE_PATH, seat, 0, 0)
        return
    push(game.decisions, Step.TAKE_PATH, seat, action - PATH, 0)
    ask_tiles(game, seat, ActionKind.PATH, path_price(game.players[seat]))


@rule
def renew_display(game: Bonfire, seat: int) -> None:
    """Slots 1 and 3 go under the first pile, 2 and 4 under the second; then refill (B-PATH-3)."""
    tell(game.events, Tell.PATHS_RENEWED, seat, 0, 0, 0, 0)
    for slot in range(PATH_DISPLAY):
        put_under_pile(game, slot % 2, game.path_display[slot])
        game.path_display[slot] = NONE
    refill_paths(game)


@rule
def put_under_pile(game: Bonfire, pile: int, tile: int) -> None:
    """The last entry of a pile is its top. A tile put under it stays known until a shuffle (B-HIDE-1)."""
    for position in range(game.path_piles_count[pile], 0, -1):
        game.path_piles[pile, position] = game.path_piles[pile, position - 1]
    game.path_piles[pile, 0] = tile
    game.path_piles_count[pile] += 1
    game.path_piles_known[pile] += 1


@rule
def draw_path(game: Bonfire, pile: int) -> int:
    """Take the top tile of a pile."""
    game.path_piles_count[pile] -= 1
    game.path_piles_known[pile] = min(game.path_piles_known[pile], game.path_piles_count[pile])
    return game.path_piles[pile, game.path_piles_count[pile]]


@rule
def refill_paths(game: Bonfire) -> None:
    """Empty slots are refilled left to right, each from the pile with more tiles, the first if equal (B-PATH-1)."""
    for slot in range(PATH_DISPLAY):
        if game.path_display[slot] != NONE:
            continue
        pile = 1 if game.path_piles_count[1] > game.path_piles_count[0] else 0
        if game.path_piles_count[pile] == 0:
            return
        game.path_display[slot] = draw_path(game, pile)
        tell(game.events, Tell.PATH_REVEALED, NOBODY, PATH_TILE_KIND[game.path_display[slot]], slot, 0, 0)


@rule
def take_path(game: Bonfire, seat: int, source: int) -> None:
    """The tile goes to the next position (B-PATH-1)."""
    if source < DISPLAY_SOURCES:
        tile = game.path_display[source]
        game.path_display[source] = NONE
        add_path(game, seat, tile)
        refill_paths(game)
    else:
        add_path(game, seat, draw_path(game, source - DISPLAY_SOURCES))


@rule
def add_path(game: Bonfire, seat: int, tile: int) -> None:
    """Add a tile to the path; with specialist 8 it brings its resource (B-PATH-4)."""
    player = game.players[seat]
    player.path_count += 1
    player.paths[path_positions(player)] = tile
    tell(game.events, Tell.PATH_TAKEN, seat, PATH_TILE_KIND[tile], path_positions(player), 0, 0)
    if has(player, Specialist.RESOURCE_OF_NEW_PATH):
        gain_resources(game, seat, PATH_TILE_RESOURCE[tile], 1)
    check_common_task(game, seat, CommonTask.PATHS)


# The council bonus (B-COUNCIL-2)


@rule
def pile_holds(game: Bonfire, kind: int) -> bool:
    for pile in range(2):
        for position in range(game.path_piles_count[pile]):
            if PATH_TILE_KIND[game.path_piles[pile, position]] == kind:
                return True
    return False


@rule
def legal_searches(game: Bonfire, out: Row) -> int:
    """A tile of the display, or any one named from the piles (B-COUNCIL-2)."""
    count = 0
    for slot in range(PATH_DISPLAY):
        if game.path_display[slot] != NONE:
            out[count] = PATH + slot
            count += 1
    for kind in range(PATH_KINDS):
        if pile_holds(game, kind):
            out[count] = SEARCH + kind
            count += 1
    return count


@rule
def choose_search(game: Bonfire, action: int) -> None:
    """Take the tile; after a search the piles are shuffled together and divided anew (B-COUNCIL-2)."""
    seat = top(game.decisions).seat
    pop(game.decisions)
    if action >= SEARCH:
        add_path(game, seat, remove_from_piles(game, action - SEARCH))
        divide_piles_anew(game)
        tell(game.events, Tell.PATHS_SHUFFLED, NOBODY, 0, 0, 0, 0)
    else:
        take_path(game, seat, action - PATH)


@rule
def remove_from_piles(game: Bonfire, kind: int) -> int:
    """Take a tile of a kind out of the piles, wherever it lies."""
    for pile in range(2):
        for position in range(game.path_piles_count[pile]):
            tile = game.path_piles[pile, position]
            if PATH_TILE_KIND[tile] == kind:
                game.path_piles_count[pile] -= 1
                game.path_piles[pile, position] = game.path_piles[pile, game.path_piles_count[pile]]
                return tile
    return NONE


@rule
def divide_piles_anew(game: Bonfire) -> None:
    """Shuffle all pile tiles together and divide them, the first pile getting the odd one (B-COUNCIL-2)."""
    total = game.path_piles_count[0] + game.path_piles_count[1]
    first = (total + 1) // 2
    while game.path_piles_count[0] < first:
        move_top(game, 1, 0)
    while game.path_piles_count[0] > first:
        move_top(game, 0, 1)
    for last in range(total - 1, 0, -1):
        swap_in_piles(game, first, last, below(game.random, last + 1))
    for pile in range(2):
        game.path_piles_known[pile] = 0


@rule
def move_top(game: Bonfire, origin: int, target: int) -> None:
    game.path_piles_count[origin] -= 1
    game.path_piles[target, game.path_piles_count[target]] = game.path_piles[origin, game.path_piles_count[origin]]
    game.path_piles_count[target] += 1


@rule
def swap_in_piles(game: Bonfire, first: int, one: int, other: int) -> None:
    """Swap two tiles, counted through both piles; `first` is the number in the first pile."""
    one_pile = 0 if one < first else 1
    other_pile = 0 if other < first else 1
    one_position = one - first * one_pile
    other_position = other - first * other_pile
    kept = game.path_piles[one_pile, one_position]
    game.path_piles[one_pile, one_position] = game.path_piles[other_pile, other_position]
    game.path_piles[other_pile, other_position] = kept
