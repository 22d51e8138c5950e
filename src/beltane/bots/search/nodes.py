"""What a search keeps: a tree of nodes in preallocated arrays, and its settings."""

from __future__ import annotations

from typing import Any

from beltane.kernel.dispatch import MOST_SEATS
from beltane.kernel.records import Numbers, Row, f8, i8, record
from beltane.kernel.rule import generic

NONE = -1
ROOT = 0
LONGEST_PATH = 256


@record
class Node:
    """The statistics of one action at one point of the tree; children form a list linked by `sibling`."""

    visits: int = i8()
    action: int = i8()
    child: int = i8()
    sibling: int = i8()
    values: Numbers = f8(MOST_SEATS)


@record
class SearchState:
    """The settings of a search, and its working memory."""

    seat: int = i8()
    seats: int = i8()
    node_count: int = i8()
    rollout: int = i8()
    scale: float = f8()
    exploration: float = f8()
    trust: float = f8()
    path: Row = i8(LONGEST_PATH)
    length: int = i8()
    leads: Row = i8(MOST_SEATS)
    result: Numbers = f8(MOST_SEATS)


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
def find_child(nodes: Any, node: int, action: int) -> int:
    """The child of a node for an action, or NONE."""
    child: int = nodes[node].child
    while child != NONE and nodes[child].action != action:
        child = nodes[child].sibling
    return child
