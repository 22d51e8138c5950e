"""Who thinks next: moves of bots, for which whole tables wait, come before hints, and hints before analyses."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from enum import IntEnum
from heapq import heappop, heappush
from itertools import count

from beltane.server.operations.threads import busy

MOST_HINTS = 30
"""How many may wait; each takes a second of a process."""


class Urgency(IntEnum):
    """What something is thought about for, the most urgent first."""

    MOVE = 0
    HINT = 1
    ANALYSIS = 2


class Turns:
    """A number of places, given to whoever waits for the most urgent reason, and for the longest time."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: list[tuple[Urgency, int, asyncio.Future[None]]] = []
        self._numbers = count()

    @asynccontextmanager
    async def turn(self, urgency: Urgency) -> AsyncIterator[None]:
        """One of the places; a hint for which too many wait already is refused."""
        await self._take(urgency)
        try:
            yield
        finally:
            self._pass_on()

    async def _take(self, urgency: Urgency) -> None:
        if self._free > 0:
            self._free -= 1
            return
        if urgency is Urgency.HINT and self._hints() >= MOST_HINTS:
            raise busy()
        place = asyncio.get_running_loop().create_future()
        heappush(self._waiting, (urgency, next(self._numbers), place))
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                self._pass_on()
            raise

    def _hints(self) -> int:
        return sum(urgency is Urgency.HINT and not place.done() for urgency, _, place in self._waiting)

    def _pass_on(self) -> None:
        """Give a place to the next who still waits for it."""
        while self._waiting:
            _, _, place = heappop(self._waiting)
            if not place.done():
                place.set_result(None)
                return
        self._free += 1
