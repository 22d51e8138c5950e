"""A bot that searches: information-set Monte Carlo tree search with a budget of iterations or of time."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from threading import Event

from beltane.bots.bot import Candidate, Position
from beltane.bots.network import Network
from beltane.bots.search.nodes import ROOT
from beltane.bots.search.tree import Tree
from beltane.kernel.game import AnyGame
from beltane.kernel.random import new_generator

SLICE_SECONDS = 0.02
"""Seconds between checks of the clock and for cancellation."""
FIRST_SLICE = 16
NODES_FOR_TIME = 100_000
"""Maximum size of the tree if only time is limited; a full tree stops growing, but keeps learning."""
NODES_WITH_NETWORK = 200_000
NODES_PER_EVALUATION = 32
"""Nodes added per iteration with a network: all choices of a decision; few decisions have more."""

LONGEST_LINE = 8
"""Maximum number of further actions reported with a candidate; no choice at the table is longer."""


@dataclass(frozen=True)
class Budget:
    """How long to search: a number of iterations or milliseconds, whichever ends first, shared by some cores.

    Roll-outs are as long as the game's evaluation says or, with `to_the_end`, last until the game is over.
    """

    iterations: int | None = None
    milliseconds: int | None = None
    cores: int = 1
    to_the_end: bool = False


class MctsBot:
    """Plays the action that its search visits most; a network, if there is one, guides the search."""

    def __init__(self, game: AnyGame, seed: int, budget: Budget, network: Network | None = None) -> None:
        self.budget = budget
        weights = None if network is None else network.weights
        self._trees = [
            Tree(game, self._capacity(core, network), to_the_end=budget.to_the_end, weights=weights)
            for core in range(budget.cores)
        ]
        self._generators = [new_generator(seed ^ (core << 48)) for core in range(budget.cores)]

    def choose(self, position: Position) -> int:
        """The most visited action; a single legal action needs no search."""
        choices = self._trees[0].choices
        if position.game.rules.legal(position.state, choices) == 1:
            return int(choices[0])
        return self.analyse(position)[0].action

    def analyse(self, position: Position) -> tuple[Candidate, ...]:
        """The visited actions, the most visited first."""
        return self.search(position, Event())

    def search(self, position: Position, cancelled: Event) -> tuple[Candidate, ...]:
        """Like `analyse`; once `cancelled` is set, the search stops at the end of the current slice."""
        if len(self._trees) == 1:
            self._grow(0, position, cancelled)
        else:
            self._grow_all(position, cancelled)
        return merge_candidates(self._trees, position.seat)

    def iterations_done(self) -> int:
        """The number of iterations of the last search."""
        return sum(tree.visits_of(ROOT) for tree in self._trees)

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
        left = self._iterations(core)
        deadline = self._deadline()
        size = FIRST_SLICE
        while left > 0:
            size = min(size, left)
            started = time.perf_counter()
            tree.grow(self._generators[core], size)
            left -= size
            now = time.perf_counter()
            if cancelled.is_set() or now >= deadline:
                return
            size = _next_slice(size, now - started, deadline - now)

    def _capacity(self, core: int, network: Network | None) -> int:
        """The capacity of one core's tree: the root and one node per iteration; with a network, many per iteration."""
        if network is None:
            return NODES_FOR_TIME if self.budget.iterations is None else self._iterations(core) + 1
        return min(NODES_WITH_NETWORK, NODES_PER_EVALUATION * (self._iterations(core) + 1))

    def _iterations(self, core: int) -> int:
        """One core's share of the iterations; practically unlimited if only time is limited."""
        if self.budget.iterations is None:
            return 10**12
        share, rest = divmod(self.budget.iterations, self.budget.cores)
        return share + (1 if core < rest else 0)

    def _deadline(self) -> float:
        if self.budget.milliseconds is None:
            return float("inf")
        return time.perf_counter() + self.budget.milliseconds / 1000


def _next_slice(size: int, took: float, left: float) -> int:
    """The number of iterations of the next slice, chosen so that it ends in time."""
    rate = size / max(took, 1e-6)
    return max(1, int(rate * min(SLICE_SECONDS, left)))


def merge_candidates(trees: Sequence[Tree], seat: int) -> tuple[Candidate, ...]:
    """The candidates of several searches of the same position, with their visits added up."""
    found: dict[int, list[tuple[Tree, int]]] = {}
    for tree in trees:
        for number in tree.children(ROOT):
            found.setdefault(int(tree.nodes[number].action), []).append((tree, number))
    total = sum(tree.visits_of(number) for places in found.values() for tree, number in places)
    candidates = (_candidate(action, places, seat, total) for action, places in found.items())
    return tuple(sorted(candidates, key=lambda candidate: (-candidate.share, candidate.action)))


def _candidate(action: int, places: Sequence[tuple[Tree, int]], seat: int, total: int) -> Candidate:
    """One candidate from all searches that have a node for its action."""
    visits = sum(tree.visits_of(number) for tree, number in places)
    value = sum(tree.value_of(number, seat) for tree, number in places) / visits
    chances = [tree.chance_of(number) for tree, number in places]
    chance = None if None in chances else sum(filter(None, chances)) / visits
    first_tree, first_number = places[0]
    return Candidate(action, value, visits / total, tuple(_most_visited(first_tree, first_number)), chance)


def _most_visited(tree: Tree, node: int) -> Iterator[int]:
    """The most visited line of actions below a node."""
    for _ in range(LONGEST_LINE):
        below = tree.children(node)
        if not below:
            return
        node = max(below, key=tree.visits_of)
        yield int(tree.nodes[node].action)
