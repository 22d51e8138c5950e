"""What is learned from a round: whose advantages and targets count, and how entropy is controlled."""

from __future__ import annotations

from dataclasses import replace

import torch

from beltane.learning.improvement import LEAST_ENTROPY_WEIGHT, entropy_weight_after, improve, lessons_of
from beltane.learning.network import LEAD
from beltane.learning.returns import advantages, targets
from beltane.learning.run import new_run
from beltane.learning.settings import settings_for

SMALL = replace(
    settings_for("meduris", "cpu", 3), games=12, steps=40, width=32, hidden=(16,), minibatch=64, points_weight=0.0
)


def test_targets_are_those_of_the_seats_as_whoever_decides_sees_them() -> None:
    run = new_run(SMALL)
    made, _ = run.played.play(run.parameters, None)
    lessons = lessons_of(made, run.played, SMALL)
    should = targets(made.values, made.rewards, made.movers, made.over, SMALL.trace)
    games = made.movers.shape[1]
    for row in lessons.rows.tolist():
        step, game = divmod(row, games)
        mover, seats = int(made.movers[step, game]), int(run.played.sits[game].sum())
        for distance in range(seats):
            assert lessons.targets[row, distance, LEAD] == should[step, game, (mover + distance) % seats, LEAD]


def test_advantages_have_the_same_spread_at_all_tables() -> None:
    run = new_run(SMALL)
    made, _ = run.played.play(run.parameters, None)
    lessons = lessons_of(made, run.played, SMALL)
    worth = lessons.advantages.unflatten(0, made.movers.shape)
    gained = advantages(made.values, made.rewards, made.movers, made.over, SMALL.trace)[:, :, LEAD]
    for place in run.played.places:
        counted = made.learns[:, place]
        found, raw = worth[:, place][counted], gained[:, place][counted]
        assert abs(float(found.mean())) < 1e-4
        assert abs(float(found.std()) - 1) < 1e-2
        assert torch.equal(found.argsort(stable=True), raw.argsort(stable=True))


def test_what_turned_out_well_becomes_likelier() -> None:
    run = new_run(SMALL)
    made, _ = run.played.play(run.parameters, None)
    lessons = lessons_of(made, run.played, SMALL)
    # Every other decision was good, all others were bad.
    good = torch.arange(len(lessons.actions)) % 2 == 0
    lessons.advantages = torch.where(good, 1.0, -1.0)
    before = improve(run.parameters, run.optimiser, run.reader, lessons, SMALL, 0.0, run.generator)
    after = improve(run.parameters, run.optimiser, run.reader, lessons, SMALL, 0.0, run.generator)
    assert after["policy_loss"] < before["policy_loss"]
    assert after["divergence"] > before["divergence"] >= 0


def test_curiosity_is_held_by_its_weight() -> None:
    assert entropy_weight_after(0.01, 0.2, aim=0.3, most=0.03) > 0.01
    assert entropy_weight_after(0.01, 0.4, aim=0.3, most=0.03) < 0.01
    assert entropy_weight_after(0.03, 0.2, aim=0.3, most=0.03) == 0.03
    assert entropy_weight_after(LEAST_ENTROPY_WEIGHT, 0.4, aim=0.3, most=0.03) == LEAST_ENTROPY_WEIGHT
