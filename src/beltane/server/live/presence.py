"""Presence: whether the people at a table are looking at it, thinking, or away.

Each process knows its own clients and announces the presence of their people. It remembers what others have announced
about tables that are watched here, so a person's clients may be connected to any process. A process that has been
silent for too long is considered dead, and its clients gone.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Literal

from beltane.server.live.hub import Client, Hub
from beltane.server.people.person import Called
from beltane.server.storage.database import Database

LOG = logging.getLogger("beltane.live")
States = Literal["here", "thinking", "away"]
GONE = "gone"
ORDER = ("thinking", "here", "away", GONE)
"""Of several clients of one person, the most active state counts."""
PRESENCE_NEWS = "presence"
ARRIVAL_NEWS = "arrival"
ALIVE_NEWS = "alive"
SECONDS_BETWEEN_SIGNS = 10.0
LONGEST_WITHOUT_SIGN = 35.0


class Presence:
    """The presence of people at tables, in this process and, with PostgreSQL, in others."""

    def __init__(self, database: Database, hub: Hub, now: Callable[[], float] = time.monotonic) -> None:
        self._database = database
        self._hub = hub
        self._now = now
        self._elsewhere: dict[str, dict[tuple[int, str], dict[str, str]]] = {}
        """For each table watched here: people by number and key, and their state in each process."""
        self._heard: dict[str, float] = {}
        """When each other process was last heard from."""
        self._shown: dict[str, dict[int, str]] = {}
        """The states last sent to those who watch a table here."""
        self._announced: dict[str, dict[int, str]] = {}
        """The states last announced to other processes."""
        self._signs: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to send signs of life, and to watch for those of others."""
        if self._database.shared:
            self._signs = asyncio.create_task(self._give_signs(), name="presence")

    async def close(self) -> None:
        """Stop."""
        if self._signs is not None:
            self._signs.cancel()
            await asyncio.gather(self._signs, return_exceptions=True)

    async def broadcast(self, client: Client, keys: Iterable[str]) -> None:
        """Broadcast a person's presence to their tables if it has changed."""
        news: list[str] = []
        for key in keys:
            self._tidy(key)
            if client.person is not None:
                self._update_watchers(key, client.person.id, client.person.key)
                news += self._changed_news(key, client.person.id, client.person.key)
        await self.announce(news)

    async def brief_newcomer(self, client: Client, key: str, seated: Mapping[int, Called]) -> None:
        """Send a newcomer everybody's presence."""
        for person, called in seated.items():
            client.enqueue(_message(key, called.key, self._state(key, person, called.key)))
        await self.announce([f"{ARRIVAL_NEWS}:{key}"])

    def hear(self, about: str) -> None:
        """Record presence announced by another process."""
        process, key, person, person_key, state = about.split(":")
        self.hear_sign(process)
        self._tidy(key)
        if not self._hub.watchers(key):
            return
        states = self._elsewhere.setdefault(key, {}).setdefault((int(person), person_key), {})
        states[process] = state
        if state == GONE:
            del states[process]
        self._update_watchers(key, int(person), person_key)

    def hear_arrival(self, key: str) -> list[str]:
        """Somebody has come to a table in another process; returns announcements of who is there in this one."""
        watchers = self._hub.watchers(key)
        people = {client.person.id: client.person.key for client in watchers if client.person is not None}
        self._announced[key] = {person: self._state_here(key, person) for person in people}
        return [self._news(key, person, person_key) for person, person_key in people.items()]

    def hear_sign(self, process: str) -> None:
        """Record a sign of life of another process."""
        self._heard[process] = self._now()

    def miss_silent(self) -> None:
        """Forget the people of processes that have been silent for too long."""
        oldest = self._now() - LONGEST_WITHOUT_SIGN
        for process in [process for process, heard in self._heard.items() if heard < oldest]:
            del self._heard[process]
            self._forget(process)

    def forget_all(self) -> list[str]:
        """Forget other processes, after announcements may have been missed; returns announcements that make them repeat
        theirs.
        """
        for process in list(self._heard):
            self._forget(process)
        self._heard.clear()
        tables = self._hub.watched_tables()
        return [news for key in tables for news in (*self.hear_arrival(key), f"{ARRIVAL_NEWS}:{key}")]

    async def announce(self, news: Sequence[str]) -> None:
        """Announce something to other processes, if there are any."""
        await self._database.announce_alone(news)

    def _forget(self, process: str) -> None:
        for key, people in self._elsewhere.items():
            for (person, person_key), states in people.items():
                if states.pop(process, None) is not None:
                    self._update_watchers(key, person, person_key)

    def _tidy(self, key: str) -> None:
        """Drop what is remembered for a table that nobody watches here."""
        if not self._hub.watchers(key):
            self._elsewhere.pop(key, None)
            self._shown.pop(key, None)

    def _update_watchers(self, key: str, person: int, person_key: str) -> None:
        state = self._state(key, person, person_key)
        if not self._hub.watchers(key) or self._shown.get(key, {}).get(person) == state:
            return
        self._shown.setdefault(key, {})[person] = state
        self._hub.send_to_watchers(key, _message(key, person_key, state))

    def _changed_news(self, key: str, person: int, person_key: str) -> list[str]:
        """Announcements for other processes, unless already made."""
        state, announced = self._state_here(key, person), self._announced.setdefault(key, {})
        news = [] if announced.get(person) == state else [self._news(key, person, person_key)]
        announced[person] = state
        if state == GONE:
            del announced[person]
        if not announced:
            del self._announced[key]
        return news

    def _state(self, key: str, person: int, person_key: str) -> str:
        """A person's state at a table, wherever they are connected."""
        elsewhere = self._elsewhere.get(key, {}).get((person, person_key), {})
        return min((self._state_here(key, person), *elsewhere.values()), key=ORDER.index)

    def _state_here(self, key: str, person: int) -> str:
        watchers = self._hub.watchers(key)
        states = {other.state for other in watchers if other.person is not None and other.person.id == person}
        return min(states, key=ORDER.index, default=GONE)

    def _news(self, key: str, person: int, person_key: str) -> str:
        state = self._state_here(key, person)
        return f"{PRESENCE_NEWS}:{self._database.token}:{key}:{person}:{person_key}:{state}"

    async def _give_signs(self) -> None:
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_SIGNS)
            self.miss_silent()
            try:
                await self.announce([f"{ALIVE_NEWS}:{self._database.token}"])
            except Exception:
                LOG.exception("sign-of-life-failed")


def _message(key: str, person_key: str, state: str) -> bytes:
    return json.dumps({"type": "presence", "table": key, "person": person_key, "state": state}).encode()
