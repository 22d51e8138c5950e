"""An unreachable database: people are told so, and everything continues when it is back."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from sqlalchemy import make_url

from beltane.server.operations.settings import ServerSettings
from tests.server.postgres import Postgres
from tests.server.running import Service, running, table_of

pytestmark = pytest.mark.anyio

SECONDS_GONE = 10
SECONDS_BETWEEN = 0.5


async def test_a_database_that_goes_away_and_comes_back() -> None:
    with Postgres() as server:
        settings = ServerSettings(database_url=server.new_database(), rate_limits=False)
        async with running(settings) as service:
            guests = await service.guests("Ann", "Ben")
            key = await table_of(guests[0], guests[1:])
            position = await guests[0].get(f"/tables/{key}/position")
            guest = guests[position["table"]["deciding"]]
            position = await guest.get(f"/tables/{key}/position")
            choice = {"ply": position["ply"], "actions": position["prompt"]["choices"][0]["actions"]}
            server.stop()
            gone_since = time.monotonic()
            while time.monotonic() < gone_since + SECONDS_GONE:
                for answer in await asyncio.gather(
                    guest.ask(f"/tables/{key}/act", **choice),
                    guest.ask(f"/tables/{key}/chat", text="Hello"),
                    guest.client.get(f"/api/tables/{key}/position"),
                    guest.client.get("/ready"),
                    service.stranger().post("/api/people", json={"name": "Eve"}),
                ):
                    assert (answer.status_code, answer.json()["code"]) == (503, "database-unavailable")
                assert (await guest.client.get("/health")).status_code == 200
                await asyncio.sleep(SECONDS_BETWEEN)
            server.start()
            acted = await guest.post(f"/tables/{key}/act", **choice)
            assert acted["ply"] == position["ply"] + len(choice["actions"])
            assert await guest.get(f"/tables/{key}/chat") == []


@dataclass
class Line:
    """The connection between the service and PostgreSQL: it can break after a commit has arrived, before the answer
    has.
    """

    server: str
    cut: int = 0
    """Number of further commits whose answers will be lost."""
    connections: set[asyncio.Task[None]] = field(default_factory=set)

    async def connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Accept a connection to the server."""
        task = asyncio.current_task()
        assert task is not None
        self.connections.add(task)
        answers, wishes = await asyncio.open_unix_connection(self.server)
        back = asyncio.create_task(_pass_on(answers, writer))
        try:
            while data := await reader.read(65536):
                if self.cut > 0 and b"COMMIT" in data:
                    self.cut -= 1
                    await _end(back)
                    wishes.write(data)
                    # The server's answer confirms the commit, but nobody receives it.
                    await answers.read(1)
                    return
                wishes.write(data)
        finally:
            await _end(back)
            for end in (wishes, writer):
                end.close()
                with suppress(OSError):
                    await end.wait_closed()


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while data := await reader.read(65536):
        writer.write(data)
    writer.close()


async def _end(task: asyncio.Task[None]) -> None:
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


@asynccontextmanager
async def breakable(url: str) -> AsyncIterator[tuple[Line, str]]:
    """A breakable connection to a database, and the address of its near end."""
    folder, address = Path(tempfile.mkdtemp()), make_url(url)
    host = address.query["host"]
    assert isinstance(host, str)
    line = Line(f"{host}/.s.PGSQL.5432")
    near_end = await asyncio.start_unix_server(line.connect, folder / ".s.PGSQL.5432")
    try:
        yield line, address.set(query={"host": str(folder)}).render_as_string(hide_password=False)
    finally:
        near_end.close()
        await asyncio.gather(*line.connections, return_exceptions=True)
        shutil.rmtree(folder)


def service_at(url: str) -> AbstractAsyncContextManager[Service]:
    return running(ServerSettings(database_url=url, rate_limits=False))


async def test_what_was_committed_when_the_connection_broke_is_answered_as_done(postgres: Postgres) -> None:
    async with breakable(postgres.new_database()) as (line, url), service_at(url) as service:
        guests = await service.guests("Ann", "Ben")
        key = await table_of(guests[0], guests[1:])
        heard: list[int] = []
        service.parts.house.listeners.append(lambda loaded, _here: heard.append(loaded.table.ply))
        position = await guests[0].get(f"/tables/{key}/position")
        guest = guests[position["table"]["deciding"]]
        position = await guest.get(f"/tables/{key}/position")
        line.cut = 1
        actions = position["prompt"]["choices"][0]["actions"]
        acted = await guest.post(f"/tables/{key}/act", ply=position["ply"], actions=actions)
        assert line.cut == 0
        assert acted["ply"] == position["ply"] + len(actions)
        assert heard == [acted["ply"]]


async def test_what_may_have_been_committed_is_told_apart_from_what_was_not(postgres: Postgres) -> None:
    async with breakable(postgres.new_database()) as (line, url), service_at(url) as service:
        (ann,) = await service.guests("Ann")
        line.cut = 1
        answer = await ann.client.patch("/api/me", json={"name": "Anna"})
        assert (answer.status_code, answer.json()["code"]) == (503, "may-have-been-done")
        service.parts.people.forget_all()
        assert (await ann.get("/me"))["name"] == "Anna"
