"""The decision stack: what is being decided, by whom, and what follows, as data inside the record.

A *frame* is either a decision that waits for its seat, or automatic work that the game carries out when it reaches the
top. The game is over when the stack is empty.
"""

from __future__ import annotations

from typing import Protocol

from beltane.kernel.records import Many, i1, i2, many, record
from beltane.kernel.rule import rule

OVER = -1
DEPTH = 20


@record
class Frame:
    """One entry of the stack. Each game defines the meaning of `kind`, `first` and `second`."""

    kind: int = i1()
    seat: int = i1()
    first: int = i2()
    second: int = i2()


@record
class Decisions:
    """The stack of pending decisions and automatic work; the top comes first."""

    depth: int = i2()
    frames: Many[Frame] = many(Frame, DEPTH)


class UnhandledCase(LookupError):
    """A dispatch over all steps, verbs or cards lacks one: a mistake in the rules, which no user can cause."""


class HasDecisions(Protocol):
    """A state with a decision stack."""

    decisions: Decisions


@rule
def push(decisions: Decisions, kind: int, seat: int, first: int, second: int) -> None:
    """Put a frame on top of the stack."""
    if decisions.depth >= DEPTH:
        raise OverflowError("the decision stack is full")
    frame = decisions.frames[decisions.depth]
    frame.kind = kind
    frame.seat = seat
    frame.first = first
    frame.second = second
    decisions.depth += 1


@rule
def top(decisions: Decisions) -> Frame:
    """The frame on top; the stack must not be empty."""
    return decisions.frames[decisions.depth - 1]


@rule
def pop(decisions: Decisions) -> None:
    """Remove the frame on top."""
    decisions.depth -= 1


@rule
def mover(state: HasDecisions) -> int:
    """The seat that has to decide, or OVER."""
    if state.decisions.depth == 0:
        return OVER
    return top(state.decisions).seat


def pending_frame(state: HasDecisions) -> Frame | None:
    """The frame on top, or None when the game is over; unlike `top`, it also takes the snapshots of views."""
    decisions = state.decisions
    return decisions.frames[decisions.depth - 1] if decisions.depth else None
