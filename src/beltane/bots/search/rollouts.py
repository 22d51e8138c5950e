"""Many roll-outs at once, for benchmarks."""

from __future__ import annotations

from typing import Any

import numpy as np

from beltane.bots.search.tree import TO_THE_END, roll_out
from beltane.kernel.game import AnyGame
from beltane.kernel.random import Random, new_generator
from beltane.kernel.records import Row, dtype_of
from beltane.kernel.rule import generic


class RollOuts:
    """Roll-outs from one state, with the memory that they need."""

    def __init__(self, game: AnyGame, state: Any, seed: int) -> None:
        self._states = np.zeros(2, dtype_of(game.State))
        self._states[0] = state
        self._choices, self._weights = (np.zeros(len(game.actions), np.int64) for _ in range(2))
        self._random = new_generator(seed)

    def play(self, count: int) -> None:
        """Play `count` roll-outs to the end of the game, by the game's action weights."""
        roll_out_many(self._states, self._random, self._choices, self._weights, count)


@generic
def roll_out_many(states: Any, random: Random, choices: Row, weights: Row, count: int) -> None:
    """Play `count` times from the first state to the end of the game; the second is overwritten."""
    for _ in range(count):
        states[1] = states[0]
        roll_out(states[1], random, choices, weights, TO_THE_END)
