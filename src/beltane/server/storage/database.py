"""The database: SQLite in a file by default, PostgreSQL by its address. Reading, and writing so that nothing is lost.

`read` and `write` take a function of a session. What `write` returns has been committed, and survives the end of the
process. On SQLite there is one writer, and everything that waits for it is committed together: a disk syncs slowly,
and so many moves share one sync. A thread waits for the disk, and for whoever else writes to the file; all else takes
less than handing it to another thread. On PostgreSQL every write is a transaction of its own.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from secrets import token_hex
from typing import Any, Literal, TypeVar, cast

from asyncpg import InterfaceError
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, AsyncSession, create_async_engine
from sqlalchemy.pool import StaticPool

from beltane.server.storage.migrate import migrate

T = TypeVar("T")
Work = Callable[[AsyncSession], Awaitable[T]]

CHANNEL = "beltane"
"""Where processes on PostgreSQL tell each other what has changed."""
BUSY_MILLISECONDS = 10_000
READERS = 8
MOST_TOGETHER = 200
"""So many writes are committed together at most, so that the first need not wait long for the last."""
Joining = Literal["create_savepoint", "rollback_only"]
"""How a write takes part in a transaction: as one of several that may fail for itself, or as the only one."""


class Replaced(Exception):
    """A backup was restored while something was to be written."""


class Uncertain(Exception):
    """The connection was lost while something was being committed: it may stand, or not."""


@dataclass
class Job:
    """A write that waits for its turn, and where its outcome goes."""

    work: Work[Any]
    outcome: asyncio.Future[Any]


def address_of(url: str) -> URL:
    """The address of a database as SQLAlchemy wants it; `postgresql://` and `sqlite:///` are enough for people."""
    parsed = make_url(url)
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    return parsed.set(drivername=drivers.get(parsed.drivername, parsed.drivername))


class DirectSession(AsyncSession):
    """A session on a connection that never waits, within a transaction that is committed later."""

    def __init__(self, connection: Connection, joining: Joining) -> None:
        super().__init__(expire_on_commit=False, join_transaction_mode=joining)
        self.sync_session.bind = connection

    async def execute(self, statement: Any, params: Any = None, **options: Any) -> Any:
        """Execute a statement; the result has not been read yet, as its rows are at hand."""
        return self.sync_session.execute(statement, params, **options)


class Database:
    """An open database. `open` migrates it; `close` waits for what is being written."""

    def __init__(self, url: str) -> None:
        self.address = address_of(url)
        self.shared = self.address.get_backend_name() == "postgresql"
        """Whether other processes may use the database at the same time."""
        self._reader = _new_engine(self.address)
        self._writer = None if self.shared else _new_writer(self.address)
        self._waiter = ThreadPoolExecutor(1, "disk")
        self.token = token_hex(8)
        """By which this process knows its own announcements."""
        self._jobs: asyncio.Queue[Job | None] = asyncio.Queue()
        self._writing: asyncio.Task[None] | None = None
        self._data_version: int | None = None
        self.when_replaced: list[Callable[[], None]] = []
        """What is called when the database holds something else altogether, because a backup was restored."""

    async def open(self) -> None:
        """Make the database ready, whatever version of Beltane has used it last."""
        if not self.shared and self.address.database:
            Path(self.address.database).parent.mkdir(parents=True, exist_ok=True)
        if self._writer is not None:
            await self._wait_for(_migrate, self._writer)
            self._writing = asyncio.create_task(self._write_together(self._writer), name="writer")
            return
        async with self._reader.connect() as connection:
            await connection.run_sync(migrate)
            await connection.commit()

    async def close(self) -> None:
        """Finish what is being written and close all connections."""
        if self._writing is not None:
            await self._jobs.put(None)
            await self._writing
        if self._writer is not None:
            await self._wait_for(self._writer.dispose)
        self._waiter.shutdown()
        await self._reader.dispose()

    async def read(self, work: Work[T]) -> T:
        """What a function finds in the database."""
        async with AsyncSession(self._reader, expire_on_commit=False) as session:
            return await work(session)

    async def write(self, work: Work[T]) -> T:
        """Let a function change the database: all of it or, if it raises, nothing. On return it has been committed.

        Only `Uncertain` says that it may have been.
        """
        if self.shared:
            async with AsyncSession(self._reader, expire_on_commit=False) as session:
                result = await work(session)
                await _commit_or_doubt(session)
                return result
        job = Job(work, asyncio.get_running_loop().create_future())
        await self._jobs.put(job)
        return cast(T, await asyncio.shield(job.outcome))

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A connection on which everything is committed together at the end, or nothing if something goes wrong."""
        engine = self._reader if self.shared else _new_replacing_engine(self.address)
        try:
            async with engine.connect() as connection, connection.begin():
                yield connection
        finally:
            if engine is not self._reader:
                await engine.dispose()

    async def look_for_others(self) -> None:
        """Find out whether somebody else has written to an SQLite file, which is ours alone otherwise."""
        if not self.shared:

            async def nothing(_session: AsyncSession) -> None:
                return None

            with suppress(Replaced):
                await self.write(nothing)

    async def ping(self) -> None:
        """Raise if the database cannot be reached."""
        async with self._reader.connect() as connection:
            await connection.execute(text("SELECT 1"))

    async def announce(self, session: AsyncSession, news: str) -> None:
        """Tell other processes something once the session's transaction is committed."""
        if self.shared:
            values = {"channel": CHANNEL, "news": f"{self.token} {news}"}
            await session.execute(text("SELECT pg_notify(:channel, :news)"), values)

    async def announce_alone(self, news: Sequence[str]) -> None:
        """Tell other processes, where there are any, what is worth nothing after a crash: no disk is waited for."""
        if not (news and self.shared):
            return

        async def write(session: AsyncSession) -> None:
            await session.execute(text("SET LOCAL synchronous_commit TO OFF"))
            for about in news:
                await self.announce(session, about)

        await self.write(write)

    async def _write_together(self, writer: Engine) -> None:
        stopped = False
        while not stopped:
            jobs = [await self._jobs.get()]
            while not self._jobs.empty() and len(jobs) < MOST_TOGETHER:
                jobs.append(self._jobs.get_nowait())
            stopped = None in jobs
            await self._commit(writer, [job for job in jobs if job is not None])

    def _check_replaced(self, connection: Connection) -> None:
        """Refuse to write if a backup was restored meanwhile: what is to be written was about something else."""
        (version,) = _driver(connection).execute("PRAGMA data_version").fetchone()
        before, self._data_version = self._data_version, version
        if before is not None and before != version:
            for listener in self.when_replaced:
                listener()
            raise Replaced

    async def _commit(self, writer: Engine, jobs: list[Job]) -> None:
        """Do several jobs in one transaction; one that fails leaves the others alone."""
        try:
            connection = _begin_at_once(writer)
            if connection is None:
                connection = await self._wait_for(_begin, writer, BUSY_MILLISECONDS)
            try:
                self._check_replaced(connection)
                outcomes = await _do_all(jobs, connection)
            except BaseException:
                connection.close()
                raise
            await self._wait_for(_finish, connection)
        except Exception as error:
            outcomes = [(job, None, error) for job in jobs]
        for job, result, failure in outcomes:
            if job.outcome.done():
                continue
            if failure is None:
                job.outcome.set_result(result)
            else:
                job.outcome.set_exception(failure)

    async def _wait_for(self, function: Callable[..., T], *arguments: Any) -> T:
        """Let the thread that waits for the disk do something."""
        return await asyncio.get_running_loop().run_in_executor(self._waiter, function, *arguments)


async def _commit_or_doubt(session: AsyncSession) -> None:
    try:
        await session.commit()
    except DBAPIError as error:
        if error.connection_invalidated:
            raise Uncertain from error
        raise
    except (InterfaceError, OSError) as error:
        raise Uncertain from error


Outcome = tuple[Job, Any, Exception | None]
"""A job with its result, or with why it failed."""


async def _do_all(jobs: Sequence[Job], connection: Connection) -> list[Outcome]:
    """Do jobs within one transaction. One that fails undoes nothing but what it has done itself."""
    if len(jobs) > 1:
        return [await _do(job, connection, "create_savepoint") for job in jobs]
    outcomes = [await _do(job, connection, "rollback_only") for job in jobs]
    if any(failure is not None for _, _, failure in outcomes):
        connection.rollback()
    return outcomes


async def _do(job: Job, connection: Connection, joining: Joining) -> Outcome:
    session = DirectSession(connection, joining)
    try:
        result = await job.work(session)
        session.sync_session.commit()
    except Exception as error:
        return job, None, error
    finally:
        session.sync_session.close()
    return job, result, None


def _begin_at_once(writer: Engine) -> Connection | None:
    """Begin to write, unless somebody else is writing to the file or something is wrong."""
    try:
        return _begin(writer, 0)
    except OperationalError:
        return None


def _begin(writer: Engine, patience: int) -> Connection:
    """Begin to write as soon as nobody else does, within so many milliseconds."""
    connection = writer.connect()
    try:
        _driver(connection).execute(f"PRAGMA busy_timeout={patience}")
        connection.begin()
    except BaseException:
        connection.close()
        raise
    return connection


def _driver(connection: Connection) -> sqlite3.Connection:
    """For what is asked for each write, and takes longer to hand through SQLAlchemy than to answer."""
    return cast(sqlite3.Connection, connection.connection.driver_connection)


def _finish(connection: Connection) -> None:
    """Commit, and wait until the disk has it."""
    with connection:
        connection.commit()


def _migrate(writer: Engine) -> None:
    with writer.begin() as connection:
        migrate(connection)


def _new_engine(address: URL) -> AsyncEngine:
    """An engine whose errors do not say what was written: that may be secret, and errors are logged."""
    if address.get_backend_name() != "sqlite":
        return create_async_engine(
            address, pool_size=READERS, max_overflow=READERS, pool_pre_ping=True, hide_parameters=True
        )
    engine = create_async_engine(address, pool_size=READERS, max_overflow=0, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    event.listen(engine.sync_engine, "begin", _begin_reading)
    return engine


def _new_replacing_engine(address: URL) -> AsyncEngine:
    """For whoever replaces everything in an SQLite file; it is closed as soon as that is done."""
    engine = create_async_engine(address, poolclass=StaticPool, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    event.listen(engine.sync_engine, "begin", _begin_writing)
    return engine


def _new_writer(address: URL) -> Engine:
    options = {"check_same_thread": False}
    engine = create_engine(
        address.set(drivername="sqlite"), poolclass=StaticPool, connect_args=options, hide_parameters=True
    )
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_writing)
    return engine


def _prepare_sqlite(connection: Any, _record: object) -> None:
    # Python's driver would otherwise begin transactions where it sees fit, which breaks savepoints.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", f"busy_timeout={BUSY_MILLISECONDS}", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_writing(connection: Any) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _begin_reading(connection: Any) -> None:
    connection.exec_driver_sql("BEGIN")
