"""A policy that learns: the effect of a gradient, and that it beats random play after a few updates."""

from __future__ import annotations

import re

import numpy as np
import pytest

from beltane.kernel.batch import Batch
from beltane.kernel.game import find_game
from examples.policy_gradient import SEATS, gradient, new_policy, play_games, sample
from tests.examples.running import run_example

MEDURIS = find_game("meduris")


def test_a_few_updates_beat_random_play() -> None:
    printed = run_example("policy_gradient", "--updates", 8)
    before = re.search(r"^update +0: .* (\d+)% won$", printed, re.MULTILINE)
    after = re.search(r"^(\d+)% of 500 new games won", printed, re.MULTILINE)
    assert before is not None
    assert after is not None
    assert 35 <= int(before[1]) <= 65
    assert int(after[1]) >= 75


def test_only_legal_actions_are_drawn_each_as_often_as_it_is_likely() -> None:
    dice = np.random.default_rng(1)
    probabilities = np.tile(np.array([0.0, 0.25, 0.0, 0.75, 0.0], np.float32), (4000, 1))
    drawn = np.bincount(sample(probabilities, dice), minlength=5) / 4000
    assert drawn == pytest.approx([0, 0.25, 0, 0.75, 0], abs=0.03)
    assert not drawn[[0, 2, 4]].any()


def test_the_gradient_makes_decisions_of_good_games_likelier() -> None:
    dice, batch = np.random.default_rng(1), Batch(MEDURIS, SEATS, 8)
    policy = new_policy(MEDURIS, seed=1)
    decisions, _ = play_games(policy, batch, dice)
    leads = np.array([1, -1] * 4, np.float32)

    def log_likelihood() -> float:
        features, masks = np.concatenate(decisions.features), np.concatenate(decisions.masks)
        chosen = policy.probabilities(features, masks)[np.arange(len(masks)), np.concatenate(decisions.actions)]
        return float((np.log(chosen) * leads[np.concatenate(decisions.games)]).mean())

    before, climb = log_likelihood(), gradient(policy, decisions, leads)
    step = 1e-3
    policy.weights += step * climb
    assert log_likelihood() - before == pytest.approx(step * float((climb**2).sum()), rel=0.05)
