"""Passwords: hashed with argon2 in threads of their own, few at a time, since each takes memory and a core.

So signing in never waits for whole games that are being replayed, nor those for people who sign in.
"""

from __future__ import annotations

from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from beltane.server.operations.threads import Threads

SHORTEST = 8
LONGEST = 200
AT_A_TIME = 2
HASHER = PasswordHasher()


@cache
def nobodys_hash() -> str:
    """A hash to check against where there is none; made once per process, since making one takes a core a while."""
    return HASHER.hash("nobody's")


class Passwords:
    """Hashes and checks passwords."""

    def __init__(self) -> None:
        self._threads = Threads("passwords", AT_A_TIME)
        self._nobodys = nobodys_hash()

    async def hash(self, password: str) -> str:
        """The hash of a password."""
        return await self._threads.run(HASHER.hash, password)

    async def matches(self, password: str, kept: str | None) -> bool:
        """Whether a password matches a hash. Without a hash, checking takes equally long."""
        fits = await self._threads.run(self._fits, password, kept or self._nobodys)
        return fits and kept is not None

    def _fits(self, password: str, kept: str) -> bool:
        try:
            return HASHER.verify(kept, password)
        except (VerificationError, InvalidHashError):
            return False
