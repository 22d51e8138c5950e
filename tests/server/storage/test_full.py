"""A full disk: nothing is half-done, people are told, and play continues once there is room."""

from __future__ import annotations

import asyncio
import resource
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select, text
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncSession

from beltane.server.storage.database import Database
from beltane.server.storage.models import Kept
from tests.server.forking import Launcher, free_port
from tests.server.running import Guest, Service, table_of

pytestmark = pytest.mark.anyio


async def act(guests: list[Guest], key: str) -> tuple[httpx.Response, dict[str, Any]]:
    """Let the player who has to decide take the first choice; returns the response, and the position before."""
    position = await guests[0].get(f"/tables/{key}/position")
    guest = guests[position["table"]["deciding"]]
    position = await guest.get(f"/tables/{key}/position")
    actions = position["prompt"]["choices"][0]["actions"]
    return await guest.ask(f"/tables/{key}/act", ply=position["ply"], actions=actions), position


async def fill_up(guests: list[Guest], key: str) -> dict[str, Any]:
    """Act until there is no room any more; returns the last position."""
    room = True
    async with asyncio.timeout(60):
        while True:
            while room:
                said = await guests[0].ask(f"/tables/{key}/chat", text="x" * 400)
                assert said.status_code in (201, 503)
                room = said.status_code == 201
            answer, before = await act(guests, key)
            if answer.status_code != 200:
                assert (answer.status_code, answer.json()["code"]) == (503, "database-unavailable")
                return before


async def check_goes_on(guests: list[Guest], key: str, before: dict[str, Any]) -> None:
    """Check that nothing has changed, and that what was refused now succeeds."""
    ply = before["ply"]
    entries = await guests[0].get(f"/tables/{key}/entries")
    assert [entry["ply"] for entry in entries] == list(range(1, ply + 1))
    assert (await guests[before["table"]["deciding"]].get(f"/tables/{key}/position"))["view"] == before["view"]
    answer, _ = await act(guests, key)
    assert answer.status_code == 200, answer.text
    assert answer.json()["ply"] > ply


async def test_a_database_that_may_not_grow(service: Service) -> None:
    guests = await service.guests("Ann", "Ben")
    key = await table_of(guests[0], guests[1:])

    async def allow(pages: str) -> None:
        await service.parts.database.write(lambda session: session.execute(text(f"PRAGMA max_page_count={pages}")))

    await allow("1")
    before = await fill_up(guests, key)
    await allow("1000000")
    await check_goes_on(guests, key, before)


async def test_a_disk_that_takes_no_more(launcher: Launcher, tmp_path: Path) -> None:
    """The service may not write beyond the end of its files, just as on a full disk."""
    port, file = free_port(), tmp_path / "beltane.sqlite"
    settings = {"database_url": f"sqlite:///{file}", "port": port, "rate_limits": False, "log_level": "error"}
    async with launcher.serving(**settings) as process:
        base = f"http://127.0.0.1:{port}"
        async with httpx.AsyncClient(base_url=base) as ann, httpx.AsyncClient(base_url=base) as ben:
            guests = [Guest("Ann", ann), Guest("Ben", ben)]
            for guest in guests:
                await guest.post("/people", name=guest.name)
            key = await table_of(guests[0], guests[1:])
            used = max(path.stat().st_size for path in tmp_path.iterdir())
            _, most = resource.prlimit(process, resource.RLIMIT_FSIZE)
            resource.prlimit(process, resource.RLIMIT_FSIZE, (used + 50_000, most))
            before = await fill_up(guests, key)
            assert (await guests[0].get(f"/tables/{key}/position"))["ply"] == before["ply"]
            resource.prlimit(process, resource.RLIMIT_FSIZE, (most, most))
            await check_goes_on(guests, key, before)


async def test_of_writes_that_share_a_transaction_those_that_are_lost_are_not_acknowledged(sqlite_url: str) -> None:
    """SQLite may end the whole transaction when there is no more room for one write in it."""
    database = Database(sqlite_url)
    await database.open()

    async def allow(pages: str) -> None:
        await database.write(lambda session: session.execute(text(f"PRAGMA max_page_count={pages}")))

    async def names() -> set[str]:
        return set(await database.read(lambda session: session.scalars(select(Kept.name))))

    async def keep(name: str, size: int) -> str:
        async def write(session: AsyncSession) -> str:
            session.add(Kept(name=name, value="x" * size))
            await session.flush()
            return name

        return await database.write(write)

    await allow("1")
    for part in range(5):
        sizes = [100, 100, 1_000_000, 100, 100, 1_000_000, 100]
        wanted = [keep(f"{part}-{number}", size) for number, size in enumerate(sizes)]
        done = await asyncio.gather(*wanted, return_exceptions=True)
        acknowledged = {name for name in done if isinstance(name, str)}
        assert all(isinstance(failure, OperationalError) for failure in done if not isinstance(failure, str))
        assert {name for name in await names() if name.startswith(f"{part}-")} == acknowledged
        assert {f"{part}-2", f"{part}-5"}.isdisjoint(acknowledged)
    await allow("1000000")
    assert await keep("after", 1_000_000) in await names()
    await database.close()
