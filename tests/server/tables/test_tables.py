"""Tables over HTTP: creating, finding and joining them."""

from __future__ import annotations

import pytest

from beltane.bots.levels import levels_of
from beltane.kernel.game import find_game
from tests.server.running import Service, table_of

pytestmark = pytest.mark.anyio


async def test_the_games_are_listed_with_what_can_be_chosen(service: Service) -> None:
    response = await service.stranger().get("/api/games")
    games = {game["name"]: game for game in response.json()}
    assert games["meduris"]["seats"] == [2, 3, 4]
    assert games["bonfire"]["options_with_seats"]["handicap"] == [1]
    assert games["bonfire"]["levels"] == list(levels_of(find_game("bonfire")))


async def test_a_public_table_is_in_the_lobby_until_it_starts(each_service: Service) -> None:
    ann, ben = await each_service.guests("Ann", "Ben")
    made = await ann.post("/tables", game="meduris", seats=["me", "open"])
    key = made["table"]["key"]
    (listed,) = await ben.get("/tables")
    assert listed["key"] == key
    assert listed["host"]["name"] == "Ann"
    assert [seat["person"] and seat["person"]["name"] for seat in listed["seats"]] == ["Ann", None]
    joined = await ben.post(f"/tables/{key}/sit", seat=1)
    assert joined["table"]["status"] == "playing"
    assert await ben.get("/tables") == []
    (playing,) = await ben.get("/tables", status="playing")
    assert playing["key"] == key
    assert [table["key"] for table in await ben.get("/me/tables")] == [key]


async def test_a_private_table_is_found_by_its_invitation_only(service: Service) -> None:
    ann, ben, eve = await service.guests("Ann", "Ben", "Eve")
    made = await ann.post("/tables", game="meduris", seats=["me", "open"], settings={"public": False})
    key, invite = made["table"]["key"], made["invite"]
    assert await eve.get("/tables") == []
    for path in ("", "/position", "/entries", "/save", "/chat"):
        response = await eve.client.get(f"/api/tables/{key}{path}", params={"invite": "a" * 26})
        assert (response.status_code, response.json()["code"]) == (404, "unknown-table")
    assert await eve.refused(f"/tables/{key}/sit", seat=1, invite="a" * 26) == "unknown-table"
    assert await eve.refused(f"/tables/{key}/close") == "unknown-table"
    assert (await ben.get(f"/tables/{key}", invite=invite))["key"] == key
    assert (await ben.post(f"/tables/{key}/sit", seat=1, invite=invite))["table"]["status"] == "playing"
    assert (await ben.get(f"/tables/{key}/position"))["invite"] == invite


async def test_only_those_who_sit_there_see_the_invitation(service: Service) -> None:
    ann, eve = await service.guests("Ann", "Eve")
    made = await ann.post("/tables", game="meduris", seats=["me", "open"])
    assert (await eve.get(f"/tables/{made['table']['key']}/position"))["invite"] is None
    assert made["invite"] not in (await eve.client.get(f"/api/tables/{made['table']['key']}")).text


async def test_what_cannot_be_set_up_is_refused(service: Service) -> None:
    ann = await service.guest("Ann")
    assert await ann.refused("/tables", game="chess", seats=["me"]) == "unknown-game"
    assert await ann.refused("/tables", game="meduris", seats=["me"]) == "seats-out-of-range"
    assert await ann.refused("/tables", game="meduris", seats=["me", "deep blue"]) == "no-such-level"
    assert await ann.refused("/tables", game="meduris", seats=["me", "mcts:10000000"]) == "no-such-level"
    assert await ann.refused("/tables", game="meduris", seats=["me", "open"], options={"x": "y"}) == "unknown-option"
    assert await ann.refused("/tables", game="meduris", seats=["me", "open"], seed=1) == "bad-request"


async def test_strangers_look_but_do_not_sit(service: Service) -> None:
    ann = await service.guest("Ann")
    made = await ann.post("/tables", game="meduris", seats=["me", "open"])
    stranger = service.stranger()
    key = made["table"]["key"]
    assert (await stranger.get(f"/api/tables/{key}")).status_code == 200
    response = await stranger.post(f"/api/tables/{key}/sit", json={"seat": 1})
    assert (response.status_code, response.json()["code"]) == (401, "not-signed-in")


async def test_one_person_may_have_several_seats(service: Service) -> None:
    ann = await service.guest("Ann")
    made = await ann.post("/tables", game="meduris", seats=["me", "me"], settings={"undo": "any"})
    assert made["table"]["status"] == "playing"
    assert made["yours"] == [0, 1]
    assert made["seat"] == made["table"]["deciding"]
    other = 1 - made["seat"]
    seen = await ann.get(f"/tables/{made['table']['key']}/position", seat=other)
    assert seen["view"]["seat"] == other


async def test_there_is_one_rematch_for_all_who_ask(service: Service) -> None:
    ann, ben, eve = await service.guests("Ann", "Ben", "Eve")
    key = await table_of(ann, [ben], public=False)
    assert await ann.refused(f"/tables/{key}/rematch") == "game-goes-on"
    await ben.post(f"/tables/{key}/resign")
    first = await ben.post(f"/tables/{key}/rematch")
    again = await ann.post(f"/tables/{key}/rematch")
    assert first["table"]["key"] == again["table"]["key"] != key
    assert first["table"]["follows"] == key
    assert [seat["person"] and seat["person"]["name"] for seat in first["table"]["seats"]] == ["Ben", None]
    assert await eve.refused(f"/tables/{key}/rematch") == "unknown-table"
    joined = await ann.post(f"/tables/{again['table']['key']}/sit", seat=1, invite=first["invite"])
    assert joined["table"]["status"] == "playing"


async def test_the_seats_of_a_rematch_are_held_for_those_who_played(each_service: Service) -> None:
    ann, ben, cleo, eve = await each_service.guests("Ann", "Ben", "Cleo", "Eve")
    old = await table_of(ann, [ben, cleo])
    await ben.post(f"/tables/{old}/resign")
    await cleo.post(f"/tables/{old}/resign")
    key = (await ann.post(f"/tables/{old}/rematch"))["table"]["key"]
    (listed,) = await eve.get("/tables")
    for seats in (listed["seats"], (await eve.get(f"/tables/{key}"))["seats"]):
        assert [seat["held_for"] and seat["held_for"]["name"] for seat in seats] == ["Ben", "Cleo", None]
        assert [seat["person"] and seat["person"]["name"] for seat in seats] == [None, None, "Ann"]
    each_service.parts.house.forget(key)
    assert await eve.refused(f"/tables/{key}/sit", seat=0) == "seat-held"
    assert [table["key"] for table in await ben.get("/me/tables")] == [key]
    await ben.post(f"/tables/{key}/sit", seat=0)
    # Cleo will not come: no seat is held for her.
    assert (await cleo.client.delete("/api/me")).status_code == 204
    assert (await eve.post(f"/tables/{key}/sit", seat=1))["table"]["status"] == "playing"


@pytest.mark.parametrize("public", [True, False])
async def test_a_rematch_is_not_shown_to_those_who_do_not_play_there(each_service: Service, public: bool) -> None:
    ann, ben, cleo = await each_service.guests("Ann", "Ben", "Cleo")
    old = await table_of(ann, [ben], public=public, spectators=False)
    await ben.post(f"/tables/{old}/resign")
    made = await ann.post(f"/tables/{old}/rematch")
    key, invite = made["table"]["key"], made["invite"]
    # Ann asks Ben to leave the seat that is held for him, and plays with Cleo.
    assert made["table"]["seats"][0]["held_for"]["key"] == ben.key
    await ann.post(f"/tables/{key}/stand", seat=0)
    await cleo.post(f"/tables/{key}/sit", seat=0, invite=invite)
    assert await ben.refused(f"/tables/{old}/rematch") == ("no-spectators" if public else "unknown-table")
    assert (await ann.post(f"/tables/{old}/rematch"))["table"]["key"] == key


async def test_nobody_hosts_tables_without_end(service: Service) -> None:
    ann = await service.guest("Ann")
    for _ in range(50):
        await ann.post("/tables", game="meduris", seats=["me", "open"])
    assert await ann.refused("/tables", game="meduris", seats=["me", "open"]) == "too-many-tables"


async def test_giving_up_ends_the_game_and_counts_as_a_loss(each_service: Service) -> None:
    ann, ben = await each_service.guests("Ann", "Ben")
    key = await table_of(ann, [ben])
    assert (await ann.post(f"/tables/{key}/resign"))["table"]["status"] == "finished"
    winner, loser = [(await ben.get(f"/people/{guest.key}"))["statistics"][0] for guest in (ben, ann)]
    assert (winner["wins"], loser["wins"]) == (1, 0)
    assert winner["rating"] > 25 > loser["rating"]


async def test_whoever_gives_up_in_the_lead_has_not_won(each_service: Service) -> None:
    ann, ben = await each_service.guests("Ann", "Ben")
    key = await table_of(ann, [ben])
    points = [0, 0]
    while points[0] == points[1]:
        position = await ann.get(f"/tables/{key}/position")
        mover = (ann, ben)[position["table"]["deciding"]]
        position = await mover.get(f"/tables/{key}/position")
        actions = position["prompt"]["choices"][-1]["actions"]
        await mover.post(f"/tables/{key}/act", ply=position["ply"], actions=actions)
        match = (await each_service.parts.house.find(key)).match
        assert match is not None
        points = [standing.points for standing in match.standings()]
    leading = points.index(max(points))
    leader, other = (ann, ben) if leading == 0 else (ben, ann)
    ended = await leader.post(f"/tables/{key}/resign")
    shown = {standing["seat"]: (standing["points"], standing["place"]) for standing in ended["table"]["standings"]}
    assert shown == {leading: (max(points), 2), 1 - leading: (min(points), 1)}
    wins = [(await ben.get(f"/people/{guest.key}"))["statistics"][0]["wins"] for guest in (leader, other)]
    assert wins == [0, 1]
