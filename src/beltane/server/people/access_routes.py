"""HTTP: listing and ending one's sessions and passkeys."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Request
from pydantic import Field

from beltane.server.dependencies import ServicesDep, Somebody, secret_of
from beltane.server.people import access
from beltane.server.people.secrets import KEY_PATTERN, hash_of

router = APIRouter(prefix="/api", tags=["people"])

Key = Annotated[str, Field(max_length=access.KEY_DIGITS, pattern=KEY_PATTERN)]


@router.get("/me/sessions")
async def list_my_sessions(services: ServicesDep, request: Request, person: Somebody) -> list[access.SessionInfo]:
    """The browsers in which one is signed in."""
    here, now = hash_of(secret_of(request) or ""), services.now()
    return await services.database.read(lambda session: access.sessions_of(session, person.id, here, now))


@router.delete("/me/sessions/{key}", status_code=204)
async def end_session(services: ServicesDep, person: Somebody, key: Key) -> None:
    """Sign out in another browser; its connections are closed."""
    found = await services.database.read(lambda session: access.find_session(session, person.id, key))
    await services.people.end_session(found)


@router.get("/me/passkeys")
async def list_my_passkeys(services: ServicesDep, person: Somebody) -> list[access.PasskeyInfo]:
    """The passkeys with which one can sign in."""
    return await services.database.read(lambda session: access.passkeys_of(session, person.id))


@router.delete("/me/passkeys/{key}", status_code=204)
async def drop_passkey(services: ServicesDep, person: Somebody, key: Key) -> None:
    """Delete a passkey, so that nobody can sign in with it any more. Open sessions stay signed in."""
    await services.database.write(lambda session: access.drop_passkey(session, person.id, key))
