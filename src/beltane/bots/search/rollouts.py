"""Roll-outs by the hundred, for measuring how fast they are."""

from __future__ import annotations

from typing import Any

import numpy as np

from beltane.bots.search.tree import TO_THE_END, play_on
from beltane.kernel.game import AnyGame
from beltane.kernel.random import Random, new_generator
from beltane.kernel.records import Row, dtype_of
from beltane.kernel.rule import generic


class RollOuts:
    """Roll-outs from one state, with room to play them in."""

    def __init__(self, game: AnyGame, state: Any, seed: int) -> None:
        self._states = np.zeros(2, dtype_of(game.State))
        self._states[0] = state
        self._choices, self._weights = (np.zeros(len(game.actions), np.int64) for _ in range(2))
        self._random = new_generator(seed)

    def play(self, count: int) -> None:
        """Play so many, each to the end of the game, by the game's action weights."""
        roll_out(self._states, self._random, self._choices, self._weights, count)


@generic
def roll_out(states: Any, random: Random, choices: Row, weights: Row, count: int) -> None:
    """Play from the first state to the end so many times, in the place of the second."""
    for _ in range(count):
        states[1] = states[0]
        play_on(states[1], random, choices, weights, TO_THE_END)
