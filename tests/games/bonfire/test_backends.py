"""Interpreted and compiled play give identical states at every ply, deep in games that only rich supplies reach."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from beltane.kernel.rule import interpreted
from tests.games.bonfire.backend import digests
from tests.games.bonfire.policy import ASSORTED, RICH, Style

pytestmark = pytest.mark.skipif(interpreted(), reason="the games are played compiled, and then again interpreted")


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("style", [RICH, ASSORTED], ids=lambda style: style.name)
def test_interpreted_equals_compiled(style: Style, seats: int) -> None:
    compare(style, seats, [1])


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("style", [RICH, ASSORTED], ids=lambda style: style.name)
def test_interpreted_equals_compiled_in_more_games(style: Style, seats: int) -> None:
    compare(style, seats, [2, 3, 4, 5])


def compare(style: Style, seats: int, seeds: list[int]) -> None:
    games = [
        {"style": style.name, "seats": seats, "seed": seed, "actions": style.play(seats, seed).actions}
        for seed in seeds
    ]
    # Warnings are errors there: NumPy warns where a narrow number overflows, which compiled code never does.
    other = subprocess.run(
        [sys.executable, "-W", "error", "-m", "tests.games.bonfire.backend"],
        input=json.dumps(games),
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert other.returncode == 0, other.stderr
    answer = json.loads(other.stdout)
    assert answer["interpreted"]
    for number, game in enumerate(games):
        here, there = digests(game), answer["digests"][number]
        differing = [ply for ply in range(len(here)) if here[ply] != there[ply]]
        assert not differing, f"{game['style']}, seed {game['seed']}: the first difference is at ply {differing[0]}"
