"""Measuring views, prompts and their JSON; the times depend on the machine, so only their plausibility is checked."""

from __future__ import annotations

import gc

import pytest

from beltane.cli.bench import prompts
from beltane.cli.bench.prompts import measure_prompts
from beltane.kernel.game import find_game, game_names

MEASURED = ["view", "view-json", "prompt", "prompt-json", "phrase"]


@pytest.mark.parametrize("name", game_names())
def test_views_and_prompts_are_measured_over_whole_games(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prompts, "SEEDS", (1,))
    measured = measure_prompts(find_game(name), 2)
    assert [latency.what for latency in measured] == MEASURED
    for latency in measured:
        assert 0 < latency.mean_ms <= latency.p99_ms <= latency.max_ms


def test_the_longest_of_all_decisions_is_told() -> None:
    """Of a hundred and one, ninety-nine per cent are no slower than the last but one."""
    latency = prompts._latency("prompt", [0.001] * 99 + [0.002, 0.02])
    assert (latency.mean_ms, latency.max_ms) == (1.198, 20.0)
    assert 2.0 <= latency.p99_ms < 20.0


def test_nothing_that_has_been_loaded_is_searched_for_garbage_while_measuring() -> None:
    with prompts._garbage_as_in_the_service():
        assert gc.get_freeze_count() > 0
    assert gc.get_freeze_count() == 0
