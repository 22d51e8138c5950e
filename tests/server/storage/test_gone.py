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
from beltane.server.storage import database, wake
from beltane.server.storage.database import Database
from beltane.server.storage.wake import Wake
from tests.server.postgres import Postgres
from tests.server.running import Service, running, table_of

pytestmark = pytest.mark.anyio

SECONDS_GONE = 10
SECONDS_BETWEEN = 0.5


@pytest.mark.long
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
    silent: bool = False
    """Whether nothing arrives any more on either side, without a word."""
    connections: set[asyncio.Task[None]] = field(default_factory=set)

    async def connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Accept a connection to the server."""
        task = asyncio.current_task()
        assert task is not None
        self.connections.add(task)
        task.add_done_callback(self.connections.discard)
        if self.silent:
            await reader.read()
            writer.close()
            return
        answers, wishes = await asyncio.open_unix_connection(self.server)
        back = asyncio.create_task(self._pass_on(answers, writer))
        try:
            while data := await reader.read(65536):
                if self.cut > 0 and b"COMMIT" in data:
                    self.cut -= 1
                    await _end(back)
                    wishes.write(data)
                    # The server's answer confirms the commit, but nobody receives it.
                    await answers.read(1)
                    return
                if not self.silent:
                    wishes.write(data)
        finally:
            await _end(back)
            for end in (wishes, writer):
                end.close()
                with suppress(OSError):
                    await end.wait_closed()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(65536):
            if not self.silent:
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


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """The service waits for PostgreSQL for a short time only."""
    for module in (database, wake):
        monkeypatch.setattr(module, "SECONDS_TO_CONNECT", 0.5)
        monkeypatch.setattr(module, "SECONDS_TO_ANSWER", 0.5)
    monkeypatch.setattr(wake, "SECONDS_BETWEEN_SIGNS", 0.5)


@pytest.mark.usefixtures("impatient")
async def test_a_network_that_falls_silent_is_an_unreachable_database(postgres: Postgres) -> None:
    async with breakable(postgres.new_database()) as (line, url), service_at(url) as service, asyncio.timeout(60):
        (ann,) = await service.guests("Ann")
        line.silent = True
        for _ in range(3):
            for answer in await asyncio.gather(
                *(service.stranger().post("/api/people", json={"name": "Eve"}) for _ in range(30)),
                ann.client.get("/ready"),
            ):
                # Whoever sent a commit into the silence cannot know whether it arrived.
                assert answer.status_code == 503, answer.text
                assert answer.json()["code"] in ("database-unavailable", "may-have-been-done")
        line.silent = False
        while (await ann.client.get("/ready")).status_code != 200:
            await asyncio.sleep(SECONDS_BETWEEN)
        await ann.post("/tables", game="meduris", seats=["me", "open"])


@pytest.mark.usefixtures("impatient")
async def test_a_listener_notices_that_its_connection_has_fallen_silent(postgres: Postgres) -> None:
    async with breakable(postgres.new_database()) as (line, url), asyncio.timeout(60):
        ours, missed, heard = Database(url), asyncio.Queue[None](), asyncio.Queue[str]()
        await ours.open()
        listener = Wake(ours, heard.put_nowait, lambda: missed.put_nowait(None))
        listener.start()
        await missed.get()
        line.silent = True
        while line.connections:
            await asyncio.sleep(0.05)
        line.silent = False
        await missed.get()
        await listener.ready.wait()
        other = Database(url)
        await other.announce_alone(["something"])
        assert await heard.get() == "something"
        for end in (listener, ours, other):
            await end.close()
