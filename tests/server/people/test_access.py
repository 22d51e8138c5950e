"""Listing and ending one's sessions and passkeys."""

from __future__ import annotations

import pytest

from beltane.server.operations.settings import ServerSettings
from tests.server.people.authenticator import Authenticator
from tests.server.running import HOST, Guest, Service, running

pytestmark = pytest.mark.anyio

DAY = 24 * 3600 * 1000
START = 1_800_000_000_000
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 (KHTML, like Gecko) Safari/604.1"


async def ann_twice(service: Service) -> tuple[Guest, Guest]:
    """Ann in two browsers."""
    ann = Guest("Ann", service.stranger())
    ann.client.headers["user-agent"] = FIREFOX
    ann.key = (await ann.post("/people", name="Ann"))["key"]
    await ann.client.put("/api/me/password", json={"login": "ann", "password": "bonfire-night"})
    elsewhere = Guest("Ann", service.stranger(), ann.key)
    elsewhere.client.headers["user-agent"] = IPHONE
    await elsewhere.post("/sessions", login="ann", password="bonfire-night")
    return ann, elsewhere


async def test_everybody_sees_where_they_are_signed_in_and_may_end_it(each_service: Service) -> None:
    ann, elsewhere = await ann_twice(each_service)
    here, there = await ann.get("/me/sessions")
    assert (here["device"], here["here"]) == ("Firefox, Linux", True)
    assert (there["device"], there["here"]) == ("Safari, iPhone", False)
    assert (await ann.client.delete(f"/api/me/sessions/{there['key']}")).status_code == 204
    assert (await elsewhere.client.get("/api/me")).status_code == 401
    assert [each["here"] for each in await ann.get("/me/sessions")] == [True]
    again = await ann.client.delete(f"/api/me/sessions/{there['key']}")
    assert (again.status_code, again.json()["code"]) == (404, "unknown-session")


async def test_nobody_ends_the_sessions_of_others(service: Service) -> None:
    ann, _ = await ann_twice(service)
    eve = await service.guest("Eve")
    for each in await ann.get("/me/sessions"):
        assert (await eve.client.delete(f"/api/me/sessions/{each['key']}")).status_code == 404
    assert len(await ann.get("/me/sessions")) == 2
    assert (await service.stranger().get("/api/me/sessions")).status_code == 401


async def test_a_session_is_noted_to_be_in_use_once_a_day(sqlite_url: str) -> None:
    now = [START]
    async with running(ServerSettings(database_url=sqlite_url, rate_limits=False), lambda: now[0]) as service:
        ann = await service.guest("Ann")
        for passed, seen in ((DAY - 1, START), (1, START + DAY), (1, START + DAY)):
            now[0] += passed
            assert [each["seen"] for each in await ann.get("/me/sessions")] == [seen]


async def test_a_passkey_that_was_dropped_opens_nothing(each_service: Service) -> None:
    ann = await each_service.guest("Ann")
    device = Authenticator(HOST, "beltane.test")
    await ann.post("/me/passkeys", **device.create(await ann.post("/me/passkeys/options")))
    (kept,) = await ann.get("/me/passkeys")
    assert kept["used"] is None
    elsewhere = Guest("", each_service.stranger())
    await elsewhere.post("/sessions/passkey", **device.get(await elsewhere.post("/sessions/passkey/options")))
    (kept,) = await ann.get("/me/passkeys")
    assert kept["used"] is not None
    eve = await each_service.guest("Eve")
    assert (await eve.client.delete(f"/api/me/passkeys/{kept['key']}")).json()["code"] == "unknown-passkey"
    assert (await ann.client.delete(f"/api/me/passkeys/{kept['key']}")).status_code == 204
    assert await ann.get("/me/passkeys") == []
    options = await elsewhere.post("/sessions/passkey/options")
    assert await elsewhere.refused("/sessions/passkey", **device.get(options)) == "passkey-refused"
