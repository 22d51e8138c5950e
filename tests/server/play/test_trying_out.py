"""What if, and hints."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.running import Guest, Service, table_of

pytestmark = pytest.mark.anyio


async def begin(service: Service, **settings: Any) -> tuple[Guest, Guest, str, dict[str, Any]]:
    guests = await service.guests("Ann", "Ben")
    key = await table_of(guests[0], guests[1:], **settings)
    for _ in range(12):
        position = await guests[0].get(f"/tables/{key}/position")
        guest = guests[position["table"]["deciding"]]
        position = await guest.get(f"/tables/{key}/position")
        choice = position["prompt"]["choices"][0]["actions"]
        await guest.post(f"/tables/{key}/act", ply=position["ply"], actions=choice)
    position = await guests[0].get(f"/tables/{key}/position")
    guest = guests[position["table"]["deciding"]]
    other = next(someone for someone in guests if someone is not guest)
    return guest, other, key, await guest.get(f"/tables/{key}/position")


async def test_trying_out_changes_nothing_and_nobody_sees_it(service: Service) -> None:
    guest, other, key, position = await begin(service)
    choices = [position["prompt"]["choices"][0]["actions"]]
    tried = await guest.post(f"/tables/{key}/what-if", ply=position["ply"], choices=choices)
    assert tried["view"] != position["view"]
    assert await guest.get(f"/tables/{key}/position") == position
    refused = await other.refused(f"/tables/{key}/what-if", ply=position["ply"], choices=choices)
    assert refused == "not-your-decision"


async def test_the_same_trial_has_the_same_outcome_until_luck_is_dealt_anew(service: Service) -> None:
    guest, _, key, position = await begin(service)
    choices = [position["prompt"]["choices"][0]["actions"]]
    tried = [await guest.post(f"/tables/{key}/what-if", ply=position["ply"], choices=choices) for _ in range(3)]
    assert tried[0] == tried[1] == tried[2]


async def to_the_end_of_the_turn(guest: Guest, key: str, ply: int) -> list[list[int]]:
    """Choices after which another player decides, if luck is dealt as usual."""
    choices: list[list[int]] = []
    tried = await guest.post(f"/tables/{key}/what-if", ply=ply, choices=choices)
    while tried["prompt"]["choices"]:
        choices.append(tried["prompt"]["choices"][0]["actions"])
        tried = await guest.post(f"/tables/{key}/what-if", ply=ply, choices=choices)
    assert tried["prompt"]["question"]["key"] == "waiting"
    return choices


async def test_what_is_assumed_is_marked_and_tells_nothing_of_what_comes(service: Service) -> None:
    """The die for the next turn is rolled as this one ends: trials show various faces, whatever the real one is."""
    guest, _, key, position = await begin(service)
    choices = await to_the_end_of_the_turn(guest, key, position["ply"])
    faces: set[str] = set()
    for luck in range(30):
        tried = await guest.post(f"/tables/{key}/what-if", ply=position["ply"], choices=choices, luck=luck)
        rolls = [event for event in tried["events"] if event["name"] == "die_rolled"]
        assert tried["assumed"] == bool(rolls)
        faces |= {event["details"]["face"]["word"] for event in rolls}
    assert len(faces) > 1


async def test_a_trial_ends_where_somebody_else_decides(service: Service) -> None:
    guest, _, key, position = await begin(service)
    choices = await to_the_end_of_the_turn(guest, key, position["ply"])
    refused = await guest.refused(f"/tables/{key}/what-if", ply=position["ply"], choices=[*choices, [0]])
    assert refused == "plan-of-two-seats"


async def test_hints_come_from_a_search_where_the_table_allows_them(service: Service) -> None:
    guest, other, key, position = await begin(service, hints=True)
    hints = await guest.post(f"/tables/{key}/hint", ply=position["ply"])
    legal = {choice["actions"][0] for choice in position["prompt"]["choices"]}
    assert {hint["action"] for hint in hints} <= legal
    assert hints[0]["share"] == max(hint["share"] for hint in hints)
    assert await other.refused(f"/tables/{key}/hint", ply=position["ply"]) == "not-your-decision"


async def test_there_are_no_hints_elsewhere(service: Service) -> None:
    guest, _, key, position = await begin(service)
    assert await guest.refused(f"/tables/{key}/hint", ply=position["ply"]) == "no-hints"
