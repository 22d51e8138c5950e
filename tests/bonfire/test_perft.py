"""Perft: how many distinct sequences of decisions there are to each depth, from positions of fixed games.

Any change in what is legal, in what is asked or in the order of play shows in these numbers. They were counted once by
this engine; what they guard is that nothing changes unnoticed.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from beltane import Match
from beltane.kernel.playout import perft

FIXTURES = Path(__file__).parent / "fixtures"

# By fixture and number of its decisions played before: the sequences of 1, 2, 3, ... decisions.
TABLE: dict[tuple[str, int], list[int]] = {}


def position(name: str, plies: int) -> Match:
    """A fixture after so many of its decisions."""
    content = json.loads((FIXTURES / f"{name}.json").read_text(encoding="utf-8"))
    match = Match.new("bonfire", seats=content["seats"], seed=content["seed"], options=content["options"])
    for action in content["actions"][:plies]:
        match.play(action)
    return match


@pytest.mark.parametrize("key", TABLE, ids=lambda key: f"{key[0]}-ply-{key[1]}")
def test_number_of_decision_sequences(key: tuple[str, int]) -> None:
    match = position(*key)
    depths = range(1, len(TABLE[key]) + 1)
    assert [perft(match.state, len(match.game.actions), depth) for depth in depths] == TABLE[key]
