"""Learning as a whole: it learns, it resumes where it stopped, and it reports what it did."""

from __future__ import annotations

import json
import time
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest
import torch

from beltane.bots.network import read_network
from beltane.kernel.errors import BeltaneError
from beltane.learning import checkpoint, figures
from beltane.learning import session as session_module
from beltane.learning.measuring import Player, calibrate, measure_play, measure_strength
from beltane.learning.network import usual_rows
from beltane.learning.report import write_page
from beltane.learning.run import new_run, play_round
from beltane.learning.session import NETWORK, Until, begin, learn, resume
from beltane.learning.settings import settings_for

TINY = replace(settings_for("meduris", "cpu", 11), games=24, steps=16, width=32, hidden=(16,), minibatch=128, rivals=2)
QUICK = replace(
    settings_for("meduris", "cpu", 5),
    games=192,
    steps=96,
    width=64,
    hidden=(32,),
    minibatch=512,
    learning_rate=3e-3,
    last_learning_rate=1e-3,
    first_entropy=0.1,
    last_entropy=0.02,
    rivals=0,
)
"""Enough games that every seed learns: with a quarter of them, some were still no better than chance after as long."""
ROUNDS = 24


def never() -> bool:
    return False


@pytest.mark.long
def test_it_learns_to_beat_random_play() -> None:
    run = new_run(QUICK)
    player = Player(run.parameters, run.reader, "cpu")
    before = measure_strength(run.game, player, "random", 2, 80)
    for number in range(ROUNDS):
        play_round(run, number / ROUNDS)
    after = measure_strength(run.game, player, "random", 2, 80)
    assert before.lead.interval is not None
    assert after.lead.interval is not None
    assert after.lead.interval[0] > max(5.0, before.lead.interval[1])
    # The most frequent cases never add anything, however long the training; nor does anything that never occurs.
    rows = run.parameters["input_rows"].detach()
    assert not rows[torch.as_tensor(usual_rows(run.game.observation.full.inputs(), run.usual))].any()
    assert 0.2 < float(rows.any(1).float().mean()) < 0.9


def test_whoever_resumes_learns_the_same(tmp_path: Path) -> None:
    whole = begin(TINY, Until(1, 6), tmp_path / "whole")
    learn(whole, never, lambda _: None, games=2)
    parts = begin(TINY, Until(1, 6), tmp_path / "parts")
    learn(parts, lambda: parts.run.rounds == 3, lambda _: None, games=2)
    assert not parts.over
    resumed = resume("meduris", tmp_path / "parts")
    learn(resumed, never, lambda _: None, games=2)
    assert resumed.over
    for name, value in whole.run.parameters.items():
        assert torch.equal(value, resumed.run.parameters[name]), name
    for folder in ("whole", "parts"):
        lines = figures.read(tmp_path / folder)
        assert [line["round"] for line in lines] == [1, 2, 3, 4, 5, 6, 6]
    told = [[line["entropy"] for line in figures.read(tmp_path / f) if "entropy" in line] for f in ("whole", "parts")]
    assert told[0] == told[1]


def test_squared_gradients_are_stored_coarsely_in_a_byte() -> None:
    squares = torch.tensor([0.0, 1e-12, 3e-7, 0.02, 5.0])
    kept = checkpoint._coarse(squares)
    assert kept.dtype == torch.uint8
    assert torch.allclose(checkpoint._squares(kept), squares, rtol=0.11)
    assert torch.equal(checkpoint._squares(squares), squares)


def test_what_learned_from_other_numbers_cannot_go_on(tmp_path: Path) -> None:
    session = begin(TINY, Until(1, 1), tmp_path)
    learn(session, never, lambda _: None, games=0)
    content = checkpoint.read(tmp_path)
    assert content is not None
    content["fits"]["observation"] = "another"
    checkpoint.write(tmp_path, content)
    with pytest.raises(BeltaneError, match="began when networks saw other numbers"):
        resume("meduris", tmp_path)
    with pytest.raises(BeltaneError, match="began when networks saw other numbers"):
        begin(TINY, Until(1, 1), tmp_path / "new", tmp_path / checkpoint.FILE)
    assert not (tmp_path / "new").exists()


def test_a_light_checkpoint_goes_on_with_other_games(tmp_path: Path) -> None:
    light, whole = (begin(replace(TINY, light=light), Until(1, 4), tmp_path / str(light)) for light in (True, False))
    for session in (light, whole):
        learn(session, lambda: session.run.rounds == 2, lambda _: None, games=0)  # noqa: B023
    sizes = [(tmp_path / str(light) / checkpoint.FILE).stat().st_size for light in (True, False)]
    assert sizes[0] < sizes[1] / 2
    again = resume("meduris", tmp_path / "True")
    assert again.run.rounds == 2
    for name, value in light.run.parameters.items():
        assert torch.allclose(value, again.run.parameters[name], rtol=1e-3, atol=1e-6), name
    for name, value in light.run.average.parameters.items():
        assert torch.allclose(value, again.run.average.parameters[name], rtol=1e-3, atol=1e-6), name
    learn(again, never, lambda _: None, games=0)
    assert again.over


def test_a_run_that_is_over_goes_on_with_another_plan(tmp_path: Path) -> None:
    learn(begin(TINY, Until(1, 2), tmp_path), never, lambda _: None, games=0)
    assert resume("meduris", tmp_path).over
    again = resume("meduris", tmp_path, rounds=8, changes={"learning_rate": 1e-3, "last_entropy": 0.1})
    assert not again.over
    assert again.run.settings.last_entropy == 0.1
    learn(again, lambda: again.run.rounds == 5, lambda _: None, games=0)
    # The rate falls evenly from the new one: the third round begins after a quarter of what is planned now.
    rates = [line["learning_rate"] for line in figures.read(tmp_path)]
    last = TINY.last_learning_rate
    assert rates[2:] == pytest.approx([1e-3 + progress / 8 * (last - 1e-3) for progress in (2, 3, 4)])
    # The new plan and settings are those from now on.
    then = resume("meduris", tmp_path)
    assert then.until == Until(1, 8)
    assert then.run.settings == again.run.settings
    assert resume("meduris", tmp_path, minutes=3).until == Until(3)
    with pytest.raises(BeltaneError, match="The setting games cannot change"):
        resume("meduris", tmp_path, changes={"games": 48})


def test_a_run_can_begin_with_the_network_of_another_one(tmp_path: Path) -> None:
    first = begin(replace(TINY, light=True), Until(1, 2), tmp_path / "first")
    learn(first, never, lambda _: None, games=0)
    # Whatever that run was like: only the size of its network is taken over.
    other = replace(TINY, seed=12, games=12, width=8, hidden=(8, 8), learning_rate=1e-3)
    then = begin(other, Until(1, 3), tmp_path / "then", tmp_path / "first" / checkpoint.FILE)
    assert then.run.settings == replace(other, width=TINY.width, hidden=TINY.hidden)
    for name, value in first.run.average.parameters.items():
        for parameters in (then.run.parameters, then.run.average.parameters):
            assert torch.allclose(value, parameters[name], rtol=1e-3, atol=1e-6), name
    learn(then, never, lambda _: None, games=0)
    assert [line["round"] for line in figures.read(tmp_path / "then")] == [1, 2, 3]
    # It stays one of those that are played against, after an interruption too.
    for run in (then.run, resume("meduris", tmp_path / "then").run):
        assert run.pool.first is not None
        for name, value in first.run.average.parameters.items():
            assert torch.allclose(value, run.pool.first[name], rtol=1e-3, atol=1e-6), name
    assert first.run.pool.first is None
    with pytest.raises(BeltaneError, match="There is no run"):
        begin(other, Until(1, 3), tmp_path / "nothing", tmp_path / "nothing" / checkpoint.FILE)
    assert not (tmp_path / "nothing").exists()


def test_checkpoints_from_before_entropy_was_kept_apart_are_read(tmp_path: Path) -> None:
    session = begin(replace(TINY, light=True), Until(1, 2), tmp_path)
    learn(session, never, lambda _: None, games=0)
    content = checkpoint.read(tmp_path)
    assert content is not None
    del content["entropy_weights"]
    for name in ("recorded", "judged", "solo", "shares", "entropy_apart", "entropy_step", "at_once"):
        del content["settings"][name]
    # As it was written, the optimiser's rate and ways are those of the run before.
    content["optimiser"]["param_groups"][0] |= {"lr": 0.5, "eps": 0.5}
    checkpoint.write(tmp_path, {**content, "entropy_weight": 0.02})
    again = resume("meduris", tmp_path)
    assert again.run.entropy_weights == [0.02] * 3
    assert again.run.learner.optimiser.param_groups[0]["eps"] == TINY.epsilon
    assert again.run.settings == session.run.settings


def test_everything_is_written_by_the_deadline(tmp_path: Path) -> None:
    session = begin(TINY, Until(60), tmp_path)
    seen: list[figures.Line] = []
    soon = time.monotonic() + 2.0
    learn(session, never, seen.append, games=0, deadline=soon, watch=seen.append)
    assert not session.over
    assert [line["round"] for line in seen] == list(range(1, session.run.rounds + 1))
    again = resume("meduris", tmp_path)
    assert again.run.rounds == session.run.rounds
    # A deadline that has passed leaves time for nothing but writing.
    learn(again, never, seen.append, games=0, deadline=time.monotonic())
    assert again.run.rounds == session.run.rounds
    assert read_network(session.run.game, tmp_path / NETWORK).about["rounds"] == session.run.rounds


def test_a_checkpoint_and_a_network_are_written_on_the_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session_module, "SAVE_AFTER", 0.0)
    session = begin(TINY, Until(1, 3), tmp_path)
    found: list[int] = []

    def look() -> bool:
        if session.run.rounds:
            kept, network = checkpoint.read(tmp_path), read_network(session.run.game, tmp_path / NETWORK)
            assert kept is not None
            assert kept["rounds"] == network.about["rounds"]
            found.append(kept["rounds"])
        return False

    learn(session, look, lambda _: None, games=0)
    assert found == [1, 2]


def test_half_a_line_of_figures_is_none(tmp_path: Path) -> None:
    figures.append(tmp_path, {"round": 1})
    with (tmp_path / figures.FILE).open("a") as file:
        file.write('{"round": 2, "sec')
    assert figures.read(tmp_path) == [{"round": 1}]
    figures.forget_after(tmp_path, 5)
    figures.append(tmp_path, {"round": 2})
    assert figures.read(tmp_path) == [{"round": 1}, {"round": 2}]


def test_a_folder_holds_one_run(tmp_path: Path) -> None:
    with pytest.raises(BeltaneError, match="There is no run"):
        resume("meduris", tmp_path)
    learn(begin(TINY, Until(1, 1), tmp_path), never, lambda _: None, games=2)
    assert checkpoint.exists(tmp_path)
    with pytest.raises(BeltaneError, match="already holds a run"):
        begin(TINY, Until(1, 1), tmp_path)
    with pytest.raises(BeltaneError, match="holds a run of learning meduris"):
        resume("bonfire", tmp_path)


def test_the_report_shows_what_was_measured(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session = begin(TINY, Until(1, 2), tmp_path)
    told: list[figures.Line] = []
    learn(session, never, told.append, games=6)
    lines = figures.read(tmp_path)
    (measured,) = told
    assert json.loads(json.dumps(measured)) == lines[-1]
    assert {(found["opponent"], found["seats"]) for found in measured["strength"]} == {
        (bot, seats) for bot in ("random", "greedy") for seats in (2, 3, 4)
    }
    for language, word in (("en", "Exploration"), ("de", "Erkundung"), ("fr", "Exploration"), ("nl", "Verkenning")):
        monkeypatch.setenv("BELTANE_LANGUAGE", language)
        page = write_page(session.run.game, lines, {"seed": 11})
        assert word in page
        assert page.count("<svg") == 5, "no game has ended in so short a run"
        assert "<polyline" in page
    ended = {"3": {"games": 2, "points": 40.0, "best": 50.0, "first_wins": 0.5}}
    rounds = [{**line, "finished": ended} if "finished" in line else line for line in lines]
    assert write_page(session.run.game, rounds, {"seed": 11}).count("<svg") == 6


def test_measuring_can_be_left_out_and_is_no_part_of_the_learning(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    learn(begin(TINY, Until(1, 2), tmp_path / "without"), never, lambda _: None, games=0)
    assert [line["round"] for line in figures.read(tmp_path / "without")] == [1, 2]
    monkeypatch.setattr(session_module, "MEASURE_AFTER", 0.0)
    # Without a limit on its share of the time, every round but the last is followed by a measurement.
    monkeypatch.setattr(session_module, "MEASURING_SHARE", float("inf"))
    measured = begin(TINY, Until(1, 3), tmp_path / "with")
    learn(measured, never, lambda _: None, games=2)
    lines = figures.read(tmp_path / "with")
    assert ["strength" in line for line in lines] == [False, True, False, True, False, True]
    rounds = [line for line in lines if "strength" not in line]
    learned = [later["decisions"] - before["decisions"] for before, later in pairwise([{"decisions": 0}, *rounds])]
    seconds = sum(decisions / line["a_second"] for decisions, line in zip(learned, rounds, strict=True))
    assert measured.run.seconds == pytest.approx(seconds, rel=0.1)


def test_points_come_from_their_sources() -> None:
    run = new_run(TINY)
    play = measure_play(run.game, Player(run.parameters, run.reader, "cpu"), 3, 12)
    assert abs(sum(play.sources.values()) - play.points.value) < 1e-3
    assert abs(sum(step.predicted * step.decisions for step in play.calibration)) > 0


def test_predictions_are_put_next_to_what_became_of_them() -> None:
    predicted, won = np.array([0.05, 0.95, 0.97, 1.0, 0.0]), np.array([0.0, 1.0, 0.0, 1.0, 0.5])
    low, high = calibrate(predicted, won)
    assert (low.decisions, low.won) == (2, 0.25)
    assert high.decisions == 3
    assert abs(high.predicted - (0.95 + 0.97 + 1.0) / 3) < 1e-9
