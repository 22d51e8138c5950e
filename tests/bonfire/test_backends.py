"""Interpreted and compiled play give identical states at every ply, deep in games that only rich supplies reach."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from beltane.kernel.rule import interpreted
from tests.bonfire.backend import digests
from tests.bonfire.policy import ASSORTED, RICH

GAMES = [(style, seats, seed) for style in (RICH, ASSORTED) for seats in (1, 2, 3, 4) for seed in (1, 2)]


@pytest.mark.skipif(interpreted(), reason="one backend is compared with the other, starting from the compiled one")
def test_interpreted_equals_compiled() -> None:
    games = [
        {"style": style.name, "seats": seats, "seed": seed, "actions": style.play(seats, seed).actions}
        for style, seats, seed in GAMES
    ]
    # Warnings are errors there: NumPy warns where a narrow number overflows, which compiled code never does.
    other = subprocess.run(
        [sys.executable, "-W", "error", "-m", "tests.bonfire.backend"],
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
