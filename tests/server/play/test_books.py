"""Whole games: entries, replay, downloading and uploading saves, chat."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from sqlalchemy import update

from beltane import Match
from beltane.kernel.game import game_names
from beltane.server.bots.players import BotPlayers
from beltane.server.operations.settings import ServerSettings
from beltane.server.play import late
from beltane.server.play.books import public_part
from beltane.server.storage.models import GameTable
from beltane.server.tables.journal import Draft, Kind
from tests.server.running import Guest, Service, play_to_end, running, table_of

pytestmark = pytest.mark.anyio


async def test_everything_that_has_happened_can_be_read(each_service: Service) -> None:
    guests = await each_service.guests("Ann", "Ben")
    key = await table_of(guests[0], guests[1:])
    seen = await play_to_end(guests, key)
    entries = await guests[0].get(f"/tables/{key}/entries")
    assert [entry["ply"] for entry in entries] == list(range(1, seen[-1]["ply"] + 1))
    assert [entry["kind"] for entry in entries[:3]] == ["sit", "sit", "start"]
    assert entries[2]["events"][0]["name"] == "game_began"
    assert entries[-1]["kind"] == "end"
    assert entries[-2]["events"][-1]["name"] == "game_ended"
    last = await guests[0].get(f"/tables/{key}/entries", since=entries[-3]["ply"])
    assert last == entries[-2:]


async def test_a_finished_game_is_replayed_and_downloaded(service: Service) -> None:
    guests = await service.guests("Ann", "Ben")
    key = await table_of(guests[0], guests[1:])
    begun = await guests[0].get(f"/tables/{key}/position")
    response = await guests[0].client.get(f"/api/tables/{key}/save")
    assert response.json()["code"] == "save-before-end"
    seen = await play_to_end(guests, key)
    saved = (await guests[0].client.get(f"/api/tables/{key}/save")).text
    match = Match.load(saved)
    assert match.over
    points = [standing["points"] for standing in seen[-1]["table"]["standings"]]
    assert [standing.points for standing in match.standings()] == points
    first = await guests[0].get(f"/tables/{key}/replay/0", seat=0)
    assert first["view"] == begun["view"]
    last = await guests[0].get(f"/tables/{key}/replay/{first['of']}")
    assert [player["points"] for player in last["view"]["players"]] == points
    response = await guests[0].client.get(f"/api/tables/{key}/replay/{first['of'] + 1}")
    assert response.json()["code"] == "no-such-position"


async def test_a_running_game_is_not_replayed(service: Service) -> None:
    guests = await service.guests("Ann", "Ben")
    key = await table_of(guests[0], guests[1:])
    response = await guests[0].client.get(f"/api/tables/{key}/replay/0", params={"seat": 1})
    assert response.json()["code"] == "game-goes-on"


@pytest.mark.parametrize("game", game_names())
async def test_a_saved_game_goes_on_at_a_new_table(service: Service, game: str) -> None:
    ann = await service.guest("Ann")
    match = Match.new(game, seats=2, seed=5)
    for _ in range(10):
        match.play(match.legal_numbers()[0])
    made = await ann.post("/saves", save=match.save(), seats=["me", "me"])
    assert made["table"]["status"] == "playing"
    assert made["table"]["deciding"] == match.mover
    service.parts.house.forget(made["table"]["key"])
    found = await ann.get(f"/tables/{made['table']['key']}/position")
    assert found["view"] == made["view"]
    assert await ann.refused("/saves", save=match.save(), seats=["me"]) == "save-of-other-seats"
    assert await ann.refused("/saves", save="{}", seats=["me"]) == "save-field-missing"
    assert await ann.refused("/saves", save="[" * 100_000, seats=["me"]) in ("save-not-json", "save-not-json-line")


async def test_people_chat_at_their_table(each_service: Service) -> None:
    ann, ben, eve = await each_service.guests("Ann", "Ben", "Eve")
    key = await table_of(ann, [ben])
    await ann.post(f"/tables/{key}/chat", text=" <b>Hello</b>\u202e\x07 ")
    await ben.post(f"/tables/{key}/chat", text="Hi")
    lines = await eve.get(f"/tables/{key}/chat")
    assert [(line["number"], line["person"]["name"], line["text"]) for line in lines] == [
        (1, "Ann", "<b>Hello</b>"),
        (2, "Ben", "Hi"),
    ]
    assert [line["text"] for line in await eve.get(f"/tables/{key}/chat", since=1)] == ["Hi"]
    assert await eve.refused(f"/tables/{key}/chat", text="Me too") == "not-at-table"
    assert await ann.refused(f"/tables/{key}/chat", text="x" * 501) == "bad-request"
    assert await ann.refused(f"/tables/{key}/chat", text=" \x00 ") == "bad-request"
    silent = await table_of(ann, [ben], chat=False)
    assert await ann.refused(f"/tables/{silent}/chat", text="Hello") == "no-chat"


async def outdated(service: Service, key: str, **change: Any) -> None:
    """A table that was made before the service got other rules."""
    values = {"rules_version": 0, "edition_digest": "another", **change}
    changed = update(GameTable).where(GameTable.key == key).values(**values)
    await service.parts.database.write(lambda session: session.execute(changed))
    service.parts.house.forget(key)


async def test_a_table_made_before_the_rules_changed_begins_with_the_present_ones(each_service: Service) -> None:
    ann, ben = await each_service.guests("Ann", "Ben")
    key = (await ann.post("/tables", game="meduris", seats=["me", "open"]))["table"]["key"]
    await outdated(each_service, key)
    assert (await ben.get(f"/tables/{key}"))["playable"]
    begun = await ben.post(f"/tables/{key}/sit", seat=1)
    assert begun["table"]["status"] == "playing"
    assert begun["view"] is not None
    each_service.parts.house.forget(key)
    assert (await ben.get(f"/tables/{key}/position"))["view"] == begun["view"]
    seen = await play_to_end([ann, ben], key)
    assert seen[-1]["table"]["status"] == "finished"
    assert Match.load((await ann.client.get(f"/api/tables/{key}/save")).text).over
    assert (await ann.get(f"/tables/{key}/entries"))[2]["events"][0]["name"] == "game_began"


async def test_a_table_to_which_the_present_rules_do_not_fit_says_so(service: Service) -> None:
    ann, ben = await service.guests("Ann", "Ben")
    match = Match.new("meduris", seats=2, seed=5)
    match.play(match.legal_numbers()[0])
    brought = (await ann.post("/saves", save=match.save(), seats=["me", "open"]))["table"]["key"]
    other = (await ann.post("/tables", game="meduris", seats=["me", "open"]))["table"]["key"]
    unknown = (await ann.post("/tables", game="meduris", seats=["me", "open"]))["table"]["key"]
    await outdated(service, brought)
    await outdated(service, other, options={"weather": "rain"})
    await outdated(service, unknown, game="chess")
    reasons = {brought: "save-rules-gone", other: "unknown-option", unknown: "unknown-game"}
    for key, reason in reasons.items():
        assert not (await ben.get(f"/tables/{key}"))["playable"]
        assert await ben.refused(f"/tables/{key}/sit", seat=1) == reason
        assert (await ann.post(f"/tables/{key}/close"))["table"]["status"] == "abandoned"


async def without_rules(service: Service, *names: str) -> tuple[list[Guest], str]:
    """A table with one action played, whose rules are gone after an update."""
    guests = await service.guests(*names)
    key = await table_of(guests[0], guests[1:])
    position = await guests[0].get(f"/tables/{key}/position")
    guest = guests[position["table"]["deciding"]]
    position = await guest.get(f"/tables/{key}/position")
    await guest.post(f"/tables/{key}/act", ply=position["ply"], actions=position["prompt"]["choices"][0]["actions"])
    await service.parts.database.write(lambda session: session.execute(update(GameTable).values(rules_version=0)))
    service.parts.house.forget(key)
    return guests, key


async def test_a_game_whose_rules_are_gone_is_shown_and_its_seed_kept(service: Service) -> None:
    (ann, ben), key = await without_rules(service, "Ann", "Ben")
    shown = await ann.get(f"/tables/{key}/position")
    assert not shown["table"]["playable"]
    assert shown["view"] is None
    for guest in (ann, ben):
        assert await guest.refused(f"/tables/{key}/act", ply=shown["ply"], actions=[0]) == "rules-gone"
        saved = await guest.get(f"/tables/{key}/save")
        assert (saved["game"], saved["rules"], saved["seed"], saved["actions"]) == ("meduris", 0, None, [])
    assert await ann.refused("/saves", save=json.dumps(saved), seats=["me", "me"]) == "save-without-seed"
    eve = await service.guest("Eve")
    await service.parts.house.change(key, lambda _loaded: [Draft(Kind.FORFEIT, 1), Draft(Kind.END)])
    saved = await eve.get(f"/tables/{key}/save")
    assert isinstance(saved["seed"], int)
    assert len(saved["actions"]) == 1


def test_what_was_played_last_by_one_seat_stays_private() -> None:  # M-HIDE-1
    played = [(None, "give wood"), (0, "hut 3"), (1, "move up"), (0, "hut 5"), (0, "pay wood")]
    assert public_part(played) == ["give wood", "hut 3", "move up"]
    assert public_part(played[:2]) == ["give wood"]
    assert public_part(played[:1]) == ["give wood"]
    assert public_part([]) == []


@pytest.mark.parametrize("how", ["resign", "abandon"])
async def test_a_game_whose_rules_are_gone_can_be_left_and_downloaded(each_service: Service, how: str) -> None:
    (ann, ben), key = await without_rules(each_service, "Ann", "Ben")
    if how == "resign":
        over = await ben.post(f"/tables/{key}/resign")
    else:
        over = [await guest.post(f"/tables/{key}/motions", motion="abandon") for guest in (ann, ben)][-1]
    assert over["table"]["status"] == {"resign": "finished", "abandon": "abandoned"}[how]
    saved = json.loads((await ann.client.get(f"/api/tables/{key}/save")).text)
    assert saved["rules"] == 0
    assert len(saved["actions"]) == 1
    assert (await ann.get(f"/people/{ben.key}"))["statistics"] == []


@pytest.mark.parametrize("change", [{"rules_version": 0}, {"game": "chess"}, {"options": {"weather": "rain"}}])
async def test_whoever_wants_to_be_forgotten_is(service: Service, change: dict[str, Any]) -> None:
    """Neither tables without rules nor broken ones prevent a person from leaving."""
    (ann, ben), key = await without_rules(service, "Ann", "Ben")
    sound = await table_of(ann, [ben])
    changed = update(GameTable).where(GameTable.key == key).values(**{"rules_version": 1, **change})
    await service.parts.database.write(lambda session: session.execute(changed))
    service.parts.house.forget(key)
    assert (await ann.client.delete("/api/me")).status_code == 204
    assert (await ben.get(f"/tables/{sound}"))["status"] == "finished"


async def test_a_game_whose_rules_are_gone_is_not_looked_at_all_the_time(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(late, "SECONDS_BETWEEN_ROUNDS", 1e6)
    async with running(ServerSettings(database_url=sqlite_url, rate_limits=False)) as service:
        _, key = await without_rules(service, "Ann", "Ben")
        forgotten = update(GameTable).values(deadline=1, awaits_bot=True, changed=1)
        await service.parts.database.write(lambda session: session.execute(forgotten))
        house = service.parts.house
        bots = BotPlayers(house, service.parts.thinkers)
        caretaker = late.Caretaker(house, bots.wake)
        at_hand = []
        for _ in range(3):
            house.forget(key)
            await caretaker.look_at_clocks()
            at_hand.append(house.at_hand)
            house.forget(key)
            await caretaker.resume_bots()
            await asyncio.gather(*bots._playing.values())
            at_hand.append(house.at_hand)
        assert at_hand == [1, 1, 0, 0, 0, 0]
