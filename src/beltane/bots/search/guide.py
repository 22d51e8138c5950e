"""What guides a search: the game's own weights and estimates, or a network in their place.

Without a network (`guide` is None), priors come from `action_weights`, recomputed whenever a node is passed. A network
is evaluated once, when a node is first reached, for both the priors and the value of the position; the priors are kept
with the node's children. What is legal may differ between samples of hidden information or chance: an action that turns
up later gets its prior then.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from beltane.bots.network.evaluation import (
    Weights,
    Workspace,
    evaluate_position,
    new_workspace,
    read_values,
    write_policy,
)
from beltane.bots.search.nodes import NONE, SearchState, add_node
from beltane.bots.search.values import value_of_lead
from beltane.kernel.decisions import mover
from beltane.kernel.dispatch import (
    LEAD_UNIT,
    MOST_SEATS,
    State,
    action_weights,
    contenders,
    expected_leads,
    legal,
    rank_of,
)
from beltane.kernel.records import Numbers, Row, batch, f8, record
from beltane.kernel.rule import generic, rule

SHARE_OF_CHANCE = 0.5
"""Weight of the chance of winning in a value; the rest is the expected lead.

The chance alone ignores by how much a game is won or lost, and distinguishes little once the winner is almost certain.
"""


@record
class Judgement:
    """A network's results for a node: its prior, 0 until it is known, and sums for the searching seat."""

    prior: float = f8()
    value: float = f8()
    chance: float = f8()


class Guide(NamedTuple):
    """A network, the memory to evaluate it, and its results for each node of a tree."""

    weights: Weights
    space: Workspace
    judgements: npt.NDArray[Any]
    leads: npt.NDArray[np.float64]
    chances: npt.NDArray[np.float64]


def new_guide(weights: Weights, capacity: int) -> Guide:
    """A guide for a tree with room for `capacity` nodes."""
    return Guide(
        weights, new_workspace(weights), batch(Judgement, capacity), np.zeros(MOST_SEATS), np.zeros(MOST_SEATS)
    )


@generic
def write_own_priors(state: State, choices: Row, weights: Row, priors: Numbers, count: int) -> None:
    """Write the game's own priors of the first `count` choices."""
    action_weights(state, choices, count, weights)
    for index in range(count):
        priors[index] = weights[index] + 1


@generic
def write_network_priors(
    state: State,
    nodes: Any,
    search_state: SearchState,
    guide: Any,
    node: int,
    choices: Row,
    priors: Numbers,
    node_of: Row,
    count: int,
) -> bool:
    """Write the network's priors of the first `count` choices; False if the tree has no room for them."""
    missing = 0
    for index in range(count):
        known = node_of[choices[index]]
        priors[index] = 0.0 if known == NONE else guide.judgements[known].prior
        missing += priors[index] == 0.0
    if missing == 0:
        return True
    if search_state.node_count + missing > len(nodes):
        return missing < count
    evaluate_position(state, mover(state), guide.weights, guide.space)
    add_children(nodes, search_state, guide, node, choices, priors, node_of, count)
    return True


@generic
def add_children(
    nodes: Any,
    search_state: SearchState,
    guide: Any,
    node: int,
    choices: Row,
    priors: Numbers,
    node_of: Row,
    count: int,
) -> None:
    """Give a node a child for each choice, with the prior just evaluated unless it already has one.

    The prior is the square root of the policy's probability: otherwise a policy that is very certain would keep the
    search from ever trying what it has overlooked.
    """
    write_policy(guide.weights, guide.space, choices, count, priors)
    for index in range(count):
        action = choices[index]
        if node_of[action] == NONE:
            node_of[action] = add_node(nodes, search_state, node, action)
        judgement = guide.judgements[node_of[action]]
        if judgement.prior == 0.0:
            judgement.prior = math.sqrt(priors[index])
        priors[index] = judgement.prior


@generic
def forget_nodes(nodes: Any, node: int, node_of: Row) -> None:
    """Reset the node of every action to NONE."""
    child = nodes[node].child
    while child != NONE:
        node_of[nodes[child].action] = NONE
        child = nodes[child].sibling


@generic
def is_forced(state: State, choices: Any) -> bool:
    """Whether there is a decision with a single choice."""
    return mover(state) >= 0 and legal(state, choices) == 1


@generic
def judge_by_estimate(state: State, search_state: SearchState) -> None:
    """Write each seat's value, between 0 and 1, from its expected lead."""
    expected_leads(state, search_state.leads)
    for seat in range(search_state.seats):
        search_state.result[seat] = value_of_lead(search_state.leads[seat] / (LEAD_UNIT * search_state.scale))


@generic
def judge_by_network(
    state: State, nodes: Any, search_state: SearchState, guide: Any, choices: Row, priors: Numbers, node_of: Row
) -> None:
    """Write each seat's value, and add the children of the node that was reached."""
    seat = mover(state)
    if seat < 0:
        judge_end(state, search_state, guide)
    else:
        evaluate_position(state, seat, guide.weights, guide.space)
        read_values(state, seat, guide.weights, guide.space, guide.leads, guide.chances)
        grow_leaf(state, nodes, search_state, guide, choices, priors, node_of)
    for index in range(search_state.seats):
        guide.leads[index] = value_of_lead(guide.leads[index] / search_state.scale)
        search_state.result[index] = blend(guide.leads[index], guide.chances[index])


@generic
def mix_in_estimate(state: State, search_state: SearchState) -> None:
    """Mix the game's own estimate of the position after a roll-out into each seat's value."""
    expected_leads(state, search_state.leads)
    for seat in range(search_state.seats):
        estimate = value_of_lead(search_state.leads[seat] / (LEAD_UNIT * search_state.scale))
        search_state.result[seat] += (1.0 - search_state.trust) * (estimate - search_state.result[seat])


@rule
def blend(value: float, chance: float) -> float:
    """The value that the search maximises, from a lead's value and a chance of winning."""
    return (1.0 - SHARE_OF_CHANCE) * value + SHARE_OF_CHANCE * chance


@generic
def grow_leaf(
    state: State, nodes: Any, search_state: SearchState, guide: Any, choices: Row, priors: Numbers, node_of: Row
) -> None:
    """Add the children of the last node of the path, if there is room for all of them."""
    node = search_state.path[search_state.length - 1]
    count = legal(state, choices)
    if count > 1 and nodes[node].child == NONE and search_state.node_count + count <= len(nodes):
        add_children(nodes, search_state, guide, node, choices, priors, node_of, count)
        forget_nodes(nodes, node, node_of)


@generic
def judge_end(state: State, search_state: SearchState, guide: Any) -> None:
    """Write a finished game's leads, and the winners' chances; several winners share."""
    expected_leads(state, search_state.leads)
    count = contenders(state)
    best = rank_of(state, 0)
    for contender in range(1, count):
        best = max(best, rank_of(state, contender))
    winners = 0
    for contender in range(count):
        winners += rank_of(state, contender) == best
    for seat in range(search_state.seats):
        guide.leads[seat] = search_state.leads[seat] / LEAD_UNIT
        guide.chances[seat] = 1.0 / winners if rank_of(state, seat) == best else 0.0


@generic
def back_up_judgement(search_state: SearchState, guide: Any) -> None:
    """Add the network's results for the last position, for the searching seat, to every node on the path."""
    for position in range(search_state.length):
        judgement = guide.judgements[search_state.path[position]]
        judgement.value += guide.leads[search_state.seat]
        judgement.chance += guide.chances[search_state.seat]
