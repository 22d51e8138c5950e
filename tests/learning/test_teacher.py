"""A teacher says how good each choice is; whoever imitates it plays like it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import torch

from beltane.bots.bot import position_for
from beltane.bots.roster import find_bot
from beltane.kernel.batch import Batch
from beltane.kernel.game import find_game
from beltane.kernel.random import new_generator
from beltane.kernel.rule import interpreted
from beltane.learning.export import arrays_of
from beltane.learning.measuring import Player, measure_strength
from beltane.learning.run import new_run, play_round
from beltane.learning.session import Until, begin, learn, resume
from beltane.learning.settings import settings_for
from beltane.learning.teacher import EvaluationTeacher, SearchTeacher

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


@pytest.mark.parametrize("cores", [1, 3])
def test_shares_of_what_is_legal_add_up_to_one(cores: int) -> None:
    game = find_game("meduris")
    batch = Batch(game, 3, 16, skip_forced=True)
    batch.deal(np.arange(16))
    teacher = EvaluationTeacher(game, 0.5, 1, cores)
    shares = np.ones((16, len(game.actions)), np.float32)
    for _ in range(400):
        teacher.teach(batch, shares)
        going_on = ~batch.over
        assert np.allclose(shares[going_on].sum(1), 1.0, atol=1e-5)
        assert not shares[~going_on].any()
        assert not shares[batch.masks == 0].any()
        batch.step(batch.choose_randomly())
    assert batch.over.any()


def test_the_teacher_agrees_with_the_greedy_bot() -> None:
    game = find_game("bonfire")
    batch = Batch(game, 2, 40, skip_forced=True)
    batch.deal(np.arange(40))
    teacher, bot, random = EvaluationTeacher(game, 0.1, 1, 1), find_bot("greedy")(game, 1), new_generator(1)
    shares = np.zeros((40, len(game.actions)), np.float32)
    agreed = []
    for _ in range(10):
        teacher.teach(batch, shares)
        for row in np.flatnonzero(~batch.over):
            chosen = bot.choose(position_for(game, batch.states[row], int(batch.movers[row]), random))
            # Both sample what is hidden, so that the best of two good choices can differ.
            agreed.append(shares[row, chosen] > 0.2)
        batch.step(batch.choose_randomly())
    assert np.mean(agreed) > 0.8


@pytest.mark.skipif(interpreted(), reason="searches take minutes interpreted")
@pytest.mark.parametrize("cores", [1, 2])
def test_a_search_shares_out_its_visits(cores: int) -> None:
    run = new_run(TINY)
    batch = run.played.tables[0].batch
    teacher = SearchTeacher(run.game, arrays_of(run.parameters, run.game), 20, 1, cores)
    shares = np.ones((len(batch), len(run.game.actions)), np.float32)
    for _ in range(5):
        teacher.teach(batch, shares)
        going_on = ~batch.over
        assert np.allclose(shares[going_on].sum(1), 1.0, atol=1e-5)
        assert not shares[batch.masks == 0].any()
        # Each iteration goes on to one of the choices.
        visits = np.sqrt(shares[going_on])
        visits *= 20 / visits.sum(1, keepdims=True)
        assert np.allclose(visits, visits.round(), atol=1e-2)
        assert (shares[going_on] > 0).sum(1).max() > 1
        batch.step(batch.choose_randomly())


def test_whoever_is_taught_plays_like_the_teacher() -> None:
    settings = replace(
        settings_for("meduris", "cpu", 5, 1.0),
        taught_iterations=0,
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
