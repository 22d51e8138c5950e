"""What is learned from a round: whose advantages and targets count, and how entropy is controlled."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest
import torch

from beltane.kernel.errors import BeltaneError
from beltane.learning.average import new_average
from beltane.learning.improvement import (
    LEAST_ENTROPY_WEIGHT,
    Lessons,
    entropy_weight_after,
    improve,
    lessons_of,
    whole_parts,
)
from beltane.learning.network import GAINS, LEAD, predict
from beltane.learning.returns import advantages, targets
from beltane.learning.run import Run, _next_weights, new_run, play_round
from beltane.learning.settings import Settings, settings_for

SMALL = replace(
    settings_for("meduris", "cpu", 3), games=12, steps=40, width=32, hidden=(16,), minibatch=64, points_weight=0.0
)


def learn(run: Run, lessons: Lessons, settings: Settings = SMALL) -> dict[str, float]:
    """Learn from a round without aiming at any entropy."""
    run.learner.begin(settings.learning_rate, [0.0] * len(run.game.seats))
    return improve(run.learner, lessons, settings, run.generator)


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


def test_games_against_the_automaton_have_an_objective_of_their_own() -> None:
    settings = replace(settings_for("bonfire", "cpu", 3), games=16, steps=20, width=8, hidden=(), solo=(0.0, 1.0, 0.0))
    run = new_run(settings)
    with torch.no_grad():
        # A new network expects the same everywhere.
        run.parameters["input_rows"].normal_(generator=torch.Generator().manual_seed(1))
    made, _ = run.played.play(run.parameters, None)
    worth = lessons_of(made, run.played, settings).advantages.unflatten(0, made.movers.shape)
    gained = advantages(made.values, made.rewards, made.movers, made.over, settings.trace)
    for tables, place in zip(run.played.tables, run.played.places, strict=True):
        lead, win, points = gained[:, place][made.learns[:, place]].unbind(1)
        wanted = win if tables.seats == 1 else settings.lead_weight * lead + settings.points_weight * points
        scaled = ((wanted - wanted.mean()) / wanted.std()).clamp(-settings.most_advantage, settings.most_advantage)
        assert torch.allclose(worth[:, place][made.learns[:, place]], scaled, atol=1e-2)


def test_what_turned_out_well_becomes_likelier() -> None:
    run = new_run(SMALL)
    made, _ = run.played.play(run.parameters, None)
    lessons = lessons_of(made, run.played, SMALL)
    # Every other decision was good, all others were bad.
    good = torch.arange(len(lessons.actions)) % 2 == 0
    lessons.advantages = torch.where(good, 1.0, -1.0)
    before, after = (learn(run, lessons) for _ in range(2))
    assert after["policy_loss"] < before["policy_loss"]
    assert after["divergence"] > before["divergence"] >= 0


def test_what_is_not_finite_is_skipped_and_counted() -> None:
    run = new_run(SMALL)
    made, _ = run.played.play(run.parameters, None)
    lessons = lessons_of(made, run.played, SMALL)
    lessons.targets[lessons.rows[0], 0, LEAD] = torch.nan
    before = {name: value.detach().clone() for name, value in run.parameters.items()}
    found = learn(run, lessons, replace(SMALL, epochs=1))
    assert 0 < found["skipped"] <= 0.5
    assert all(math.isfinite(value) for value in found.values())
    assert all(torch.isfinite(value).all() for value in run.parameters.values())
    assert not torch.equal(run.parameters["policy_weight"], before["policy_weight"])
    # Where everything is broken, nothing changes, and learning fails.
    lessons.targets[:] = torch.nan
    now = {name: value.detach().clone() for name, value in run.parameters.items()}
    with pytest.raises(BeltaneError, match="no gradient was finite"):
        learn(run, lessons)
    assert all(torch.equal(value, now[name]) for name, value in run.parameters.items())


def test_a_part_that_is_too_small_is_left_out_unless_there_is_no_other() -> None:
    assert [len(part) for part in whole_parts(torch.arange(10), 4)] == [4, 4]
    assert [len(part) for part in whole_parts(torch.arange(8), 4)] == [4, 4]
    assert [len(part) for part in whole_parts(torch.arange(3), 4)] == [3]


def test_single_surprises_count_only_so_much() -> None:
    run = new_run(SMALL)
    made, _ = run.played.play(run.parameters, None)
    made.rewards[-1, 0, :, LEAD] += 100.0
    # Without looking ahead, only each seat's last decision is better than expected.
    lessons = lessons_of(made, run.played, replace(SMALL, trace=0.0))
    assert float(lessons.advantages.abs().max()) == SMALL.most_advantage


def test_shaped_rewards_expect_the_present_lead_to_stay() -> None:
    run = new_run(replace(SMALL, shaped=True, steps=160))
    made, _ = run.played.play(run.parameters, None)
    # The network knows nothing yet.
    assert torch.allclose(made.values[:-1, ..., LEAD], made.leads, atol=0.1)
    assert made.leads.any()
    lessons = lessons_of(made, run.played, SMALL)
    seats = run.played.sits.repeat(len(made.movers), 1)
    first = lessons.targets[..., LEAD] - lessons.targets[..., GAINS]
    games = made.movers.shape[1]
    for row in lessons.rows[::50].tolist():
        step, game = divmod(row, games)
        mover, count = int(made.movers[step, game]), int(seats[row].sum())
        expected = [float(made.leads[step, game, (mover + distance) % count]) for distance in range(count)]
        assert first[row, :count].tolist() == pytest.approx(expected, abs=1e-5)


def test_the_average_follows_what_is_learned() -> None:
    parameters = {"weight": torch.zeros(2)}
    average = new_average(parameters)
    parameters["weight"].fill_(1.0)
    so_far = [float(average.parameters["weight"][0])]
    for _ in range(50):
        average.count()
        average.approach(parameters)
        so_far.append(float(average.parameters["weight"][0]))
    assert so_far == sorted(so_far)
    assert 0.99 < so_far[-1] <= 1.0
    # The more has been learned, the less the newest counts.
    parameters["weight"].fill_(2.0)
    average.count()
    average.approach(parameters)
    assert float(average.parameters["weight"][0]) - so_far[-1] < 0.25


def test_curiosity_is_held_by_its_weight() -> None:
    settings = replace(SMALL, entropy_step=1.5, most_entropy_weight=0.03)
    assert entropy_weight_after(0.01, 0.2, 0.3, settings) == 0.01 * 1.5
    assert entropy_weight_after(0.01, 0.4, 0.3, settings) == 0.01 / 1.5
    assert entropy_weight_after(0.03, 0.2, 0.3, settings) == 0.03
    assert entropy_weight_after(LEAST_ENTROPY_WEIGHT, 0.4, 0.3, settings) == LEAST_ENTROPY_WEIGHT


@pytest.mark.skipif(torch.cuda.is_available(), reason="a GPU would record what is done on the processor")
def test_what_cannot_be_recorded_is_learned_all_the_same() -> None:
    """As on a GPU each part is copied to where the one before was; without one, recording fails."""
    runs = [new_run(SMALL) for _ in range(2)]
    runs[1].learner._may_record = True
    lines = [[play_round(run, 0.0) for _ in range(2)] for run in runs]
    assert [line["policy_loss"] for line in lines[0]] == [line["policy_loss"] for line in lines[1]]
    for name, value in runs[0].parameters.items():
        assert torch.equal(value, runs[1].parameters[name]), name
    for name, value in runs[0].average.parameters.items():
        assert torch.equal(value, runs[1].average.parameters[name]), name
    assert [line["recorded"] for line in lines[1]] == [False, False]
    assert "unrecorded" not in lines[0][0]
    assert lines[1][0]["unrecorded"]


def test_entropy_is_kept_for_each_number_of_seats() -> None:
    run = new_run(SMALL)
    assert _next_weights(run, 0.3, [0.2, None, 0.5], 0.0) == [0.01 * SMALL.entropy_step] * 3
    less, more = 0.01 / SMALL.entropy_step, 0.01 * SMALL.entropy_step
    run.settings = replace(SMALL, entropy_apart=True)
    # Where nothing was seen of some games, their weight remains.
    assert _next_weights(run, 0.3, [0.2, None, 0.5], 0.0) == [
        0.01 * SMALL.entropy_step,
        0.01,
        0.01 / SMALL.entropy_step,
    ]
    run.settings = replace(SMALL, entropy_apart=True, entropy_factors=(0.5, 1.0, 2.0))
    assert _next_weights(run, 0.3, [0.2, 0.2, 0.5], 0.0) == [less, more, more]


def test_the_weight_of_entropy_is_that_of_the_number_of_seats() -> None:
    run = new_run(SMALL)
    made, _ = run.played.play(run.parameters, None)
    lessons = lessons_of(made, run.played, SMALL)
    part = lessons.part(lessons.rows)
    with torch.no_grad():
        found = predict(run.parameters, run.reader, part.observations)
    without, _, undecided = run.learner._loss(found, part)
    for kind in range(3):
        run.learner.begin(0.0, [float(kind == other) for other in range(3)])
        curious = without - run.learner._loss(found, part)[0]
        assert float(curious) == pytest.approx(float(undecided[kind, 0]) / len(part), rel=1e-4)
        seats = (run.played.sits[lessons.rows % SMALL.games].sum(1) == 2 + kind).sum()
        assert int((part.kinds == kind).sum()) == int(seats) > 0
