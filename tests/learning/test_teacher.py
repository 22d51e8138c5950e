"""A teacher says how often each action should be played; a network that imitates it plays like it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import torch

from beltane.kernel.rule import interpreted
from beltane.learning.export import arrays_of
from beltane.learning.measuring import Player, measure_strength
from beltane.learning.run import new_run, play_round
from beltane.learning.session import Until, begin, learn, resume
from beltane.learning.settings import settings_for
from beltane.learning.teacher import Teacher

TINY = replace(
    settings_for("meduris", "cpu", 11, 0.5, 0.25),
    searched_iterations=4,
    taught_iterations=4,
    games=24,
    steps=16,
    width=32,
    hidden=(16,),
    minibatch=128,
    rivals=2,
)
ROUNDS = 12


@pytest.mark.skipif(interpreted(), reason="searches take minutes interpreted")
@pytest.mark.parametrize("cores", [1, 2])
def test_a_search_shares_out_its_visits(cores: int) -> None:
    run = new_run(TINY)
    batch = run.played.tables[0].batch
    teacher = Teacher(run.game, arrays_of(run.parameters, run.game), 20, 1, cores)
    shares = np.ones((len(batch), len(run.game.actions)), np.float32)
    most = 0
    while not batch.over.all():
        teacher.teach(batch, shares)
        going_on = ~batch.over
        assert np.allclose(shares[going_on].sum(1), 1.0, atol=1e-5)
        assert not shares[~going_on].any()
        assert not shares[batch.masks == 0].any()
        # Each iteration continues to one of the choices.
        visits = np.sqrt(shares[going_on])
        visits *= 20 / visits.sum(1, keepdims=True)
        assert np.allclose(visits, visits.round(), atol=1e-2)
        most = max(most, int((shares > 0).sum(1).max()))
        batch.step(batch.choose_randomly())
    assert most > 1


def test_whoever_is_taught_plays_like_the_teacher() -> None:
    settings = replace(
        settings_for("meduris", "cpu", 5, 1.0),
        taught_iterations=20,
        games=48,
        steps=64,
        width=64,
        hidden=(32,),
        minibatch=256,
    )
    run = new_run(settings)
    player = Player(run.parameters, run.reader, "cpu")
    lines = [play_round(run, number / ROUNDS) for number in range(ROUNDS)]
    assert lines[-1]["policy_loss"] < lines[0]["policy_loss"] - 0.15
    assert not run.pool.members
    after = measure_strength(run.game, player, "random", 2, 80)
    assert after.lead.interval is not None
    assert after.lead.interval[0] > 5.0


def test_whoever_resumes_is_taught_the_same(tmp_path: Path) -> None:
    whole = begin(TINY, Until(1, 4), tmp_path / "whole")
    learn(whole, lambda: False, lambda _: None, games=2)
    parts = begin(TINY, Until(1, 4), tmp_path / "parts")
    learn(parts, lambda: parts.run.rounds == 1, lambda _: None, games=2)
    resumed = resume("meduris", tmp_path / "parts")
    learn(resumed, lambda: False, lambda _: None, games=2)
    for name, value in whole.run.parameters.items():
        assert torch.equal(value, resumed.run.parameters[name]), name
