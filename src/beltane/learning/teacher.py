"""Teachers: a teacher says how often each action should be played, and the network imitates it.

At the beginning it is a search with the game's own evaluation, from which the network learns within minutes how a whole
game goes. At the end it is a search with what has been learned so far, which always plays better than the network
alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from beltane.bots.mcts import NODES_PER_EVALUATION
from beltane.bots.network.weights import prepare
from beltane.bots.search.tree import TRUST, Tree
from beltane.kernel.batch import Batch
from beltane.kernel.crew import Crew
from beltane.kernel.game import AnyGame
from beltane.kernel.random import new_generator

POWER = 2.0
"""Close to the favourite, without ignoring the rest."""
Shares = npt.NDArray[np.float32]


class Teacher:
    """Teaches the results of a search: how often it has visited each choice, to some power.

    The higher the `power`, the more of it is the favourite. Without the `arrays` of a network it uses the game's own
    evaluation.
    """

    def __init__(
        self,
        game: AnyGame,
        arrays: Mapping[str, npt.NDArray[Any]] | None,
        iterations: int,
        seed: int,
        cores: int,
        trust: float = TRUST,
        power: float = POWER,
    ) -> None:
        self._iterations = iterations
        self._power = power
        self._crew = Crew(cores)
        weights = None if arrays is None else prepare(game, dict(arrays))
        capacity = (1 if arrays is None else NODES_PER_EVALUATION) * (iterations + 1)
        self._trees = [Tree(game, capacity, weights=weights, trust=trust) for _ in range(cores)]
        self._generators = [new_generator(seed ^ (core << 48)) for core in range(cores)]

    def teach(self, batch: Batch, out: Shares) -> None:
        """Write a row of shares, which add up to 1, for each running game, and zeros for all others."""
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
        visits = found["visits"] / found["visits"].max()
        shares = visits**self._power
        out[found["action"]] = shares / shares.sum()
