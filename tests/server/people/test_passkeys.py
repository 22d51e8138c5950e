"""Signing in with a passkey."""

from __future__ import annotations

import pytest

from tests.server.people.authenticator import Authenticator
from tests.server.running import HOST, Guest, Service

pytestmark = pytest.mark.anyio


async def with_passkey(service: Service) -> tuple[Guest, Authenticator]:
    ann = await service.guest("Ann")
    device = Authenticator(HOST, "beltane.test")
    options = await ann.post("/me/passkeys/options")
    await ann.post("/me/passkeys", **device.create(options))
    return ann, device


async def test_a_passkey_opens_the_door_elsewhere(each_service: Service) -> None:
    ann, device = await with_passkey(each_service)
    elsewhere = Guest("", each_service.stranger())
    for _ in range(2):
        options = await elsewhere.post("/sessions/passkey/options")
        assert (await elsewhere.post("/sessions/passkey", **device.get(options)))["key"] == ann.key
    assert (await elsewhere.get("/me"))["key"] == ann.key


async def test_what_was_signed_for_another_site_or_challenge_is_refused(service: Service) -> None:
    _, device = await with_passkey(service)
    elsewhere = Guest("", service.stranger())
    old = await elsewhere.post("/sessions/passkey/options")
    await elsewhere.post("/sessions/passkey/options")
    assert await elsewhere.refused("/sessions/passkey", **device.get(old)) == "passkey-refused"
    options = await elsewhere.post("/sessions/passkey/options")
    device.origin = "https://evil.example"
    assert await elsewhere.refused("/sessions/passkey", **device.get(options)) == "passkey-refused"


async def test_an_answer_counts_once_and_an_unknown_device_not_at_all(service: Service) -> None:
    _, device = await with_passkey(service)
    elsewhere = Guest("", service.stranger())
    options = await elsewhere.post("/sessions/passkey/options")
    answer = device.get(options)
    cookie = elsewhere.client.cookies["beltane_challenge"]
    await elsewhere.post("/sessions/passkey", **answer)
    thief = Guest("", service.stranger())
    thief.client.cookies.set("beltane_challenge", cookie)
    assert await thief.refused("/sessions/passkey", **answer) == "passkey-refused"
    unknown = Authenticator(HOST, "beltane.test")
    options = await thief.post("/sessions/passkey/options")
    assert await thief.refused("/sessions/passkey", **unknown.get(options)) == "passkey-refused"


@pytest.mark.parametrize("cookie", ["", "a.b.c", "AAAA.9999999999999.00"])
async def test_a_forged_challenge_is_refused(service: Service, cookie: str) -> None:
    _, device = await with_passkey(service)
    thief = Guest("", service.stranger())
    thief.client.cookies.set("beltane_challenge", cookie)
    assert await thief.refused("/sessions/passkey", **device.get({"challenge": "AAAA"})) == "passkey-refused"
