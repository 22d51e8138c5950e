"""The service's own secret, made on first start and shared by all processes; keys are derived from it."""

from __future__ import annotations

import hmac
import secrets
from contextlib import suppress
from hashlib import sha256

from sqlalchemy import select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from beltane.server.storage.database import Database
from beltane.server.storage.models import Kept

NAME = "secret"
BYTES = 32


class Keys:
    """Keys for several purposes, derived so that one reveals nothing about another."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._secret = b""

    async def open(self) -> None:
        """Load the secret, or create it; if several processes create one at the same time, the first counts."""
        with suppress(IntegrityError):
            await self._database.write(self._make)
        self._secret = bytes.fromhex(await self._database.read(self._read))

    def key_for(self, purpose: str) -> bytes:
        """The key for a purpose; the same in every process, and after every restart."""
        assert self._secret
        return hmac.digest(self._secret, purpose.encode(), sha256)

    async def _make(self, session: AsyncSession) -> None:
        if await session.get(Kept, NAME) is None:
            session.add(Kept(name=NAME, value=secrets.token_hex(BYTES)))

    async def _read(self, session: AsyncSession) -> str:
        return (await session.execute(select(Kept.value).where(Kept.name == NAME))).scalar_one()
