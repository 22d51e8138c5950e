"""Request dependencies: services, session, person, address, language."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import Annotated

from babel.core import negotiate_locale
from fastapi import Depends
from fastapi.requests import HTTPConnection
from fastapi.security import APIKeyCookie

from beltane.server.operations.problems import NOT_SIGNED_IN, Refusal
from beltane.server.people.person import Known
from beltane.server.services import Services
from beltane.text.languages import ENGLISH, LANGUAGES

COOKIE = "beltane_session"
SESSION = APIKeyCookie(name=COOKIE, scheme_name="session", auto_error=False)
"""How the OpenAPI description marks operations that need a session."""
LONGEST_SECRET = 128
HOME_BITS = 64
"""Length of the network prefix of an IPv6 address."""


def services_of(connection: HTTPConnection) -> Services:
    """The services of the application that received the request."""
    services = connection.app.state.services
    assert isinstance(services, Services)
    return services


def secret_of(connection: HTTPConnection) -> str | None:
    """The session secret of the request, if it has one that could be valid."""
    secret = connection.cookies.get(COOKIE)
    return secret if secret and len(secret) <= LONGEST_SECRET else None


async def get_services(connection: HTTPConnection) -> Services:
    """The services, as a dependency. A coroutine, because FastAPI would run a plain function in a thread."""
    return services_of(connection)


async def current_person(connection: HTTPConnection) -> Known | None:
    """The person making the request, or None for a stranger."""
    secret = secret_of(connection)
    person = None if secret is None else await services_of(connection).people.find(secret)
    connection.state.person = person
    return person


async def signed_in_person(
    person: Annotated[Known | None, Depends(current_person)], _secret: Annotated[str | None, Depends(SESSION)]
) -> Known:
    """The person making the request; strangers are refused."""
    if person is None:
        raise Refusal(NOT_SIGNED_IN, "not-signed-in")
    return person


def client_of(connection: HTTPConnection) -> str:
    """The address of a request, for rate limits. Behind a proxy, uvicorn has put the client's address here."""
    return network_of(connection.client.host) if connection.client else ""


@lru_cache(maxsize=10_000)
def network_of(host: str) -> str:
    """An IPv4 address, or an IPv6 network, since one host can use many addresses.

    >>> [network_of(host) for host in ("192.0.2.7", "2001:db8:1:2:3::4", "::ffff:192.0.2.7", "somewhere")]
    ['192.0.2.7', '2001:db8:1:2::/64', '192.0.2.7', 'somewhere']
    """
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, IPv4Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Network((address, HOME_BITS), strict=False))


def language_of(connection: HTTPConnection) -> str:
    """The language for error messages: the person's preference, or else their browser's."""
    person: Known | None = getattr(connection.state, "person", None)
    if person is not None and person.preferences.language != "auto":
        return person.preferences.language
    wished = [part.partition(";")[0].strip() for part in connection.headers.get("accept-language", "").split(",")]
    return negotiate_locale([wish.split("-")[0] for wish in wished[:20]], LANGUAGES) or ENGLISH


ServicesDep = Annotated[Services, Depends(get_services)]
Anybody = Annotated[Known | None, Depends(current_person)]
Somebody = Annotated[Known, Depends(signed_in_person)]
