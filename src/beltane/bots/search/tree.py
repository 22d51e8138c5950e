"""Information-set Monte Carlo tree search over any game, compiled, its tree in preallocated arrays.

Every iteration samples what the searching seat cannot know (`conceal`), descends through actions that are legal in that
sample, adds a node where the path ends, evaluates the position there, and backs up a value for each seat (max^n: every
seat maximises its own). Selection is PUCT: the mean value so far plus an exploration bonus, weighted by a prior, that
shrinks as visits grow.

Priors and values come from the game's `action_weights` and the `expected_leads` after a roll-out, or from a network;
the two searches differ in nothing else (`guide.py`).
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import numpy.typing as npt

from beltane.bots.network.evaluation import Weights
from beltane.bots.search.guide import (
    Guide,
    Judgement,
    back_up_judgement,
    is_forced,
    judge_by_estimate,
    judge_by_network,
    mix_in_estimate,
    new_guide,
    write_network_priors,
    write_own_priors,
)
from beltane.bots.search.nodes import LONGEST_PATH, NONE, ROOT, Node, SearchState, add_node, find_child
from beltane.kernel.decisions import mover
from beltane.kernel.dispatch import State, action_weights, conceal, legal, play
from beltane.kernel.game import AnyGame
from beltane.kernel.random import Random, below
from beltane.kernel.records import Numbers, Row, batch, blank, dtype_of
from beltane.kernel.rule import generic

TO_THE_END = 10**9
"""More turns than any game has."""
FIRST_PLAY_LOSS = 0.1
"""An untried action is assumed to be this much worse than its parent node (first-play urgency)."""
EXPLORATION_WITH_NETWORK = 1.5
"""The constant of PUCT when a network guides the search."""
TRUST = 1.0
"""Weight of the network in a value; the rest is the game's own estimate after a roll-out."""


class Tree:
    """The arrays of a search, allocated once and reused by the next search."""

    def __init__(
        self,
        game: AnyGame,
        capacity: int,
        *,
        to_the_end: bool = False,
        weights: Weights | None = None,
        trust: float = TRUST,
    ) -> None:
        self.nodes = batch(Node, capacity)
        self.guide: Guide | None = None if weights is None else new_guide(weights, capacity)
        self.search_state = blank(SearchState)
        self.search_state.rollout = TO_THE_END if to_the_end else game.evaluation.rollout
        self.search_state.scale = game.evaluation.scale
        self.search_state.trust = trust
        self.search_state.exploration = game.evaluation.exploration if weights is None else EXPLORATION_WITH_NETWORK
        self.choices, self.weights = (np.zeros(len(game.actions), np.int64) for _ in range(2))
        self.priors = np.zeros(len(game.actions))
        self.node_of = np.full(len(game.actions), NONE, np.int64)
        self.root = np.zeros(1, dtype_of(game.State))
        self.scratch = np.zeros(1, dtype_of(game.State))

    def begin(self, state: Any, seat: int) -> None:
        """Begin a new search for a seat, from a state."""
        self.root[0] = state
        if self.guide is not None:
            self.guide.judgements[: self.search_state.node_count] = np.zeros((), dtype_of(Judgement))
        self.search_state.seat = seat
        self.search_state.seats = state.seats
        self.search_state.node_count = 0
        add_node(self.nodes, self.search_state, NONE, NONE)

    def grow(self, random: Random, iterations: int) -> None:
        """Run more iterations."""
        run_iterations(
            self.root,
            self.scratch,
            self.nodes,
            self.search_state,
            self.guide,
            self.choices,
            self.weights,
            self.priors,
            self.node_of,
            random,
            iterations,
        )

    def children(self, node: int) -> list[int]:
        """The indices of the nodes of the actions tried after a node."""
        numbers = []
        child = int(self.nodes[node].child)
        while child != NONE:
            numbers.append(child)
            child = int(self.nodes[child].sibling)
        return [number for number in numbers if self.nodes[number].visits]

    def root_children(self) -> npt.NDArray[Any]:
        """The nodes of the actions tried at the root."""
        return self.nodes[self.children(ROOT)]

    def visits_of(self, node: int) -> int:
        """How often the search has visited a node."""
        return int(self.nodes[node].visits)

    def value_of(self, node: int, seat: int) -> float:
        """The sum, over all visits of a node, of the searching seat's values of expected leads."""
        if self.guide is None:
            return float(self.nodes[node].values[seat])
        return float(self.guide.judgements[node].value)

    def chance_of(self, node: int) -> float | None:
        """The sum, over all visits of a node, of the searching seat's chances of winning; None without a network."""
        return None if self.guide is None else float(self.guide.judgements[node].chance)


@generic
def run_iterations(
    root: Any,
    scratch: Any,
    nodes: Any,
    search_state: SearchState,
    guide: Any,
    choices: Row,
    weights: Row,
    priors: Numbers,
    node_of: Row,
    random: Random,
    iterations: int,
) -> None:
    """Run iterations from the state in `root[0]`; `node_of` is all NONE before and after."""
    for _ in range(iterations):
        scratch[0] = root[0]
        state = scratch[0]
        conceal(state, search_state.seat, random)
        descend(state, nodes, search_state, guide, choices, weights, priors, node_of)
        if guide is None:
            roll_out(state, random, choices, weights, search_state.rollout)
            judge_by_estimate(state, search_state)
        else:
            judge_by_network(state, nodes, search_state, guide, choices, priors, node_of)
            back_up_judgement(search_state, guide)
            if search_state.trust < 1.0 and mover(state) >= 0:
                roll_out(state, random, choices, weights, search_state.rollout)
                mix_in_estimate(state, search_state)
        back_up(nodes, search_state)


@generic
def descend(
    state: State,
    nodes: Any,
    search_state: SearchState,
    guide: Any,
    choices: Row,
    weights: Row,
    priors: Numbers,
    node_of: Row,
) -> None:
    """Walk down the tree, playing along in `state`, until a new node is reached, the game ends, or the tree is full."""
    node = ROOT
    search_state.path[0] = ROOT
    search_state.length = 1
    while mover(state) >= 0 and search_state.length < LONGEST_PATH:
        action = choose_action(state, nodes, search_state, guide, node, choices, weights, priors, node_of)
        if action == NONE:
            return
        node_before = node
        node = find_child(nodes, node_before, action)
        play(state, action)
        if node == NONE:
            node = add_node(nodes, search_state, node_before, action)
        if node == NONE:
            return
        search_state.path[search_state.length] = node
        search_state.length += 1
        if nodes[node].visits == 0:
            # A decision with a single choice need not be evaluated by the network.
            if guide is None:
                return
            if not is_forced(state, choices):
                return


@generic
def choose_action(
    state: State,
    nodes: Any,
    search_state: SearchState,
    guide: Any,
    node: int,
    choices: Row,
    weights: Row,
    priors: Numbers,
    node_of: Row,
) -> int:
    """The legal action to explore next, chosen for the seat that decides; NONE if there is no room for its node."""
    count = legal(state, choices)
    if count == 1:
        return choices[0]
    child = nodes[node].child
    while child != NONE:
        node_of[nodes[child].action] = child
        child = nodes[child].sibling
    action = NONE
    if guide is None:
        write_own_priors(state, choices, weights, priors, count)
        has_room = True
    else:
        has_room = write_network_priors(state, nodes, search_state, guide, node, choices, priors, node_of, count)
    if has_room:
        action = choices[most_promising(nodes, search_state, node, mover(state), choices, priors, node_of, count)]
    child = nodes[node].child
    while child != NONE:
        node_of[nodes[child].action] = NONE
        child = nodes[child].sibling
    return action


@generic
def most_promising(
    nodes: Any, search_state: SearchState, node: int, seat: int, choices: Row, priors: Numbers, node_of: Row, count: int
) -> int:
    """The index of the choice with the best PUCT score among those legal in this sample."""
    total_prior = 0.0
    tried = 0
    for index in range(count):
        total_prior += priors[index]
        known = node_of[choices[index]]
        if known != NONE:
            tried += nodes[known].visits
    visits = nodes[node].visits
    untried_value = nodes[node].values[seat] / visits - FIRST_PLAY_LOSS if visits > 0 else 0.5
    bonus = search_state.exploration * math.sqrt(tried + 1.0) / total_prior
    best_score = -1.0e9
    best = 0
    for index in range(count):
        known = node_of[choices[index]]
        visits = 0 if known == NONE else nodes[known].visits
        value = untried_value if visits == 0 else nodes[known].values[seat] / visits
        score = value + bonus * priors[index] / (1.0 + visits)
        if score > best_score:
            best_score = score
            best = index
    return best


@generic
def roll_out(state: State, random: Random, choices: Row, weights: Row, turns: int) -> None:
    """Play by the game's weights until `turns` more turns have begun, or the game is over.

    Expected leads are most accurate at the beginning of a turn; in the middle of one, positions are hard to evaluate.
    """
    last = int(state.turn) + turns
    while state.turn < last and mover(state) >= 0:
        count = legal(state, choices)
        index = 0
        if count > 1:
            action_weights(state, choices, count, weights)
            index = draw_by_weight(random, weights, count)
        play(state, choices[index])


@generic
def draw_by_weight(random: Random, weights: Row, count: int) -> int:
    """An index drawn in proportion to its weight; uniformly if all weights are zero."""
    total = 0
    for index in range(count):
        total += weights[index]
    if total == 0:
        return below(random, count)
    drawn = below(random, total)
    index = 0
    while drawn >= weights[index]:
        drawn -= weights[index]
        index += 1
    return index


@generic
def back_up(nodes: Any, search_state: SearchState) -> None:
    """Add the result to every node on the path."""
    for position in range(search_state.length):
        node = nodes[search_state.path[position]]
        node.visits += 1
        for seat in range(search_state.seats):
            node.values[seat] += search_state.result[seat]
