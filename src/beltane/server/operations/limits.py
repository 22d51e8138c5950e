"""How often somebody may ask for something: buckets that drain and fill again, in memory."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from beltane.server.operations.problems import TOO_MANY, Refusal

MOST_BUCKETS = 50_000


@dataclass(frozen=True)
class Limit:
    """So many at once, and then one more every so many seconds."""

    name: str
    at_once: int
    seconds: float


REQUESTS = Limit("requests", 200, 0.02)
NEW_PEOPLE = Limit("new-people", 20, 60)
SIGNING_IN = Limit("signing-in", 10, 20)
NEW_TABLES = Limit("new-tables", 20, 20)
CHATTING = Limit("chatting", 10, 3)
VOTING = Limit("voting", 10, 5)
"""Agreeing to a motion, and taking that back: everybody at the table is told each time."""
THINKING = Limit("thinking", 20, 2)
"""Hints and whatever else makes a processor busy."""
REACHING = Limit("reaching", 10, 20)
"""Addresses and devices at which somebody wants to be told."""
GUESSING = Limit("guessing", 30, 10)
"""Asking for tables that are not there."""


class Limits:
    """Counts what everybody asks for."""

    def __init__(self, now: Callable[[], float], enabled: bool = True) -> None:
        self._now = now
        self._enabled = enabled
        self._empty_until: dict[tuple[str, object], float] = {}

    def check(self, limit: Limit, who: object) -> None:
        """Count one more, or refuse it and say how many seconds to wait."""
        if not self._enabled:
            return
        now = self._now()
        if len(self._empty_until) >= MOST_BUCKETS:
            self._empty_until = {key: time for key, time in self._empty_until.items() if time > now}
        # A bucket is the time until which it would take to be full again.
        full_at = max(now, self._empty_until.get((limit.name, who), now)) + limit.seconds
        waiting = full_at - now - limit.at_once * limit.seconds
        if waiting > 0:
            raise Refusal(TOO_MANY, "too-many-requests", seconds=math.ceil(waiting))
        self._empty_until[limit.name, who] = full_at
