"""Whether somebody is told something now, as a plain function: once a turn, and never while they are at it."""

from __future__ import annotations

from dataclasses import dataclass

from beltane.server.play.clocks import MINUTE
from beltane.server.play.turns import GRACE, Turn
from beltane.server.reach.message import Kind

QUIET = 10 * MINUTE
"""Whoever was told of a table is not told of it again for so long, even if others take back and act again."""


@dataclass(frozen=True)
class Decision:
    """What to send, if anything, and when to think of it again, if ever in this turn."""

    send: Kind | None
    again: int | None


def decide(
    turn: Turn, now: int, *, watching: bool, remind_at: int | None, told_at: int | None, active_at: int | None
) -> Decision:
    """Whether to tell the person of a turn, who was told of the table and was active anywhere at some times before."""
    quiet_until = max(turn.acted or 0, active_at or 0) + GRACE
    if now < quiet_until:
        return Decision(None, quiet_until)
    if remind_at is not None and now >= remind_at:
        return Decision(None if watching else "reminder", None)
    if watching or turn.acted is not None:
        return Decision(None, remind_at)
    if told_at is not None and now < told_at + QUIET:
        return Decision(None, told_at + QUIET)
    return Decision("turn", remind_at)
