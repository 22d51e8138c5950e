"""The decision stack."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import numba
import pytest

from beltane.kernel.decisions import DEPTH, OVER, Decisions, mover, pop, push, top
from beltane.kernel.records import blank, one, record, to_bytes


@record
class State:
    decisions: Decisions = one(Decisions)


def test_the_last_step_pushed_is_on_top() -> None:
    decisions = blank(Decisions)
    push(decisions, 1, 2, 300, -400)
    push(decisions, 5, 0, 6, 7)
    step = top(decisions)
    assert (step.kind, step.seat, step.first, step.second) == (5, 0, 6, 7)
    pop(decisions)
    step = top(decisions)
    assert (step.kind, step.seat, step.first, step.second) == (1, 2, 300, -400)
    assert decisions.depth == 1


def lower_first_slowly(decisions: Decisions) -> None:
    step = top(decisions)
    step.first -= 1


lower_first = cast(Callable[[Decisions], None], numba.njit(lower_first_slowly))


def test_rules_can_change_the_step_on_top() -> None:
    decisions = blank(Decisions)
    push(decisions, 1, 2, 3, 4)
    lower_first(decisions)
    assert decisions.steps[0].first == 2


def test_the_seat_on_top_moves_until_the_stack_is_empty() -> None:
    state = blank(State)
    assert mover(state) == OVER
    push(state.decisions, 0, 3, 0, 0)
    push(state.decisions, 0, 1, 0, 0)
    assert mover(state) == 1
    pop(state.decisions)
    assert mover(state) == 3
    pop(state.decisions)
    assert mover(state) == OVER


def test_a_full_stack_takes_no_more() -> None:
    decisions = blank(Decisions)
    for kind in range(DEPTH):
        push(decisions, kind, 0, 0, 0)
    before = to_bytes(decisions)
    with pytest.raises(OverflowError, match="the decision stack is full"):
        push(decisions, 99, 0, 0, 0)
    assert to_bytes(decisions) == before
