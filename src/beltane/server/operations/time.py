"""The time, as the service counts it: milliseconds since 1970."""

from __future__ import annotations

import time
from collections.abc import Callable

Now = Callable[[], int]


def milliseconds() -> int:
    """The time now."""
    return time.time_ns() // 1_000_000
