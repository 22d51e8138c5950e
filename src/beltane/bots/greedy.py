"""A bot that looks one decision ahead and takes what leaves it the best prospects."""

from __future__ import annotations

import numpy as np

from beltane.bots.bot import Idea, Position
from beltane.bots.search.lookahead import DEALS, judge_actions
from beltane.bots.search.tree import value_of_lead
from beltane.kernel.dispatch import LEAD_UNIT
from beltane.kernel.game import MOST_SEATS, AnyGame
from beltane.kernel.random import new_generator
from beltane.kernel.records import dtype_of


class GreedyBot:
    """Plays the action after which, its own following decisions made by weight, its lead looks best."""

    def __init__(self, game: AnyGame, seed: int) -> None:
        self._random = new_generator(seed)
        size = len(game.actions)
        self._choices, self._inner, self._weights = (np.zeros(size, np.int64) for _ in range(3))
        self._totals = np.zeros(size, np.int64)
        self._leads = np.zeros(MOST_SEATS, np.int64)
        self._states = np.zeros(2, dtype_of(game.State))

    def choose(self, position: Position) -> int:
        return max(self.explain(position), key=lambda idea: idea.value).action

    def explain(self, position: Position) -> tuple[Idea, ...]:
        """The legal actions by the lead that they promise; nothing is searched, so all have the same share."""
        self._states[0] = position.state
        count = judge_actions(
            self._states,
            position.seat,
            self._random,
            self._choices,
            self._inner,
            self._weights,
            self._totals,
            self._leads,
        )
        order = np.argsort(-self._totals[:count], kind="stable")
        scale = DEALS * LEAD_UNIT * position.game.evaluation.scale
        return tuple(
            Idea(int(self._choices[i]), value_of_lead(float(self._totals[i]) / scale), 1 / count) for i in order
        )
