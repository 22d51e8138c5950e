"""Perft: how many distinct sequences of decisions there are to each depth, from positions of fixed games.

Any change in what is legal, in what is asked or in the order of play changes these numbers. They were counted once by
this engine, to guard against unnoticed changes.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from beltane import Match
from beltane.kernel.playout import perft
from beltane.kernel.rule import interpreted

pytestmark = pytest.mark.skipif(interpreted(), reason="so many positions need compiled rules")

FIXTURES = Path(__file__).parent.parent / "fixtures"

# By fixture and number of its decisions played before: the sequences of 1, 2, 3, ... decisions.
TABLE = {
    ("03-1-seats-far-sighted", 0): [2, 4, 220, 464, 4158, 23966, 143164],
    ("03-1-seats-far-sighted", 30): [1, 2, 44, 1770, 3691, 16393, 85108],
    ("03-1-seats-far-sighted", 55): [3, 12, 40, 148, 1777, 6158, 32865],
    ("03-1-seats-far-sighted", 80): [7, 46, 148, 545, 1540, 4133, 10073, 22476, 49466],
    ("27-1-seats-far-sighted", 40): [7, 14, 28, 700, 3318, 13342, 64750],
    ("27-1-seats-far-sighted", 65): [22, 64, 297, 978, 3363, 10046, 30885],
    ("28-1-seats-random", 50): [14, 425, 909, 3870, 12260, 60677],
    ("06-2-seats-far-sighted", 0): [2, 4, 8, 16, 888, 1880, 21008, 142900],
    ("06-2-seats-far-sighted", 40): [2, 8, 16, 84, 502, 1704, 31088],
    ("06-2-seats-far-sighted", 80): [45, 93, 191, 623, 12152, 147244],
    ("06-2-seats-far-sighted", 110): [14, 42, 548, 1678, 14889, 109137],
    ("18-2-seats-far-sighted", 60): [2, 10, 80, 205, 958, 8540, 162803],
    ("18-2-seats-far-sighted", 100): [1, 2, 32, 1408, 3836, 23166, 132463],
    ("18-2-seats-far-sighted", 140): [2, 6, 210, 478, 1328, 8330, 42336],
    ("04-2-seats-random", 70): [22, 110, 1819, 5017, 13430, 95149],
    ("09-3-seats-far-sighted", 0): [2, 4, 8, 16, 32, 64, 3552, 7520, 84992],
    ("09-3-seats-far-sighted", 60): [2, 64, 64, 128, 3584, 146944],
    ("09-3-seats-far-sighted", 120): [5, 10, 340, 590, 2210, 6660, 49250],
    ("09-3-seats-far-sighted", 180): [3, 6, 144, 678, 7164, 22869, 121146],
    ("21-3-seats-far-sighted", 100): [2, 36, 1224, 2700, 39060],
    ("21-3-seats-far-sighted", 200): [7, 74, 334, 1548, 5205, 18094, 68159],
    ("08-3-seats-purposeful", 120): [1, 2, 44, 44, 88, 1584, 14256, 424332],
    ("12-4-seats-far-sighted", 0): [2, 4, 8, 16, 32, 64, 128, 256, 14208, 30080],
    ("12-4-seats-far-sighted", 80): [3, 12, 184, 1004, 2934, 16234, 151858],
    ("12-4-seats-far-sighted", 160): [3, 51, 159, 600, 2445, 14973, 87926],
    ("12-4-seats-far-sighted", 240): [2, 20, 20, 40, 560, 7280, 17920, 54320],
    ("12-4-seats-far-sighted", 300): [4, 11, 22, 141, 456, 2204, 8190, 25012, 69574],
    ("24-4-seats-far-sighted", 120): [31, 182, 2115, 7398, 29811, 193067],
    ("24-4-seats-far-sighted", 200): [2, 28, 92, 249, 501, 1131, 5784, 48504],
    ("24-4-seats-far-sighted", 280): [6, 57, 182, 813, 2123, 4278, 8761, 34632],
    ("24-4-seats-far-sighted", 340): [4, 104, 372, 2414, 9352, 44328],
    ("23-4-seats-purposeful", 150): [3, 4, 48, 116, 2860, 21456, 181080],
}


def position(name: str, plies: int) -> Match:
    """A fixture after a number of its decisions."""
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
