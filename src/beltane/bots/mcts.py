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
"""How often a search checks the time, and whether it has been cancelled."""
FIRST_SLICE = 16
NODES_FOR_TIME = 100_000
"""The size of the tree if only time is limited; a full tree stops growing, but keeps learning."""
NODES_WITH_NETWORK = 200_000
NODES_AT_ONCE = 32
"""With a network each iteration adds all choices of a decision; few decisions have more."""

LONGEST_LINE = 8
"""So many further actions of a candidate are told; no choice at the table is longer."""


@dataclass(frozen=True)
class Budget:
    """How long to search: a number of iterations or milliseconds, whichever ends first, shared by some cores.

    Roll-outs are as long as the game's evaluation says or, with `to_the_end`, go on until the game is over.
    """

    iterations: int | None = None
    milliseconds: int | None = None
    cores: int = 1
    to_the_end: bool = False


class MctsBot:
    """Plays the action that its search has visited most; a network guides the search, if there is one."""

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
        """The actions visited, the most visited first."""
        return self.search(position, Event())

    def search(self, position: Position, cancelled: Event) -> tuple[Candidate, ...]:
        """Like `analyse`; once `cancelled` is set, the search stops at the end of the current slice."""
        if len(self._trees) == 1:
            self._grow(0, position, cancelled)
        else:
            self._grow_all(position, cancelled)
        return merge_candidates(self._trees, position.seat)

    def iterations_done(self) -> int:
        """How many iterations the last search made."""
        return sum(tree.visits_of(ROOT) for tree in self._trees)

    def _grow_all(self, position: Position, cancelled: Event) -> None:
        with ThreadPoolExecutor(len(self._trees)) as pool:
            try:
                list(pool.map(lambda core: self._grow(core, position, cancelled), range(len(self._trees))))
            except BaseException:
                # Leaving the pool waits for its threads, and without this they would use up their whole budget.
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
        """The nodes of one core's tree: one for each iteration, and the root; with a network, many for each."""
        if network is None:
            return NODES_FOR_TIME if self.budget.iterations is None else self._iterations(core) + 1
        return min(NODES_WITH_NETWORK, NODES_AT_ONCE * (self._iterations(core) + 1))

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
    """The number of iterations of the next slice, so that it ends in time."""
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
    """What some searches together make of an action, each of which has a node for it."""
    visits = sum(tree.visits_of(number) for tree, number in places)
    value = sum(tree.value_of(number, seat) for tree, number in places) / visits
    chances = [tree.chance_of(number) for tree, number in places]
    chance = None if None in chances else sum(filter(None, chances)) / visits
    first_tree, first_number = places[0]
    return Candidate(action, value, visits / total, tuple(_most_visited(first_tree, first_number)), chance)


def _most_visited(tree: Tree, node: int) -> Iterator[int]:
    """The actions along the most visited way down a tree, from below a node on."""
    for _ in range(LONGEST_LINE):
        below = tree.children(node)
        if not below:
            return
        node = max(below, key=tree.visits_of)
        yield int(tree.nodes[node].action)
