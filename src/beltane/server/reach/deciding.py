"""Whether to notify a player: once a turn, never while they are active."""

from __future__ import annotations

from dataclasses import dataclass

from beltane.server.play.clocks import MINUTE
from beltane.server.play.turns import GRACE, Turn
from beltane.server.reach.message import Kind

QUIET = 10 * MINUTE
"""Minimum time between two notices about one table."""


@dataclass(frozen=True)
class Decision:
    """What to send, if anything, and when to check again this turn."""

    send: Kind | None
    again: int | None


def decide(
    turn: Turn, now: int, *, watching: bool, remind_at: int | None, notified_at: int | None, active_at: int | None
) -> Decision:
    """Whether to notify the person of a turn, given when they were last notified of the table and last active."""
    quiet_until = max(turn.acted or 0, active_at or 0) + GRACE
    if now < quiet_until:
        return Decision(None, quiet_until)
    if remind_at is not None and now >= remind_at:
        return Decision(None if watching else "reminder", None)
    if watching or turn.acted is not None:
        return Decision(None, remind_at)
    if notified_at is not None and now < notified_at + QUIET:
        return Decision(None, notified_at + QUIET)
    return Decision("turn", remind_at)
