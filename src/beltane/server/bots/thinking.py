"""A pool of processes in which bots think, because on the event loop everybody would have to wait for them."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import TypeVar

from beltane.bots.bot import Candidate, position_for
from beltane.kernel.match import Match
from beltane.kernel.random import LARGEST_SEED
from beltane.kernel.records import to_bytes
from beltane.server.bots import worker
from beltane.server.bots.urgency import Turns, Urgency
from beltane.server.play.deciding import fresh_dice

T = TypeVar("T")
ATTEMPTS = 3
"""A process may die for reasons unrelated to what it was asked, so a request is repeated."""


class Thinkers:
    """Processes that receive concealed positions: what they are never sent, they can neither know nor reveal."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None
        self._turns = Turns(processes)

    async def choose(self, match: Match, seat: int, bot: str) -> int:
        """The number of the action that a bot chooses for a seat."""
        return await self._ask(worker.choose, match, seat, bot, Urgency.MOVE)

    async def analyse(self, match: Match, seat: int, bot: str, urgency: Urgency) -> tuple[Candidate, ...]:
        """A searching bot's assessment of a seat's choices, best first."""
        return await self._ask(worker.analyse, match, seat, bot, urgency)

    def warm_up(self, game: str) -> None:
        """Let the processes load what they need for a game before anybody has to wait for it."""
        for _ in range(self._processes):
            self._running_pool().submit(worker.warm_up, game)

    def close(self) -> None:
        """End the processes; unfinished requests are repeated after the next start."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    async def _ask(
        self,
        function: Callable[[str, bytes, int, str, int], T],
        match: Match,
        seat: int,
        bot: str,
        urgency: Urgency,
    ) -> T:
        state = to_bytes(position_for(match.game, match.state, seat, fresh_dice()).state)
        async with self._turns.turn(urgency):
            return await self._think(function, match.game.name, state, seat, bot)

    async def _think(
        self, function: Callable[[str, bytes, int, str, int], T], game: str, state: bytes, seat: int, bot: str
    ) -> T:
        for attempt in range(ATTEMPTS):
            pool = self._running_pool()
            seed = secrets.randbelow(LARGEST_SEED)
            try:
                return await asyncio.wrap_future(pool.submit(function, game, state, seat, bot, seed))
            except BrokenProcessPool:
                if self._pool is pool:
                    self.close()
                if attempt == ATTEMPTS - 1:
                    raise
        raise AssertionError

    def _running_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, mp_context=context, initializer=worker.begin)
        return self._pool
