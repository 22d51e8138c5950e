"""What is hidden in a position of Bonfire (B-HIDE-1), for the tests of views and of concealment."""

from __future__ import annotations

import random
from collections.abc import Iterator

from beltane import Match
from beltane.games.bonfire.rules.state import Bonfire
from beltane.kernel.records import copy

LIKED = ("ignite", "task", "renew", "search", "path", "guardian", "continue")
OFFERING_PILE = 5


def path_piles(state: Bonfire) -> list[list[int]]:
    """The unknown tiles of both piles; those put under a pile are known."""
    return [
        [int(state.path_piles[pile, i]) for i in range(state.path_piles_known[pile], state.path_piles_count[pile])]
        for pile in range(2)
    ]


def specialist_pile(state: Bonfire) -> list[int]:
    return [int(state.specialist_pile[position]) for position in range(state.specialist_pile_count)]


def offerings(state: Bonfire, seat: int) -> list[list[int]]:
    """A player's face-down offering tiles, pile by pile."""
    player = state.players[seat]
    return [
        [int(player.offering_piles[pile * OFFERING_PILE + i]) for i in range(player.offerings_left[pile] - 1)]
        for pile in range(2)
    ]


def cards(state: Bonfire) -> list[int]:
    """Those of Tom's cards that have not been revealed since his deck was last shuffled."""
    played = int(state.tom.cards_played)
    if state.seats > 1 or (played > 0 and played % 8 == 0):
        return []
    return [int(state.tom.cards[position]) for position in range(played % 8, 8)]


def everything(state: Bonfire) -> list[list[list[int]]]:
    """All hidden pieces: those of one entry can be in any order, in either of its piles."""
    seats = range(state.seats)
    return [path_piles(state), [specialist_pile(state)], *(offerings(state, s) for s in seats), [cards(state)]]


def put_back(state: Bonfire, hidden: list[list[list[int]]]) -> None:
    """Put hidden pieces back where `everything` found them."""
    paths, (specialists,), *players, (deck,) = hidden
    for pile, tiles in enumerate(paths):
        for position, tile in enumerate(tiles, int(state.path_piles_known[pile])):
            state.path_piles[pile, position] = tile
    for position, specialist in enumerate(specialists):
        state.specialist_pile[position] = specialist
    for seat, piles in enumerate(players):
        for pile, tiles in enumerate(piles):
            for position, tile in enumerate(tiles, pile * OFFERING_PILE):
                state.players[seat].offering_piles[position] = tile
    for position, card in enumerate(deck, 8 - len(deck)):
        state.tom.cards[position] = card


def reordered(state: Bonfire) -> Bonfire:
    """The same position with every hidden order reversed, and another future."""
    other = copy(state)
    turned = []
    for piles in everything(state):
        pieces = [piece for pile in piles for piece in pile][::-1]
        sizes = [len(pile) for pile in piles]
        turned.append([pieces[sum(sizes[:i]) : sum(sizes[: i + 1])] for i in range(len(sizes))])
    put_back(other, turned)
    for index in range(4):
        other.random.words[index] = index + 1
    return other


def positions(seats: int, seed: int, plies: int, every: int) -> Iterator[Match]:
    """A game between players who prefer revealing actions, at regular intervals. It is one match that advances."""
    match = Match.new("bonfire", seats=seats, seed=seed)
    chance = random.Random(seed)
    for ply in range(plies):
        if match.over:
            return
        if ply % every == 0:
            yield match
        legal = match.legal()
        liked = [action for action in legal if action.split()[0] in LIKED]
        match.play(chance.choice(liked if liked and chance.random() < 0.7 else legal))
