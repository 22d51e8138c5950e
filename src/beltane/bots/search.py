"""Information-set Monte Carlo tree search over any game, compiled, its tree in preallocated arrays.

Every iteration re-deals what the searching seat cannot know (`conceal`), walks down the tree through actions that are
legal in that deal, adds one node, plays on for a while by the game's inclinations (`weigh`), and hands each seat its
value on the way back (max^n: each seat maximises its own). Selection is PUCT: inclinations are the prior, visits and
values the evidence.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import numpy.typing as npt

from beltane.kernel.decisions import mover
from beltane.kernel.dispatch import MARGIN_UNIT, State, conceal, legal, margins, play, weigh
from beltane.kernel.game import MOST_SEATS, Game
from beltane.kernel.random import Random, below
from beltane.kernel.records import Numbers, Row, batch, blank, dtype_of, f8, i8, record
from beltane.kernel.rule import generic, rule

NONE = -1
ROOT = 0
LONGEST_PATH = 256
TO_THE_END = 10**9
"""More turns than any game has."""
FIRST_PLAY_LOSS = 0.1
"""An action not tried yet is taken to be a little worse than the node it would be played in."""


@record
class Node:
    """What the search knows of one action in one place: its children are a list linked by `sibling`."""

    visits: int = i8()
    action: int = i8()
    child: int = i8()
    sibling: int = i8()
    values: Numbers = f8(MOST_SEATS)


@record
class Desk:
    """The search's settings and its room to work in."""

    seat: int = i8()
    seats: int = i8()
    size: int = i8()
    rollout: int = i8()
    scale: float = f8()
    curiosity: float = f8()
    path: Row = i8(LONGEST_PATH)
    length: int = i8()
    margins: Row = i8(MOST_SEATS)
    result: Numbers = f8(MOST_SEATS)


class Tree:
    """The arrays of one search, allocated once and used again for the next."""

    def __init__(self, game: Game, capacity: int, *, to_the_end: bool = False) -> None:
        self.nodes = batch(Node, capacity)
        self.desk = blank(Desk)
        self.desk.rollout = TO_THE_END if to_the_end else game.advice.rollout
        self.desk.scale = game.advice.scale
        self.desk.curiosity = game.advice.curiosity
        self.choices = np.zeros(len(game.actions), np.int64)
        self.weights = np.zeros(len(game.actions), np.int64)
        self.node_of = np.full(len(game.actions), NONE, np.int64)
        self.root = np.zeros(1, dtype_of(game.State))
        self.scratch = np.zeros(1, dtype_of(game.State))

    def plant(self, state: Any, seat: int) -> None:
        """Begin a new search from a state."""
        self.root[0] = state
        self.desk.seat = seat
        self.desk.seats = state.seats
        self.desk.size = 0
        add_node(self.nodes, self.desk, NONE, NONE)

    def grow(self, random: Random, iterations: int) -> None:
        """Run so many iterations more."""
        search(
            self.root,
            self.scratch,
            self.nodes,
            self.desk,
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
def add_node(nodes: Any, desk: Desk, parent: int, action: int) -> int:
    """Add a child to a node; returns NONE when the tree is full."""
    if desk.size == len(nodes):
        return NONE
    number = desk.size
    desk.size += 1
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
def search(
    root: Any,
    scratch: Any,
    nodes: Any,
    desk: Desk,
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
        conceal(state, desk.seat, random)
        descend(state, nodes, desk, choices, weights, node_of)
        play_on(state, random, choices, weights, desk.rollout)
        evaluate(state, desk)
        back_up(nodes, desk)


@generic
def descend(state: State, nodes: Any, desk: Desk, choices: Row, weights: Row, node_of: Row) -> None:
    """Walk down the tree, playing along in `state`, until a node is added, the game is over or the tree is full."""
    node = ROOT
    desk.path[0] = ROOT
    desk.length = 1
    while mover(state) >= 0 and desk.length < LONGEST_PATH:
        action = choose_action(state, nodes, desk, node, choices, weights, node_of)
        known = find_child(nodes, node, action)
        play(state, action)
        node = add_node(nodes, desk, node, action) if known == NONE else known
        if node == NONE:
            return
        desk.path[desk.length] = node
        desk.length += 1
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
def choose_action(state: State, nodes: Any, desk: Desk, node: int, choices: Row, weights: Row, node_of: Row) -> int:
    """The legal action that the seat to decide wants to look at next."""
    count = legal(state, choices)
    if count == 1:
        return choices[0]
    weigh(state, choices, count, weights)
    child = nodes[node].child
    while child != NONE:
        node_of[nodes[child].action] = child
        child = nodes[child].sibling
    index = most_promising(nodes, desk, node, mover(state), choices, weights, count, node_of)
    child = nodes[node].child
    while child != NONE:
        node_of[nodes[child].action] = NONE
        child = nodes[child].sibling
    return choices[index]


@generic
def most_promising(
    nodes: Any, desk: Desk, node: int, seat: int, choices: Row, weights: Row, count: int, node_of: Row
) -> int:
    """The index of the choice with the best PUCT score among those legal in this deal."""
    inclination = 0
    tried = 0
    for index in range(count):
        inclination += weights[index] + 1
        known = node_of[choices[index]]
        if known != NONE:
            tried += nodes[known].visits
    visits = nodes[node].visits
    untried_value = nodes[node].values[seat] / visits - FIRST_PLAY_LOSS if visits > 0 else 0.5
    spread = desk.curiosity * math.sqrt(tried + 1.0) / inclination
    best_score = -1.0e9
    best = 0
    for index in range(count):
        known = node_of[choices[index]]
        visits = 0 if known == NONE else nodes[known].visits
        value = untried_value if visits == 0 else nodes[known].values[seat] / visits
        score = value + spread * (weights[index] + 1) / (1.0 + visits)
        if score > best_score:
            best_score = score
            best = index
    return best


@generic
def play_on(state: State, random: Random, choices: Row, weights: Row, turns: int) -> None:
    """Play by inclination until so many turns have begun, the first being the next, or until the game is over.

    A game's estimate is best where a turn begins; in the middle of one it is hard to say what a move is worth.
    """
    last = int(state.turn) + turns
    while state.turn < last and mover(state) >= 0:
        count = legal(state, choices)
        index = 0
        if count > 1:
            weigh(state, choices, count, weights)
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
def evaluate(state: State, desk: Desk) -> None:
    """Each seat's value between 0 and 1, from its expected lead."""
    margins(state, desk.margins)
    for seat in range(desk.seats):
        desk.result[seat] = value_of_lead(desk.margins[seat] / (MARGIN_UNIT * desk.scale))


@rule
def value_of_lead(lead: float) -> float:
    """A lead as odds: 0.5 for none, towards 0 or 1 for large ones.

    Much like the logistic function, but made of operations that every machine rounds alike.
    """
    return 0.5 + 0.5 * lead / math.sqrt(4.0 + lead * lead)


def lead_of_value(value: float) -> float:
    """The lead that a value stands for: `value_of_lead` the other way round."""
    part = 2.0 * value - 1.0
    return 2.0 * part / math.sqrt(1.0 - part * part)


@generic
def back_up(nodes: Any, desk: Desk) -> None:
    """Every node on the way learns the result."""
    for position in range(desk.length):
        node = nodes[desk.path[position]]
        node.visits += 1
        for seat in range(desk.seats):
            node.values[seat] += desk.result[seat]
