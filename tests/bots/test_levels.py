"""The levels for people: weaker ones choose among nearly equal actions, and never blunder."""

from __future__ import annotations

from collections import Counter

import pytest

from beltane.bots.bot import Candidate
from beltane.bots.levels import LEVELS, MAX_LOSS, draw_nearly_best
from beltane.bots.roster import find_bot
from beltane.bots.search.values import value_of_lead
from beltane.kernel.rule import interpreted
from tests.bots.positions import dice, legal_in, match_with_one_choice, position_in, position_of

TEMPERATURE = 0.5


def candidate(action: int, lead: float, share: float = 0.3) -> Candidate:
    return Candidate(action, value_of_lead(lead), share)


def drawn(*candidates: Candidate, temperature: float = TEMPERATURE) -> Counter[int]:
    """How often each action is drawn."""
    random = dice(1)
    return Counter(draw_nearly_best(candidates, temperature, random) for _ in range(3000))


def test_the_better_of_nearly_equal_choices_is_drawn_more_often() -> None:
    counts = drawn(candidate(1, 2.0), candidate(2, 2.0), candidate(3, 2.0 - TEMPERATURE))
    assert counts[1] == pytest.approx(counts[2], rel=0.15)
    assert counts[3] / counts[1] == pytest.approx(1 / 2.718, rel=0.15)


def test_what_is_much_worse_is_never_drawn() -> None:
    worse = candidate(2, 1.0 - 1.01 * MAX_LOSS * TEMPERATURE)
    assert set(drawn(candidate(1, 1.0), worse)) == {1}


def test_what_the_search_has_hardly_looked_at_is_never_drawn() -> None:
    assert set(drawn(candidate(1, 1.0, share=0.9), candidate(2, 1.0, share=0.05))) == {1}


def test_the_favourite_is_drawn_even_if_another_promises_more() -> None:
    """The most visited action comes first; one that merely looked good a few times is no better than it."""
    counts = drawn(candidate(1, 1.0), candidate(2, 9.0))
    assert counts[1] == pytest.approx(counts[2], rel=0.15)


def test_without_a_temperature_it_is_always_the_favourite() -> None:
    assert set(drawn(candidate(1, 1.0), candidate(2, 1.0), temperature=0)) == {1}


def test_each_level_looks_further_ahead_and_is_no_less_particular() -> None:
    searching = [level for level in LEVELS if level.budget is not None]
    assert [level.name for level in LEVELS if level not in searching] == ["apprentice"]
    budgets = [level.budget.iterations or 0 for level in searching if level.budget is not None]
    temperatures = [level.temperature for level in searching]
    assert budgets == sorted(set(budgets))
    assert temperatures == sorted(temperatures, reverse=True)


@pytest.mark.skipif(interpreted(), reason="searches take minutes interpreted")
@pytest.mark.usefixtures("learned")
@pytest.mark.parametrize("game", ["meduris", "bonfire"])
def test_levels_play_what_is_legal_and_tell_what_they_think(game: str) -> None:
    position = position_in(game, 2)
    for level in ("apprentice", "adept", "druid"):
        bot = find_bot(level)(position.game, 1)
        choices = {bot.choose(position) for _ in range(5)}
        assert choices <= set(legal_in(position.game, position.state))
    alone = match_with_one_choice(game, 2)
    assert find_bot("archdruid")(alone.game, 1).choose(position_of(alone)) == alone.legal_numbers()[0]
