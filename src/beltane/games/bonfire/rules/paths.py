"""Paths (B-PATH): the display, the two piles, taking a tile, and the search allowed by a council bonus."""

from __future__ import annotations

import numpy as np

from beltane.games.bonfire.components.tables import (
    PATH_COST,
    PATH_KIND_CRYSTAL,
    PATH_TILE_CRYSTAL,
    PATH_TILE_KIND,
    PATH_TILE_RESOURCE,
)
from beltane.games.bonfire.rules.actions import (
    PATH_SOURCE,
    RENEW,
    SEARCH,
    path_source,
    search_kind,
    to_path,
    to_renew,
    to_search,
    verb_of,
)
from beltane.games.bonfire.rules.events import (
    path_drawn,
    path_found,
    path_revealed,
    path_taken,
    paths_renewed,
    paths_shuffled,
)
from beltane.games.bonfire.rules.gains import check_common_task, gain_resources
from beltane.games.bonfire.rules.payment import ask_tiles, tiles_affordable
from beltane.games.bonfire.rules.state import PATH_DISPLAY, PATH_PILES, Bonfire, Player, Step, has, path_positions
from beltane.games.bonfire.rules.vocabulary import (
    NONE,
    PATH_KINDS,
    SPACES,
    ActionKind,
    CommonTask,
    Specialist,
)
from beltane.kernel.decisions import pop, push, top
from beltane.kernel.random import below
from beltane.kernel.records import Row
from beltane.kernel.rule import rule


def _numbered(kind: str) -> Row:
    """For each source of path tiles, which slot or which pile it is, counted from 0; NONE if it is not of the kind."""
    return np.array([int(parts["number"]) - 1 if parts["kind"] == kind else NONE for parts in PATH_SOURCE.parts])


def _sources(kind: str, count: int) -> Row:
    """The source that each slot or each pile is."""
    return np.array([PATH_SOURCE.position[f"{kind}-{number}"] for number in range(1, count + 1)])


SOURCE_SLOT = _numbered("slot")
SOURCE_PILE = _numbered("pile")
SLOT_SOURCE = _sources("slot", PATH_DISPLAY)
PILE_SOURCE = _sources("pile", PATH_PILES)


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
    return PATH_COST[next_position(player)]


@rule
def is_slot(source: int) -> bool:
    """Whether a source of path tiles is a slot of the display rather than a pile."""
    return SOURCE_SLOT[source] != NONE


@rule
def legal_path_sources(game: Bonfire, out: Row, count: int) -> int:
    """A face-up tile, or the top of a pile unseen (B-PATH-1)."""
    for slot in range(PATH_DISPLAY):
        if game.path_display[slot] != NONE:
            out[count] = to_path(SLOT_SOURCE[slot])
            count += 1
    for pile in range(PATH_PILES):
        if game.path_piles_count[pile] > 0:
            out[count] = to_path(PILE_SOURCE[pile])
            count += 1
    return count


@rule
def can_renew(game: Bonfire) -> bool:
    """Whether the four face-up tiles show one crystal, and the piles another (B-PATH-3)."""
    for slot in range(PATH_DISPLAY):
        if game.path_display[slot] == NONE:
            return False
    crystal = PATH_TILE_CRYSTAL[game.path_display[0]]
    for slot in range(1, PATH_DISPLAY):
        if PATH_TILE_CRYSTAL[game.path_display[slot]] != crystal:
            return False
    for pile in range(PATH_PILES):
        for position in range(game.path_piles_count[pile]):
            if PATH_TILE_CRYSTAL[game.path_piles[pile, position]] != crystal:
                return True
    return False


@rule
def legal_path_choices(game: Bonfire, out: Row, count: int) -> int:
    """The sources of the path action's tile, or renewing the display first (B-PATH-1, B-PATH-3)."""
    count = legal_path_sources(game, out, count)
    if can_renew(game):
        out[count] = to_renew()
        count += 1
    return count


@rule
def choose_path(game: Bonfire, seat: int, action: int) -> None:
    """Choose a source and pay, or renew the display and choose again (B-PATH-1, B-PATH-3)."""
    if verb_of(action) == RENEW:
        renew_display(game, seat)
        push(game.decisions, Step.CHOOSE_PATH, seat, 0, 0)
        return
    push(game.decisions, Step.TAKE_PATH, seat, path_source(action), 0)
    ask_tiles(game, seat, ActionKind.PATH, path_price(game.players[seat]))


@rule
def choose_path_again(game: Bonfire, action: int) -> None:
    """Choose from the renewed display, or renew it once more (B-PATH-3)."""
    seat = top(game.decisions).seat
    pop(game.decisions)
    choose_path(game, seat, action)


@rule
def renew_display(game: Bonfire, seat: int) -> None:
    """Slots 1 and 3 go under the first pile, 2 and 4 under the second; then refill (B-PATH-3)."""
    paths_renewed(game.events, seat)
    for slot in range(PATH_DISPLAY):
        put_under_pile(game, slot % 2, game.path_display[slot])
        game.path_display[slot] = NONE
    refill_paths(game)


@rule
def put_under_pile(game: Bonfire, pile: int, tile: int) -> None:
    """Put a tile under a pile, whose top is its last entry. It stays known until a shuffle (B-HIDE-1)."""
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
    """Refill empty slots from left to right, each from the larger pile, or the first if equal (B-PATH-1)."""
    for slot in range(PATH_DISPLAY):
        if game.path_display[slot] != NONE:
            continue
        pile = 1 if game.path_piles_count[1] > game.path_piles_count[0] else 0
        if game.path_piles_count[pile] == 0:
            return
        game.path_display[slot] = draw_path(game, pile)
        path_revealed(game.events, PATH_TILE_KIND[game.path_display[slot]], slot)


@rule
def take_path(game: Bonfire, seat: int, source: int) -> None:
    """Take a tile from the chosen source; a slot is refilled (B-PATH-1)."""
    if is_slot(source):
        take_from_display(game, seat, SOURCE_SLOT[source])
    else:
        take_from_pile(game, seat, SOURCE_PILE[source])


@rule
def take_from_display(game: Bonfire, seat: int, slot: int) -> None:
    """Add a tile of the display to a player's path, and fill the display up."""
    tile = game.path_display[slot]
    game.path_display[slot] = NONE
    path_taken(game.events, seat, PATH_TILE_KIND[tile], next_position(game.players[seat]), slot)
    add_path(game, seat, tile)
    refill_paths(game)


@rule
def take_from_pile(game: Bonfire, seat: int, pile: int) -> None:
    """Draw the top tile of a pile and add it to a player's path."""
    tile = draw_path(game, pile)
    path_drawn(game.events, seat, PATH_TILE_KIND[tile], next_position(game.players[seat]), pile)
    add_path(game, seat, tile)


@rule
def next_position(player: Player) -> int:
    """Where the next path tile goes."""
    return path_positions(player) + 1


@rule
def add_path(game: Bonfire, seat: int, tile: int) -> None:
    """Add a tile to the path, at its next position; with specialist 8 it brings its resource (B-PATH-4)."""
    player = game.players[seat]
    player.path_count += 1
    player.paths[path_positions(player)] = tile
    if has(player, Specialist.RESOURCE_OF_NEW_PATH):
        gain_resources(game, seat, PATH_TILE_RESOURCE[tile], 1)
    check_common_task(game, seat, CommonTask.PATHS)


# The council bonus (B-COUNCIL-2)


@rule
def crystal_of(kind: int) -> int:
    """The crystal on path tiles of a kind."""
    return PATH_KIND_CRYSTAL[kind]


@rule
def pile_holds(game: Bonfire, kind: int) -> bool:
    """Whether a tile of a kind is in any pile."""
    for pile in range(PATH_PILES):
        for position in range(game.path_piles_count[pile]):
            if PATH_TILE_KIND[game.path_piles[pile, position]] == kind:
                return True
    return False


@rule
def legal_searches(game: Bonfire, out: Row) -> int:
    """A tile of the display, or any named tile of the piles (B-COUNCIL-2)."""
    count = 0
    for slot in range(PATH_DISPLAY):
        if game.path_display[slot] != NONE:
            out[count] = to_path(SLOT_SOURCE[slot])
            count += 1
    for kind in range(PATH_KINDS):
        if pile_holds(game, kind):
            out[count] = to_search(kind)
            count += 1
    return count


@rule
def choose_search(game: Bonfire, action: int) -> None:
    """Take the tile; after a search the piles are shuffled together and divided anew (B-COUNCIL-2)."""
    seat = top(game.decisions).seat
    pop(game.decisions)
    if verb_of(action) == SEARCH:
        search_piles(game, seat, search_kind(action))
    else:
        take_path(game, seat, path_source(action))


@rule
def search_piles(game: Bonfire, seat: int, kind: int) -> None:
    """Add a tile of a kind from the piles to a player's path, then shuffle the piles."""
    path_found(game.events, seat, kind, next_position(game.players[seat]))
    add_path(game, seat, remove_from_piles(game, kind))
    divide_piles_anew(game)
    paths_shuffled(game.events)


@rule
def remove_from_piles(game: Bonfire, kind: int) -> int:
    """Take a tile of a kind out of the piles, wherever it lies."""
    for pile in range(PATH_PILES):
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
    for pile in range(PATH_PILES):
        game.path_piles_known[pile] = 0


@rule
def move_top(game: Bonfire, origin: int, target: int) -> None:
    """Put the top tile of a pile on another one."""
    game.path_piles_count[origin] -= 1
    game.path_piles[target, game.path_piles_count[target]] = game.path_piles[origin, game.path_piles_count[origin]]
    game.path_piles_count[target] += 1


@rule
def swap_in_piles(game: Bonfire, first: int, one: int, other: int) -> None:
    """Swap two tiles, counted through both piles; `first` is the size of the first pile."""
    one_pile = 0 if one < first else 1
    other_pile = 0 if other < first else 1
    one_position = one - first * one_pile
    other_position = other - first * other_pile
    kept = game.path_piles[one_pile, one_position]
    game.path_piles[one_pile, one_position] = game.path_piles[other_pile, other_position]
    game.path_piles[other_pile, other_position] = kept
