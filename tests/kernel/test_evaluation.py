"""The default evaluation, for games without one of their own."""

from __future__ import annotations

import numpy as np
import pytest

from beltane import Match
from beltane.kernel.dispatch import LEAD_UNIT
from beltane.kernel.evaluation import turn_into_leads
from tests.pebbles import GAME, Source, score


@pytest.mark.parametrize(
    ("points", "leads"),
    [([5, 3], [2, -2]), ([4, 4], [0, 0]), ([1, 7, 4], [-6, 3, -3]), ([6, 6, 2, 0], [0, 0, -4, -6])],
)
def test_points_become_leads_over_the_best_rival(points: list[int], leads: list[int]) -> None:
    row = np.array(points)
    turn_into_leads(row, len(points))
    assert row.tolist() == leads
    match = Match.new(GAME, seats=len(points), seed=1)
    for seat, number in enumerate(points):
        score(match.state, seat, Source.RED_PEBBLES, number)
    out = np.zeros(4, np.int64)
    GAME.evaluation.expected_leads(match.state, out)
    assert out[: len(points)].tolist() == [LEAD_UNIT * lead for lead in leads]


def test_alone_the_points_are_the_lead() -> None:
    match = Match.new(GAME, seats=1, seed=1)
    score(match.state, 0, Source.RED_PEBBLES, 9)
    out = np.zeros(4, np.int64)
    GAME.evaluation.expected_leads(match.state, out)
    assert out[0] == 9 * LEAD_UNIT


def test_no_action_is_likelier_than_another() -> None:
    match = Match.new(GAME, seats=2, seed=1)
    choices, weights = np.array(match.legal_numbers()), np.zeros(len(GAME.actions), np.int64)
    GAME.evaluation.action_weights(match.state, choices, len(choices), weights)
    assert weights.tolist() == [1] * len(choices) + [0] * (len(weights) - len(choices))
