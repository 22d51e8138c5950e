"""The values read from a state's bytes equal its fields."""

from __future__ import annotations

import random

import pytest

from beltane import Match
from beltane.kernel.decisions import OVER, mover, top
from beltane.kernel.game import game_names
from beltane.kernel.pending import Pending, pending


@pytest.mark.parametrize("name", game_names())
def test_whole_games_wait_for_whom_the_rules_say(name: str) -> None:
    match, dice = Match.new(name, seats=3, seed=5), random.Random(5)
    while not match.over:
        expected = Pending(int(mover(match.state)), int(top(match.state.decisions).kind))
        assert pending(match.state) == expected
        match.play(dice.choice(match.legal_numbers()))
    assert mover(match.state) == OVER
    assert pending(match.state) is None
