"""Stopping on request, without losing what has been learned."""

from __future__ import annotations

import signal
from collections.abc import Callable


def stop_on_signals() -> Callable[[], bool]:
    """Make Ctrl-C and SIGTERM ask for a stop after the current round; a second one stops at once."""
    asked = False

    def ask(number: int, _frame: object) -> None:
        nonlocal asked
        asked = True
        signal.signal(number, signal.default_int_handler)

    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, ask)
    return lambda: asked
