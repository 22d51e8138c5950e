"""Long journals: what could be repeated for ever ends somewhere, and loading them holds up nobody."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from beltane.server.play import house
from beltane.server.play.loaded_table import LoadedTable, after
from beltane.server.tables.journal import Entry
from tests.server.play.test_acting import decider, first_choice
from tests.server.running import Service, play_to_end, table_of

pytestmark = pytest.mark.anyio


async def test_a_full_journal_takes_what_ends_a_game_but_nothing_that_can_be_repeated(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    guests = await service.guests("Ann", "Ben")
    key = await table_of(guests[0], guests[1:], confirm=True)
    guest, position = await decider(guests, key)
    monkeypatch.setattr(house, "MOST_ENTRIES", position["ply"] + 1)
    acted = await guest.post(f"/tables/{key}/act", **first_choice(position))
    assert await guest.refused(f"/tables/{key}/undo", ply=acted["ply"]) == "journal-full"
    while not acted["pending"]:
        acted = await guest.post(f"/tables/{key}/act", **first_choice(acted))
    assert await guest.refused(f"/tables/{key}/act", **first_choice(acted)) == "journal-full"
    assert (await guest.post(f"/tables/{key}/confirm", ply=acted["ply"]))["ply"] > acted["ply"]


async def test_a_game_with_a_full_journal_is_played_to_its_end(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house, "MOST_ENTRIES", 3)
    guests = await service.guests("Ann", "Ben")
    key = await table_of(guests[0], guests[1:])
    assert (await play_to_end(guests, key))[-1]["table"]["status"] == "finished"


async def test_seats_are_not_taken_and_left_for_ever(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, ben = await service.guests("Ann", "Ben")
    made = await ann.post("/tables", game="meduris", seats=["me", "open", "open"])
    key, invite = made["table"]["key"], made["invite"]
    sat = await ben.post(f"/tables/{key}/sit", seat=1, invite=invite)
    monkeypatch.setattr(house, "MOST_ENTRIES", sat["ply"])
    await ben.post(f"/tables/{key}/stand", seat=1)
    assert await ben.refused(f"/tables/{key}/sit", seat=1, invite=invite) == "journal-full"


async def test_others_go_on_while_a_long_journal_is_loaded(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    guests = await service.guests("Ann", "Ben")
    key = await table_of(guests[0], guests[1:])
    last = (await play_to_end(guests, key))[-1]
    turns, parts = 0, list[tuple[int, int]]()

    async def go_on() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    def replay(loaded: LoadedTable, entries: Sequence[Entry]) -> LoadedTable:
        parts.append((turns, len(entries)))
        return after(loaded, entries)

    monkeypatch.setattr(house, "after", replay)
    service.parts.house.forget(key)
    going_on = asyncio.create_task(go_on())
    loaded = await service.parts.house.find(key)
    going_on.cancel()
    assert loaded.table.ply == last["ply"] == sum(size for _, size in parts)
    assert max(size for _, size in parts) <= house.SLICE < last["ply"]
    assert len({turn for turn, _ in parts}) == len(parts)
    found = await guests[0].get(f"/tables/{key}/position")
    assert (found["view"], found["table"]["standings"]) == (last["view"], last["table"]["standings"])
