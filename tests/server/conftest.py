"""A running service for tests, on SQLite and on PostgreSQL; the latter is a real server, started once."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from beltane.server.operations.settings import ServerSettings
from tests.server.forking import Launcher, launching
from tests.server.postgres import Postgres, PostgresMissing
from tests.server.running import Service, running


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postgres]:
    """A PostgreSQL server of our own."""
    try:
        server = Postgres()
    except PostgresMissing as missing:
        pytest.fail(str(missing))
    with server:
        yield server


@pytest.fixture(scope="session")
def launcher() -> Iterator[Launcher]:
    """A process that forks services; loading everything takes it seconds."""
    with launching() as launcher:
        yield launcher


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'beltane.sqlite'}"
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """The address of an empty SQLite database, where the kind does not matter."""
    return f"sqlite:///{tmp_path / 'beltane.sqlite'}"


@pytest.fixture
async def service(sqlite_url: str) -> AsyncIterator[Service]:
    """A service on SQLite."""
    async with running(ServerSettings(database_url=sqlite_url, rate_limits=False)) as service:
        yield service


@pytest.fixture
async def each_service(database_url: str) -> AsyncIterator[Service]:
    """A service on each kind of database in turn."""
    async with running(ServerSettings(database_url=database_url, rate_limits=False)) as service:
        yield service
