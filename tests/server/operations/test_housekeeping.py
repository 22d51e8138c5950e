"""Housekeeping deletes what is no longer needed, and nothing else."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any

import pytest
from sqlalchemy import func, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from beltane.server.operations.settings import ServerSettings
from beltane.server.people.people import SESSION_DAYS
from beltane.server.play.clocks import DAY
from beltane.server.storage.models import GameTable, JournalEntry, Person, Session
from tests.server.people.authenticator import Authenticator
from tests.server.running import HOST, Guest, Service, play_to_end, running, table_of

pytestmark = pytest.mark.anyio

START = 1_800_000_000_000


@dataclass
class Kept:
    """A service whose time the test controls."""

    service: Service
    now: list[int]

    async def pass_days(self, days: float) -> None:
        """Let time pass, and delete what has been kept long enough."""
        self.now[0] += int(days * DAY)
        await self.service.parts.housekeeper.tidy()

    async def count(self, model: Any) -> int:
        """Count the rows of a model."""

        async def read(session: AsyncSession) -> int:
            return int(await session.scalar(select(func.count()).select_from(model)) or 0)

        return await self.service.parts.database.read(read)


@pytest.fixture
async def kept(database_url: str) -> AsyncIterator[Kept]:
    now = [START]
    settings = ServerSettings(database_url=database_url, rate_limits=False, chat_days=10)
    async with running(settings, lambda: now[0]) as service:
        yield Kept(service, now)


async def test_guests_who_do_not_come_back_are_forgotten(kept: Kept) -> None:
    passing, staying, player, known, keyed, _newest = await kept.service.guests("A", "B", "C", "D", "E", "F")
    await player.post("/tables", game="meduris", seats=["me", "me"])
    await known.client.put("/api/me/password", json={"login": "known", "password": "bonfire-night"})
    device = Authenticator(HOST, "beltane.test")
    await keyed.post("/me/passkeys", **device.create(await keyed.post("/me/passkeys/options")))
    await kept.pass_days(179)
    await staying.get("/me")
    assert (await passing.client.get("/health")).status_code == 200
    await kept.pass_days(2)
    assert await kept.count(Person) == 5
    assert (await passing.client.get("/api/me")).status_code == 401
    for guest in (staying, player, known, keyed):
        assert (await guest.get("/me"))["key"] == guest.key


async def test_sessions_end_with_their_time(kept: Kept) -> None:
    ann = await kept.service.guest("Ann")
    await ann.client.put("/api/me/password", json={"login": "ann", "password": "bonfire-night"})
    assert await kept.count(Session) == 1
    await kept.pass_days(SESSION_DAYS)
    assert await kept.count(Session) == 0
    assert (await ann.client.get("/api/me")).status_code == 401


async def test_a_session_that_is_used_does_not_end(kept: Kept) -> None:
    (ann,) = await kept.service.guests("Ann")
    for _ in range(4):
        await kept.pass_days(150)
        answer = await ann.client.get("/api/me")
        assert answer.status_code == 200
        # The browser keeps its cookie for as long.
        assert f"Max-Age={SESSION_DAYS * 24 * 3600};" in answer.headers["set-cookie"]
    (session,) = (await ann.get("/me/export"))["sessions"]
    assert session["expires"] == kept.now[0] + SESSION_DAYS * DAY
    await kept.pass_days(SESSION_DAYS)
    assert (await ann.client.get("/api/me")).status_code == 401


async def test_tables_that_nobody_comes_to_are_closed_and_then_deleted(kept: Kept) -> None:
    ann = await kept.service.guest("Ann")
    waiting = await ann.post("/tables", game="meduris", seats=["me", "open"])
    playing = await ann.post("/tables", game="meduris", seats=["me", "me"])
    await ann.post(f"/tables/{playing['table']['key']}/motions", motion="abandon")
    key = waiting["table"]["key"]
    await kept.pass_days(29)
    assert (await ann.get(f"/tables/{key}"))["status"] == "open"
    await kept.pass_days(1)
    assert (await ann.get(f"/tables/{key}"))["status"] == "abandoned"
    await kept.pass_days(30)
    assert (await ann.client.get(f"/api/tables/{key}")).status_code == 404
    assert (await ann.get(f"/tables/{playing['table']['key']}"))["status"] == "abandoned"
    assert await kept.count(GameTable) == 1


async def test_a_table_out_of_order_is_reported_and_the_others_are_tidied(
    kept: Kept, caplog: pytest.LogCaptureFixture
) -> None:
    ann = await kept.service.guest("Ann")
    keys = [(await ann.post("/tables", game="meduris", seats=["me", "open"]))["table"]["key"] for _ in range(4)]

    async def spoil(session: AsyncSession) -> None:
        for broken, status in zip(keys[:2], ("open", "abandoned"), strict=True):
            spoiled = update(GameTable).where(GameTable.key == broken)
            await session.execute(spoiled.values(settings={"clock": "?"}, status=status))

    await kept.service.parts.database.write(spoil)
    for broken in keys[:2]:
        kept.service.parts.house.forget(broken)
    await kept.pass_days(30)
    assert [(await ann.get(f"/tables/{key}"))["status"] for key in keys[2:]] == ["abandoned", "abandoned"]
    await kept.pass_days(30)
    # SQLite keeps the newest table, or would use its number again.
    assert (await ann.client.get(f"/api/tables/{keys[2]}")).status_code == 404
    told = [vars(record)["table"] for record in caplog.records if record.msg == "table-not-tidied"]
    assert sorted(told) == sorted(keys[:2])


async def test_chat_of_games_that_are_over_goes_and_the_games_stay(kept: Kept) -> None:
    guests = await kept.service.guests("Ann", "Ben")
    over, going_on = await table_of(guests[0], guests[1:]), await table_of(guests[0], guests[1:])
    for key in (over, going_on):
        await guests[0].post(f"/tables/{key}/chat", text="Hello")
    await play_to_end(guests, over)
    entries = await kept.count(JournalEntry)
    await kept.pass_days(9)
    assert len(await guests[0].get(f"/tables/{over}/chat")) == 1
    await kept.pass_days(1)
    assert await guests[0].get(f"/tables/{over}/chat") == []
    assert len(await guests[0].get(f"/tables/{going_on}/chat")) == 1
    assert await kept.count(JournalEntry) == entries


async def test_what_is_to_be_kept_for_ever_is(sqlite_url: str) -> None:
    now = [START]
    settings = ServerSettings(database_url=sqlite_url, rate_limits=False, guest_days=0, open_table_days=0, chat_days=0)
    async with running(settings, lambda: now[0]) as service:
        kept = Kept(service, now)
        guests: list[Guest] = await service.guests("Ann", "Ben")
        await guests[0].post("/tables", game="meduris", seats=["me", "open"])
        await kept.pass_days(3000)
        assert (await kept.count(Person), await kept.count(GameTable)) == (2, 1)


async def test_lists_of_tables_have_pages(each_service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("beltane.server.tables.lobby.MOST_LISTED", 2)
    ann = await each_service.guest("Ann")
    made = [(await ann.post("/tables", game="meduris", seats=["me", "open"]))["table"]["key"] for _ in range(5)]
    for path in ("/me/tables", "/tables"):
        found: list[str] = []
        while page := await ann.get(path, **({"after": found[-1]} if found else {})):
            assert len(page) <= 2
            found += [table["key"] for table in page]
        assert found == made[::-1]
