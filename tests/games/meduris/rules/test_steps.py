"""Every step is decided or carried out, and an unknown one is refused instead of being taken for another."""

from __future__ import annotations

import numpy as np
import pytest

from beltane import Match
from beltane.games.meduris import GAME
from beltane.games.meduris.rules.state import IS_DECISION, Meduris, Step
from beltane.games.meduris.view import MedurisView
from beltane.kernel.decisions import UnhandledCase


def match_at(step: Step) -> Match[Meduris, MedurisView]:
    """A game in which a step is on top of the stack."""
    match = Match.new(GAME, seats=2, seed=1)
    decisions = match.state.decisions
    decisions.frames[decisions.depth - 1].kind = step
    return match


@pytest.mark.parametrize("step", [step for step in Step if not IS_DECISION[step]])
def test_what_is_carried_out_is_not_decided(step: Step) -> None:
    match = match_at(step)
    with pytest.raises(UnhandledCase):
        GAME.rules.legal(match.state, np.zeros(len(GAME.actions), np.int64))
    with pytest.raises(UnhandledCase):
        GAME.rules.play(match.state, 0)
