"""A bot that plays a network's policy, without looking ahead."""

from __future__ import annotations

import numpy as np

from beltane.bots.bot import Position
from beltane.bots.network import Network
from beltane.bots.network.evaluation import evaluate_position, new_workspace, write_policy
from beltane.kernel.game import AnyGame


class PolicyBot:
    """Plays the likeliest action of a network's policy."""

    def __init__(self, game: AnyGame, network: Network) -> None:
        self._weights = network.weights
        self._space = new_workspace(network.weights)
        self._choices = np.zeros(len(game.actions), np.int64)
        self._policy = np.zeros(len(game.actions))

    def choose(self, position: Position) -> int:
        """The likeliest action; the first of several equal ones."""
        count = position.game.rules.legal(position.state, self._choices)
        evaluate_position(position.state, position.seat, self._weights, self._space)
        write_policy(self._weights, self._space, self._choices, count, self._policy)
        return int(self._choices[np.argmax(self._policy[:count])])
