"""Who is there: whether those who sit at a table are looking at it, think, or are away.

Each process knows its own clients. It announces how it is with their people, and corrects another one that believes
somebody to be less lively than they are here, so that several clients of a person may be connected anywhere.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Literal

from sqlalchemy.ext.asyncio import AsyncSession

from beltane.server.live.hub import Client, Hub
from beltane.server.people.person import Called
from beltane.server.storage.database import Database

States = Literal["here", "thinking", "away"]
GONE = "gone"
ORDER = ("thinking", "here", "away", GONE)
"""Of several clients of the same person, the liveliest counts."""
PRESENCE_NEWS = "presence"
ARRIVAL_NEWS = "arrival"


async def tell_presence(database: Database, hub: Hub, client: Client, key: str) -> None:
    """Tell everybody at a table how it is with a client's person now; strangers are not told of."""
    if client.person is None:
        return
    state = presence_of(hub, key, client.person.id)
    hub.tell_watchers(key, _message(key, client.person.key, state))
    await announce(database, [_news(key, client.person.id, client.person.key, state)])


async def tell_newcomer(database: Database, hub: Hub, client: Client, key: str, seated: Mapping[int, Called]) -> None:
    """Tell a client that has just come to a table how it is with those who sit there."""
    for person, called in seated.items():
        client.tell(_message(key, called.key, presence_of(hub, key, person)))
    await announce(database, [f"{ARRIVAL_NEWS}:{key}"])


def hear_presence(hub: Hub, about: str) -> list[str]:
    """Another process says how it is with somebody; returns what to announce, if they are livelier here."""
    key, person, person_key, heard = about.split(":")
    state = presence_of(hub, key, int(person))
    hub.tell_watchers(key, _message(key, person_key, min(state, heard, key=ORDER.index)))
    return [_news(key, int(person), person_key, state)] if ORDER.index(state) < ORDER.index(heard) else []


def hear_arrival(hub: Hub, key: str) -> list[str]:
    """Somebody has come to a table in another process; returns who is there in this one, to be announced."""
    people = {client.person.id: client.person.key for client in hub.watchers(key) if client.person is not None}
    return [_news(key, person, person_key, presence_of(hub, key, person)) for person, person_key in people.items()]


async def announce(database: Database, news: Sequence[str]) -> None:
    """Tell other processes, where there are any."""

    async def write(session: AsyncSession) -> None:
        for about in news:
            await database.announce(session, about)

    if news and database.shared:
        await database.write(write)


def presence_of(hub: Hub, key: str, person: int) -> str:
    """How it is with a person at a table, as far as this process knows."""
    states = {other.state for other in hub.watchers(key) if other.person is not None and other.person.id == person}
    return min(states, key=ORDER.index, default=GONE)


def _message(key: str, person_key: str, state: str) -> bytes:
    return json.dumps({"type": "presence", "table": key, "person": person_key, "state": state}).encode()


def _news(key: str, person: int, person_key: str, state: str) -> str:
    return f"{PRESENCE_NEWS}:{key}:{person}:{person_key}:{state}"
