"""The benchmark of batches counts the decisions that were made, on any number of cores."""

from __future__ import annotations

from benchmarks.batch import Figures, RandomPlay, lines, measure


def test_only_games_that_go_on_are_counted() -> None:
    play = RandomPlay("meduris-2", 8, 1)
    before = play.batch.over.sum()
    assert play.play(1) == 8 - before
    assert 0 < play.play(300) < 300 * 8


def test_each_number_of_cores_is_measured_in_every_round() -> None:
    figures = measure("meduris-2", 8, [1, 2], rounds=3, seconds=0.01)
    assert [(row.cores, len(row.rates)) for row in figures] == [(1, 3), (2, 3)]
    assert all(rate > 0 for row in figures for rate in row.rates)


def test_cores_are_compared_with_the_first() -> None:
    told = list(lines([Figures("t-2", 8, 1, [1e6, 2e6, 3e6]), Figures("t-2", 8, 2, [4e6, 6e6, 5e6])]))
    assert "median    2,000,000  best    3,000,000 steps/s  1.00 times" in told[0]
    assert told[1].endswith("median    5,000,000  best    6,000,000 steps/s  2.00 times")
