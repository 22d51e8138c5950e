"""A bot that searches: information-set Monte Carlo tree search with a budget of iterations or of time."""

from __future__ import annotations

import threading
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from beltane.bots.bot import Idea, Position
from beltane.bots.tree import Tree
from beltane.kernel.game import Game
from beltane.kernel.random import new_generator

SLICE_SECONDS = 0.02
"""A search looks up this often: to see the time, and whether it has been cancelled."""
FIRST_SLICE = 16
NODES_FOR_TIME = 100_000
"""Room for a search that is limited by time; a full tree goes on learning, it only stops growing."""


@dataclass(frozen=True)
class Budget:
    """How long to search: so many iterations, or so many milliseconds; over how many cores.

    Roll-outs are as long as the game advises, or go on to the end of the game.
    """

    iterations: int | None = None
    milliseconds: int | None = None
    cores: int = 1
    to_the_end: bool = False


class MctsBot:
    """Plays the action that its search has looked at most."""

    def __init__(self, game: Game, seed: int, budget: Budget) -> None:
        self.budget = budget
        self.cancelled = threading.Event()
        nodes = NODES_FOR_TIME if budget.iterations is None else budget.iterations + 1
        self._trees = [Tree(game, nodes, to_the_end=budget.to_the_end) for _ in range(budget.cores)]
        self._dice = [new_generator(seed ^ (core << 48)) for core in range(budget.cores)]

    def choose(self, position: Position) -> int:
        """The action most looked at; the only one there is needs no search."""
        choices = self._trees[0].choices
        if position.game.legal(position.state, choices) == 1:
            return int(choices[0])
        return self.explain(position)[0].action

    def cancel(self) -> None:
        """Let a search that is under way in another thread stop now and answer with what it has."""
        self.cancelled.set()

    def explain(self, position: Position) -> tuple[Idea, ...]:
        """The actions looked at, the most visited first."""
        self.cancelled.clear()
        if len(self._trees) == 1:
            self._search(0, position)
        else:
            with ThreadPoolExecutor(len(self._trees)) as pool:
                list(pool.map(lambda core: self._search(core, position), range(len(self._trees))))
        return merged_ideas(self._trees, position.seat)

    def iterations_done(self) -> int:
        """How many iterations the last search made."""
        return sum(int(tree.nodes[0].visits) for tree in self._trees)

    def _search(self, core: int, position: Position) -> None:
        tree = self._trees[core]
        tree.plant(position.state, position.seat)
        left = self._share(core)
        deadline = self._deadline()
        size = FIRST_SLICE
        while left > 0:
            size = min(size, left)
            started = time.perf_counter()
            tree.grow(self._dice[core], size)
            left -= size
            now = time.perf_counter()
            if self.cancelled.is_set() or now >= deadline:
                return
            size = _next_slice(size, now - started, deadline - now)

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
