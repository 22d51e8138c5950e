"""Access: a person's sessions and passkeys, which they can list and end."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256

from pydantic import BaseModel
from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncSession

from beltane.server.operations.problems import NOT_FOUND, Refusal
from beltane.server.storage.models import Passkey, Session

KEY_DIGITS = 16


class SessionInfo(BaseModel):
    """A browser in which one is signed in. `here`: the one that asks. `seen` is exact to the day."""

    key: str
    device: str | None
    created: int
    seen: int
    here: bool


class PasskeyInfo(BaseModel):
    """A passkey: the device on which it was made, and when it was last used to sign in."""

    key: str
    device: str | None
    created: int
    used: int | None


def key_of(identity: str) -> str:
    """The public identifier of a session or passkey: it reveals nothing about the secret and grants nothing."""
    return sha256(identity.encode()).hexdigest()[:KEY_DIGITS]


async def sessions_of(session: AsyncSession, person: int, here: str, now: int) -> list[SessionInfo]:
    """The sessions of a person: the requesting one first, then the most recently used."""
    query = select(Session).where(Session.person_id == person, Session.expires > now)
    found = [
        SessionInfo(
            key=key_of(row.secret_hash),
            device=row.device,
            created=row.created,
            seen=row.seen or row.created,
            here=row.secret_hash == here,
        )
        for row in await session.scalars(query)
    ]
    return sorted(found, key=lambda each: (not each.here, -each.seen, each.key))


async def find_session(session: AsyncSession, person: int, key: str) -> str:
    """The hash of the secret of a person's session, found by its public key."""
    hashes = await session.scalars(select(Session.secret_hash).where(Session.person_id == person))
    found = _find(key, hashes)
    if found is None:
        raise Refusal(NOT_FOUND, "unknown-session")
    return found


async def passkeys_of(session: AsyncSession, person: int) -> list[PasskeyInfo]:
    """The passkeys of a person, the oldest first."""
    query = select(Passkey).where(Passkey.person_id == person).order_by(Passkey.created, Passkey.credential)
    return [
        PasskeyInfo(key=key_of(row.credential), device=row.device, created=row.created, used=row.used)
        for row in await session.scalars(query)
    ]


async def drop_passkey(session: AsyncSession, person: int, key: str) -> None:
    """Delete a passkey, so that nobody can sign in with it any more."""
    credentials = await session.scalars(select(Passkey.credential).where(Passkey.person_id == person))
    credential = _find(key, credentials)
    if credential is None:
        raise Refusal(NOT_FOUND, "unknown-passkey")
    await session.execute(delete(Passkey).where(Passkey.credential == credential))


def _find(key: str, identities: Iterable[str]) -> str | None:
    return next((identity for identity in identities if key_of(identity) == key), None)
