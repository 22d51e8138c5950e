"""The time, as the service counts it: milliseconds since 1970, which pass as fast as time does, whatever clocks say."""

from __future__ import annotations

import time
from collections.abc import Callable

Now = Callable[[], int]
NANOSECONDS = 1_000_000
"""So many are a millisecond."""
CATCHING_UP = 50
"""While it differs from the machine's clock, the service's runs faster or slower by one part in so many."""


class SteadyClock:
    """The machine's clock, but without its jumps.

    It may be set, and machines are put to sleep: nobody has thought for a day because a clock went a day ahead. So a
    difference is made up little by little, as services that set clocks do themselves where they can.
    """

    def __init__(self, wall: Callable[[], int] = time.time_ns, passing: Callable[[], int] = time.monotonic_ns) -> None:
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
