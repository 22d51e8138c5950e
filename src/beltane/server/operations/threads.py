"""Threads for work that keeps a core busy: few at a time, and each kind of work has its own, so that none waits for
another.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from beltane.server.operations.problems import UNAVAILABLE, Refusal

P = ParamSpec("P")
T = TypeVar("T")
MOST = 100
"""How much may be under way or waiting at the same time."""
SECONDS_UNTIL_FREE = 5
"""When to try again, since nobody knows how long what came before will take."""


def busy() -> Refusal:
    """The refusal of what would have to wait for too long."""
    return Refusal(UNAVAILABLE, "server-busy", seconds=SECONDS_UNTIL_FREE)


class Threads:
    """A number of threads with a bounded queue."""

    def __init__(self, name: str, at_a_time: int) -> None:
        self._pool = ThreadPoolExecutor(at_a_time, name)
        self._held = 0

    async def run(self, function: Callable[P, T], *args: P.args, **options: P.kwargs) -> T:
        """The result of a function; refused if too much is waiting already."""
        if self._held >= MOST:
            raise busy()
        self._held += 1
        try:
            return await asyncio.wrap_future(self._pool.submit(function, *args, **options))
        finally:
            self._held -= 1
