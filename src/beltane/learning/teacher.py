"""Teachers: they say how good each choice is, and whoever learns imitates them.

One is the game's own evaluation, which looks no further than a greedy bot: whoever imitates it has an idea of a whole
game after minutes, and goes on from there. The other is a search with what has been learned so far, which always knows
better than the network alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from beltane.bots.mcts import NODES_AT_ONCE
from beltane.bots.network.evaluation import exponential
from beltane.bots.network.weights import prepare
from beltane.bots.search.lookahead import SAMPLES, score_actions
from beltane.bots.search.tree import TRUST, Tree
from beltane.kernel.batch import Batch
from beltane.kernel.crew import Crew
from beltane.kernel.dispatch import LEAD_UNIT, MOST_SEATS
from beltane.kernel.game import AnyGame
from beltane.kernel.random import Random, new_generator
from beltane.kernel.records import Row, dtype_of
from beltane.kernel.rule import generic

Shares = npt.NDArray[np.float32]


class Teacher(Protocol):
    """Says for each game of a batch how often each action should be played, the better, the oftener."""

    def teach(self, batch: Batch, out: Shares) -> None:
        """Write a row of shares for each game that goes on, which add up to 1; all others get zeros."""


class EvaluationTeacher:
    """Teaches what the game's own evaluation says."""

    def __init__(self, game: AnyGame, temperature: float, seed: int, cores: int) -> None:
        self._worth = SAMPLES * LEAD_UNIT * temperature
        self._crew = Crew(cores)
        self._desks = [_new_desk(game, seed + core) for core in range(cores)]

    def teach(self, batch: Batch, out: Shares) -> None:
        """Write the shares of all games."""
        out[:] = 0.0
        cores = self._crew.members

        def teach_some(core: int) -> None:
            _teach(batch.states, batch.movers, self._worth, out, core, cores, *self._desks[core])

        self._crew.work(teach_some)


def _new_desk(game: AnyGame, seed: int) -> tuple[Any, ...]:
    """What each core needs for itself."""
    choices, inner, weights, totals = (np.zeros(len(game.actions), np.int64) for _ in range(4))
    return (
        np.zeros(2, dtype_of(game.State)),
        new_generator(seed),
        choices,
        inner,
        weights,
        totals,
        np.zeros(MOST_SEATS, np.int64),
    )


class SearchTeacher:
    """Teaches what a search makes of positions: how often it has visited each choice, squared.

    Without the `arrays` of a network it goes by the game's own evaluation.
    """

    def __init__(
        self,
        game: AnyGame,
        arrays: Mapping[str, npt.NDArray[Any]] | None,
        iterations: int,
        seed: int,
        cores: int,
        trust: float = TRUST,
    ) -> None:
        self._iterations = iterations
        self._crew = Crew(cores)
        weights = None if arrays is None else prepare(dict(arrays))
        capacity = (1 if arrays is None else NODES_AT_ONCE) * (iterations + 1)
        self._trees = [Tree(game, capacity, weights=weights, trust=trust) for _ in range(cores)]
        self._generators = [new_generator(seed ^ (core << 48)) for core in range(cores)]

    def teach(self, batch: Batch, out: Shares) -> None:
        """Write the shares of all games."""
        out[:] = 0.0
        rows, cores = np.flatnonzero(~batch.over), self._crew.members

        def teach_some(core: int) -> None:
            for row in rows[core::cores]:
                self._search(core, batch.states[row], int(batch.movers[row]), out[row])

        self._crew.work(teach_some)

    def _search(self, core: int, state: Any, seat: int, out: Shares) -> None:
        tree = self._trees[core]
        tree.begin(state, seat)
        tree.grow(self._generators[core], self._iterations)
        found = tree.root_children()
        shares = np.square(found["visits"].astype(np.float64))
        out[found["action"]] = shares / shares.sum()


@generic
def _teach(
    states: Any,
    movers: Row,
    worth: float,
    out: Any,
    first: int,
    step: int,
    scratch: Any,
    random: Random,
    choices: Row,
    inner: Row,
    weights: Row,
    totals: Row,
    leads: Row,
) -> None:
    for row in range(first, len(states), step):
        if movers[row] < 0:
            continue
        scratch[0] = states[row]
        count = score_actions(scratch, movers[row], random, choices, inner, weights, totals, leads)
        best = totals[0]
        for index in range(1, count):
            best = max(best, totals[index])
        total = 0.0
        for index in range(count):
            total += exponential((totals[index] - best) / worth)
        for index in range(count):
            out[row, choices[index]] = exponential((totals[index] - best) / worth) / total
