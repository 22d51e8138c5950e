"""What a learner sees of Bonfire."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import numpy.typing as npt
import pytest

from beltane.games.bonfire.observation import LAYOUT, observe
from beltane.games.bonfire.rules.state import Bonfire
from beltane.kernel.match import Match
from beltane.kernel.records import copy


def seen_by(state: Bonfire, seat: int) -> npt.NDArray[np.int16]:
    out = np.zeros(LAYOUT.size, np.int16)
    observe(state, seat, out)
    return out


def walk_less(game: Bonfire) -> None:
    game.plan.placed_before[1] += 1


def choose_another_task(game: Bonfire) -> None:
    game.plan.task += 1


def pay_with_fewer_kinds(game: Bonfire) -> None:
    game.payment.kinds += 1


def give_more(game: Bonfire) -> None:
    game.payment.given[2] += 1


@pytest.mark.parametrize("change", [walk_less, choose_another_task, pay_with_fewer_kinds, give_more])
def test_whatever_decides_about_what_is_legal_is_seen(change: Callable[[Bonfire], None]) -> None:
    """Half of an action, of which nothing is on the table yet, is seen by everybody."""
    state = Match.new("bonfire", seats=3, seed=1).state
    changed = copy(state)
    change(changed)
    for seat in range(3):
        assert not np.array_equal(seen_by(state, seat), seen_by(changed, seat))
