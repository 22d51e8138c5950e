"""Messages between processes, so that the clients of all of them get the same news."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from beltane.server.live.hub import Hub
from beltane.server.live.presence import ALIVE_NEWS, ARRIVAL_NEWS, PRESENCE_NEWS, Presence
from beltane.server.people.people import PERSON_NEWS, People
from beltane.server.play.house import TABLE_NEWS, TURN_NEWS, House
from beltane.server.storage.backup import RESTORED_NEWS
from beltane.server.storage.database import Database

LOG = logging.getLogger("beltane.live")
RELAY = "relay"


def relayed(key: str, message: bytes) -> str:
    """A message for everybody who watches a table, as an announcement to other processes."""
    return f"{RELAY}:{key}:{message.decode()}"


async def send_everywhere(database: Database, hub: Hub, key: str, message: bytes) -> None:
    """Send a message to everybody who watches a table, in any process."""
    hub.send_to_watchers(key, message)
    if database.shared:
        await database.write(lambda session: database.announce(session, relayed(key, message)))


class Relay:
    """Dispatches announcements from other processes."""

    def __init__(self, house: House, people: People, hub: Hub, presence: Presence) -> None:
        self._house = house
        self._people = people
        self._hub = hub
        self._presence = presence
        self._tasks: set[asyncio.Task[None]] = set()

    def hear(self, news: str) -> None:
        """Handle an announcement from another process."""
        kind, _, about = news.partition(":")
        if kind == TABLE_NEWS:
            self._start(self._hear_of_table(about))
        elif kind == PERSON_NEWS:
            self._people.hear(int(about))
        elif kind == TURN_NEWS:
            key, person, people = about.split(":")
            self._hub.pass_turn(key, int(person) if person else None, map(int, people.split(",") if people else ()))
        elif kind == RESTORED_NEWS:
            for listener in self._house.database.when_replaced:
                listener()
        elif kind == PRESENCE_NEWS:
            self._presence.hear(about)
        elif kind == ARRIVAL_NEWS:
            self._start(self._presence.announce(self._presence.hear_arrival(about)))
        elif kind == ALIVE_NEWS:
            self._presence.hear_sign(about)
        elif kind == RELAY:
            key, _, message = about.partition(":")
            self._hub.send_to_watchers(key, message.encode())

    def missed(self) -> None:
        """Announcements may have been missed, so nothing cached can be relied on."""
        self._people.forget_all()
        self._hub.notice_everybody()
        self._hub.recount()
        self._start(self._presence.announce(self._presence.forget_all()))
        for key in self._hub.watched_tables():
            self._start(self._hear_of_table(key))

    async def _hear_of_table(self, key: str) -> None:
        try:
            await self._house.hear(key, watched=bool(self._hub.watchers(key)))
        except Exception:
            LOG.exception("announcement-failed", extra={"table": key})

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
