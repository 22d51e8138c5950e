"""Garbage collection: rare, and without scanning long-lived objects.

A full collection scans every object and stalls the event loop. Most objects of the service live from the start
(modules, compiled rules) or for long (cached games), and hardly any garbage needs collecting, since reference counting
frees it.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable

THRESHOLDS = (10_000, 20, 50)
"""Thresholds of the three generations."""


def spare_what_stays() -> None:
    """Exclude everything that exists now, such as what has just been loaded, from future collections."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)


def time_collections(report: Callable[[float], None]) -> Callable[[], None]:
    """Report the duration of each collection, in seconds, until the returned function is called."""
    started = 0.0

    def notice(phase: str, _info: object) -> None:
        nonlocal started
        if phase == "start":
            started = time.perf_counter()
        else:
            report(time.perf_counter() - started)

    gc.callbacks.append(notice)
    return lambda: gc.callbacks.remove(notice)
