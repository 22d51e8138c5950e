"""People: guests, sessions, passwords, profiles, and deletion."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from beltane import Match
from beltane.server.dependencies import COOKIE
from beltane.server.people.secrets import hash_of
from beltane.server.storage.models import Person, Session
from tests.server.running import Service, play_to_end, table_of

pytestmark = pytest.mark.anyio


async def test_a_guest_chooses_a_name_and_is_known(each_service: Service) -> None:
    ann = await each_service.guest("  Ann  of Avalon ")
    assert (await ann.get("/me"))["name"] == "Ann of Avalon"
    assert (await each_service.stranger().get("/api/me")).status_code == 401


async def test_the_cookie_is_secret_and_only_its_hash_is_kept(service: Service) -> None:
    response = await service.stranger().post("/api/people", json={"name": "Ann"})
    header = response.headers["set-cookie"]
    assert "HttpOnly" in header
    assert "SameSite=lax" in header
    secret = response.cookies[COOKIE]
    assert len(secret) >= 43

    async def read(session: AsyncSession) -> list[str]:
        return list(await session.scalars(select(Session.secret_hash)))

    assert await service.parts.database.read(read) == [hash_of(secret)]


@pytest.mark.parametrize("name", ["", "   ", "x" * 33, "a\u202eb", "a\x00b", "a\u200bb"])
async def test_a_name_can_be_read(service: Service, name: str) -> None:
    response = await service.stranger().post("/api/people", json={"name": name})
    assert response.status_code == 422


async def test_a_forged_cookie_is_nobodys(service: Service) -> None:
    await service.guest("Ann")
    stranger = service.stranger()
    for forged in ("", "x", "x" * 43, "x" * 5000, "'; drop table people; --"):
        response = await stranger.get("/api/me", headers={"Cookie": f"{COOKIE}={forged}"})
        assert response.status_code == 401


async def test_preferences_are_kept(each_service: Service) -> None:
    ann = await each_service.guest("Ann")
    wanted: dict[str, Any] = {"language": "fr", "theme": "dark", "motion": "calm"}
    wanted |= {"sound": True, "planning_aids": False, "muted": [ann.key]}
    response = await ann.client.patch("/api/me", json={"name": "Anne", "preferences": wanted})
    assert response.json() == await ann.get("/me")
    assert response.json()["preferences"] == wanted
    refused = await ann.ask("/tables", game="chess", seats=["me"])
    assert refused.json()["title"].endswith("bonfire et meduris.")


async def test_a_password_opens_the_door_elsewhere(each_service: Service) -> None:
    ann, ben = await each_service.guests("Ann", "Ben")
    response = await ann.client.put("/api/me/password", json={"login": "Ann", "password": "correct horse"})
    assert response.status_code == 200, response.text
    elsewhere = each_service.stranger()
    response = await elsewhere.post("/api/sessions", json={"login": "ANN", "password": "correct horse"})
    assert response.json()["key"] == ann.key
    assert (await elsewhere.get("/api/me")).json()["key"] == ann.key
    for login, password in (("ann", "wrong horse"), ("nobody", "correct horse"), ("ben", "")):
        response = await each_service.stranger().post("/api/sessions", json={"login": login, "password": password})
        assert (response.status_code, response.json()["code"]) == (403, "wrong-password")
    taken = await ben.client.put("/api/me/password", json={"login": "aNN", "password": "battery staple"})
    assert taken.json()["code"] == "login-taken"


async def test_a_password_is_changed_by_whoever_knows_it(service: Service) -> None:
    ann = await service.guest("Ann")
    await ann.client.put("/api/me/password", json={"login": "Ann", "password": "correct horse"})
    new = {"login": "Ann", "password": "battery staple"}
    assert (await ann.client.put("/api/me/password", json=new)).json()["code"] == "wrong-password"
    changed = await ann.client.put("/api/me/password", json={**new, "current": "correct horse"})
    assert changed.status_code == 200

    async def read(session: AsyncSession) -> str | None:
        return await session.scalar(select(Person.password))

    kept = await service.parts.database.read(read)
    assert kept is not None
    assert kept.startswith("$argon2id$")


async def test_signing_out_ends_the_session(each_service: Service) -> None:
    ann = await each_service.guest("Ann")
    secret = ann.client.cookies[COOKIE]
    await ann.get("/me")
    assert (await ann.client.delete("/api/sessions/current")).status_code == 204
    stolen = await each_service.stranger().get("/api/me", headers={"Cookie": f"{COOKIE}={secret}"})
    assert stolen.status_code == 401


async def test_whose_chat_somebody_does_not_want_to_read_is_kept(each_service: Service) -> None:
    ann, ben = await each_service.guests("Ann", "Ben")
    preferences = (await ann.get("/me"))["preferences"]
    assert preferences["muted"] == []
    kept = await ann.client.patch("/api/me", json={"preferences": {**preferences, "muted": [ben.key]}})
    assert kept.status_code == 200
    each_service.parts.people.forget_all()
    assert (await ann.get("/me"))["preferences"]["muted"] == [ben.key]
    for bad in (["?"], ["a" * 33], [ben.key] * 201, [1]):
        refused = await ann.client.patch("/api/me", json={"preferences": {**preferences, "muted": bad}})
        assert refused.status_code == 422


async def test_signing_out_everywhere(service: Service) -> None:
    ann = await service.guest("Ann")
    await ann.client.put("/api/me/password", json={"login": "Ann", "password": "correct horse"})
    elsewhere = service.stranger()
    await elsewhere.post("/api/sessions", json={"login": "Ann", "password": "correct horse"})
    assert (await ann.client.delete("/api/sessions")).status_code == 204
    assert (await elsewhere.get("/api/me")).status_code == 401


async def test_a_profile_tells_of_games_and_ratings(service: Service) -> None:
    ann, ben = await service.guests("Ann", "Ben")
    key = await table_of(ann, [ben])
    await play_to_end([ann, ben], key)
    profiles = [await ann.get(f"/people/{guest.key}") for guest in (ann, ben)]
    assert [profile["statistics"][0]["games"] for profile in profiles] == [1, 1]
    assert sum(profile["statistics"][0]["wins"] for profile in profiles) >= 1
    exported = await ann.get("/me/export")
    assert exported["tables"] == [{"table": key, "game": "meduris", "seat": 0}]


async def test_what_proves_nothing_does_not_count(each_service: Service) -> None:
    """A person who brings a save may know its seed, and with unlimited undo one can retry until it goes well."""
    ann = await each_service.guest("Ann")
    match = Match.new("bonfire", seats=1, seed=5)
    while len(match.actions) < 20:
        match.play(match.legal_numbers()[0])
    solo = {"game": "bonfire", "seats": ["me"]}
    begun = [
        await ann.post("/saves", save=match.save(), seats=["me"]),
        await ann.post("/tables", **solo, settings={"undo": "any"}),
        await ann.post("/tables", **solo),
    ]
    keys = [position["table"]["key"] for position in begun]
    for key in keys:
        await play_to_end([ann], key)
    profile = await ann.get(f"/people/{ann.key}")
    assert [statistics["games"] for statistics in profile["statistics"]] == [1]
    assert [result["table"] for result in profile["solo"]] == keys[2:]
    assert {game["key"] for game in await ann.get(f"/people/{ann.key}/games")} == set(keys)
    (result,) = profile["solo"]
    assert result["won"] == (result["points"] > result["automaton"])


async def test_others_see_the_finished_games_at_public_tables_only(each_service: Service) -> None:
    ann, ben, eve = await each_service.guests("Ann", "Ben", "Eve")
    secret = await table_of(ann, [ben], public=False)
    going_on = await table_of(ann, [ben], public=True)
    finished = await table_of(ann, [ben], public=True)
    for key in (secret, finished):
        await ben.post(f"/tables/{key}/resign")
    for guest in (ann, ben):
        games = await eve.get(f"/people/{guest.key}/games")
        assert [(game["key"], game["status"]) for game in games] == [(finished, "finished")]
        assert [seat["person"]["name"] for seat in games[0]["seats"]] == ["Ann", "Ben"]
    assert await eve.get(f"/people/{eve.key}/games") == []
    assert (await eve.get(f"/tables/{going_on}"))["status"] == "playing"
    assert (await eve.client.get("/api/people/nobody/games")).status_code == 404


async def test_whoever_is_forgotten_has_no_name_any_more(each_service: Service) -> None:
    ann, ben = await each_service.guests("Ann", "Ben")
    key = await table_of(ann, [ben])
    await ann.post(f"/tables/{key}/chat", text="Hello")
    await ben.post(f"/tables/{key}/resign")
    assert (await ann.client.delete("/api/me")).status_code == 204
    seats = (await ben.get(f"/tables/{key}"))["seats"]
    assert seats[0]["person"]["name"] is None
    assert seats[1]["person"]["name"] == "Ben"
    assert await ben.get(f"/tables/{key}/chat") == []
    assert (await ben.client.get(f"/api/people/{ann.key}")).status_code == 404


async def test_whoever_is_forgotten_leaves_all_tables(service: Service) -> None:
    ann, ben, cleo = await service.guests("Ann", "Ben", "Cleo")
    hosted = (await ann.post("/tables", game="meduris", seats=["me", "open"]))["table"]["key"]
    joined = (await ben.post("/tables", game="meduris", seats=["me", "open", "open"]))["table"]["key"]
    await ann.post(f"/tables/{joined}/sit", seat=1)
    duel, trio = await table_of(ann, [ben]), await table_of(ben, [ann, cleo])
    assert (await ann.client.delete("/api/me")).status_code == 204
    tables = {key: await ben.get(f"/tables/{key}") for key in (hosted, joined, duel, trio)}
    assert [table["status"] for table in tables.values()] == ["abandoned", "open", "finished", "playing"]
    assert tables[joined]["seats"][1]["person"] is None
    assert tables[trio]["seats"][1]["lost"]
