"""Ctrl-C, a polite kill and a broken connection: each ends the game at the terminal, which is saved then."""

from __future__ import annotations

import signal
from collections.abc import Callable
from types import FrameType
from typing import NoReturn

SIGNALS = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]
"""As far as the system knows them."""


def interrupt_on_signals() -> None:
    """From now on every such signal is a KeyboardInterrupt."""
    _on_signals(_leave)


def _on_signals(react: Callable[[int, FrameType | None], None]) -> None:
    for number in SIGNALS:
        signal.signal(number, react)


def _leave(_signal: int, _frame: FrameType | None) -> NoReturn:
    """Stop playing; signals often come in twos, and the second must not keep the game from being saved."""
    _on_signals(_stay)
    raise KeyboardInterrupt


def _stay(_signal: int, _frame: FrameType | None) -> None:
    """The game is being saved already. Unlike SIG_IGN, this says nothing of a signal that came at the same time."""
