"""The time, as the service counts it: milliseconds since 1970, which pass as fast as time does, whatever clocks say."""

from __future__ import annotations

import time
from collections.abc import Callable

Now = Callable[[], int]
NANOSECONDS = 1_000_000
"""So many are a millisecond."""
_SINCE_BOOT: int | None = getattr(time, "CLOCK_BOOTTIME", None)
"""The clock that goes on while the machine sleeps. Where there is none, the monotonic one may do so, too."""
CATCHING_UP = 50
"""While it differs from the machine's clock, the service's runs faster or slower by one part in so many."""


def time_passing() -> int:
    """Nanoseconds since some moment, however the machine's clock is set. A machine that sleeps grows older, too."""
    if _SINCE_BOOT is None:
        return time.monotonic_ns()
    return time.clock_gettime_ns(_SINCE_BOOT)


class SteadyClock:
    """The machine's clock, but without its jumps.

    It may be set: nobody has thought for a day because a clock went a day ahead. So a difference is made up little by
    little, as services that set clocks do themselves where they can. While the machine sleeps, time passes as it does
    while the service is stopped.
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
