"""HTTP: people, about themselves and others."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from beltane.server.dependencies import COOKIE, Anybody, ServicesDep, Somebody, client_of, secret_of
from beltane.server.operations.limits import NEW_PEOPLE, RENAMING, SIGNING_IN
from beltane.server.people import profile
from beltane.server.people.devices import device_of
from beltane.server.people.leaving import leave_all_tables
from beltane.server.people.passwords import LONGEST, SHORTEST
from beltane.server.people.people import SESSION_DAYS
from beltane.server.people.person import Known, PersonName, Preferences
from beltane.server.people.secrets import KEY_PATTERN
from beltane.server.services import Services

router = APIRouter(prefix="/api", tags=["people"])

Key = Annotated[str, Field(max_length=32, pattern=KEY_PATTERN)]
Password = Annotated[str, StringConstraints(min_length=SHORTEST, max_length=LONGEST)]


class NewPerson(BaseModel):
    """A new guest, by the name they choose."""

    model_config = ConfigDict(extra="forbid", json_schema_extra={"examples": [{"name": "Ann"}]})

    name: PersonName
    preferences: Preferences = Preferences()


class Changes(BaseModel):
    """What a person wants to change about themselves."""

    model_config = ConfigDict(extra="forbid", json_schema_extra={"examples": [{"name": "Anna"}]})

    name: PersonName | None = None
    preferences: Preferences | None = None


class NewPassword(BaseModel):
    """A password with which to sign in elsewhere; a person who has one already has to give it."""

    model_config = ConfigDict(extra="forbid")

    login: PersonName
    password: Password
    current: Annotated[str, Field(max_length=LONGEST)] | None = None


class Credentials(BaseModel):
    """A login and a password."""

    model_config = ConfigDict(extra="forbid")

    login: PersonName
    password: Annotated[str, Field(max_length=LONGEST)]


class Me(BaseModel):
    """What a person sees of themselves."""

    key: str
    name: str
    preferences: Preferences
    login: str | None


@router.post("/people", status_code=201)
async def become_guest(services: ServicesDep, request: Request, response: Response, wanted: NewPerson) -> Me:
    """Become a player by choosing a name. The response sets the session cookie."""
    services.limits.check(NEW_PEOPLE, client_of(request))
    device = device_of(request.headers.get("user-agent"))
    person, secret = await services.people.welcome(wanted.name, wanted.preferences, device)
    set_session(services, response, secret)
    return me_of(person)


@router.get("/me")
async def who_am_i(services: ServicesDep, request: Request, response: Response, person: Somebody) -> Me:
    """Who is signed in. Clients ask this when they start, so their cookie lasts as long as the session from then on."""
    secret = secret_of(request)
    if secret is not None:
        set_session(services, response, secret)
    return me_of(person)


@router.patch("/me")
async def change_me(services: ServicesDep, person: Somebody, changes: Changes) -> Me:
    """Change one's name or preferences."""
    if changes.name not in (None, person.name):
        services.limits.check(RENAMING, person.id)
    return me_of(await services.people.change(person, name=changes.name, preferences=changes.preferences))


@router.delete("/me", status_code=204)
async def forget_me(services: ServicesDep, person: Somebody, response: Response) -> None:
    """Delete one's data, and leave all tables. Games with others stay, without the name."""
    await leave_all_tables(services, person)
    await services.people.forget(person)
    response.delete_cookie(COOKIE)


@router.get("/me/export")
async def export_me(services: ServicesDep, person: Somebody) -> dict[str, Any]:
    """Everything that is kept about oneself."""
    return await services.database.read(lambda session: profile.export(session, person.id))


@router.put("/me/password")
async def set_password(services: ServicesDep, request: Request, person: Somebody, wanted: NewPassword) -> Me:
    """Set a password, to sign in on other devices."""
    services.limits.check(SIGNING_IN, client_of(request))
    return me_of(await services.people.set_password(person, wanted.login, wanted.password, wanted.current))


@router.post("/sessions", status_code=201)
async def sign_in(services: ServicesDep, request: Request, response: Response, credentials: Credentials) -> Me:
    """Sign in with a password."""
    services.limits.check(SIGNING_IN, client_of(request))
    services.limits.check(SIGNING_IN, credentials.login.casefold())
    device = device_of(request.headers.get("user-agent"))
    person, secret = await services.people.sign_in(credentials.login, credentials.password, device)
    set_session(services, response, secret)
    return me_of(person)


@router.delete("/sessions/current", status_code=204)
async def sign_out(services: ServicesDep, request: Request, response: Response, person: Anybody) -> None:
    """Sign out here."""
    secret = secret_of(request)
    if person is not None and secret is not None:
        await services.people.sign_out(secret)
    response.delete_cookie(COOKIE)


@router.delete("/sessions", status_code=204)
async def sign_out_everywhere(services: ServicesDep, person: Somebody, response: Response) -> None:
    """Sign out on all devices."""
    await services.people.sign_out_everywhere(person.id)
    response.delete_cookie(COOKIE)


@router.get("/people/{key}")
async def see_profile(services: ServicesDep, key: Key) -> profile.Profile:
    """A person's games, statistics and ratings."""
    person = await services.people.find_by_key(key)
    return await services.database.read(lambda session: profile.read_profile(session, person))


def set_session(services: Services, response: Response, secret: str) -> None:
    """Set the cookie of a session."""
    set_cookie(services, response, COOKIE, secret, SESSION_DAYS * 24 * 3600)


def set_cookie(services: Services, response: Response, name: str, value: str, seconds: int) -> None:
    """Set a cookie that no script can read, other sites do not send, and that needs TLS where there is any."""
    response.set_cookie(
        name,
        value,
        max_age=seconds,
        path="/",
        httponly=True,
        samesite="lax",
        secure=services.settings.secure,
    )


def me_of(person: Known) -> Me:
    """What a person sees of themselves."""
    return Me(key=person.key, name=person.name, preferences=person.preferences, login=person.login)
