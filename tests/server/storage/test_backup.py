"""Backups: made while people play, restored into either kind of database, and noticed by a running service."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from itertools import count
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from beltane.kernel.errors import BadSetup
from beltane.server.operations.settings import ServerSettings
from beltane.server.storage import backup
from beltane.server.storage.backup import Extent, back_up, restore
from beltane.server.storage.journal import read_entries
from beltane.server.tables.journal import Entry
from tests.server.postgres import Postgres
from tests.server.running import Guest, Service, listening_service, running, table_of

pytestmark = pytest.mark.anyio

KINDS = ["sqlite", "postgresql"]
NewUrl = Callable[[str], str]


@pytest.fixture
def new_url(request: pytest.FixtureRequest, tmp_path: Path) -> NewUrl:
    """Addresses of empty databases."""
    numbers = count(1)

    def url(kind: str) -> str:
        if kind == "sqlite":
            return f"sqlite:///{tmp_path / f'database{next(numbers)}.sqlite'}"
        server: Postgres = request.getfixturevalue("postgres")
        return server.new_database()

    return url


def settings(url: str) -> ServerSettings:
    return ServerSettings(database_url=url, rate_limits=False)


async def play(guest: Guest, key: str, stop: asyncio.Event) -> None:
    """Play both seats of a table until stopped."""
    position = await guest.get(f"/tables/{key}/position")
    while not stop.is_set() and position["prompt"]["choices"]:
        actions = position["prompt"]["choices"][-1]["actions"]
        position = await guest.post(f"/tables/{key}/act", ply=position["ply"], actions=actions)


async def journal(service: Service, key: str) -> list[Entry]:
    loaded = await service.parts.house.find(key)
    return await service.parts.database.read(lambda session: read_entries(session, loaded.origin.table_id))


@pytest.mark.parametrize("target", KINDS)
@pytest.mark.parametrize("source", KINDS)
async def test_a_backup_made_during_play_goes_into_either_database(
    source: str, target: str, new_url: NewUrl, tmp_path: Path
) -> None:
    file, there = tmp_path / "backup", new_url(target)
    async with running(settings(new_url(source))) as service:
        guests = await service.guests(*(f"Player {number}" for number in range(6)))
        keys = [(await guest.post("/tables", game="meduris", seats=["me", "me"]))["table"]["key"] for guest in guests]
        stop = asyncio.Event()
        playing = [asyncio.create_task(play(guest, key, stop)) for guest, key in zip(guests, keys, strict=True)]
        await asyncio.sleep(0.3)
        before = {key: (await service.parts.house.find(key)).table.ply for key in keys}
        assert await back_up(service.parts.settings.database_url, file) == Extent(6, 6)
        await asyncio.sleep(0.1)
        stop.set()
        await asyncio.gather(*playing)
        played = {key: await journal(service, key) for key in keys}
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.glob("*backup*")] == ["backup"]
    assert await restore(there, file, replace=False) == Extent(6, 6)
    async with running(settings(there)) as restored:
        for guest, key in zip(guests, keys, strict=True):
            entries = await journal(restored, key)
            assert entries == played[key][: len(entries)]
            assert len(entries) >= before[key]
            again = Guest(guest.name, restored.stranger(), guest.key)
            again.client.cookies = guest.client.cookies
            assert (await again.get("/me"))["name"] == guest.name
            position = await again.get(f"/tables/{key}/position")
            if position["prompt"]["choices"]:
                actions = position["prompt"]["choices"][0]["actions"]
                await again.post(f"/tables/{key}/act", ply=position["ply"], actions=actions)
        # Numbering continues after the restored rows.
        newcomer = await restored.guest("Somebody new")
        await newcomer.post("/tables", game="meduris", seats=["me", "me"])


async def test_a_database_that_is_used_is_replaced_only_if_told_so(
    database_url: str, new_url: NewUrl, tmp_path: Path
) -> None:
    file = tmp_path / "backup"
    async with running(settings(new_url("sqlite"))) as service:
        await service.guest("Ann")
        await back_up(service.parts.settings.database_url, file)
    async with running(settings(database_url)) as service:
        ben = await service.guest("Ben")
        with pytest.raises(BadSetup, match="Somebody has played here already"):
            await restore(database_url, file, replace=False)
        assert (await ben.get("/me"))["name"] == "Ben"
    assert await restore(database_url, file, replace=True) == Extent(1, 0)
    async with running(settings(database_url)) as service:
        assert (await ben.client.get("/api/me")).status_code != 500
        again = Guest("Ben", service.stranger())
        again.client.cookies = ben.client.cookies
        assert (await again.client.get("/api/me")).status_code == 401


async def test_a_service_that_runs_goes_on_with_what_was_restored(database_url: str, tmp_path: Path) -> None:
    file = tmp_path / "backup"
    async with listening_service(settings(database_url)) as address:
        ann, ben = await address.guest("Ann"), await address.guest("Ben")
        key = await table_of(ann, [ben])
        saved = await ann.get(f"/tables/{key}/position")
        await back_up(database_url, file)
        later = await address.guest("Eve")
        guests = [ann, ben]
        position = saved
        for _ in range(3):
            guest = guests[position["table"]["deciding"]]
            position = await guest.get(f"/tables/{key}/position")
            actions = position["prompt"]["choices"][0]["actions"]
            position = await guest.post(f"/tables/{key}/act", ply=position["ply"], actions=actions)
        async with address.listening(ann) as listener:
            await listener.hear("waiting")
            await restore(database_url, file, replace=True)
            with pytest.raises(ConnectionClosed):
                await listener.hear("never")
        restored = await ann.get(f"/tables/{key}/position")
        assert restored["ply"] == saved["ply"]
        assert (await later.client.get("/api/me")).status_code == 401
        guest = guests[saved["table"]["deciding"]]
        actions = (await guest.get(f"/tables/{key}/position"))["prompt"]["choices"][0]["actions"]
        assert (await guest.post(f"/tables/{key}/act", ply=saved["ply"], actions=actions))["ply"] > saved["ply"]


async def test_what_was_believed_before_a_restore_is_never_written(database_url: str, tmp_path: Path) -> None:
    """An action at that very moment is refused, and the journal has no gap."""
    file = tmp_path / "backup"
    async with running(settings(database_url)) as service:
        ann = await service.guest("Ann")
        made = await ann.post("/tables", game="meduris", seats=["me", "me"])
        key = made["table"]["key"]
        await back_up(database_url, file)
        actions = made["prompt"]["choices"][0]["actions"]
        position = await ann.post(f"/tables/{key}/act", ply=made["ply"], actions=actions)
        service.parts.database.when_replaced.clear()
        await restore(database_url, file, replace=True)
        actions = position["prompt"]["choices"][0]["actions"]
        answers = [await ann.ask(f"/tables/{key}/act", ply=position["ply"], actions=actions) for _ in range(2)]
        assert {answer.status_code for answer in answers} <= {409, 503}
        entries = await journal(service, key)
        assert [entry.ply for entry in entries] == list(range(1, made["ply"] + 1))


async def test_if_something_goes_wrong_nothing_is_changed(
    database_url: str, new_url: NewUrl, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "backup"
    async with running(settings(new_url("sqlite"))) as service:
        await service.guest("Ann")
        await back_up(service.parts.settings.database_url, file)

    async def fail(_connection: object) -> None:
        raise LookupError

    async with running(settings(database_url)) as service:
        ben = await service.guest("Ben")
        monkeypatch.setattr(backup, "_count_on", fail)
        with pytest.raises(LookupError):
            await restore(database_url, file, replace=True)
        service.parts.people.forget_all()
        assert (await ben.get("/me"))["name"] == "Ben"


async def test_files_that_are_no_backups_are_refused(new_url: NewUrl, tmp_path: Path) -> None:
    file, there = tmp_path / "backup", new_url("sqlite")
    file.write_bytes(b"something else, and long enough to be looked at" * 100)
    with pytest.raises(BadSetup, match="is no backup"):
        await restore(there, file, replace=False)
    with pytest.raises(FileNotFoundError):
        await restore(there, tmp_path / "nothing", replace=False)
    async with running(settings(new_url("sqlite"))) as service:
        await service.guest("Ann")
        file.unlink()
        await back_up(service.parts.settings.database_url, file)
    content = bytearray(file.read_bytes())
    content[5000:9000] = bytes(4000)
    (tmp_path / "damaged").write_bytes(content)
    with pytest.raises(BadSetup, match="is no backup"):
        await restore(there, tmp_path / "damaged", replace=False)
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(BadSetup, match="later version"):
        await restore(there, file, replace=False)


async def test_an_older_backup_is_brought_up_to_date(new_url: NewUrl, tmp_path: Path) -> None:
    file, there = tmp_path / "backup", new_url("sqlite")
    async with running(settings(new_url("sqlite"))) as service:
        ann = await service.guest("Ann")
        await ann.post("/tables", game="meduris", seats=["me", "me"])
        await back_up(service.parts.settings.database_url, file)
    with closing(sqlite3.connect(file)) as connection, connection:
        for name in ("devices", "webhooks", "notices"):
            connection.execute(f"DROP TABLE {name}")
        for name in ("awaits", "notice_at"):
            connection.execute(f"DROP INDEX ix_tables_{name}")
            connection.execute(f"ALTER TABLE tables DROP COLUMN {name}")
        connection.execute("ALTER TABLE analyses DROP COLUMN claimed")
        connection.execute("ALTER TABLE places DROP COLUMN held")
        for table, name in (("sessions", "device"), ("sessions", "seen"), ("passkeys", "device"), ("passkeys", "used")):
            connection.execute(f"ALTER TABLE {table} DROP COLUMN {name}")
        connection.execute("UPDATE alembic_version SET version_num = '0001'")
    assert await restore(there, file, replace=False) == Extent(1, 1)


def test_the_commands_work(sqlite_url: str, tmp_path: Path) -> None:
    file = tmp_path / "backup"

    def beltane(*arguments: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "beltane.cli", "--language", "en", *arguments, "--database-url", sqlite_url]
        return subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path)

    nothing = beltane("backup", str(file))
    assert (nothing.returncode, "There is no database at" in nothing.stderr) == (2, True)

    async def use() -> None:
        async with running(settings(sqlite_url)) as service:
            await service.guest("Ann")

    asyncio.run(use())
    assert beltane("backup", str(file)).stdout == f"{file}: people 1, tables 0\n"
    assert "--replace would delete" in beltane("restore", str(file)).stderr
    assert beltane("restore", str(file), "--replace").stdout == f"Restored from {file}: people 1, tables 0\n"
