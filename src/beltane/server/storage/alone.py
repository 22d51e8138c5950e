"""One process to an SQLite file: a second one would cache tables that the first one changes."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from beltane.kernel.errors import BadSetup
from beltane.server.storage.database import address_of, make_private

if sys.platform != "win32":
    import fcntl


@contextmanager
def alone_with(url: str) -> Iterator[None]:
    """Refuse to run beside another process that runs with the same SQLite file; on PostgreSQL any number may.

    The system releases the lock when the process ends, however it does, and no process that it starts inherits it.
    """
    address = address_of(url)
    if sys.platform == "win32" or address.get_backend_name() != "sqlite" or not address.database:
        yield
        return
    file = Path(f"{address.database}.lock")
    make_private(file)
    with file.open("r+b") as lock:
        try:
            fcntl.lockf(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except (BlockingIOError, PermissionError):
            raise BadSetup("database-in-use", file=address.database) from None
        yield
