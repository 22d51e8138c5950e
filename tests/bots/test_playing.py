"""All bots play every game by its rules, and reproducibly."""

from __future__ import annotations

import pytest

from beltane.arena.contest import ScheduledMatch, schedule
from beltane.arena.run.match import play_match
from beltane.bots.roster import find_bot
from beltane.kernel.records import to_bytes
from beltane.kernel.rule import interpreted
from tests.arena.contests import contest
from tests.bots.positions import EVERY_TABLE, legal_in, position_in

pytestmark = [
    pytest.mark.skipif(interpreted(), reason="whole games of searching bots take minutes interpreted"),
    pytest.mark.usefixtures("learned"),
]


@pytest.mark.parametrize(("game", "seats"), EVERY_TABLE)
@pytest.mark.parametrize("bot", ["random", "greedy", "mcts:8", "net", "net:3"])
def test_bots_play_whole_games_by_the_rules_and_the_same_way_again(bot: str, game: str, seats: int) -> None:
    small = contest(game, seats, bot, games=1)
    scheduled = ScheduledMatch(0, (bot,) * seats)
    result = play_match(small, scheduled)
    assert result == play_match(small, scheduled)
    assert min(result.places) >= 1


@pytest.mark.parametrize("name", ["random", "greedy", "mcts:30", "mcts:30:2", "net", "net:30", "net:30:2", "adept"])
@pytest.mark.parametrize("game", ["meduris", "bonfire"])
def test_choices_are_legal_and_leave_the_position_alone(name: str, game: str) -> None:
    position = position_in(game, 3)
    before = to_bytes(position.state)
    bot = find_bot(name)(position.game, 1)
    choices = [bot.choose(position) for _ in range(10)]
    assert set(choices) <= set(legal_in(position.game, position.state))
    assert to_bytes(position.state) == before


@pytest.mark.parametrize("name", ["random", "greedy", "mcts:40", "net:40", "apprentice"])
def test_a_seed_decides_what_a_bot_plays(name: str) -> None:
    position = position_in("meduris", 4, decisions=40)

    def choices_of(seed: int) -> list[int]:
        bot = find_bot(name)(position.game, seed)
        return [bot.choose(position) for _ in range(12)]

    assert choices_of(3) == choices_of(3)
    if name == "random":
        assert choices_of(3) != choices_of(4)


def wins_of(stronger: str, weaker: str, game: str, deals: int) -> float:
    """The share of two-player games that the first of two bots wins."""
    small = contest(game, 2, f"{stronger},{weaker}", games=2 * deals)
    results = [play_match(small, scheduled) for scheduled in schedule(small)]
    return sum(result.places[result.bots.index(stronger)] == 1 for result in results) / len(results)


@pytest.mark.parametrize("game", ["meduris", "bonfire"])
def test_greedy_beats_random(game: str) -> None:
    assert wins_of("greedy", "random", game, deals=10) >= 0.8


@pytest.mark.slow
@pytest.mark.parametrize("game", ["meduris", "bonfire"])
def test_searching_beats_greedy(game: str) -> None:
    assert wins_of("mcts:1000", "greedy", game, deals=10) >= 0.6
