"""Backups: a consistent snapshot of everything that the service keeps, in one file, made while it runs.

A backup is always an SQLite database, so that it can be restored into SQLite or PostgreSQL, and be inspected with any
tool. It contains seeds and secrets, so only its owner can read it.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import Table, func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from beltane.kernel.errors import BadSetup
from beltane.server.storage.database import CHANNEL, OWNER_ONLY, Database, address_of
from beltane.server.storage.migrate import is_current, is_known, migrate
from beltane.server.storage.models import Base, GameTable, Person

TABLES: tuple[Table, ...] = tuple(Base.metadata.sorted_tables)
"""All tables of the database, each after those that it refers to."""
ROWS_AT_ONCE = 1000
RESTORED_NEWS = "restored"


@dataclass(frozen=True)
class Extent:
    """The size of a backup."""

    people: int
    tables: int


async def back_up(url: str, file: Path) -> Extent:
    """Write a backup into a file, which appears only when it is complete."""
    part = file.with_name(f".{file.name}.{os.getpid()}.part")
    try:
        part.touch(OWNER_ONLY)
        if address_of(url).get_backend_name() == "sqlite":
            _copy_file(url, part)
        else:
            await _copy_snapshot(url, part)
        with part.open("rb+") as written:
            os.fsync(written.fileno())
        async with _opened(part) as connection:
            extent = await _extent(connection)
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)
    return extent


async def restore(url: str, file: Path, *, replace: bool) -> Extent:
    """Restore a backup into a database, completely or not at all.

    A database in which people have played is left alone unless it is to be replaced. Services that run on it notice,
    and start afresh with the new contents.
    """
    _check_backup(file)
    target = Database(url)
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "backup.sqlite"
        shutil.copyfile(file, copy)
        await _bring_up_to_date(copy, file)
        try:
            await target.open()
            async with _opened(copy) as source, target.writing() as connection:
                await _lock(connection)
                if not replace and await _extent(connection) != Extent(0, 0):
                    raise BadSetup("database-not-empty")
                await _empty(connection)
                await _copy_rows(source, connection)
                await _count_on(connection)
                return await _extent(connection)
        finally:
            await target.close()


def _copy_file(url: str, part: Path) -> None:
    """Back up an SQLite file through SQLite's online backup, which sees one moment and blocks nobody."""
    path = Path(address_of(url).database or "")
    if not path.is_file():
        raise BadSetup("no-database", file=str(path))
    with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(part)) as target:
        source.backup(target)
        # One file, without a separate log.
        target.execute("PRAGMA journal_mode=DELETE")


async def _copy_snapshot(url: str, part: Path) -> None:
    """Back up a PostgreSQL database from a snapshot that later changes do not affect."""
    engine = create_async_engine(address_of(url), isolation_level="REPEATABLE READ")
    copy = _engine(part)
    try:
        async with engine.connect() as source, copy.begin() as target:
            if not await source.run_sync(is_current):
                raise BadSetup("database-of-other-version")
            await target.run_sync(migrate)
            await _copy_rows(source, target)
    finally:
        await engine.dispose()
        await copy.dispose()


async def _copy_rows(source: AsyncConnection, target: AsyncConnection) -> None:
    for table in TABLES:
        rows = await source.stream(select(table))
        async for batch in rows.mappings().partitions(ROWS_AT_ONCE):
            await target.execute(insert(table), [dict(row) for row in batch])
        assert await _size(source, table) == await _size(target, table)


def _check_backup(file: Path) -> None:
    """Refuse a file that is no backup, is damaged, or was made by a later version."""
    with file.open("rb"):
        pass
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro&immutable=1", uri=True)) as connection:
            sound = connection.execute("PRAGMA quick_check").fetchall() == [("ok",)]
            revision = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.DatabaseError:
        raise BadSetup("bad-backup", file=str(file)) from None
    if not sound or revision is None:
        raise BadSetup("bad-backup", file=str(file))
    if not is_known(revision[0]):
        raise BadSetup("backup-too-new", file=str(file))


async def _bring_up_to_date(copy: Path, file: Path) -> None:
    engine = _engine(copy)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(migrate)
            broken = (await connection.execute(text("PRAGMA foreign_key_check"))).first()
        if broken is not None:
            raise BadSetup("bad-backup", file=str(file))
    finally:
        await engine.dispose()


async def _lock(connection: AsyncConnection) -> None:
    """Block all reading and writing until everything is restored."""
    if connection.dialect.name == "postgresql":
        for table in TABLES:
            await connection.execute(text(f'LOCK "{table.name}"'))


async def _empty(connection: AsyncConnection) -> None:
    for table in reversed(TABLES):
        await connection.execute(table.delete())


async def _count_on(connection: AsyncConnection) -> None:
    """Make new rows get unused numbers, and notify running processes."""
    if connection.dialect.name != "postgresql":
        return
    for table in TABLES:
        if "id" in table.primary_key.columns:
            last = await connection.scalar(select(func.max(table.c.id))) or 0
            sequence = func.pg_get_serial_sequence(table.name, "id")
            await connection.execute(select(func.setval(sequence, max(last, 1), last > 0)))
    await connection.execute(select(func.pg_notify(CHANNEL, f"restore {RESTORED_NEWS}:")))


async def _extent(connection: AsyncConnection) -> Extent:
    return Extent(
        await _size(connection, Person.__table__),
        await _size(connection, GameTable.__table__),
    )


async def _size(connection: AsyncConnection, table: Any) -> int:
    return await connection.scalar(select(func.count()).select_from(table)) or 0


def _engine(file: Path) -> AsyncEngine:
    return create_async_engine(f"sqlite+aiosqlite:///{file}")


@asynccontextmanager
async def _opened(file: Path) -> AsyncIterator[AsyncConnection]:
    engine = _engine(file)
    try:
        async with engine.connect() as connection:
            yield connection
    finally:
        await engine.dispose()
