"""Information-set Monte Carlo tree search over any game, compiled, its tree in preallocated arrays.

Every iteration samples what the searching seat cannot know (`conceal`), descends through actions that are legal in that
sample, adds one node, rolls out for some turns by the game's `action_weights`, and backs up a value for each seat
(max^n: every seat maximises its own). Selection is PUCT: the value so far plus an exploration bonus, weighted by the
game's prior (`action_weights`), that shrinks as visits grow.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import numpy.typing as npt

from beltane.kernel.decisions import mover
from beltane.kernel.dispatch import LEAD_UNIT, MOST_SEATS, State, action_weights, conceal, expected_leads, legal, play
from beltane.kernel.game import AnyGame
from beltane.kernel.random import Random, below
from beltane.kernel.records import Numbers, Row, batch, blank, dtype_of, f8, i8, record
from beltane.kernel.rule import generic, rule

NONE = -1
ROOT = 0
LONGEST_PATH = 256
TO_THE_END = 10**9
"""More turns than any game has."""
FIRST_PLAY_LOSS = 0.1
"""An untried action is assumed to be this much worse than its parent node (first-play urgency)."""


@record
class Node:
    """What the search has learned of one action at one point; children form a list linked by `sibling`."""

    visits: int = i8()
    action: int = i8()
    child: int = i8()
    sibling: int = i8()
    values: Numbers = f8(MOST_SEATS)


@record
class SearchState:
    """The settings of a search, and its scratch space."""

    seat: int = i8()
    seats: int = i8()
    node_count: int = i8()
    rollout: int = i8()
    scale: float = f8()
    exploration: float = f8()
    path: Row = i8(LONGEST_PATH)
    length: int = i8()
    leads: Row = i8(MOST_SEATS)
    result: Numbers = f8(MOST_SEATS)


class Tree:
    """The arrays of a search, allocated once and reused by the next search."""

    def __init__(self, game: AnyGame, capacity: int, *, to_the_end: bool = False) -> None:
        self.nodes = batch(Node, capacity)
        self.search_state = blank(SearchState)
        self.search_state.rollout = TO_THE_END if to_the_end else game.evaluation.rollout
        self.search_state.scale = game.evaluation.scale
        self.search_state.exploration = game.evaluation.exploration
        self.choices = np.zeros(len(game.actions), np.int64)
        self.weights = np.zeros(len(game.actions), np.int64)
        self.node_of = np.full(len(game.actions), NONE, np.int64)
        self.root = np.zeros(1, dtype_of(game.State))
        self.scratch = np.zeros(1, dtype_of(game.State))

    def begin(self, state: Any, seat: int) -> None:
        """Begin a new search for a seat, from a state."""
        self.root[0] = state
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
            self.choices,
            self.weights,
            self.node_of,
            random,
            iterations,
        )

    def root_children(self) -> npt.NDArray[Any]:
        """The nodes of the actions tried at the root."""
        children = []
        child = int(self.nodes[ROOT].child)
        while child != NONE:
            children.append(child)
            child = int(self.nodes[child].sibling)
        return self.nodes[children]


@generic
def add_node(nodes: Any, search_state: SearchState, parent: int, action: int) -> int:
    """Add a child to a node; returns NONE when the tree is full."""
    if search_state.node_count == len(nodes):
        return NONE
    number = search_state.node_count
    search_state.node_count += 1
    node = nodes[number]
    node.visits = 0
    node.action = action
    node.child = NONE
    node.sibling = NONE
    for seat in range(MOST_SEATS):
        node.values[seat] = 0.0
    if parent != NONE:
        node.sibling = nodes[parent].child
        nodes[parent].child = number
    return number


@generic
def run_iterations(
    root: Any,
    scratch: Any,
    nodes: Any,
    search_state: SearchState,
    choices: Row,
    weights: Row,
    node_of: Row,
    random: Random,
    iterations: int,
) -> None:
    """Run iterations from the state in `root[0]`; `node_of` is all NONE and is left so."""
    for _ in range(iterations):
        scratch[0] = root[0]
        state = scratch[0]
        conceal(state, search_state.seat, random)
        descend(state, nodes, search_state, choices, weights, node_of)
        roll_out(state, random, choices, weights, search_state.rollout)
        evaluate(state, search_state)
        back_up(nodes, search_state)


@generic
def descend(state: State, nodes: Any, search_state: SearchState, choices: Row, weights: Row, node_of: Row) -> None:
    """Walk down the tree, playing along in `state`, until a node is added, the game is over or the tree is full."""
    node = ROOT
    search_state.path[0] = ROOT
    search_state.length = 1
    while mover(state) >= 0 and search_state.length < LONGEST_PATH:
        action = choose_action(state, nodes, search_state, node, choices, weights, node_of)
        known = find_child(nodes, node, action)
        play(state, action)
        node = add_node(nodes, search_state, node, action) if known == NONE else known
        if node == NONE:
            return
        search_state.path[search_state.length] = node
        search_state.length += 1
        if known == NONE:
            return


@generic
def find_child(nodes: Any, node: int, action: int) -> int:
    """The child of a node for an action, or NONE."""
    child: int = nodes[node].child
    while child != NONE and nodes[child].action != action:
        child = nodes[child].sibling
    return child


@generic
def choose_action(
    state: State, nodes: Any, search_state: SearchState, node: int, choices: Row, weights: Row, node_of: Row
) -> int:
    """The legal action to explore next, chosen for the seat that decides."""
    count = legal(state, choices)
    if count == 1:
        return choices[0]
    action_weights(state, choices, count, weights)
    child = nodes[node].child
    while child != NONE:
        node_of[nodes[child].action] = child
        child = nodes[child].sibling
    index = most_promising(nodes, search_state, node, mover(state), choices, weights, count, node_of)
    child = nodes[node].child
    while child != NONE:
        node_of[nodes[child].action] = NONE
        child = nodes[child].sibling
    return choices[index]


@generic
def most_promising(
    nodes: Any, search_state: SearchState, node: int, seat: int, choices: Row, weights: Row, count: int, node_of: Row
) -> int:
    """The index of the choice with the best PUCT score among those legal in this sample."""
    total_weight = 0
    tried = 0
    for index in range(count):
        total_weight += weights[index] + 1
        known = node_of[choices[index]]
        if known != NONE:
            tried += nodes[known].visits
    visits = nodes[node].visits
    untried_value = nodes[node].values[seat] / visits - FIRST_PLAY_LOSS if visits > 0 else 0.5
    bonus = search_state.exploration * math.sqrt(tried + 1.0) / total_weight
    best_score = -1.0e9
    best = 0
    for index in range(count):
        known = node_of[choices[index]]
        visits = 0 if known == NONE else nodes[known].visits
        value = untried_value if visits == 0 else nodes[known].values[seat] / visits
        score = value + bonus * (weights[index] + 1) / (1.0 + visits)
        if score > best_score:
            best_score = score
            best = index
    return best


@generic
def roll_out(state: State, random: Random, choices: Row, weights: Row, turns: int) -> None:
    """Play by the game's weights until `turns` more turns have begun, or the game is over.

    Expected leads are most accurate at the beginning of a turn; in the middle of one, moves are hard to judge.
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
def evaluate(state: State, search_state: SearchState) -> None:
    """Write each seat's value, between 0 and 1, from its expected lead."""
    expected_leads(state, search_state.leads)
    for seat in range(search_state.seats):
        search_state.result[seat] = value_of_lead(search_state.leads[seat] / (LEAD_UNIT * search_state.scale))


@rule
def value_of_lead(lead: float) -> float:
    """A lead as a value: 0.5 for none, approaching 0 or 1 for large ones.

    Much like the logistic function, but made of operations that every machine rounds alike.
    """
    return 0.5 + 0.5 * lead / math.sqrt(4.0 + lead * lead)


def lead_of_value(value: float) -> float:
    """The lead that a value stands for: `value_of_lead` the other way round."""
    part = 2.0 * value - 1.0
    return 2.0 * part / math.sqrt(1.0 - part * part)


@generic
def back_up(nodes: Any, search_state: SearchState) -> None:
    """Add the result to every node on the path."""
    for position in range(search_state.length):
        node = nodes[search_state.path[position]]
        node.visits += 1
        for seat in range(search_state.seats):
            node.values[seat] += search_state.result[seat]
