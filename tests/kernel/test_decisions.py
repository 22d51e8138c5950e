"""The decision stack."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import numba
import pytest

from beltane.kernel.decisions import DEPTH, OVER, Decisions, Frame, mover, pop, push, top
from beltane.kernel.records import blank, one, record, to_bytes


@record
class State:
    decisions: Decisions = one(Decisions)


def values(frame: Frame) -> tuple[int, int, int, int]:
    return frame.kind, frame.seat, frame.first, frame.second


def test_the_last_frame_pushed_is_on_top() -> None:
    decisions = blank(Decisions)
    push(decisions, 1, 2, 300, -400)
    push(decisions, 5, 0, 6, 7)
    assert values(top(decisions)) == (5, 0, 6, 7)
    pop(decisions)
    assert values(top(decisions)) == (1, 2, 300, -400)
    assert decisions.depth == 1


def test_frames_lie_in_the_record_from_the_bottom_up() -> None:
    decisions = blank(Decisions)
    for number in range(3):
        push(decisions, number, 0, 10 * number, 0)
    assert decisions.depth == 3
    assert [values(decisions.frames[index]) for index in range(3)] == [(0, 0, 0, 0), (1, 0, 10, 0), (2, 0, 20, 0)]


def lower_first_slowly(decisions: Decisions) -> None:
    frame = top(decisions)
    frame.first -= 1


lower_first = cast(Callable[[Decisions], None], numba.njit(lower_first_slowly))


def test_rules_can_change_the_frame_on_top() -> None:
    decisions = blank(Decisions)
    push(decisions, 1, 2, 3, 4)
    lower_first(decisions)
    assert decisions.frames[0].first == 2


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
