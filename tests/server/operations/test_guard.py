"""The guard: other sites, headers, and requests that are too large or too many."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import suppress

import httpx
import pytest

from beltane.server.operations.guard import MOST_BYTES
from beltane.server.operations.limits import GUESSING, NEW_TABLES, READING, RENAMING, Limit, Limits, Quota
from beltane.server.operations.problems import UNAVAILABLE, Refusal
from beltane.server.operations.settings import ServerSettings
from tests.server.running import HOST, Service, running, table_of

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    "headers",
    [{"Origin": "https://evil.example"}, {"Origin": "null"}, {"Origin": ""}, {"Sec-Fetch-Site": "cross-site"}],
)
async def test_other_sites_change_nothing(service: Service, headers: dict[str, str]) -> None:
    response = await service.stranger().post("/api/people", json={"name": "Ann"}, headers=headers)
    assert (response.status_code, response.json()["code"]) == (403, "foreign-origin")
    assert "set-cookie" not in response.headers


@pytest.mark.parametrize("headers", [{"Origin": HOST}, {"Sec-Fetch-Site": "same-origin"}, {}])
async def test_our_own_pages_may(service: Service, headers: dict[str, str]) -> None:
    response = await service.stranger().post("/api/people", json={"name": "Ann"}, headers=headers)
    assert response.status_code == 201


async def test_behind_a_proxy_the_public_address_counts(sqlite_url: str) -> None:
    settings = ServerSettings(database_url=sqlite_url, public_url="https://play.example.org")
    async with running(settings) as service:
        new = {"name": "Ann"}
        here = {"Origin": "https://play.example.org"}
        response = await service.stranger().post("/api/people", json=new, headers=here)
        assert response.status_code == 201
        assert "Secure" in response.headers["set-cookie"]
        assert response.headers["strict-transport-security"].startswith("max-age=")
        response = await service.stranger().post("/api/people", json=new, headers={"Origin": HOST})
        assert response.status_code == 403


@pytest.mark.parametrize("path", ["/health", "/api/games", "/api/nothing", "/api/me"])
async def test_every_answer_tells_browsers_to_be_strict(service: Service, path: str) -> None:
    headers = (await service.stranger().get(path)).headers
    assert "default-src 'self'" in headers["content-security-policy"]
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"


async def test_answers_about_people_and_tables_are_not_kept(service: Service) -> None:
    assert (await service.stranger().get("/api/games")).headers["cache-control"] == "no-store"


async def test_what_is_too_large_is_refused_whatever_the_headers_say(service: Service) -> None:
    large = json.dumps({"name": "x" * MOST_BYTES}).encode()
    stranger = service.stranger()
    response = await stranger.post("/api/people", content=large, headers={"Content-Type": "application/json"})
    assert (response.status_code, response.json()["code"]) == (413, "too-large")

    async def parts() -> AsyncIterator[bytes]:
        for start in range(0, len(large), 65536):
            yield large[start : start + 65536]

    response = await stranger.post("/api/people", content=parts(), headers={"Content-Type": "application/json"})
    assert (response.status_code, response.json()["code"]) == (413, "too-large")


@pytest.mark.parametrize("body", [b"", b"{", b"[1]", b'"x"', b"\xff\xfe", b'{"name": 5}', b"[" * 100_000, b"nan"])
async def test_hostile_json_is_refused(service: Service, body: bytes) -> None:
    headers = {"Content-Type": "application/json"}
    response = await service.stranger().post("/api/people", content=body, headers=headers)
    assert response.status_code in (400, 422)
    assert response.headers["content-type"] == "application/problem+json"


async def test_whoever_asks_too_often_has_to_wait(sqlite_url: str) -> None:
    async with running(ServerSettings(database_url=sqlite_url)) as service:
        stranger = service.stranger()
        answers = [await stranger.post("/api/sessions", json={"login": "a", "password": "b"}) for _ in range(12)]
        assert [answer.status_code for answer in answers[:10]] == [403] * 10
        assert answers[-1].status_code == 429
        assert int(answers[-1].headers["retry-after"]) >= 1


def test_a_limit_fills_again() -> None:
    now = [0.0]
    limits = Limits(lambda: now[0])
    limit = Limit("trying", at_once=2, seconds=10)
    limits.check(limit, "ann")
    limits.check(limit, "ann")
    limits.check(limit, "ben")
    with pytest.raises(Refusal):
        limits.check(limit, "ann")
    now[0] = 10.0
    limits.check(limit, "ann")
    with pytest.raises(Refusal):
        limits.check(limit, "ann")


def test_whoever_holds_too_much_has_to_let_go_of_some() -> None:
    limits, quota = Limits(lambda: 0.0), Quota("things", most=1)
    with limits.reserve((quota, "ann")):
        with pytest.raises(Refusal), limits.reserve((quota, "ben"), (quota, "ann")):
            pass
        with limits.reserve((quota, "ben")):
            pass
    with limits.reserve((quota, "ann")):
        pass


async def test_a_home_counts_as_one_client_however_many_addresses_it_has(sqlite_url: str) -> None:
    async with running(ServerSettings(database_url=sqlite_url)) as service:
        wrong = {"login": "a", "password": "b"}
        codes = []
        for number in range(12):
            transport = httpx.ASGITransport(service.app, client=(f"2001:db8:1:2::{number}", 443))
            async with httpx.AsyncClient(transport=transport, base_url=HOST) as browser:
                codes.append((await browser.post("/api/sessions", json={**wrong, "login": f"a{number}"})).status_code)
        assert (codes[:10], codes[-1]) == ([403] * 10, 429)


async def test_a_rematch_counts_as_a_new_table(sqlite_url: str) -> None:
    async with running(ServerSettings(database_url=sqlite_url)) as service:
        ann = await service.guest("Ann")
        keys = [
            (await ann.post("/tables", game="meduris", seats=["me", "open"]))["table"]["key"]
            for _ in range(NEW_TABLES.at_once)
        ]
        await ann.post(f"/tables/{keys[0]}/close")
        assert await ann.refused(f"/tables/{keys[0]}/rematch") == "too-many-requests"


async def test_reading_whole_games_again_and_again_has_a_limit(sqlite_url: str) -> None:
    async with running(ServerSettings(database_url=sqlite_url)) as service:
        ann = await service.guest("Ann")
        key = (await ann.post("/tables", game="meduris", seats=["me", "open"]))["table"]["key"]
        for _ in range(READING.at_once):
            with suppress(Refusal):
                service.parts.limits.check(READING, "127.0.0.1")
        for path in ("entries", "replay/0", "save"):
            response = await ann.client.get(f"/api/tables/{key}/{path}")
            assert (response.status_code, response.json()["code"]) == (429, "too-many-requests")


async def test_errors_speak_the_language_of_whoever_asks(service: Service) -> None:
    titles = {
        language: (await service.stranger().get("/api/me", headers={"Accept-Language": language})).json()["title"]
        for language in ("en", "de-AT,de;q=0.9,en;q=0.5", "fr", "nl", "tlh")
    }
    assert titles["de-AT,de;q=0.9,en;q=0.5"] == "Wähle zuerst einen Namen oder melde dich an."
    assert titles["tlh"] == titles["en"] == "Choose a name first, or sign in."
    assert len(set(titles.values())) == 4


async def test_health_readiness_and_metrics(service: Service) -> None:
    stranger = service.stranger()
    assert (await stranger.get("/health")).json() == {"status": "alive"}
    assert (await stranger.get("/ready")).json()["status"] == "ready"
    text = (await stranger.get("/metrics")).text
    assert 'beltane_requests_total{method="GET",status="200"} 2' in text


async def test_nobody_changes_their_name_all_the_time(sqlite_url: str) -> None:
    async with running(ServerSettings(database_url=sqlite_url)) as service:
        ann = await service.guest("Ann")
        for number in range(RENAMING.at_once):
            assert (await ann.client.patch("/api/me", json={"name": f"Ann {number}"})).status_code == 200
        refused = await ann.client.patch("/api/me", json={"name": "Anna"})
        assert (refused.status_code, refused.json()["code"]) == (429, "too-many-requests")
        # The page sends the whole form, even if something else is changed in it.
        same = {"name": f"Ann {RENAMING.at_once - 1}", "preferences": {"theme": "dark"}}
        assert (await ann.client.patch("/api/me", json=same)).status_code == 200


async def test_old_names_are_not_kept_with_a_table(service: Service) -> None:
    ann, ben = await service.guests("Ann", "Ben")
    key = await table_of(ann, [ben])
    sizes = set[int]()
    for name in ("Anna", "Annie", "Anne", "Ann"):
        await ann.client.patch("/api/me", json={"name": name})
        seats = (await ben.get(f"/tables/{key}/position"))["table"]["seats"]
        assert seats[0]["person"]["name"] == name
        sizes.add(len((await service.parts.house.find(key)).json_cache))
    assert len(sizes) == 1


async def test_only_what_is_not_there_counts_as_guessing(sqlite_url: str) -> None:
    """While a game is being compiled, clients ask again and again for tables that there are."""
    async with running(ServerSettings(database_url=sqlite_url)) as service:
        ann = await service.guest("Ann")
        key = (await ann.post("/tables", game="meduris", seats=["me", "open"]))["table"]["key"]
        service.parts.house.forget(key)

        def compiling(game: str) -> None:
            raise Refusal(UNAVAILABLE, "game-compiling", seconds=1)

        service.parts.house._check_game = compiling
        for _ in range(GUESSING.at_once + 5):
            assert (await ann.client.get(f"/api/tables/{key}")).status_code == 503
        missing = [(await ann.client.get(f"/api/tables/{'x' * len(key)}")).status_code for _ in range(GUESSING.at_once)]
        assert set(missing) == {404}
        assert (await ann.client.get(f"/api/tables/{'x' * len(key)}")).status_code == 429


async def test_the_description_is_made_once(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    first = await service.stranger().get("/api/openapi.json")
    assert first.json() == json.loads(json.dumps(service.app.openapi()))
    monkeypatch.setattr(service.app, "openapi", None)
    again = await service.stranger().get("/api/openapi.json")
    assert (again.content, again.headers["content-type"]) == (first.content, "application/json")
