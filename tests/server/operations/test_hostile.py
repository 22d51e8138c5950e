"""Hostile input: texts that are not text, endless numbers, headers that make no sense."""

from __future__ import annotations

import json
import math
from typing import Any

import httpx
import pytest

from tests.server.running import Service, table_of

pytestmark = pytest.mark.anyio

HERE = "@"
"""Stands for the value being tried."""
TEXTS = [
    "\x00",
    "a\x00b",
    "\ud800",
    "\udfff\ud800",
    "\U0010ffff",
    "\u202e",
    "9" * 5000,
    "x" * 100_000,
    "../..",
    "'; --",
]
OTHERS: list[Any] = [None, True, -1, 10**400, -(10**400), 1e308, math.nan, math.inf, [], {}, [[[]]], {"a": {"b": {}}}]
WISHES: list[tuple[str, Any]] = [
    ("/people", {"name": HERE}),
    ("/people", {"name": "Ann", HERE: 1}),
    ("/people", {"name": "Ann", "preferences": {"language": HERE}}),
    ("/sessions", {"login": HERE, "password": "x"}),
    ("/sessions", {"login": "x", "password": HERE}),
    ("/sessions/passkey", {HERE: HERE}),
    ("/me/passkeys", {"id": HERE, "rawId": HERE, "response": HERE}),
    ("/tables", {"game": HERE, "seats": ["me", "me"]}),
    ("/tables", {"game": "meduris", "seats": ["me", HERE]}),
    ("/tables", {"game": "meduris", "seats": HERE}),
    ("/tables", {"game": "bonfire", "seats": ["me", "me"], "options": {HERE: "x"}}),
    ("/tables", {"game": "bonfire", "seats": ["me", "me"], "options": {"guardians": HERE}}),
    ("/tables", {"game": "meduris", "seats": ["me", "me"], "settings": {"clock": {"seconds": HERE}}}),
    ("/tables", {"game": "meduris", "seats": ["me"], "settings": {"clock": {"window": {"zone": HERE}}}}),
    ("/saves", {"save": HERE, "seats": ["me", "me"]}),
    ("/tables/KEY/sit", {"seat": 1, "invite": HERE}),
    ("/tables/KEY/sit", {"seat": HERE}),
    ("/tables/KEY/seat-bot", {"seat": 1, "bot": HERE}),
    ("/tables/KEY/motions", {"motion": "take-over", "seat": HERE}),
    ("/tables/KEY/motions", {"motion": HERE}),
    ("/tables/KEY/chat", {"text": HERE}),
    ("/tables/KEY/act", {"ply": HERE, "actions": [0]}),
    ("/tables/KEY/act", {"ply": 3, "actions": HERE}),
    ("/tables/KEY/act", {"ply": 3, "actions": [HERE]}),
    ("/tables/KEY/undo", {"ply": HERE}),
    ("/tables/KEY/what-if", {"ply": 3, "choices": [[HERE]], "luck": HERE}),
]
SAVES: list[dict[str, Any]] = [
    {"seed": HERE},
    {"seats": HERE},
    {"rules": HERE},
    {"options": HERE},
    {"options": {"x": HERE}},
    {"edition": HERE},
    {"actions": HERE},
    {"actions": [HERE]},
    {"game": HERE},
    {"format": HERE},
]
PATHS = ["/tables/@", "/people/@", "/tables/@/position", "/tables/KEY?invite=@", "/tables/KEY/entries?since=@", "/@"]
SIGNS = ["%00", "a%00b", "%ED%A0%80", "%FF", "%2e%2e%2f", "%F4%8F%BF%BF", "%0d%0aSet-Cookie:x=y", "x" * 5000]
HEADERS = [
    {"Origin": "http://["},
    {"Origin": "http://beltane.test:99999999"},
    {"Content-Length": "\u00b2"},
    {"Content-Length": "9" * 5000},
    {"Content-Length": "-1"},
    {"Accept-Language": "\u00ff," * 500},
    {"Accept-Language": "en-\u0000,*;q=nan"},
    {"Cookie": "beltane_session=\u00e9"},
    {"Cookie": "beltane_session=" + "x" * 128},
    {"Cookie": "beltane_challenge=a.b.c; beltane_session="},
    {"Host": "["},
    {"Content-Type": "application/json; charset=utf-7"},
]


def fill(wish: Any, what: Any) -> Any:
    """A request with something in its placeholders."""
    if wish == HERE:
        return what
    if isinstance(wish, dict):
        return {str(fill(key, what)): fill(value, what) for key, value in wish.items()}
    return [fill(part, what) for part in wish] if isinstance(wish, list) else wish


def check(response: httpx.Response, about: object) -> None:
    """Whatever the request, it was understood or refused; nothing broke."""
    assert response.status_code < 500, (about, response.text)
    if response.status_code >= 400:
        assert response.headers["content-type"] == "application/problem+json", about
        assert response.json()["status"] == response.status_code
    assert "default-src 'self'" in response.headers["content-security-policy"], about


async def test_hostile_json_breaks_nothing(each_service: Service) -> None:
    ann, ben = await each_service.guests("Ann", "Ben")
    key = await table_of(ann, [ben])
    before = await ann.get(f"/tables/{key}/position")
    for path, wish in WISHES:
        for what in [*TEXTS, *OTHERS]:
            body = json.dumps(fill(wish, what)).encode()
            headers = {"Content-Type": "application/json"}
            client = each_service.stranger() if path == "/people" or path.startswith("/sessions") else ann.client
            response = await client.post(f"/api{path.replace('KEY', key)}", content=body, headers=headers)
            check(response, (path, body[:100]))
            if path == "/tables" and response.status_code == 201:
                await ann.post(f"/tables/{response.json()['table']['key']}/resign")
    after = await ann.get(f"/tables/{key}/position")
    assert (after["ply"], after["view"]) == (before["ply"], before["view"])


async def test_hostile_saves_are_refused(service: Service) -> None:
    from beltane import Match

    ann = await service.guest("Ann")
    match = Match.new("bonfire", seats=2, seed=5)
    good = json.loads(match.save())
    for change in SAVES:
        for what in [*TEXTS, *OTHERS]:
            save = json.dumps({**good, **fill(change, what)})
            response = await ann.ask("/saves", save=save, seats=["me", "me"])
            check(response, save[:200])
            if response.status_code == 201:
                await ann.post(f"/tables/{response.json()['table']['key']}/resign")


async def test_hostile_addresses_break_nothing(each_service: Service) -> None:
    ann, ben = await each_service.guests("Ann", "Ben")
    key = await table_of(ann, [ben])
    for path in PATHS:
        for sign in SIGNS:
            response = await ann.client.get("/api" + path.replace("KEY", key).replace(HERE, sign))
            check(response, (path, sign))
            assert "set-cookie" not in response.headers


async def test_hostile_headers_break_nothing(service: Service) -> None:
    ann = await service.guest("Ann")
    for header in HEADERS:
        headers = {name.encode(): value.encode("latin-1") for name, value in header.items()}
        check(await ann.client.get("/api/me", headers=headers), header)
        body = b'{"name": "Eve"}'
        check(await service.stranger().post("/api/people", content=body, headers=headers), header)
        check(await ann.client.post("/api/me/passkeys/options", content=b"{}", headers=headers), header)
