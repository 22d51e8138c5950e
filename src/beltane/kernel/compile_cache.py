"""The cache of compiled functions on disk, safe for several processes that compile at the same time.

Numba keeps one index per function of what it has been compiled for, and numbers the files; concurrent processes could
overwrite one another's. Here every signature of a function has files of its own, so that two processes can only ever
write the same content. And nothing is compiled twice: a process waits for what another one is already compiling.
"""

from __future__ import annotations

import functools
import hashlib
import os
import shutil
import time
from collections.abc import Callable
from pathlib import Path
from types import CellType
from typing import Any

import numpy as np
from numba.core import caching

from beltane.kernel.sources import cache_of

try:
    import fcntl
except ImportError:  # Windows has no locks: processes may then compile the same function, each for itself.
    fcntl = None  # type: ignore[assignment]

KEPT_DIGESTS = 3
KEPT_SECONDS = 14 * 24 * 3600
WAIT_SECONDS = 300.0
"""Maximum wait for another process, in seconds; a stuck one should not block everybody else."""
RETRY_SECONDS = 0.02
"""Seconds between two attempts to take a lock."""


class FunctionLocks:
    """A lock for each function, so that one process at a time compiles it; a process that dies releases its locks.

    Each lock is one byte of the same file.
    """

    def __init__(self, folder: Path) -> None:
        self._path = folder / "compiling.lock"
        self._file: int | None = None
        self._held: set[int] = set()

    def acquire(self, name: str) -> None:
        """Wait until no other process is compiling the named function; if the file cannot be locked, go ahead."""
        byte = _byte_of(name)
        if fcntl is None or byte in self._held:
            return
        try:
            if self._file is None:
                self._file = os.open(self._path, os.O_RDWR | os.O_CREAT)
            if self._lock(self._file, byte):
                self._held.add(byte)
        except OSError:
            return

    def _lock(self, file: int, byte: int) -> bool:
        deadline = time.monotonic() + WAIT_SECONDS
        while time.monotonic() < deadline:
            try:
                fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, byte)
            except (BlockingIOError, PermissionError):
                time.sleep(RETRY_SECONDS)
            else:
                return True
        return False

    def release(self, name: str) -> None:
        """Let other processes compile the function, or load what has been compiled."""
        byte = _byte_of(name)
        if self._file is not None and byte in self._held:
            self._held.remove(byte)
            fcntl.lockf(self._file, fcntl.LOCK_UN, 1, byte)


def _byte_of(name: str) -> int:
    return int.from_bytes(hashlib.sha256(name.encode()).digest()[:7], "big")


class SignatureFiles:
    """The cache files of one function: Numba's usual pair for each signature and processor type."""

    def __init__(self, folder: str, name: str, stamp: str) -> None:
        self._folder, self._name, self._stamp = folder, name, stamp

    def load(self, key: object) -> Any:
        """The data saved under a key, or None."""
        return self._files(key).load(key)

    def save(self, key: object, data: object) -> None:
        """Save data under a key."""
        self._files(key).save(key, data)

    def _files(self, key: object) -> Any:
        return caching.IndexDataCacheFile(
            self._folder, f"{self._name}-{_short_digest(repr(key).encode())}", self._stamp
        )


@functools.cache
def rule_cache(parts: tuple[str, ...]) -> type[Any]:
    """A Numba function cache that lives in the folder of these parts' digest."""
    folder = cache_of(parts)
    locks = FunctionLocks(folder)

    class Locator(caching._CacheLocator):  # type: ignore[misc]
        def __init__(self, function: Callable[..., Any]) -> None:
            self.disambiguator = f"{function.__module__}-{function.__code__.co_firstlineno}"

        def get_cache_path(self) -> str:
            return str(folder)

        def get_source_stamp(self) -> str:
            return folder.name

        def get_disambiguator(self) -> str:
            return self.disambiguator

        @classmethod
        def from_function(cls, function: Callable[..., Any], _file: str) -> Locator:
            return cls(function)

    class Implementation(caching.CompileResultCacheImpl):  # type: ignore[misc]
        _locator_classes = (Locator,)

    class RuleCache(caching.FunctionCache):  # type: ignore[misc]
        _impl_class = Implementation

        def __init__(self, function: Callable[..., Any]) -> None:
            super().__init__(function)
            self._cache_file = SignatureFiles(str(folder), self._impl.filename_base, folder.name)

        def load_overload(self, signature: Any, target_context: Any) -> Any:
            found = super().load_overload(signature, target_context)
            if found is None:
                locks.acquire(self._lock_name(signature))
                # Another process may have compiled it in the meantime.
                found = super().load_overload(signature, target_context)
            return found

        def release(self, signature: Any) -> None:
            """Let processes that wait for a signature continue: it is compiled now, or compiling has failed."""
            locks.release(self._lock_name(signature))

        def _lock_name(self, signature: Any) -> str:
            return f"{self._impl.filename_base} {signature}"

    folder.mkdir(parents=True, exist_ok=True)
    folder.touch()
    prune(folder)
    return RuleCache


def name_apart(function: Callable[..., Any]) -> None:
    """Give a rule that was made by a factory function a unique name, derived from the numbers that it closes over.

    Cache files and compiled code are identified by function names. Numba tells closures that come from the same line
    apart only within one process: across processes, one could be linked in place of the other.
    """
    cells: tuple[CellType, ...] = function.__closure__ or ()
    numbers = [cell.cell_contents for cell in cells if isinstance(cell.cell_contents, int | np.ndarray)]
    if numbers:
        made_from = b"".join(np.asarray(number).tobytes() for number in numbers)
        function.__qualname__ = f"{function.__qualname__}_{_short_digest(made_from)}"


def _short_digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:12]


def prune(current: Path) -> None:
    """Remove compiled code of older digests that has not been used for two weeks, but keep the newest few."""
    others = sorted((f for f in current.parent.iterdir() if f != current), key=_last_use, reverse=True)
    for folder in others[KEPT_DIGESTS:]:
        if time.time() - _last_use(folder) > KEPT_SECONDS:
            shutil.rmtree(folder, ignore_errors=True)


def _last_use(folder: Path) -> float:
    try:
        return folder.stat().st_mtime
    except FileNotFoundError:
        return 0.0
