"""Two states that differ only in what a seat cannot know are the same to every bot at that seat."""

from __future__ import annotations

from typing import Any

import pytest

from beltane.bots.bot import Analyses, Position, position_for
from beltane.bots.roster import find_bot
from beltane.kernel.dispatch import conceal
from beltane.kernel.match import Match
from beltane.kernel.random import shuffle
from beltane.kernel.records import copy, to_bytes
from beltane.kernel.rule import interpreted
from tests.bots.positions import EVERY_TABLE, dice, match_after

pytestmark = [
    pytest.mark.skipif(interpreted(), reason="searches take minutes interpreted"),
    pytest.mark.usefixtures("learned"),
]

BOTS = ["random", "greedy", "mcts:300", "mcts:300:2", "net", "net:50", "net:50:2", "apprentice"]
MOMENTS = (0, 12, 45)


def another_truth(match: Match, seat: int, seed: int = 99) -> Any:
    """A state that looks the same to a seat but has other hidden things and another future."""
    state = copy(match.state)
    conceal(state, seat, dice(seed))
    return state


def thoughts(name: str, position: Position) -> object:
    """Everything a bot can report about a position; for one that cannot analyse, its choices."""
    bot = find_bot(name)(position.game, 7)
    if isinstance(bot, Analyses):
        return [bot.analyse(position), bot.analyse(position)]
    return [bot.choose(position) for _ in range(20)]


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize(("game", "seats"), EVERY_TABLE)
def test_bots_do_not_peek(game: str, seats: int, bot: str) -> None:
    for decisions in MOMENTS:
        match = match_after(game, seats, decisions)
        seat = match.mover
        assert seat is not None
        other = another_truth(match, seat)
        assert to_bytes(other) != to_bytes(match.state)
        assert match.game.view(other, seat) == match.game.view(match.state, seat)
        one_thought, other_thought = (
            thoughts(bot, position_for(match.game, state, seat, dice(3))) for state in (match.state, other)
        )
        assert one_thought == other_thought


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize(("game", "seats"), EVERY_TABLE)
def test_a_search_deals_anew_even_when_it_is_handed_the_truth(game: str, seats: int, bot: str) -> None:
    """Not even a position that was never concealed tells a bot anything."""
    for decisions in MOMENTS:
        match = match_after(game, seats, decisions)
        seat = match.mover
        assert seat is not None
        states = (match.state, another_truth(match, seat))
        one_thought, other_thought = (thoughts(bot, Position(match.game, state, seat)) for state in states)
        assert one_thought == other_thought


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_what_is_hidden_in_bonfire_is_hidden_from_bots(seats: int) -> None:
    """Here the hidden things are changed by hand, not by the function that bots rely on."""
    match = match_after("bonfire", seats, 30)
    seat = match.mover
    assert seat is not None
    other = copy(match.state)
    change_what_is_hidden(other)
    assert to_bytes(other) != to_bytes(match.state)
    assert match.game.view(other, seat) == match.game.view(match.state, seat)
    for bot in BOTS:
        one_thought, other_thought = (
            thoughts(bot, position_for(match.game, state, seat, dice(3))) for state in (match.state, other)
        )
        assert one_thought == other_thought


def change_what_is_hidden(game: Any) -> None:
    """Other orders in the piles, other face-down offerings, other cards to come, other dice."""
    random = dice(17)
    for pile in range(2):
        known, count = int(game.path_piles_known[pile]), int(game.path_piles_count[pile])
        game.path_piles[pile, known:count] = game.path_piles[pile, known:count][::-1].copy()
    shuffle(random, game.specialist_pile, game.specialist_pile_count)
    for player in game.players[: game.seats]:
        face_down = int(player.offerings_left[0]) - 1
        if face_down > 1:
            player.offering_piles[:face_down] = player.offering_piles[:face_down][::-1].copy()
    if game.seats == 1:
        revealed = int(game.tom.cards_played) % len(game.tom.cards)
        if revealed:
            game.tom.cards[revealed:] = game.tom.cards[revealed:][::-1].copy()
    game.random.words[2] += 1
