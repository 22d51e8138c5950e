"""Whose turn it is, since when, and when to notify them, as pure functions of times in milliseconds.

A person's turn lasts as long as nobody else has to decide. It brings at most one message, a minute after it began, and
one reminder when the clock is nearly out. People who act know that it is their turn, and need no message.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from beltane.server.play.clocks import MINUTE
from beltane.server.tables.journal import Entry, Kind

GRACE = MINUTE
"""Quiet time after a turn begins or its player acts."""
SHORTEST_CLOCK = 30 * MINUTE
"""With less time than this people play live, and get no reminder."""
LONGEST_WARNING = 360 * MINUTE
SHARE_LEFT = 8
"""A reminder comes when 1/SHARE_LEFT of the time is left, at most LONGEST_WARNING before the end."""
OWN_ACTS = (Kind.ACT, Kind.UNDO, Kind.PROPOSE)


@dataclass(frozen=True)
class Turn:
    """A person's turn: since when, and when they last acted."""

    person: int
    since: int
    acted: int | None = None


def turn_after(turn: Turn | None, person: int | None, entry: Entry) -> Turn | None:
    """The turn after an entry, when a person, or nobody, has to decide."""
    if person is None:
        return None
    if turn is None or turn.person != person:
        return Turn(person, entry.at)
    if entry.person == person and entry.kind in OWN_ACTS:
        return replace(turn, acted=entry.at)
    return turn


def first_notice(turn: Turn, allowed: int | None, deadline: int | None) -> int | None:
    """When to check first whether to notify the person of a turn; `allowed` is the time that their clock gives."""
    return turn.since + GRACE if turn.acted is None else reminder(turn, allowed, deadline)


def reminder(turn: Turn, allowed: int | None, deadline: int | None) -> int | None:
    """When to remind a player whose clock is nearly out; never if they have acted after that."""
    if allowed is None or deadline is None or allowed < SHORTEST_CLOCK:
        return None
    at = deadline - min(LONGEST_WARNING, allowed // SHARE_LEFT)
    return at if at > max(turn.since + GRACE, turn.acted or 0) else None
