"""Re-dealing what nobody at the table can know (B-HIDE-1), for search."""

from __future__ import annotations

from beltane.games.bonfire.state import OFFERING_PILE, TOM_CARDS_IN_DECK, Bonfire, Player, is_solo
from beltane.kernel.random import Random, below, draw_word, shuffle
from beltane.kernel.rule import rule


@rule
def conceal(game: Bonfire, seat: int, random: Random) -> None:
    """Everything hidden is hidden from all alike: pile orders, face-down offerings, and the chance to come."""
    conceal_paths(game, random)
    shuffle(random, game.specialist_pile, game.specialist_pile_count)
    for other in range(game.seats):
        conceal_offerings(game.players[other], random)
    if is_solo(game):
        conceal_cards(game, random)
    for index in range(4):
        game.random.words[index] = draw_word(random)
    game.random.words[0] = game.random.words[0] | 1


@rule
def conceal_paths(game: Bonfire, random: Random) -> None:
    """Shuffle both piles together, leaving in place what is known to lie under them (B-HIDE-1)."""
    hidden = game.path_piles_count[0] - game.path_piles_known[0]
    total = hidden + game.path_piles_count[1] - game.path_piles_known[1]
    for last in range(total - 1, 0, -1):
        swap_hidden_paths(game, hidden, last, below(random, last + 1))


@rule
def swap_hidden_paths(game: Bonfire, hidden: int, one: int, other: int) -> None:
    """Swap two hidden tiles, counted through both piles; `hidden` is the number in the first pile."""
    one_pile = 0 if one < hidden else 1
    other_pile = 0 if other < hidden else 1
    one_position = game.path_piles_known[one_pile] + one - hidden * one_pile
    other_position = game.path_piles_known[other_pile] + other - hidden * other_pile
    kept = game.path_piles[one_pile, one_position]
    game.path_piles[one_pile, one_position] = game.path_piles[other_pile, other_position]
    game.path_piles[other_pile, other_position] = kept


@rule
def face_down(player: Player, pile: int) -> int:
    """How many offering tiles of a pile lie face down: all but the top one."""
    return max(0, player.offerings_left[pile] - 1)


@rule
def conceal_offerings(player: Player, random: Random) -> None:
    """Shuffle a player's face-down offering tiles, both piles together."""
    first = face_down(player, 0)
    total = first + face_down(player, 1)
    for last in range(total - 1, 0, -1):
        other = below(random, last + 1)
        last_position = last if last < first else OFFERING_PILE + last - first
        other_position = other if other < first else OFFERING_PILE + other - first
        kept = player.offering_piles[last_position]
        player.offering_piles[last_position] = player.offering_piles[other_position]
        player.offering_piles[other_position] = kept


@rule
def conceal_cards(game: Bonfire, random: Random) -> None:
    """Shuffle those of Tom's cards that have not been revealed in this run through the deck."""
    revealed = game.tom.cards_played % TOM_CARDS_IN_DECK
    if revealed == 0 and game.tom.cards_played > 0:
        return
    for last in range(TOM_CARDS_IN_DECK - 1, revealed, -1):
        other = revealed + below(random, last + 1 - revealed)
        kept = game.tom.cards[last]
        game.tom.cards[last] = game.tom.cards[other]
        game.tom.cards[other] = kept
