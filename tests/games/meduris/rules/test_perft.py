"""Perft: how many distinct sequences of decisions there are to each depth, from positions of fixed games.

Any change in what is legal, in what is asked or in the order of play changes these numbers. They were counted once by
this engine and agree with counting by plain play (`tests/kernel/test_playout.py`); they guard against unnoticed
changes.
"""

from __future__ import annotations

import numpy as np
import pytest

from beltane import Match
from beltane.kernel.playout import POLICY_SALT, perft, record_to_the_end
from beltane.kernel.random import Random, seed_generator
from beltane.kernel.records import blank, copy

# By seats, seed and number of random decisions before: the sequences of 1, 2, 3, ... decisions.
TABLE = {
    (2, 1, 0): [4, 16, 64, 252, 960, 3480, 13920, 55680, 2044416],
    (2, 2, 0): [4, 16, 64, 252, 960, 3480, 17400, 87000, 5630400],
    (2, 3, 20): [2, 40, 72, 133, 232, 506, 980, 9212, 23105, 56014, 300911, 2395283],
    (2, 4, 40): [4, 7, 11, 64, 754, 11628, 106423, 910284, 7797809],
    (2, 5, 60): [3, 42, 258, 3203, 15844, 69956, 621911, 5422588],
    (2, 6, 80): [3, 9, 132, 1071, 9971, 83277, 681192, 3699714],
    (2, 7, 100): [16, 40, 129, 692, 2950, 13874, 213866, 983000, 4011856],
    (2, 8, 120): [11, 88, 563, 2598, 11611, 59899, 306459, 1546093, 7353719],
    (2, 9, 200): [4, 16, 58, 188, 601, 1437, 2038, 1520, 483, 34, 0],
    (3, 1, 0): [4, 16, 64, 252, 960, 3480, 13920, 55680, 222720, 7785984],
    (3, 2, 0): [4, 16, 64, 252, 960, 3480, 17400, 87000, 435000],
    (3, 3, 20): [2, 16, 238, 1640, 6013, 12667, 28980, 205553, 726840, 1705837, 6910332],
    (3, 4, 40): [5, 25, 250, 900, 4500, 22500, 614375, 4945490],
    (3, 5, 60): [1, 5, 20, 472, 1607, 6966, 33748, 240090, 3199128],
    (3, 6, 80): [2, 2, 10, 50, 250, 1250, 24425, 106220, 387700, 1071357, 2373718],
    (3, 7, 100): [4, 27, 115, 575, 2875, 36825, 350895, 1414185, 4736542],
    (3, 8, 120): [1, 5, 25, 125, 525, 2150, 10075, 48235, 690780, 3483900],
    (3, 9, 239): [1, 2, 2, 2, 10, 20, 28, 30, 16, 0],
    (4, 1, 0): [4, 16, 64, 252, 960, 3480, 11760, 36120, 180600, 903000, 4515000],
    (4, 2, 0): [4, 16, 64, 252, 960, 3480, 11760, 36120, 144480, 577920, 2311680],
    (4, 3, 20): [1, 2, 44, 208, 300, 472, 1063, 2305, 57228, 678299],
    (4, 4, 40): [5, 224, 765, 4565, 24507, 101004, 489195, 4033975],
    (4, 5, 60): [2, 6, 54, 198, 882, 4410, 22050, 317500, 2465375],
    (4, 6, 80): [2, 12, 24, 36, 50, 132, 732, 7116, 78210, 518008, 5309755],
    (4, 7, 100): [5, 25, 375, 785, 3925, 19625, 98125, 1050000, 6693250],
    (4, 8, 120): [5, 145, 785, 5585, 38232, 266903, 1655506],
    (4, 9, 314): [4, 13, 40, 110, 208, 279, 341, 364, 210, 0],
}


def position(seats: int, seed: int, plies: int) -> Match:
    """A match after a number of random decisions."""
    match = Match.new("meduris", seats=seats, seed=seed)
    policy = blank(Random)
    seed_generator(policy, seed ^ POLICY_SALT)
    choices, actions = np.zeros(len(match.game.actions), np.int64), np.zeros(10_000, np.int64)
    decisions = record_to_the_end(copy(match.state), policy, choices, actions)
    assert decisions > plies
    for action in actions[:plies].tolist():
        match.play(action)
    return match


@pytest.mark.parametrize("key", TABLE, ids=lambda key: "{}-seats-seed-{}-ply-{}".format(*key))
def test_number_of_decision_sequences(key: tuple[int, int, int]) -> None:
    match = position(*key)
    depths = range(1, len(TABLE[key]) + 1)
    assert [perft(match.state, len(match.game.actions), depth) for depth in depths] == TABLE[key]
