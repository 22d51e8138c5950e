"""A game's evaluation for bots: expected leads and action weights, with defaults that work for any game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from beltane.kernel.dispatch import LEAD_UNIT, State, points_of
from beltane.kernel.records import Row
from beltane.kernel.rule import generic, rule


@rule
def turn_into_leads(points: Row, seats: int) -> None:
    """Replace the points of two or more seats by each seat's lead over its best rival."""
    best = second = -(10**9)
    for seat in range(seats):
        second = max(second, min(best, points[seat]))
        best = max(best, points[seat])
    for seat in range(seats):
        points[seat] -= second if points[seat] == best else best


@generic
def leads_by_points(state: State, out: Row) -> None:
    """Use the current points as the final ones; a lone seat's lead is its points."""
    for seat in range(state.seats):
        out[seat] = LEAD_UNIT * points_of(state, seat)
    if state.seats > 1:
        turn_into_leads(out, state.seats)


@rule
def equal_weights(_state: State, _choices: Row, count: int, weights: Row) -> None:
    """Give every action the same weight."""
    for index in range(count):
        weights[index] = 1


@dataclass(frozen=True)
class Evaluation:
    """A game's evaluation for bots: `expected_leads` and `action_weights`, as declared in `beltane.kernel.dispatch`.

    A roll-out of a search plays by `action_weights` until `rollout` turns have begun, and is then evaluated with
    `expected_leads`. A lead of `scale` points counts as good odds. `exploration` is the constant of PUCT.
    """

    expected_leads: Callable[[Any, Row], None] = leads_by_points
    action_weights: Callable[[Any, Row, int, Row], None] = equal_weights
    rollout: int = 10**9
    scale: float = 8.0
    exploration: float = 1.0
