"""Collecting garbage: seldom, and without looking at what is there to stay.

Python looks through everything that it has when enough is new, and everybody waits for it. Most of what a service has
is there from the start (modules, compiled rules) or stays for long (games at hand), and hardly anything it throws away
needs collecting, as counting references frees it.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable

THRESHOLDS = (10_000, 20, 50)
"""So many new objects until the youngest are looked at, so many times until the older ones are, and then the oldest."""


def spare_what_stays() -> None:
    """Never look again at what is there now, such as everything that has just been loaded."""
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
