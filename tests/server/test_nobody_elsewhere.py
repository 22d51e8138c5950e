"""Nobody gets where they do not belong: forged sessions, forms of other sites, guessed invitations, others' tables."""

from __future__ import annotations

from contextlib import nullcontext, suppress
from dataclasses import replace
from itertools import count
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from beltane import Match
from beltane.server.dependencies import COOKIE
from beltane.server.live.socket import LONGEST_MESSAGE
from beltane.server.operations.guard import HEADERS
from beltane.server.operations.limits import CHANGING, GUESSING, VOTING
from beltane.server.operations.settings import ServerSettings
from beltane.server.people.people import SESSION_MILLISECONDS
from tests.server.running import Service, listening_service, running, table_of

pytestmark = pytest.mark.anyio


async def test_forged_sessions_are_nobodys(service: Service) -> None:
    ann = await service.guest("Ann")
    secret = ann.client.cookies[COOKIE]
    swapped = secret[:-1] + ("A" if secret[-1] != "A" else "B")
    for forged in (swapped, secret[:-1], secret + "A", secret.upper(), "A" * 43, "'; --", "1", ann.key):
        client = service.stranger()
        client.cookies.set(COOKIE, forged)
        assert (await client.get("/api/me")).status_code == 401


async def test_sessions_end(database_url: str) -> None:
    now = [1_800_000_000_000]
    settings = ServerSettings(database_url=database_url, rate_limits=False)
    async with running(settings, lambda: now[0]) as service:
        ann = await service.guest("Ann")
        # Each use lets it last on, and it ends exactly that long after the last one.
        for _ in range(2):
            now[0] += SESSION_MILLISECONDS - 1
            assert (await ann.client.get("/api/me")).status_code == 200
        now[0] += SESSION_MILLISECONDS
        assert (await ann.client.get("/api/me")).status_code == 401


async def test_a_session_that_was_ended_is_over_at_once(service: Service) -> None:
    ann = await service.guest("Ann")
    stolen = service.stranger()
    stolen.cookies.set(COOKIE, ann.client.cookies[COOKIE])
    assert (await stolen.get("/api/me")).status_code == 200
    await ann.client.delete("/api/sessions/current")
    assert (await stolen.get("/api/me")).status_code == 401


@pytest.mark.parametrize(
    "media", ["application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/plain"]
)
async def test_forms_of_other_sites_change_nothing(service: Service, media: str) -> None:
    """A browser sends forms along with cookies, and may omit their origin."""
    ann = await service.guest("Ann")
    key = await table_of(ann, [await service.guest("Ben")])
    for origin in (
        {"Origin": "https://evil.example"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ):
        for path in (f"/api/tables/{key}/resign", f"/api/tables/{key}/chat", "/api/tables"):
            headers = {**origin, "Content-Type": media}
            response = await ann.client.post(path, content=b'{"text": "x"}', headers=headers)
            assert (response.status_code, response.json()["code"]) == (403, "foreign-origin")
    response = await ann.client.post(
        f"/api/tables/{key}/chat", content=b'{"text": "x"}', headers={"Content-Type": media}
    )
    assert response.status_code == 422
    assert (await ann.get(f"/tables/{key}/position"))["table"]["status"] == "playing"
    assert await ann.get(f"/tables/{key}/chat") == []


async def test_a_page_without_tls_is_another_site(sqlite_url: str) -> None:
    async with running(ServerSettings(database_url=sqlite_url, public_url="https://play.example.org")) as service:
        headers = {"Origin": "http://play.example.org"}
        response = await service.stranger().post("/api/people", json={"name": "Ann"}, headers=headers)
        assert response.status_code == 403


def questions(key: str) -> list[tuple[str, str, dict[str, Any] | None]]:
    """All requests about a table."""
    seen = {"ply": 3}
    return [
        *[("GET", f"/api/tables/{key}{path}", None) for path in ("", "/position", "/entries", "/replay/0")],
        *[("GET", f"/api/tables/{key}{path}", None) for path in ("/save", "/chat", "/analysis")],
        *[("POST", f"/api/tables/{key}/{path}", None) for path in ("start", "close", "resign", "rematch", "analysis")],
        *[("POST", f"/api/tables/{key}/{path}", seen) for path in ("confirm", "undo", "hint")],
        ("POST", f"/api/tables/{key}/act", {"ply": 3, "actions": [0]}),
        ("POST", f"/api/tables/{key}/what-if", {"ply": 3, "choices": []}),
        ("POST", f"/api/tables/{key}/sit", {"seat": 0}),
        ("POST", f"/api/tables/{key}/stand", {"seat": 0}),
        ("POST", f"/api/tables/{key}/seat-bot", {"seat": 0, "bot": "apprentice"}),
        ("POST", f"/api/tables/{key}/motions", {"motion": "abandon"}),
        ("POST", f"/api/tables/{key}/motions", {"motion": "abandon", "agree": False}),
        ("POST", f"/api/tables/{key}/chat", {"text": "Hello"}),
    ]


async def test_a_private_table_answers_like_one_that_is_not_there(each_service: Service) -> None:
    ann, ben, eve = await each_service.guests("Ann", "Ben", "Eve")
    key = await table_of(ann, [ben], public=False, hints=True)
    before = await ann.get(f"/tables/{key}/position")
    nowhere = key[:-1] + ("a" if key[-1] != "a" else "b")
    for (method, path, wish), (_, other, _) in zip(questions(key), questions(nowhere), strict=True):
        for invite in ({}, {"invite": "a" * 26}, {"invite": before["invite"][:-1]}):
            real = await eve.client.request(method, path, json=wish, params=invite if method == "GET" else {})
            none = await eve.client.request(method, other, json=wish, params=invite if method == "GET" else {})
            assert (real.status_code, real.json()["code"]) == (404, "unknown-table"), path
            assert (none.status_code, none.content) == (real.status_code, real.content), path
            assert sorted(none.headers) == sorted(real.headers)
    assert await ann.get(f"/tables/{key}/position") == before


async def test_guessing_has_an_end(sqlite_url: str) -> None:
    """A person who asks for tables that do not exist has to wait, also for existing ones, and on every route."""
    async with running(ServerSettings(database_url=sqlite_url)) as service:
        ann, eve = await service.guests("Ann", "Eve")
        made = await ann.post("/tables", game="meduris", seats=["me", "open"], settings={"public": False})
        key = made["table"]["key"]
        for path in (f"/tables/{key}/motions", "/tables/nothing/motions"):
            statuses = [(await eve.ask(path, motion="abandon")).status_code for _ in range(GUESSING.at_once + 1)]
            assert statuses[-1] == 429
        response = await eve.client.get(f"/api/tables/{key}", params={"invite": "a" * 26})
        assert response.status_code == 429
        assert (await ann.client.get(f"/api/tables/{key}")).status_code == 200


async def test_nobody_votes_without_end(sqlite_url: str) -> None:
    """Each vote is broadcast to everybody at the table."""
    async with running(ServerSettings(database_url=sqlite_url)) as service:
        ann, ben = await service.guests("Ann", "Ben")
        key = await table_of(ann, [ben])
        for number in range(VOTING.at_once):
            await ann.post(f"/tables/{key}/motions", motion="abandon", agree=number % 2 == 0)
        assert await ann.refused(f"/tables/{key}/motions", motion="abandon") == "too-many-requests"


async def test_nobody_fills_a_journal_without_end(sqlite_url: str) -> None:
    """Whatever can be done and undone again and again is kept for ever."""
    async with running(ServerSettings(database_url=sqlite_url)) as service:
        ann, ben = await service.guests("Ann", "Ben")
        key = (await ann.post("/tables", game="meduris", seats=["me", "open", "open"]))["table"]["key"]
        me = (await service.parts.people.find_by_key(ann.key)).id
        for _ in range(CHANGING.at_once):
            service.parts.limits.check(replace(CHANGING, seconds=60), me)
        limited = [await ann.ask(f"/tables/{key}/{what}", seat=1) for what in ("sit", "stand")]
        assert [answer.json()["code"] for answer in limited] == ["too-many-requests"] * 2
        position = await ben.post(f"/tables/{key}/sit", seat=1)
        assert await ann.refused(f"/tables/{key}/undo", ply=position["ply"]) == "too-many-requests"


async def test_guessing_over_the_websocket_has_an_end(sqlite_url: str) -> None:
    async with listening_service(ServerSettings(database_url=sqlite_url)) as address:
        ann = await address.guest("Ann")
        made = await ann.post("/tables", game="meduris", seats=["me", "open"], settings={"public": False})
        key = made["table"]["key"]
        for closes in (False, False, True):
            async with address.listening() as listener:
                for _ in range(GUESSING.at_once // 2):
                    await listener.wish(watch=key, invite="a" * 26)
                with pytest.raises(ConnectionClosed) if closes else nullcontext():
                    for _ in range(GUESSING.at_once // 2):
                        assert (await listener.hear("problem"))["code"] == "unknown-table"


async def test_nobody_tells_of_themselves_where_they_do_not_watch(sqlite_url: str) -> None:
    async with listening_service(ServerSettings(database_url=sqlite_url, rate_limits=False)) as address:
        ann, eve = await address.guest("Ann"), await address.guest("Eve")
        made = await ann.post("/tables", game="meduris", seats=["me", "open"], settings={"public": False})
        key = made["table"]["key"]
        async with address.listening(ann) as host, address.listening(eve) as other:
            await host.wish(watch=key)
            assert (await host.hear("presence"))["person"] == ann.key
            await other.wish(unwatch=key, ping=True)
            await other.hear("pong")
            await host.wish(presence="away")
            assert (await host.hear("presence"))["person"] == ann.key


async def test_giant_frames_end_the_connection_and_nothing_else(sqlite_url: str) -> None:
    async with listening_service(ServerSettings(database_url=sqlite_url, rate_limits=False)) as address:
        for frame in ("x" * (LONGEST_MESSAGE + 1), "x" * 20_000_000, b"\xff" * 20_000_000):
            async with address.listening() as listener:
                with suppress(ConnectionClosed):
                    await listener.connection.send(frame)
                with pytest.raises(ConnectionClosed):
                    await listener.hear("pong")
        async with address.listening() as listener:
            await listener.wish(ping=True)
            await listener.hear("pong")


@pytest.mark.parametrize("frame", [b"\x00\x01", b"\xff\xfe", b'{"ping": true}'])
async def test_frames_that_are_no_text_do_no_harm(sqlite_url: str, frame: bytes) -> None:
    async with (
        listening_service(ServerSettings(database_url=sqlite_url, rate_limits=False)) as address,
        address.listening() as listener,
    ):
        await listener.connection.send(frame)
        assert (await listener.hear("problem"))["code"] == "unreadable-request"
        await listener.wish(ping=True)
        await listener.hear("pong")


async def test_every_answer_has_every_header(service: Service) -> None:
    ann = await service.guest("Ann")
    key = await table_of(ann, [await service.guest("Ben")])
    answers: list[httpx.Response] = []
    for method, path, wish in questions(key):
        answers.append(await ann.client.request(method, path, json=wish))
    answers += [await ann.client.request(method, "/api/tables") for method in ("HEAD", "OPTIONS", "PUT", "TRACE", "X")]
    answers += [
        await service.stranger().get(path) for path in ("/", "/health", "/ready", "/metrics", "/api/openapi.json")
    ]
    answers.append(await ann.client.post("/api/people", content=b"x" * 3_000_000))
    for response in answers:
        for name, value in HEADERS.items():
            assert response.headers[name] == value, (response.request.method, response.request.url)
        assert response.status_code < 500


async def test_whoever_sits_down_at_a_game_from_a_save_is_told(each_service: Service) -> None:
    """The person who brought the save may know the seed, and so everything hidden."""
    ann, ben = await each_service.guests("Ann", "Ben")
    fresh = await ann.post("/tables", game="meduris", seats=["me", "open"])
    for actions in count(0, 10):
        match = Match.new("meduris", seats=2, seed=5)
        for _ in range(actions):
            match.play(match.legal_numbers()[0])
        made = await ann.post("/saves", save=match.save(), seats=["me", "open"])
        key = made["table"]["key"]
        assert (await ben.get(f"/tables/{key}"))["from_save"]
        listed = {table["key"]: table["from_save"] for table in await ben.get("/tables")}
        assert (listed[key], listed[fresh["table"]["key"]]) == (True, False)
        await ben.post(f"/tables/{key}/sit", seat=1)
        await ben.post(f"/tables/{key}/resign")
        assert (await ann.get(f"/people/{ann.key}"))["statistics"] == []
        if actions:
            break
    assert not (await ben.get(f"/tables/{fresh['table']['key']}"))["from_save"]
