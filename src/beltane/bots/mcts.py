"""A bot that searches: information-set Monte Carlo tree search with a budget of iterations or of time."""

from __future__ import annotations

import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from threading import Event

from beltane.bots.bot import Idea, Position
from beltane.bots.search.tree import Tree
from beltane.kernel.game import AnyGame
from beltane.kernel.random import new_generator

SLICE_SECONDS = 0.02
"""A search looks up this often: to see the time, and whether it has been cancelled."""
FIRST_SLICE = 16
NODES_FOR_TIME = 100_000
"""Room for a search that is limited by time; a full tree goes on learning, it only stops growing."""


@dataclass(frozen=True)
class Budget:
    """How long to search: so many iterations, or so many milliseconds, whichever ends first; over how many cores.

    Roll-outs are as long as the game advises, or go on to the end of the game.
    """

    iterations: int | None = None
    milliseconds: int | None = None
    cores: int = 1
    to_the_end: bool = False


class MctsBot:
    """Plays the action that its search has looked at most."""

    def __init__(self, game: AnyGame, seed: int, budget: Budget) -> None:
        self.budget = budget
        self._trees = [Tree(game, self._room(core), to_the_end=budget.to_the_end) for core in range(budget.cores)]
        self._dice = [new_generator(seed ^ (core << 48)) for core in range(budget.cores)]

    def choose(self, position: Position) -> int:
        """The action most looked at; the only one there is needs no search."""
        choices = self._trees[0].choices
        if position.game.rules.legal(position.state, choices) == 1:
            return int(choices[0])
        return self.explain(position)[0].action

    def explain(self, position: Position) -> tuple[Idea, ...]:
        """The actions looked at, the most visited first."""
        return self.search(position, Event())

    def search(self, position: Position, cancelled: Event) -> tuple[Idea, ...]:
        """Like `explain`; once `cancelled` is set, the search stops after the slice that it is at."""
        if len(self._trees) == 1:
            self._grow(0, position, cancelled)
        else:
            self._grow_all(position, cancelled)
        return merged_ideas(self._trees, position.seat)

    def iterations_done(self) -> int:
        """How many iterations the last search made."""
        return sum(int(tree.nodes[0].visits) for tree in self._trees)

    def _grow_all(self, position: Position, cancelled: Event) -> None:
        with ThreadPoolExecutor(len(self._trees)) as pool:
            try:
                list(pool.map(lambda core: self._grow(core, position, cancelled), range(len(self._trees))))
            except BaseException:
                # Leaving the pool waits for its threads, which would otherwise use up their whole budget.
                cancelled.set()
                raise

    def _grow(self, core: int, position: Position, cancelled: Event) -> None:
        tree = self._trees[core]
        tree.begin(position.state, position.seat)
        left = self._share(core)
        deadline = self._deadline()
        size = FIRST_SLICE
        while left > 0:
            size = min(size, left)
            started = time.perf_counter()
            tree.grow(self._dice[core], size)
            left -= size
            now = time.perf_counter()
            if cancelled.is_set() or now >= deadline:
                return
            size = _next_slice(size, now - started, deadline - now)

    def _room(self, core: int) -> int:
        """Nodes for one core's tree: one for each iteration, and the root."""
        return NODES_FOR_TIME if self.budget.iterations is None else self._share(core) + 1

    def _share(self, core: int) -> int:
        """The iterations of one core; as good as unlimited when the time is the limit."""
        if self.budget.iterations is None:
            return 10**12
        share, rest = divmod(self.budget.iterations, self.budget.cores)
        return share + (1 if core < rest else 0)

    def _deadline(self) -> float:
        if self.budget.milliseconds is None:
            return float("inf")
        return time.perf_counter() + self.budget.milliseconds / 1000


def _next_slice(size: int, took: float, left: float) -> int:
    """Iterations for the next slice, so that it ends in time."""
    rate = size / max(took, 1e-6)
    return max(1, int(rate * min(SLICE_SECONDS, left)))


def merged_ideas(trees: Sequence[Tree], seat: int) -> tuple[Idea, ...]:
    """What several searches of the same position think, taken together."""
    visits: dict[int, int] = {}
    values: dict[int, float] = {}
    for tree in trees:
        for node in tree.root_children():
            action = int(node.action)
            visits[action] = visits.get(action, 0) + int(node.visits)
            values[action] = values.get(action, 0.0) + float(node.values[seat])
    total = sum(visits.values())
    ideas = (Idea(action, values[action] / count, count / total) for action, count in visits.items())
    return tuple(sorted(ideas, key=lambda idea: (-idea.share, idea.action)))
