"""The benchmark of batches counts the decisions that were made, on any number of cores."""

from __future__ import annotations

import pytest

from benchmarks.batch import AT_ONCE, CHECKED, UNCHECKED, WAYS, Figures, RandomPlay, lines, measure


@pytest.mark.parametrize("way", [CHECKED, UNCHECKED])
def test_only_games_that_go_on_are_counted(way: str) -> None:
    play = RandomPlay("meduris-2", 8, 1, way=way)
    before = play.batch.over.sum()
    assert play.play(1) == 8 - before
    assert 0 < play.play(300) < 300 * 8


def test_all_games_go_on_where_they_are_dealt_anew_as_soon_as_they_end() -> None:
    play = RandomPlay("meduris-2", 8, 1, way=AT_ONCE)
    assert play.play(300) == 300 * 8
    assert not play.batch.over.any()
    assert (play.batch.seeds > 8).all()


@pytest.mark.parametrize("way", WAYS)
def test_each_number_of_cores_is_measured_in_every_round(way: str) -> None:
    figures = measure("meduris-2", 8, [1, 2], rounds=3, seconds=0.01, way=way)
    assert [(row.way, row.cores, len(row.rates)) for row in figures] == [(way, 1, 3), (way, 2, 3)]
    assert all(rate > 0 for row in figures for rate in row.rates)


def test_cores_are_compared_with_the_first() -> None:
    told = list(lines([Figures("t-2", CHECKED, 8, 1, [1e6, 2e6, 3e6]), Figures("t-2", CHECKED, 8, 2, [4e6, 6e6, 5e6])]))
    assert "median    2,000,000  best    3,000,000 steps/s  1.00 times" in told[0]
    assert told[1].endswith("median    5,000,000  best    6,000,000 steps/s  2.00 times")
