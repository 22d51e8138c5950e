"""Passkeys: signing in with a device instead of a password.

A challenge travels in its own cookie, signed and short-lived, so that any process can check the answer.
"""

from __future__ import annotations

import hmac
import json
import logging
import re
import secrets
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import sha256
from typing import Any
from urllib.parse import urlsplit

import webauthn
from sqlalchemy import select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession
from starlette.requests import HTTPConnection
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from beltane.server.operations.problems import FORBIDDEN, Refusal
from beltane.server.people.person import Known
from beltane.server.services import Services
from beltane.server.storage.models import Passkey, Person

NAME = "Beltane"
CHALLENGE_BYTES = 32
MILLISECONDS_TO_ANSWER = 5 * 60 * 1000
PURPOSE = "passkey-challenges"
LOG = logging.getLogger("beltane.people")
CREDENTIAL = re.compile(r"[A-Za-z0-9_-]{1,1364}")
"""The name of a passkey: at most 1023 bytes, as base64url."""


@dataclass(frozen=True)
class Site:
    """The site that a passkey is for."""

    id: str
    origin: str


def site_of(services: Services, connection: HTTPConnection) -> Site:
    """The site through which a request reached the service."""
    url = services.settings.public_url or f"{connection.url.scheme}://{connection.headers.get('host', '')}"
    parts = urlsplit(url)
    return Site(parts.hostname or "", f"{parts.scheme}://{parts.netloc}")


def new_challenge(services: Services) -> tuple[bytes, str]:
    """A challenge, and the cookie that remembers it."""
    challenge = secrets.token_bytes(CHALLENGE_BYTES)
    content = f"{bytes_to_base64url(challenge)}.{services.now() + MILLISECONDS_TO_ANSWER}"
    return challenge, f"{content}.{_signature(services, content)}"


def read_challenge(services: Services, cookie: str | None) -> bytes:
    """The challenge in a cookie, if it is one of ours and has not expired."""
    content, _, signature = (cookie or "").rpartition(".")
    challenge, _, expires = content.partition(".")
    genuine = hmac.compare_digest(signature.encode(), _signature(services, content).encode())
    if not genuine or int(expires) < services.now():
        raise _refused()
    return base64url_to_bytes(challenge)


def _refused() -> Refusal:
    return Refusal(FORBIDDEN, "passkey-refused")


def _credential_of(answer: Mapping[str, Any]) -> str:
    """The name of the passkey with which a browser answers."""
    name = answer.get("id")
    if not isinstance(name, str) or not CREDENTIAL.fullmatch(name):
        raise _refused()
    return name


@contextmanager
def _refusing() -> Iterator[None]:
    """Refuse what cannot be verified. The formats are nested in several ways, and reading what nobody would make
    raises whatever the libraries happen to run into.
    """
    try:
        yield
    except Exception as error:
        LOG.info("passkey-refused", extra={"reason": type(error).__name__})
        raise _refused() from None


def _signature(services: Services, content: str) -> str:
    return hmac.new(services.keys.key_for(PURPOSE), content.encode(), sha256).hexdigest()


async def registration(services: Services, site: Site, person: Known) -> tuple[dict[str, Any], str]:
    """What a browser needs to create a passkey for a person, and the cookie with the challenge."""
    challenge, cookie = new_challenge(services)

    async def read(session: AsyncSession) -> list[str]:
        return list(await session.scalars(select(Passkey.credential).where(Passkey.person_id == person.id)))

    known = await services.database.read(read)
    options = webauthn.generate_registration_options(
        rp_id=site.id,
        rp_name=NAME,
        user_id=person.key.encode(),
        user_name=person.name,
        challenge=challenge,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(credential)) for credential in known],
    )
    return json.loads(webauthn.options_to_json(options)), cookie


async def register(
    services: Services,
    site: Site,
    person: Known,
    answer: Mapping[str, Any],
    cookie: str | None,
    device: str | None = None,
) -> None:
    """Keep a passkey that a browser has created."""
    challenge = read_challenge(services, cookie)
    credential = _credential_of(answer)
    with _refusing():
        verified = webauthn.verify_registration_response(
            credential=dict(answer), expected_challenge=challenge, expected_rp_id=site.id, expected_origin=site.origin
        )
    if bytes_to_base64url(verified.credential_id) != credential:
        raise _refused()

    async def write(session: AsyncSession) -> None:
        passkey = Passkey(
            credential=credential,
            person_id=person.id,
            public_key=bytes_to_base64url(verified.credential_public_key),
            sign_count=verified.sign_count,
            created=services.now(),
            device=device,
        )
        session.add(passkey)
        await session.flush()

    try:
        await services.database.write(write)
    except IntegrityError:
        # Somebody has it already: devices never make the same twice.
        raise _refused() from None


def authentication(services: Services, site: Site) -> tuple[dict[str, Any], str]:
    """What a browser needs to sign in any person, and the cookie with the challenge."""
    challenge, cookie = new_challenge(services)
    options = webauthn.generate_authentication_options(rp_id=site.id, challenge=challenge)
    return json.loads(webauthn.options_to_json(options)), cookie


async def authenticate(
    services: Services, site: Site, answer: Mapping[str, Any], cookie: str | None, device: str | None = None
) -> tuple[Known, str]:
    """A new session for the owner of a passkey."""
    challenge, credential = read_challenge(services, cookie), _credential_of(answer)

    async def read(session: AsyncSession) -> tuple[Passkey, Person] | None:
        query = select(Passkey, Person).join(Person, Person.id == Passkey.person_id)
        row = (await session.execute(query.where(Passkey.credential == credential))).first()
        return None if row is None else (row[0], row[1])

    found = await services.database.read(read)
    if found is None:
        raise _refused()
    passkey, person = found
    with _refusing():
        verified = webauthn.verify_authentication_response(
            credential=dict(answer),
            expected_challenge=challenge,
            expected_rp_id=site.id,
            expected_origin=site.origin,
            credential_public_key=base64url_to_bytes(passkey.public_key),
            credential_current_sign_count=passkey.sign_count,
        )

    async def write(session: AsyncSession) -> None:
        changed = update(Passkey).where(Passkey.credential == passkey.credential)
        await session.execute(changed.values(sign_count=verified.new_sign_count, used=services.now()))

    await services.database.write(write)
    return await services.people.new_session(person, device)
