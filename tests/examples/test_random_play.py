"""Random play, counted."""

from __future__ import annotations

import json
import re

import numpy as np
import pytest

from examples.random_play import Statistics, histogram, play_randomly
from tests.cli.running import succeeds
from tests.examples.running import run_example

TABLES = [("meduris", 2), ("meduris", 3), ("bonfire", 2), ("bonfire", 4)]
GAMES = 200


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_means_are_those_that_the_command_finds_with_other_dice(name: str, seats: int) -> None:
    found = play_randomly(name, seats, GAMES)
    told = json.loads(succeeds("simulate", name, "--seats", str(seats), "--games", str(GAMES), "--json"))
    assert found.decisions.mean() == pytest.approx(told["decisions_per_game"], rel=0.1)
    points = np.mean(told["mean_points"])
    error = found.points.mean(1).std() / GAMES**0.5
    assert found.points.mean() == pytest.approx(points, abs=5 * error)


def test_cores_change_nothing() -> None:
    alone, together = (play_randomly("meduris", 3, GAMES, cores=cores) for cores in (1, 2))
    assert np.array_equal(alone.points, together.points)
    assert np.array_equal(alone.choices, together.choices)


def test_a_shared_win_is_shared() -> None:
    none = np.zeros(2, np.int64)
    places = np.array([[1, 1, 3], [2, 3, 1]])
    found = Statistics(none, none, first=np.array([0, 2]), points=-places, places=places)
    assert found.wins_by_turn_order() == [0.75, 0.25, 0.0]


def test_the_longest_bar_is_where_most_values_are() -> None:
    bars = [line.count("#") for line in histogram(np.array([0, 7, 7, 7, 12]))]
    assert max(bars) == bars[7]
    assert sum(bar > 0 for bar in bars) == 3


def test_the_command_prints_what_was_counted() -> None:
    found = play_randomly("meduris", 2, 100)
    printed = run_example("random_play", "meduris", "--games", 100)
    numbers = re.findall(r"^(?:decisions|choices|points) .*?(\d+\.\d)", printed, re.MULTILINE)
    means = found.decisions.mean(), found.choices.sum() / found.decisions.sum(), found.points.mean()
    assert numbers == [f"{mean:.1f}" for mean in means]
