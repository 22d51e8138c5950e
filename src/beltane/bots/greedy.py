"""A bot that looks one decision ahead and plays the action with the largest expected lead."""

from __future__ import annotations

import numpy as np

from beltane.bots.bot import Candidate, Position
from beltane.bots.search.lookahead import SAMPLES, score_actions
from beltane.bots.search.values import value_of_lead
from beltane.kernel.dispatch import LEAD_UNIT, MOST_SEATS
from beltane.kernel.game import AnyGame
from beltane.kernel.random import new_generator
from beltane.kernel.records import dtype_of


class GreedyBot:
    """Plays the action with the largest expected lead after the rest of its turn has been played by weight."""

    def __init__(self, game: AnyGame, seed: int) -> None:
        self._random = new_generator(seed)
        size = len(game.actions)
        self._choices, self._inner, self._weights = (np.zeros(size, np.int64) for _ in range(3))
        self._totals = np.zeros(size, np.int64)
        self._leads = np.zeros(MOST_SEATS, np.int64)
        self._states = np.zeros(2, dtype_of(game.State))

    def choose(self, position: Position) -> int:
        """The action with the largest expected lead; the first of several equal ones."""
        return max(self.analyse(position), key=lambda candidate: candidate.value).action

    def analyse(self, position: Position) -> tuple[Candidate, ...]:
        """The legal actions, ordered by expected lead; there is no search, so all have the same share."""
        self._states[0] = position.state
        count = score_actions(
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
        scale = SAMPLES * LEAD_UNIT * position.game.evaluation.scale
        return tuple(
            Candidate(int(self._choices[i]), value_of_lead(float(self._totals[i]) / scale), 1 / count) for i in order
        )
