"""Wake-up calls between processes on PostgreSQL: LISTEN, on its own connection, which is reopened when it breaks."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

import asyncpg

from beltane.server.storage.database import CHANNEL, LOST, SECONDS_TO_ANSWER, SECONDS_TO_CONNECT, Database

LOG = logging.getLogger("beltane.storage")
SECONDS_BETWEEN_ATTEMPTS = 1.0
SECONDS_BETWEEN_SIGNS = 10.0
"""Seconds between checks whether the connection still works: one that is never used would not notice its end."""


class Wake:
    """Receives the announcements of other processes. After a break, `missed` is called: anything may have changed."""

    def __init__(self, database: Database, hear: Callable[[str], None], missed: Callable[[], None]) -> None:
        self._dsn = database.address.set(drivername="postgresql").render_as_string(hide_password=False)
        self._token = database.token
        self._hear = hear
        self._missed = missed
        self._listening: asyncio.Task[None] | None = None
        self.ready = asyncio.Event()

    def start(self) -> None:
        """Begin to listen."""
        self._listening = asyncio.create_task(self._listen(), name="wake")

    async def close(self) -> None:
        """Stop listening."""
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)

    def _sort(self, news: str) -> None:
        token, _, rest = news.partition(" ")
        if token != self._token:
            self._hear(rest)

    async def _listen(self) -> None:
        while True:
            try:
                await self._listen_once()
            except LOST:
                LOG.warning("wake-lost", exc_info=True)
            await asyncio.sleep(SECONDS_BETWEEN_ATTEMPTS)

    async def _listen_once(self) -> None:
        connection = await asyncpg.connect(self._dsn, timeout=SECONDS_TO_CONNECT, command_timeout=SECONDS_TO_ANSWER)
        try:
            lost = asyncio.Event()
            connection.add_termination_listener(lambda _connection: lost.set())
            await connection.add_listener(CHANNEL, lambda _connection, _pid, _channel, news: self._sort(str(news)))
            self._missed()
            self.ready.set()
            while not await _happens(lost, SECONDS_BETWEEN_SIGNS):
                await connection.execute("SELECT 1")
        finally:
            await connection.close(timeout=SECONDS_BETWEEN_ATTEMPTS)


async def _happens(event: asyncio.Event, seconds: float) -> bool:
    """Whether something happens within a time."""
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            return await event.wait()
    return False
