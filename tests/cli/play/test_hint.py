"""How a hint presents a search's candidates: points, and which of them are about equal."""

from __future__ import annotations

import pytest

from beltane.bots.bot import position_for
from beltane.bots.mcts import Budget, MctsBot
from beltane.cli.play.hint import about_equal, choice_meant, expected_leads
from beltane.kernel.game import find_game
from beltane.kernel.random import new_generator
from tests.games.bonfire.scenario import bonfire
from tests.games.meduris.scenario import BLUE, PURPLE, meduris


@pytest.mark.parametrize(
    ("leads", "equal"), [((-3.0, 1.2, 0.8), [1, 2]), ((0.5, 1.1), [1]), ((-30.0, -30.4, -31.0), [0, 1])]
)
def test_leads_that_hardly_differ_are_about_equal(leads: tuple[float, ...], equal: list[int]) -> None:
    assert about_equal(leads) == equal


def test_a_hint_counts_in_points() -> None:
    """M-OFFER-1: in the last offering of a game one material gains a point, and none loses one."""
    last = meduris(2).huts({5: PURPLE}).hand(PURPLE, stone=1).last_turn(BLUE).idle_turn()
    game = find_game("meduris")
    position = position_for(game, last.game, PURPLE, new_generator(1))
    candidates = MctsBot(game, 1, Budget(iterations=50)).analyse(position)
    notations = [game.actions.notation(candidate.action) for candidate in candidates]
    leads = dict(zip(notations, expected_leads(game, candidates), strict=True))
    assert leads["offer stone"] - leads["offer nothing"] == pytest.approx(2)


def test_a_hint_names_what_is_asked_for() -> None:
    """B-FATE-1: a player who keeps one of four action tiles is asked which, although the rules ask what to discard."""
    hand = bonfire(2).tiles(0, ship=2, path=1, yellow=1).turn(0).play("fate")
    prompt = hand.match.prompt(0)
    assert {choice.verb for choice in prompt.choices} == {"keep-tiles"}
    game = find_game("bonfire")
    position = position_for(game, hand.state, 0, new_generator(1))
    candidates = MctsBot(game, 1, Budget(iterations=200)).analyse(position)
    meant = [choice_meant(prompt, candidate) for candidate in candidates]
    assert meant
    for candidate, choice in zip(candidates, meant, strict=True):
        assert choice is not None
        assert choice.notation.startswith("keep ")
        assert choice.actions == (candidate.action, *candidate.then)[: len(choice.actions)]
