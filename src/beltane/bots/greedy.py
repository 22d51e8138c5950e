"""A bot that looks one decision ahead and takes what leaves it the best prospects."""

from __future__ import annotations

from typing import Any

import numpy as np

from beltane.bots.bot import Idea, Position
from beltane.bots.search import value_of_lead
from beltane.kernel.decisions import mover
from beltane.kernel.dispatch import MARGIN_UNIT, State, conceal, legal, margins, play, weigh
from beltane.kernel.game import MOST_SEATS, Game
from beltane.kernel.random import Random, new_generator
from beltane.kernel.records import Row, dtype_of
from beltane.kernel.rule import generic

DEALS = 4
"""Chance and hidden things are dealt so many times for each action."""
MOST_FOLLOWING = 20


class GreedyBot:
    """Plays the action after which, its own following small decisions made by inclination, its lead looks best."""

    def __init__(self, game: Game, seed: int) -> None:
        self._random = new_generator(seed)
        size = len(game.actions)
        self._choices, self._inner, self._weights = (np.zeros(size, np.int64) for _ in range(3))
        self._totals = np.zeros(size, np.int64)
        self._margins = np.zeros(MOST_SEATS, np.int64)
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
            self._margins,
        )
        order = np.argsort(-self._totals[:count], kind="stable")
        scale = DEALS * MARGIN_UNIT * position.game.advice.scale
        return tuple(
            Idea(int(self._choices[i]), value_of_lead(float(self._totals[i]) / scale), 1 / count) for i in order
        )


@generic
def judge_actions(
    states: Any, seat: int, random: Random, choices: Row, inner: Row, weights: Row, totals: Row, margin: Row
) -> int:
    """Add up, for each legal action, the leads that it promises over several deals; returns how many there are."""
    count = legal(states[0], choices)
    for index in range(count):
        totals[index] = 0
        for _ in range(DEALS):
            states[1] = states[0]
            state = states[1]
            conceal(state, seat, random)
            play(state, choices[index])
            finish_by_inclination(state, seat, inner, weights)
            margins(state, margin)
            totals[index] += margin[seat]
    return count


@generic
def finish_by_inclination(state: State, seat: int, choices: Row, weights: Row) -> None:
    """Make the seat's decisions that follow in the same turn, each by the strongest inclination."""
    turn = state.turn
    for _ in range(MOST_FOLLOWING):
        if mover(state) != seat or state.turn != turn:
            return
        count = legal(state, choices)
        weigh(state, choices, count, weights)
        strongest = 0
        for index in range(1, count):
            if weights[index] > weights[strongest]:
                strongest = index
        play(state, choices[strongest])
