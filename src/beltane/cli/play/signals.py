"""Ctrl-C, SIGTERM and SIGHUP: each ends the game in the terminal, which is then saved."""

from __future__ import annotations

import signal
from collections.abc import Callable
from types import FrameType
from typing import NoReturn

SIGNALS = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]
"""Those that the system has."""


def interrupt_on_signals() -> None:
    """Turn these signals into a KeyboardInterrupt."""
    _on_signals(_leave)


def _on_signals(react: Callable[[int, FrameType | None], None]) -> None:
    for number in SIGNALS:
        signal.signal(number, react)


def _leave(_signal: int, _frame: FrameType | None) -> NoReturn:
    """Stop playing; signals often come in pairs, and the second must not keep the game from being saved."""
    _on_signals(_stay)
    raise KeyboardInterrupt


def _stay(_signal: int, _frame: FrameType | None) -> None:
    """Ignore the signal while the game is being saved; SIG_IGN would print a warning if two came together."""
