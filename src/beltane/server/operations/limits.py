"""Rate limits, as token buckets, and quotas on what may be held at once."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from beltane.server.operations.problems import TOO_MANY, Refusal

MOST_BUCKETS = 50_000
SECONDS_UNTIL_FREE = 10
"""When to try again after a quota was exceeded, since nobody knows when something will be released."""


@dataclass(frozen=True)
class Limit:
    """A token bucket: `at_once`, then one every `seconds`."""

    name: str
    at_once: int
    seconds: float


@dataclass(frozen=True)
class Quota:
    """A limit on how many exist at once."""

    name: str
    most: int


CONNECTIONS = Quota("connections", 5000)
"""WebSockets of everybody together."""
CONNECTIONS_FROM_ADDRESS = Quota("connections-from-address", 200)
CONNECTIONS_OF_PERSON = Quota("connections-of-person", 20)
HINTS_OF_PERSON = Quota("hints-of-person", 1)
"""Hints that are being thought about."""

REQUESTS = Limit("requests", 200, 0.02)
NEW_PEOPLE = Limit("new-people", 20, 60)
SIGNING_IN = Limit("signing-in", 10, 20)
RENAMING = Limit("renaming", 10, 20)
"""Changes of a person's name; each is broadcast."""
NEW_TABLES = Limit("new-tables", 20, 20)
CHATTING = Limit("chatting", 10, 3)
VOTING = Limit("voting", 10, 5)
"""Agreeing to a motion and withdrawing that; each is broadcast."""
THINKING = Limit("thinking", 20, 2)
"""Hints and other work that keeps a processor busy."""
REACHING = Limit("reaching", 10, 20)
"""Addresses and devices for notices."""
GUESSING = Limit("guessing", 30, 10)
"""Requests for tables that do not exist."""
MESSAGES = Limit("messages", 200, 0.02)
"""Messages over a person's WebSockets."""
MOVING = Limit("moving", 200, 0.5)
"""Joining and leaving tables, and presence updates; each is broadcast."""
CHANGING = Limit("changing", 500, 0.5)
"""What can be done at a table again and again, such as sitting down and taking back: the journal keeps it for ever."""
READING = Limit("reading", 200, 0.1)
"""Earlier positions, whole journals and save files: each replays a game from the start."""
UPLOADING = Limit("uploading", 20, 5)
ANALYSING = Limit("analysing", 10, 120)
"""Requests for analyses: each keeps a processor busy for minutes."""


class Limits:
    """Counts requests against limits and quotas."""

    def __init__(self, now: Callable[[], float], enabled: bool = True) -> None:
        self._now = now
        self._enabled = enabled
        self._empty_until: dict[tuple[str, object], float] = {}
        self._most_buckets = MOST_BUCKETS
        self._held: Counter[tuple[Quota, object]] = Counter()

    def check(self, limit: Limit, who: object) -> None:
        """Count one more, or refuse it with the number of seconds to wait."""
        if not self._enabled:
            return
        now = self._now()
        if len(self._empty_until) >= self._most_buckets:
            self._empty_until = {key: time for key, time in self._empty_until.items() if time > now}
            # If all buckets are in use, scanning them again for every request would be slow.
            self._most_buckets = max(MOST_BUCKETS, 2 * len(self._empty_until))
        # A bucket is stored as the time at which it will be full again.
        full_at = max(now, self._empty_until.get((limit.name, who), now)) + limit.seconds
        waiting = full_at - now - limit.at_once * limit.seconds
        if waiting > 0:
            raise Refusal(TOO_MANY, "too-many-requests", seconds=math.ceil(waiting))
        self._empty_until[limit.name, who] = full_at

    @contextmanager
    def reserve(self, *what: tuple[Quota, object]) -> Iterator[None]:
        """Hold one of each, or refuse if a quota is used up."""
        if self._enabled and any(self._held[quota, who] >= quota.most for quota, who in what):
            raise Refusal(TOO_MANY, "too-many-requests", seconds=SECONDS_UNTIL_FREE)
        self._held.update(what)
        try:
            yield
        finally:
            self._held.subtract(what)
            for each in what:
                if self._held[each] <= 0:
                    del self._held[each]
