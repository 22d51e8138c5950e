"""Whose turn it is, since when, and when somebody has to be told, as plain functions of times in milliseconds.

Somebody has a turn for as long as nobody else has to decide. At most one message says so, a minute after the turn
began, and one reminder comes when the clock is nearly out. Whoever acts knows that it is their turn, and needs no
message.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from beltane.server.play.clocks import MINUTE
from beltane.server.tables.journal import Entry, Kind

GRACE = MINUTE
"""So long after a turn began, or after they acted, nobody is told anything."""
SHORTEST_CLOCK = 30 * MINUTE
"""With less time than that people play live, and nobody is reminded."""
LONGEST_WARNING = 360 * MINUTE
SHARE_LEFT = 8
"""One part in so many of the time is left when somebody is reminded, though never more than the longest warning."""
OWN_ACTS = (Kind.ACT, Kind.UNDO, Kind.PROPOSE)


@dataclass(frozen=True)
class Turn:
    """A person has to decide since some time, and `acted` last at another, if they did."""

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
    """When to think first of telling somebody that it is their turn; `allowed` is the time that their clock gives."""
    return turn.since + GRACE if turn.acted is None else reminder(turn, allowed, deadline)


def reminder(turn: Turn, allowed: int | None, deadline: int | None) -> int | None:
    """When to remind somebody whose clock is nearly out; never if they have acted after that."""
    if allowed is None or deadline is None or allowed < SHORTEST_CLOCK:
        return None
    at = deadline - min(LONGEST_WARNING, allowed // SHARE_LEFT)
    return at if at > max(turn.since + GRACE, turn.acted or 0) else None
