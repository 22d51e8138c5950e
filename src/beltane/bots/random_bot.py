"""A bot that plays legal actions uniformly at random."""

from __future__ import annotations

import numpy as np

from beltane.bots.bot import Position
from beltane.kernel.game import AnyGame
from beltane.kernel.random import below, new_generator


class RandomBot:
    """Plays uniformly at random."""

    def __init__(self, game: AnyGame, seed: int) -> None:
        self._choices = np.zeros(len(game.actions), np.int64)
        self._random = new_generator(seed)

    def choose(self, position: Position) -> int:
        """Any legal action."""
        count = position.game.rules.legal(position.state, self._choices)
        return int(self._choices[below(self._random, count)])
