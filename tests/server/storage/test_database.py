"""The database: writes are durable and all or nothing, and the migrations match the models."""

from __future__ import annotations

import asyncio
import os
import stat
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, event, func, select, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession, create_async_engine

from beltane.server.storage.database import Database, address_of
from beltane.server.storage.migrate import is_current
from beltane.server.storage.models import Base, Kept

pytestmark = pytest.mark.anyio


@pytest.fixture
async def database(database_url: str) -> AsyncIterator[Database]:
    database = Database(database_url)
    await database.open()
    yield database
    await database.close()


async def keep(database: Database, name: str) -> str:
    async def write(session: AsyncSession) -> str:
        session.add(Kept(name=name, value="x"))
        await session.flush()
        return name

    return await database.write(write)


async def names(database: Database) -> list[str]:
    async def read(session: AsyncSession) -> list[str]:
        return list(await session.scalars(select(Kept.name).order_by(Kept.name)))

    return await database.read(read)


async def test_what_was_written_is_there(database: Database) -> None:
    assert await keep(database, "a") == "a"
    assert await names(database) == ["a"]


async def test_a_read_that_nobody_waits_for_keeps_its_connection(sqlite_url: str) -> None:
    """Whoever disconnects may be cancelled several times; pytest fails if a thread finds its event loop closed."""
    closed: list[object] = []
    counting = "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < 300000) SELECT count(*) FROM n"

    async def count(session: AsyncSession) -> int:
        return int(await session.scalar(text(counting)) or 0)

    database = Database(sqlite_url)
    await database.open()
    event.listen(database._reader.sync_engine, "close", lambda connection, record: closed.append(connection))
    event.listen(database._reader.sync_engine, "invalidate", lambda *about: closed.append(about))
    reading = asyncio.create_task(database.read(count))
    await asyncio.sleep(0.005)
    while not reading.done():
        reading.cancel()
        await asyncio.sleep(0)
    assert reading.cancelled()
    assert await database.read(count) == 300_000
    assert closed == []
    await database.close()


async def test_of_many_writes_at_once_only_the_bad_one_fails(database: Database) -> None:
    await keep(database, "n5")
    outcomes = await asyncio.gather(*(keep(database, f"n{n}") for n in range(10)), return_exceptions=True)
    assert [type(outcome) for outcome in outcomes if not isinstance(outcome, str)] == [IntegrityError]
    assert await names(database) == [f"n{n}" for n in range(10)]


async def test_a_write_that_raises_changes_nothing(database: Database) -> None:
    async def write(session: AsyncSession) -> None:
        session.add(Kept(name="half", value="x"))
        await session.flush()
        raise LookupError

    with pytest.raises(LookupError):
        await database.write(write)
    assert await names(database) == []
    await keep(database, "whole")
    assert await names(database) == ["whole"]


async def test_closing_waits_for_what_is_being_written(sqlite_url: str) -> None:
    database = Database(sqlite_url)
    await database.open()
    writing = asyncio.gather(*(keep(database, f"n{n:02}") for n in range(50)))
    await asyncio.sleep(0)
    await database.close()
    assert len(await writing) == 50
    again = Database(sqlite_url)
    await again.open()
    assert len(await names(again)) == 50
    await again.close()


async def test_sqlite_is_set_up_to_lose_nothing(sqlite_url: str) -> None:
    database = Database(sqlite_url)
    await database.open()

    async def read(session: AsyncSession) -> list[object]:
        pragmas = ("journal_mode", "synchronous", "foreign_keys")
        return [(await session.execute(text(f"PRAGMA {pragma}"))).scalar() for pragma in pragmas]

    assert await database.read(read) == ["wal", 2, 1]
    assert await database.write(read) == ["wal", 2, 1]
    await database.close()


async def test_only_the_owner_can_read_what_the_service_creates(tmp_path: Path) -> None:
    folder = tmp_path / "new"
    database = Database(f"sqlite:///{folder / 'beltane.sqlite'}")
    before = os.umask(0o022)
    try:
        await database.open()
        await keep(database, "a")
        assert await names(database) == ["a"]
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in (folder, *folder.iterdir())}
    finally:
        os.umask(before)
        await database.close()
    private = dict.fromkeys(("beltane.sqlite", "beltane.sqlite-wal", "beltane.sqlite-shm"), 0o600)
    assert modes == {"new": 0o700, **private}


async def test_the_migrations_make_what_the_models_say(database: Database, database_url: str) -> None:
    def difference(connection: Connection) -> list[object]:
        assert is_current(connection)
        return list(compare_metadata(MigrationContext.configure(connection), Base.metadata))

    engine = create_async_engine(address_of(database_url))
    async with engine.connect() as connection:
        assert await connection.run_sync(difference) == []
    await engine.dispose()


async def test_a_database_is_migrated_once_however_many_open_it(database_url: str) -> None:
    databases = [Database(database_url) for _ in range(3)]
    if databases[0].shared:
        await asyncio.gather(*(database.open() for database in databases))
    else:
        for database in databases:
            await database.open()

    async def read(session: AsyncSession) -> int | None:
        return await session.scalar(select(func.count()).select_from(text("alembic_version")))

    assert await databases[0].read(read) == 1
    for database in databases:
        await database.close()
