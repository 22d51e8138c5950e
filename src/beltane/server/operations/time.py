"""The service's time: milliseconds since 1970, advancing steadily even when the machine's clock is set."""

from __future__ import annotations

import time
from collections.abc import Callable

Now = Callable[[], int]
NANOSECONDS = 1_000_000
"""Nanoseconds per millisecond."""
_SINCE_BOOT: int | None = getattr(time, "CLOCK_BOOTTIME", None)
"""The clock that keeps running while the machine sleeps; where there is none, the monotonic clock, which may stop then.
"""
CATCHING_UP = 50
"""While it differs from the machine's clock, the service's clock runs faster or slower by one part in this many."""


def time_passing() -> int:
    """Nanoseconds since some moment, unaffected by setting the clock; time asleep counts too."""
    if _SINCE_BOOT is None:
        return time.monotonic_ns()
    return time.clock_gettime_ns(_SINCE_BOOT)


class SteadyClock:
    """The machine's clock without its jumps.

    The machine's clock may be set, but a clock set a day ahead does not mean that a player has thought for a day. So a
    difference is corrected gradually, as time daemons do where they can. Time passes while the machine sleeps, as it
    does while the service is stopped.
    """

    def __init__(self, wall: Callable[[], int] = time.time_ns, passing: Callable[[], int] = time_passing) -> None:
        self._wall = wall
        self._passing = passing
        self._now = wall()
        self._looked = passing()

    def __call__(self) -> int:
        """The time now."""
        looked = self._passing()
        passed = looked - self._looked
        most = passed // CATCHING_UP
        self._now += min(max(self._wall() - self._now, passed - most), passed + most)
        self._looked = looked
        return self._now // NANOSECONDS
