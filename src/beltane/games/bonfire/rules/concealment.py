"""Re-dealing what nobody at the table can know (B-HIDE-1), for search.

The result depends only on what is known and on the generator, never on the real hidden things: these are first put in
order and then shuffled, so that not even the shuffling reveals anything.
"""

from __future__ import annotations

from beltane.games.bonfire.rules.state import OFFERING_PILE, TOM_CARDS_IN_DECK, Bonfire, Player, is_solo
from beltane.kernel.random import Random, below
from beltane.kernel.records import Row
from beltane.kernel.rule import rule


@rule
def redeal(game: Bonfire, _seat: int, random: Random) -> None:
    """Deal everything hidden anew: pile orders, face-down offerings, Tom's cards to come. All seats know the same."""
    conceal_paths(game, random)
    deal_anew(random, game.specialist_pile, 0, game.specialist_pile_count)
    for other in range(game.seats):
        conceal_offerings(game.players[other], random)
    if is_solo(game):
        conceal_cards(game, random)


@rule
def swap(row: Row, one: int, other: int) -> None:
    """Swap two entries of a row."""
    kept = row[one]
    row[one] = row[other]
    row[other] = kept


@rule
def deal_anew(random: Random, row: Row, start: int, end: int) -> None:
    """Put the entries of a row from `start` up to before `end` in order, then shuffle them."""
    for position in range(start + 1, end):
        while position > start and row[position - 1] > row[position]:
            swap(row, position - 1, position)
            position -= 1
    for last in range(end - 1, start, -1):
        swap(row, last, start + below(random, last - start + 1))


# Path tiles lie in two piles, under each of which some may be known. Hidden ones are counted through both piles.


@rule
def hidden_in_pile(game: Bonfire, pile: int) -> int:
    """The number of tiles of a pile that nobody knows."""
    return game.path_piles_count[pile] - game.path_piles_known[pile]


@rule
def pile_of(game: Bonfire, hidden: int) -> int:
    """The pile of a hidden path tile, numbered through both piles."""
    return 0 if hidden < hidden_in_pile(game, 0) else 1


@rule
def position_of(game: Bonfire, hidden: int) -> int:
    """Where a hidden tile lies in its pile, above those that are known."""
    pile = pile_of(game, hidden)
    return game.path_piles_known[pile] + hidden - pile * hidden_in_pile(game, 0)


@rule
def hidden_path(game: Bonfire, hidden: int) -> int:
    """A hidden path tile, by its number through both piles."""
    return game.path_piles[pile_of(game, hidden), position_of(game, hidden)]


@rule
def swap_hidden_paths(game: Bonfire, one: int, other: int) -> None:
    """Swap two hidden path tiles, by their numbers through both piles."""
    kept = hidden_path(game, one)
    game.path_piles[pile_of(game, one), position_of(game, one)] = hidden_path(game, other)
    game.path_piles[pile_of(game, other), position_of(game, other)] = kept


@rule
def conceal_paths(game: Bonfire, random: Random) -> None:
    """Shuffle both piles together, leaving in place what is known to lie under them (B-HIDE-1)."""
    total = hidden_in_pile(game, 0) + hidden_in_pile(game, 1)
    for hidden in range(1, total):
        while hidden > 0 and hidden_path(game, hidden - 1) > hidden_path(game, hidden):
            swap_hidden_paths(game, hidden - 1, hidden)
            hidden -= 1
    for last in range(total - 1, 0, -1):
        swap_hidden_paths(game, last, below(random, last + 1))


# Offering tiles and Tom's cards


@rule
def face_down(player: Player, pile: int) -> int:
    """How many offering tiles of a pile lie face down: all but the top one."""
    return max(0, player.offerings_left[pile] - 1)


@rule
def conceal_offerings(player: Player, random: Random) -> None:
    """Shuffle a player's face-down offering tiles, both piles together.

    They are moved together at the front for that, and whatever lay between them goes back to its place.
    """
    first = face_down(player, 0)
    second = face_down(player, 1)
    for tile in range(second):
        swap(player.offering_piles, first + tile, OFFERING_PILE + tile)
    deal_anew(random, player.offering_piles, 0, first + second)
    for tile in range(second - 1, -1, -1):
        swap(player.offering_piles, first + tile, OFFERING_PILE + tile)


@rule
def conceal_cards(game: Bonfire, random: Random) -> None:
    """Shuffle those of Tom's cards that have not been revealed since the last shuffle of his deck."""
    revealed = game.tom.cards_played % TOM_CARDS_IN_DECK
    if revealed > 0 or game.tom.cards_played == 0:
        deal_anew(random, game.tom.cards, revealed, TOM_CARDS_IN_DECK)
