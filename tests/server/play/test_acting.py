"""Acting, undoing and confirming, with races between clients."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.kernel.test_match import first_reveal_with_the_turn_going_on
from tests.server.running import Guest, Service, play_to_end, table_of

pytestmark = pytest.mark.anyio


async def decider(guests: list[Guest], key: str) -> tuple[Guest, dict[str, Any]]:
    """The player who has to decide, and the position as they see it."""
    position = await guests[0].get(f"/tables/{key}/position")
    guest = guests[position["table"]["deciding"]]
    return guest, await guest.get(f"/tables/{key}/position")


def first_choice(position: dict[str, Any]) -> dict[str, Any]:
    return {"ply": position["ply"], "actions": position["prompt"]["choices"][0]["actions"]}


async def test_a_double_click_changes_nothing(each_service: Service) -> None:
    guests = await each_service.guests("Ann", "Ben")
    key = await table_of(guests[0], guests[1:])
    guest, position = await decider(guests, key)
    choice = first_choice(position)
    answers = await asyncio.gather(*(guest.ask(f"/tables/{key}/act", **choice) for _ in range(5)))
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409, 409]
    refused = next(answer for answer in answers if answer.status_code == 409).json()
    assert refused["code"] == "stale-ply"
    after = await guest.get(f"/tables/{key}/position")
    assert refused["parameters"] == {"expected": str(position["ply"]), "ply": after["ply"]}
    assert after["ply"] == position["ply"] + len(choice["actions"])


async def test_nobody_acts_for_somebody_else(service: Service) -> None:
    guests = await service.guests("Ann", "Ben", "Eve")
    key = await table_of(guests[0], guests[1:2])
    guest, position = await decider(guests[:2], key)
    for other in guests:
        if other is not guest:
            assert await other.refused(f"/tables/{key}/act", **first_choice(position)) == "not-your-decision"
    stranger = await service.stranger().post(f"/api/tables/{key}/act", json=first_choice(position))
    assert stranger.status_code == 401


async def test_what_is_not_legal_is_refused(service: Service) -> None:
    guests = await service.guests("Ann", "Ben")
    key = await table_of(guests[0], guests[1:])
    guest, position = await decider(guests, key)
    ply, legal = position["ply"], first_choice(position)["actions"]
    assert await guest.refused(f"/tables/{key}/act", ply=ply, actions=[200]) == "illegal-action"
    assert await guest.refused(f"/tables/{key}/act", ply=ply, actions=[100_000]) == "unknown-action-number"
    assert await guest.refused(f"/tables/{key}/act", ply=ply, actions=[*legal, *legal, *legal]) in (
        "plan-of-two-seats",
        "illegal-action",
    )
    assert await guest.refused(f"/tables/{key}/act", ply=ply, actions=[]) == "bad-request"
    assert (await guest.get(f"/tables/{key}/position"))["ply"] == ply


async def test_nothing_is_played_after_the_end(service: Service) -> None:
    guests = await service.guests("Ann", "Ben")
    key = await table_of(guests[0], guests[1:])
    seen = await play_to_end(guests, key)
    for guest in guests:
        assert await guest.refused(f"/tables/{key}/act", ply=seen[-1]["ply"], actions=[0]) == "game-not-running"
        assert await guest.refused(f"/tables/{key}/undo", ply=seen[-1]["ply"]) == "game-not-running"


async def test_a_choice_is_taken_back(each_service: Service) -> None:
    guests = await each_service.guests("Ann", "Ben")
    key = await table_of(guests[0], guests[1:])
    guest, position = await decider(guests, key)
    acted = await guest.post(f"/tables/{key}/act", **first_choice(position))
    assert acted["undo"]
    undone = await guest.post(f"/tables/{key}/undo", ply=acted["ply"])
    assert undone["ply"] == acted["ply"] + 1
    assert undone["view"] == position["view"]
    assert undone["entries"][-1]["kind"] == "undo"


async def test_acting_and_taking_back_at_once_is_one_or_the_other(service: Service) -> None:
    guests = await service.guests("Ann", "Ben")
    key = await table_of(guests[0], guests[1:])
    guest, position = await decider(guests, key)
    acted = await guest.post(f"/tables/{key}/act", **first_choice(position))
    other, now = await decider(guests, key)
    assert other is not guest
    answers = await asyncio.gather(
        guest.ask(f"/tables/{key}/undo", ply=acted["ply"]),
        other.ask(f"/tables/{key}/act", **first_choice(now)),
    )
    assert sorted(answer.status_code for answer in answers) == [200, 409]


async def test_votes_keep_nobody_from_acting(each_service: Service) -> None:
    guests = await each_service.guests("Ann", "Ben")
    key = await table_of(guests[0], guests[1:])
    for _ in range(4):
        guest, position = await decider(guests, key)
        other = next(someone for someone in guests if someone is not guest)
        agreed = await other.post(f"/tables/{key}/motions", motion="abandon")
        assert (await other.post(f"/tables/{key}/motions", motion="abandon"))["ply"] == agreed["ply"]
        await other.post(f"/tables/{key}/motions", motion="abandon", agree=False)
        await other.post(f"/tables/{key}/motions", motion="abandon")
        assert agreed["ply"] > position["ply"]
        assert (await guest.ask(f"/tables/{key}/act", **first_choice(position))).status_code == 200


async def test_what_was_revealed_is_not_taken_back(service: Service) -> None:
    guests = await service.guests("Ann", "Ben")
    key = await table_of(guests[0], guests[1:])
    for _ in range(60):
        guest, position = await decider(guests, key)
        acted = await guest.post(f"/tables/{key}/act", **first_choice(position))
        if any(event["reveals"] for entry in acted["entries"] for event in entry["events"]):
            break
    assert not acted["undo"]
    assert await guest.refused(f"/tables/{key}/undo", ply=acted["ply"]) == "undo-revealed"


@pytest.mark.parametrize("confirm", [False, True])
async def test_a_plan_tells_nothing_of_what_it_would_reveal(service: Service, confirm: bool) -> None:
    """Whatever a plan contains after a reveal is refused alike, and nothing is played."""
    ann = await service.guest("Ann")
    match = first_reveal_with_the_turn_going_on()
    position = await ann.post("/saves", save=match.save(), seats=["me", "me"], settings={"confirm": confirm})
    key, revealing = position["table"]["key"], match.legal_numbers()[0]
    codes = {
        await ann.refused(f"/tables/{key}/act", ply=position["ply"], actions=[revealing, number])
        for number in range(len(match.game.actions))
    }
    assert codes == {"plan-past-reveal"}
    after = await ann.get(f"/tables/{key}/position")
    assert (after["ply"], after["pending"]) == (position["ply"], None)
    assert (await ann.post(f"/tables/{key}/act", ply=position["ply"], actions=[revealing]))["ply"] > position["ply"]


async def test_where_turns_are_confirmed_the_last_choice_waits(each_service: Service) -> None:
    guests = await each_service.guests("Ann", "Ben")
    key = await table_of(guests[0], guests[1:], confirm=True)
    guest, position = await decider(guests, key)
    other = next(someone for someone in guests if someone is not guest)
    proposed = await guest.post(f"/tables/{key}/act", **first_choice(position))
    assert proposed["pending"] == [position["prompt"]["choices"][0]["notation"]]
    assert proposed["view"] == position["view"]
    seen = await other.get(f"/tables/{key}/position", since=position["ply"])
    assert seen["pending"] is None
    assert [(entry["kind"], entry["content"]) for entry in seen["entries"]] == [("propose", {})]
    assert await other.refused(f"/tables/{key}/confirm", ply=seen["ply"]) == "not-your-decision"
    withdrawn = await guest.post(f"/tables/{key}/undo", ply=proposed["ply"])
    assert withdrawn["pending"] is None
    assert await guest.refused(f"/tables/{key}/confirm", ply=withdrawn["ply"]) == "nothing-to-confirm"
    again = await guest.post(f"/tables/{key}/act", ply=withdrawn["ply"], actions=first_choice(position)["actions"])
    confirmed = await guest.post(f"/tables/{key}/confirm", ply=again["ply"])
    assert confirmed["view"] != position["view"]
    assert guests[confirmed["table"]["deciding"]] is other


async def test_alone_any_choice_is_taken_back(service: Service) -> None:
    ann = await service.guest("Ann")
    made = await ann.post("/tables", game="meduris", seats=["me", "me"], settings={"undo": "any"})
    key, position = made["table"]["key"], made
    for _ in range(40):
        position = await ann.post(f"/tables/{key}/act", **first_choice(position))
    for _ in range(40):
        position = await ann.post(f"/tables/{key}/undo", ply=position["ply"])
    assert position["view"] == made["view"]
    assert await ann.refused(f"/tables/{key}/undo", ply=position["ply"]) in ("undo-nothing", "not-your-choice")


async def test_a_table_is_the_same_when_found_again(each_service: Service) -> None:
    guests = await each_service.guests("Ann", "Ben")
    key = await table_of(guests[0], guests[1:])
    for number in range(30):
        guest, position = await decider(guests, key)
        acted = await guest.post(f"/tables/{key}/act", **first_choice(position))
        if number % 3 == 0 and acted["undo"]:
            await guest.post(f"/tables/{key}/undo", ply=acted["ply"])
    before = [await guest.get(f"/tables/{key}/position", since=0) for guest in guests]
    each_service.parts.house.forget(key)
    assert [await guest.get(f"/tables/{key}/position", since=0) for guest in guests] == before
