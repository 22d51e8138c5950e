"""The database: SQLite in a file by default, or PostgreSQL by its address; reads, and durable writes.

`read` and `write` take a function of a session. What `write` returns has been committed, and survives the end of the
process. On SQLite there is one writer, and all waiting writes are committed together: a disk sync is slow, and so many
moves share one. A thread waits for the disk, and for other writers to the file; everything else takes less time than
handing it to a thread. On PostgreSQL every write is a transaction of its own.
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

from asyncpg import InterfaceError, PostgresError
from sqlalchemy import URL, Connection, Engine, ExceptionContext, create_engine, event, make_url, text
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnectionFree
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, AsyncSession, create_async_engine
from sqlalchemy.pool import NullPool, StaticPool

from beltane.server.storage.migrate import migrate

T = TypeVar("T")
Work = Callable[[AsyncSession], Awaitable[T]]

CHANNEL = "beltane"
"""The channel by which processes on PostgreSQL announce changes."""
BUSY_MILLISECONDS = 10_000
READERS = 8
SECONDS_TO_CONNECT = 5.0
SECONDS_TO_ANSWER = 10.0
"""How long PostgreSQL may take for a statement. Where the network loses everything without a word, nothing else would
end the waiting.
"""
OWNER_ONLY = 0o600
OWNER_ONLY_FOLDER = 0o700
MOST_TOGETHER = 200
"""Maximum number of writes in one group commit."""
Joining = Literal["create_savepoint", "rollback_only"]
"""How a write takes part in a transaction: as one of several that may fail on its own, or as the only one."""


class Replaced(Exception):
    """A backup was restored while something was to be written."""


class Undone(Exception):
    """SQLite has rolled back a transaction on its own."""


class Uncertain(Exception):
    """The connection was lost during a commit, which may have succeeded or not."""


LOST = (DBAPIError, NoConnectionFree, PostgresError, InterfaceError, OSError, Undone)
"""What is raised when the database cannot be reached, does not answer in time, or fails."""


@dataclass
class Job:
    """A write waiting for its turn, and the future of its outcome."""

    work: Work[Any]
    outcome: asyncio.Future[Any]


def address_of(url: str) -> URL:
    """A database address as SQLAlchemy wants it; people may write `postgresql://` and `sqlite:///`."""
    parsed = make_url(url)
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    return parsed.set(drivername=drivers.get(parsed.drivername, parsed.drivername))


class DirectSession(AsyncSession):
    """A session on a synchronous connection, within a transaction that is committed later."""

    def __init__(self, connection: Connection, joining: Joining) -> None:
        super().__init__(expire_on_commit=False, join_transaction_mode=joining)
        self.sync_session.bind = connection

    async def execute(self, statement: Any, params: Any = None, **options: Any) -> Any:
        """Execute a statement; the result is read lazily, as its rows are local."""
        return self.sync_session.execute(statement, params, **options)


class Database:
    """An open database. `open` migrates it; `close` waits for pending writes."""

    def __init__(self, url: str) -> None:
        self.address = address_of(url)
        self.shared = self.address.get_backend_name() == "postgresql"
        """Whether other processes may use the database at the same time."""
        self._reader = _new_engine(self.address)
        self._writer = None if self.shared else _new_writer(self.address)
        self._waiter = ThreadPoolExecutor(1, "disk")
        self._reading: set[asyncio.Task[Any]] = set()
        self.token = token_hex(8)
        """Identifies this process's own announcements."""
        self._jobs: asyncio.Queue[Job | None] = asyncio.Queue()
        self._writing: asyncio.Task[None] | None = None
        self._data_version: int | None = None
        self.when_replaced: list[Callable[[], None]] = []
        """Called when a backup was restored, so that the database holds something else altogether."""

    async def open(self) -> None:
        """Open the database and migrate it, whatever version of Beltane has used it last."""
        if not self.shared and self.address.database:
            make_private(Path(self.address.database))
        if self._writer is not None:
            await self._wait_for(_migrate, self._writer)
            self._writing = asyncio.create_task(self._write_together(self._writer), name="writer")
            return
        async with self.writing() as connection:
            await connection.run_sync(migrate)

    async def close(self) -> None:
        """Finish what is being read and written, and close all connections."""
        if self._writing is not None:
            await self._jobs.put(None)
            await self._writing
        if self._writer is not None:
            await self._wait_for(self._writer.dispose)
        self._waiter.shutdown()
        await asyncio.gather(*self._reading, return_exceptions=True)
        await self._reader.dispose()

    async def read(self, work: Work[T]) -> T:
        """The result of a function that reads the database.

        A read is finished even if nobody waits for it any longer: cancelling it would tear down its connection, and
        leave a thread behind that answers to an event loop which may be closed by then.
        """
        reading = asyncio.create_task(self._read(work))
        self._reading.add(reading)
        reading.add_done_callback(self._reading.discard)
        return await asyncio.shield(reading)

    async def _read(self, work: Work[T]) -> T:
        async with AsyncSession(self._reader, expire_on_commit=False) as session:
            return await work(session)

    async def write(self, work: Work[T]) -> T:
        """Let a function change the database: completely or, if it raises, not at all. On return the change is
        committed.

        Only after `Uncertain` may it have been committed all the same.
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
        """A connection whose changes are committed together at the end, or rolled back on error.

        Its statements may take their time: they migrate or replace everything, or wait for another process that does.
        """
        engine = _new_patient_engine(self.address) if self.shared else _new_replacing_engine(self.address)
        try:
            async with engine.connect() as connection, connection.begin():
                yield connection
        finally:
            await engine.dispose()

    async def look_for_others(self) -> None:
        """Find out whether another process has written to an SQLite file, which is otherwise ours alone."""
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
        """Announce something to other processes once the session's transaction is committed."""
        if self.shared:
            values = {"channel": CHANNEL, "news": f"{self.token} {news}"}
            await session.execute(text("SELECT pg_notify(:channel, :news)"), values)

    async def announce_alone(self, news: Sequence[str]) -> None:
        """Announce something to other processes, if any, that may be lost in a crash: no disk sync is needed."""
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
        """Refuse to write if a backup was restored meanwhile: the write was based on the old contents."""
        (version,) = _driver(connection).execute("PRAGMA data_version").fetchone()
        before, self._data_version = self._data_version, version
        if before is not None and before != version:
            for listener in self.when_replaced:
                listener()
            raise Replaced

    async def _commit(self, writer: Engine, jobs: list[Job]) -> None:
        """Do several jobs in one transaction; one that fails does not affect the others."""
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
        """Run something in the thread that waits for the disk."""
        return await asyncio.get_running_loop().run_in_executor(self._waiter, function, *arguments)


def make_private(file: Path) -> None:
    """Create a file and its folder so that only the owner can read them, unless they exist: it holds seeds and secrets.

    SQLite gives the files that it keeps beside it the same permissions.
    """
    file.parent.mkdir(OWNER_ONLY_FOLDER, parents=True, exist_ok=True)
    file.touch(OWNER_ONLY)


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
"""A job with its result, or its error."""


async def _do_all(jobs: Sequence[Job], connection: Connection) -> list[Outcome]:
    """Do jobs within one transaction. One that fails is rolled back on its own, unless SQLite rolls back everything, as
    it may when there is no more room: then all have failed.
    """
    if len(jobs) > 1:
        return [await _do_in_part(job, connection) for job in jobs]
    outcomes = [await _do(job, connection, "rollback_only") for job in jobs]
    if any(failure is not None for _, _, failure in outcomes):
        connection.rollback()
    return outcomes


async def _do_in_part(job: Job, connection: Connection) -> Outcome:
    """Do a job as one of several; raises if the transaction of all of them is gone after it."""
    outcome = await _do(job, connection, "create_savepoint")
    if not _driver(connection).in_transaction:
        raise outcome[2] or Undone
    return outcome


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
    """Begin to write, unless another process is writing to the file or there is an error."""
    try:
        return _begin(writer, 0)
    except OperationalError:
        return None


def _begin(writer: Engine, patience: int) -> Connection:
    """Begin to write as soon as nobody else does, waiting at most a number of milliseconds."""
    connection = writer.connect()
    try:
        _driver(connection).execute(f"PRAGMA busy_timeout={patience}")
        connection.begin()
    except BaseException:
        connection.close()
        raise
    return connection


def _driver(connection: Connection) -> sqlite3.Connection:
    """The driver's connection, for frequent statements on which SQLAlchemy would spend more time than the database."""
    return cast(sqlite3.Connection, connection.connection.driver_connection)


def _finish(connection: Connection) -> None:
    """Commit, and wait for the disk sync."""
    with connection:
        connection.commit()


def _migrate(writer: Engine) -> None:
    with writer.begin() as connection:
        migrate(connection)


def _new_engine(address: URL) -> AsyncEngine:
    """An engine whose errors omit the parameters: these may be secret, and errors are logged."""
    if address.get_backend_name() != "sqlite":
        engine = create_async_engine(
            address,
            pool_size=READERS,
            max_overflow=READERS,
            pool_pre_ping=True,
            pool_timeout=SECONDS_TO_ANSWER,
            connect_args={"timeout": SECONDS_TO_CONNECT, "command_timeout": SECONDS_TO_ANSWER},
            hide_parameters=True,
        )
        event.listen(engine.sync_engine, "handle_error", _give_up_connection)
        return engine
    engine = create_async_engine(address, pool_size=READERS, max_overflow=0, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    event.listen(engine.sync_engine, "begin", _begin_reading)
    return engine


def _give_up_connection(failure: ExceptionContext) -> None:
    """A connection that has not answered in time is not used again, nor are those that were opened before it."""
    if isinstance(failure.original_exception, TimeoutError):
        failure.is_disconnect = True


def _new_patient_engine(address: URL) -> AsyncEngine:
    """An engine for PostgreSQL whose statements may take any time; it is closed as soon as they are done."""
    return create_async_engine(
        address, poolclass=NullPool, connect_args={"timeout": SECONDS_TO_CONNECT}, hide_parameters=True
    )


def _new_replacing_engine(address: URL) -> AsyncEngine:
    """An engine for replacing everything in an SQLite file; it is closed as soon as that is done."""
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
    # Python's driver would otherwise begin transactions on its own, which breaks savepoints.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", f"busy_timeout={BUSY_MILLISECONDS}", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_writing(connection: Any) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _begin_reading(connection: Any) -> None:
    connection.exec_driver_sql("BEGIN")
