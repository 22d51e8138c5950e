"""Passwords: hashed with argon2, never on the event loop, and few at a time, since each takes memory and a core."""

from __future__ import annotations

import asyncio

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

SHORTEST = 8
LONGEST = 200
AT_A_TIME = 2


class Passwords:
    """Hashes and checks passwords."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._turns = asyncio.Semaphore(AT_A_TIME)
        self._nobodys = self._hasher.hash("nobody's")

    async def hash(self, password: str) -> str:
        """The hash of a password."""
        async with self._turns:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def matches(self, password: str, kept: str | None) -> bool:
        """Whether a password matches a hash. Without a hash, checking takes equally long."""
        async with self._turns:
            fits = await asyncio.to_thread(self._fits, password, kept or self._nobodys)
        return fits and kept is not None

    def _fits(self, password: str, kept: str) -> bool:
        try:
            return self._hasher.verify(kept, password)
        except (VerificationError, InvalidHashError):
            return False
