"""HTTP: passkeys. A browser asks for a challenge, and answers it."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Body, Depends, Request, Response

from beltane.server.dependencies import ServicesDep, Somebody, client_of
from beltane.server.operations.limits import SIGNING_IN
from beltane.server.operations.problems import TOO_LARGE, Refusal
from beltane.server.people import passkeys
from beltane.server.people.devices import device_of
from beltane.server.people.routes import Me, me_of, set_cookie, set_session

router = APIRouter(prefix="/api", tags=["people"])

COOKIE = "beltane_challenge"
LONGEST_ANSWER = 64 * 1024
"""Maximum bytes of a browser's answer; the longest attestations take a few thousand."""


async def _not_too_long(request: Request) -> None:
    if len(await request.body()) > LONGEST_ANSWER:
        raise Refusal(TOO_LARGE, "too-large", most=LONGEST_ANSWER)


SHORT = [Depends(_not_too_long)]
Answer = Annotated[dict[str, Any], Body()]
SECONDS = passkeys.MILLISECONDS_TO_ANSWER // 1000


@router.post("/me/passkeys/options")
async def begin_passkey(
    services: ServicesDep, request: Request, response: Response, person: Somebody
) -> dict[str, Any]:
    """What a browser needs to create a passkey."""
    services.limits.check(SIGNING_IN, person.id)
    options, cookie = await passkeys.registration(services, passkeys.site_of(services, request), person)
    set_cookie(services, response, COOKIE, cookie, SECONDS)
    return options


@router.post("/me/passkeys", status_code=201, dependencies=SHORT)
async def keep_passkey(
    services: ServicesDep, request: Request, response: Response, person: Somebody, answer: Answer
) -> Me:
    """Keep the passkey that a browser has created."""
    services.limits.check(SIGNING_IN, person.id)
    site, cookie = passkeys.site_of(services, request), request.cookies.get(COOKIE)
    await passkeys.register(services, site, person, answer, cookie, device_of(request.headers.get("user-agent")))
    response.delete_cookie(COOKIE)
    return me_of(person)


@router.post("/sessions/passkey/options")
async def begin_sign_in(services: ServicesDep, request: Request, response: Response) -> dict[str, Any]:
    """What a browser needs to sign in with a passkey."""
    services.limits.check(SIGNING_IN, client_of(request))
    options, cookie = passkeys.authentication(services, passkeys.site_of(services, request))
    set_cookie(services, response, COOKIE, cookie, SECONDS)
    return options


@router.post("/sessions/passkey", status_code=201, dependencies=SHORT)
async def sign_in_with_passkey(services: ServicesDep, request: Request, response: Response, answer: Answer) -> Me:
    """Sign in with a passkey."""
    services.limits.check(SIGNING_IN, client_of(request))
    site, cookie = passkeys.site_of(services, request), request.cookies.get(COOKIE)
    device = device_of(request.headers.get("user-agent"))
    person, secret = await passkeys.authenticate(services, site, answer, cookie, device)
    response.delete_cookie(COOKIE)
    set_session(services, response, secret)
    return me_of(person)
