"""Interpreted and compiled play give identical states, choices and standings at every ply of whole games."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from beltane.kernel.rule import interpreted
from tests.contract.backend import digests
from tests.contract.corpus import Table, corpus


@pytest.mark.parametrize("count", [2, pytest.param(4, marks=pytest.mark.slow)])
def test_interpreted_equals_compiled(table: Table, count: int) -> None:
    games = [
        {
            "game": table.game.name,
            "seats": table.seats,
            "seed": played.seed,
            "options": played.options,
            "actions": played.actions,
        }
        for played in corpus(table, count)
    ]
    # Warnings are errors there: NumPy warns where a narrow number overflows, which compiled code never does.
    other = subprocess.run(
        [sys.executable, "-W", "error", "-m", "tests.contract.backend"],
        input=json.dumps(games),
        env={**os.environ, "NUMBA_DISABLE_JIT": "0" if interpreted() else "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert other.returncode == 0, other.stderr
    answer = json.loads(other.stdout)
    assert answer["interpreted"] != interpreted()
    for number, game in enumerate(games):
        here, there = digests(game), answer["digests"][number]
        differing = [ply for ply in range(len(here)) if here[ply] != there[ply]]
        assert not differing, f"{table}, seed {game['seed']}: the first difference is at ply {differing[0]}"
