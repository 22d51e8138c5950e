"""Clocks at tables: what happens when a player's time runs out."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any

import pytest
from sqlalchemy import update

from beltane.server.operations.settings import ServerSettings
from beltane.server.operations.time import NANOSECONDS, SteadyClock
from beltane.server.play.clocks import ABSENT, DAY, SECOND
from beltane.server.play.deciding import act
from beltane.server.play.late import Caretaker
from beltane.server.storage.models import GameTable
from tests.server.running import Guest, Service, running, table_of

pytestmark = pytest.mark.anyio

START = 1_800_000_000_000


@dataclass
class Timed:
    """A service whose time the test controls."""

    service: Service
    now: list[int]
    caretaker: Caretaker

    async def pass_time(self, milliseconds: int) -> None:
        """Let time pass, and the caretaker check all clocks."""
        self.now[0] += milliseconds
        await self.caretaker.look_at_clocks()


@pytest.fixture
async def timed(database_url: str) -> AsyncIterator[Timed]:
    now = [START]
    settings = ServerSettings(database_url=database_url, rate_limits=False)
    async with running(settings, lambda: now[0]) as service:
        yield Timed(service, now, caretaker_of(service))


def caretaker_of(service: Service) -> Caretaker:
    """A caretaker that checks clocks only when told to."""
    return Caretaker(service.parts.house, lambda _key: None)


async def begin(timed: Timed, at_zero: str, names: str = "Ann Ben") -> tuple[list[Guest], str]:
    guests = await timed.service.guests(*names.split())
    clock = {"kind": "turn", "seconds": 60, "at_zero": at_zero}
    return guests, await table_of(guests[0], guests[1:], clock=clock)


async def test_time_runs_for_whoever_decides(timed: Timed) -> None:
    (ann, _), key = await begin(timed, "remind")
    timed.now[0] += 20 * SECOND
    position = await ann.get(f"/tables/{key}/position")
    deciding = position["table"]["deciding"]
    assert position["clock"]["seat"] == deciding
    assert position["clock"]["left"][deciding] == 40 * SECOND
    assert position["clock"]["left"][1 - deciding] == 60 * SECOND
    assert position["clock"]["deadline"] == START + 60 * SECOND


async def test_there_is_one_reminder(timed: Timed) -> None:
    (ann, _), key = await begin(timed, "remind")
    before = await ann.get(f"/tables/{key}/position")
    await timed.pass_time(59 * SECOND)
    assert (await ann.get(f"/tables/{key}/position"))["ply"] == before["ply"]
    for _ in range(3):
        await timed.pass_time(SECOND)
    after = await ann.get(f"/tables/{key}/position", since=before["ply"])
    assert [(entry["kind"], entry["seat"]) for entry in after["entries"]] == [("remind", before["table"]["deciding"])]
    assert after["table"]["status"] == "playing"


async def test_whoever_is_late_loses(timed: Timed) -> None:
    (ann, _), key = await begin(timed, "forfeit")
    deciding = (await ann.get(f"/tables/{key}/position"))["table"]["deciding"]
    await timed.pass_time(60 * SECOND)
    after = await ann.get(f"/tables/{key}/position")
    assert after["table"]["status"] == "finished"
    assert after["table"]["seats"][deciding]["lost"]


async def test_a_seat_is_lost_once_and_the_others_can_agree_how_it_goes_on(timed: Timed) -> None:
    guests, key = await begin(timed, "forfeit", "Ann Ben Cleo")
    deciding = (await guests[0].get(f"/tables/{key}/position"))["table"]["deciding"]
    others = [guest for seat, guest in enumerate(guests) if seat != deciding]
    timed.service.parts.house.listeners.clear()
    await timed.pass_time(60 * SECOND)
    for guest in others:
        position = await guest.post(f"/tables/{key}/motions", motion="take-over", seat=deciding)
        before = position["ply"]
        await timed.pass_time(SECOND)
        assert (await guest.get(f"/tables/{key}/position"))["ply"] == before
    assert position["table"]["seats"][deciding]["bot"] == "adept"
    forfeits = [entry for entry in await others[0].get(f"/tables/{key}/entries") if entry["kind"] == "forfeit"]
    assert len(forfeits) == 1


async def test_a_bot_plays_on(timed: Timed) -> None:
    (ann, _), key = await begin(timed, "bot")
    deciding = (await ann.get(f"/tables/{key}/position"))["table"]["deciding"]
    timed.service.parts.house.listeners.clear()
    await timed.pass_time(60 * SECOND)
    after = await ann.get(f"/tables/{key}/position")
    assert after["table"]["seats"][deciding]["bot"] == "adept"


async def clocked(timed: Timed, **clock: object) -> tuple[str, list[Guest], int]:
    """A table with a clock, where the first player to act passes the turn to another."""
    guests = await timed.service.guests("Ann", "Ben")
    key = await table_of(guests[0], guests[1:], clock=clock)
    return key, guests, (await guests[0].get(f"/tables/{key}/position"))["table"]["deciding"]


async def choose(guest: Guest, key: str) -> dict[str, Any]:
    position = await guest.get(f"/tables/{key}/position")
    actions = position["prompt"]["choices"][0]["actions"]
    acted: dict[str, Any] = await guest.post(f"/tables/{key}/act", ply=position["ply"], actions=actions)
    return acted


async def test_taking_back_gives_nobody_time(timed: Timed) -> None:
    key, guests, mine = await clocked(timed, kind="total", seconds=600, increment=30)
    timed.now[0] += 20 * SECOND
    for seconds in (30, 40, 50):
        acted = await choose(guests[mine], key)
        assert acted["table"]["deciding"] != mine
        timed.now[0] += 10 * SECOND
        undone = await guests[mine].post(f"/tables/{key}/undo", ply=acted["ply"])
        assert undone["clock"]["left"][mine] == (600 - seconds) * SECOND
        assert undone["clock"]["left"][1 - mine] == 600 * SECOND
    timed.service.parts.house.forget(key)
    assert (await guests[mine].get(f"/tables/{key}/position"))["clock"] == undone["clock"]


async def test_a_turn_goes_on_with_the_time_it_had(timed: Timed) -> None:
    key, guests, mine = await clocked(timed, kind="turn", seconds=60)
    timed.now[0] += 20 * SECOND
    acted = await choose(guests[mine], key)
    timed.now[0] += 20 * SECOND
    undone = await guests[mine].post(f"/tables/{key}/undo", ply=acted["ply"])
    assert undone["clock"]["left"][mine] == 20 * SECOND
    acted = await choose(guests[mine], key)
    assert acted["undo"]
    timed.now[0] += 20 * SECOND
    assert not (await guests[mine].get(f"/tables/{key}/position"))["undo"]
    assert await guests[mine].refused(f"/tables/{key}/undo", ply=acted["ply"]) == "undo-out-of-time"


async def test_without_a_clock_a_choice_is_taken_back_however_late(timed: Timed) -> None:
    key, guests, mine = await clocked(timed, kind="none")
    acted = await choose(guests[mine], key)
    timed.now[0] += 2 * ABSENT
    await guests[mine].post(f"/tables/{key}/undo", ply=acted["ply"])


async def test_a_table_out_of_order_stops_no_other_clocks(timed: Timed, caplog: pytest.LogCaptureFixture) -> None:
    begun = [await begin(timed, "forfeit") for _ in range(3)]
    (_, broken), parts = begun[0], timed.service.parts
    spoil = update(GameTable).where(GameTable.key == broken).values(options={"weather": "rain"})
    await parts.database.write(lambda session: session.execute(spoil))
    parts.house.forget(broken)
    for _ in range(3):
        await timed.pass_time(60 * SECOND)
    for (ann, _), key in begun[1:]:
        assert (await ann.get(f"/tables/{key}"))["status"] == "finished"
    told = [vars(record)["table"] for record in caplog.records if record.msg == "clock-stopped"]
    # The service checks too: it reports the table once, and so do we.
    assert set(told) == {broken}
    assert len(told) <= 2


async def test_a_clock_that_jumps_back_takes_nothing_away(timed: Timed) -> None:
    guests, key = await begin(timed, "forfeit")
    timed.now[0] += 30 * SECOND
    position = await guests[0].get(f"/tables/{key}/position")
    guest = guests[position["table"]["deciding"]]
    position = await guest.get(f"/tables/{key}/position")
    choice = position["prompt"]["choices"][0]["actions"]
    timed.now[0] -= 10 * DAY
    acted = await guest.post(f"/tables/{key}/act", ply=position["ply"], actions=choice)
    assert acted["table"]["changed"] == position["table"]["changed"]
    await timed.pass_time(0)
    assert (await guest.get(f"/tables/{key}/position"))["table"]["status"] == "playing"
    await timed.pass_time(10 * DAY - 30 * SECOND + 60 * SECOND)
    assert (await guest.get(f"/tables/{key}/position"))["table"]["status"] == "finished"


async def test_without_a_clock_somebody_absent_for_long_can_be_replaced(timed: Timed) -> None:
    guests = await timed.service.guests("Ann", "Ben", "Cleo")
    key = await table_of(guests[0], guests[1:])
    deciding = (await guests[0].get(f"/tables/{key}/position"))["table"]["deciding"]
    others = [guest for seat, guest in enumerate(guests) if seat != deciding]
    motion = {"motion": "take-over", "seat": deciding}
    assert await others[0].refused(f"/tables/{key}/motions", **motion) == "still-plays"
    timed.service.parts.house.listeners.clear()
    timed.now[0] += ABSENT
    for guest in others:
        position = await guest.post(f"/tables/{key}/motions", **motion)
    assert position["table"]["seats"][deciding]["bot"] == "adept"


async def test_nobody_is_replaced_as_soon_as_the_clock_is_at_zero(timed: Timed) -> None:
    guests, key = await begin(timed, "remind", "Ann Ben Cleo Dora")
    position = await guests[0].get(f"/tables/{key}/position")
    deciding = position["table"]["deciding"]
    others = [guest for seat, guest in enumerate(guests) if seat != deciding]
    motion = {"motion": "take-over", "seat": deciding}
    timed.service.parts.house.listeners.clear()
    await timed.pass_time(119 * SECOND)
    assert await others[0].refused(f"/tables/{key}/motions", **motion) == "still-plays"
    assert position["replaceable_from"] == START + 120 * SECOND
    await timed.pass_time(SECOND)
    for guest in others[:2]:
        position = await guest.post(f"/tables/{key}/motions", **motion)
    assert position["table"]["seats"][deciding]["bot"] is None
    # The third player does not vote, and in the end is not waited for; but nobody abandons the game alone.
    await timed.pass_time(60 * SECOND)
    position = await others[0].post(f"/tables/{key}/motions", motion="abandon", seat=deciding)
    assert position["table"]["status"] == "playing"
    assert {"abandon": None, "take-over": deciding}.items() <= {
        motion["motion"]: motion["seat"] for motion in position["table"]["motions"]
    }.items()
    position = await others[0].post(f"/tables/{key}/motions", **motion)
    assert position["table"]["seats"][deciding]["bot"] == "adept"


async def propose(guest: Guest, key: str) -> dict[str, Any]:
    """Go on until a choice waits to be confirmed."""
    position: dict[str, Any] = await guest.get(f"/tables/{key}/position")
    while position["pending"] is None:
        actions = position["prompt"]["choices"][0]["actions"]
        position = await guest.post(f"/tables/{key}/act", ply=position["ply"], actions=actions)
    return position


@pytest.mark.parametrize(("clock", "spared"), [("turn", 120 * SECOND), ("none", ABSENT)])
async def test_proposing_and_taking_back_holds_nobody_up(timed: Timed, clock: str, spared: int) -> None:
    guests = await timed.service.guests("Ann", "Ben", "Cleo", "Dora")
    key = await table_of(guests[0], guests[1:], clock={"kind": clock, "seconds": 60}, confirm=True)
    deciding = (await guests[0].get(f"/tables/{key}/position"))["table"]["deciding"]
    late, others = guests[deciding], [guest for seat, guest in enumerate(guests) if seat != deciding]
    timed.service.parts.house.listeners.clear()
    await timed.pass_time(spared - SECOND)
    position = await propose(late, key)
    await timed.pass_time(SECOND)
    motion = {"motion": "take-over", "seat": deciding}
    await others[0].post(f"/tables/{key}/motions", **motion)
    await others[0].post(f"/tables/{key}/motions", motion="abandon")
    # Neither is anything gained by somebody else who gives up.
    await others[2].post(f"/tables/{key}/resign")
    for _ in range(2):
        position = await late.post(f"/tables/{key}/undo", ply=(await late.get(f"/tables/{key}/position"))["ply"])
        assert position["replaceable_from"] == START + spared
        position = await propose(late, key)
    await others[0].post(f"/tables/{key}/motions", **motion)
    position = await others[1].post(f"/tables/{key}/motions", **motion)
    assert position["table"]["seats"][deciding]["bot"] == "adept"
    reminders = [entry for entry in await late.get(f"/tables/{key}/entries") if entry["kind"] == "remind"]
    assert len(reminders) == (clock == "turn")


async def test_whoever_acts_before_a_vote_is_counted_is_not_late(timed: Timed) -> None:
    guests, key = await begin(timed, "remind")
    deciding = (await guests[0].get(f"/tables/{key}/position"))["table"]["deciding"]
    late, other = guests[deciding], guests[1 - deciding]
    house = timed.service.parts.house
    timed.now[0] += 120 * SECOND
    async with house.changing(key) as loaded:
        vote = asyncio.create_task(other.refused(f"/tables/{key}/motions", motion="take-over", seat=deciding))
        await asyncio.sleep(0.1)
        person = loaded.table.holders[deciding].person
        assert person is not None
        choice = (await late.get(f"/tables/{key}/position"))["prompt"]["choices"][0]["actions"]
        await house.commit(loaded, act(loaded, person, choice))
    assert await vote == "still-plays"


async def test_play_goes_on_while_time_jumps_back_and_forth(timed: Timed) -> None:
    """Entries never go back in time, nobody is signed out, and clocks never give time back."""
    guests = await timed.service.guests("Ann", "Ben")
    clock = {"kind": "total", "seconds": 30 * 24 * 3600, "at_zero": "forfeit"}
    key = await table_of(guests[0], guests[1:], clock=clock)
    left = [30 * DAY, 30 * DAY]
    for number in range(20):
        timed.now[0] += DAY if number % 3 == 0 else -DAY // 2
        await timed.pass_time(0)
        position = await guests[0].get(f"/tables/{key}/position")
        guest = guests[position["table"]["deciding"]]
        position = await guest.get(f"/tables/{key}/position")
        actions = position["prompt"]["choices"][0]["actions"]
        acted = await guest.post(f"/tables/{key}/act", ply=position["ply"], actions=actions)
        assert all(now <= before for now, before in zip(acted["clock"]["left"], left, strict=True))
        left = acted["clock"]["left"]
    entries = await guests[0].get(f"/tables/{key}/entries")
    times = [entry["at"] for entry in entries]
    assert times == sorted(times)


@pytest.mark.parametrize("jump", [-DAY, DAY])
async def test_nobody_is_charged_for_a_jump_of_the_clock(sqlite_url: str, jump: int) -> None:
    wall, passed = [START * NANOSECONDS], [0]

    def let_pass(milliseconds: int) -> None:
        wall[0] += milliseconds * NANOSECONDS
        passed[0] += milliseconds * NANOSECONDS

    now = SteadyClock(lambda: wall[0], lambda: passed[0])
    async with running(ServerSettings(database_url=sqlite_url, rate_limits=False), now) as service:
        caretaker = caretaker_of(service)
        (ann, _), key = await begin(Timed(service, [], caretaker), "forfeit")
        deciding = (await ann.get(f"/tables/{key}/position"))["table"]["deciding"]
        wall[0] += jump * NANOSECONDS
        let_pass(50 * SECOND)
        await caretaker.look_at_clocks()
        position = await ann.get(f"/tables/{key}/position")
        assert position["table"]["status"] == "playing"
        assert 9 * SECOND <= position["clock"]["left"][deciding] <= 11 * SECOND
        let_pass(13 * SECOND)
        await caretaker.look_at_clocks()
        assert (await ann.get(f"/tables/{key}/position"))["table"]["seats"][deciding]["lost"]


@pytest.mark.parametrize("jump", [-10 * DAY, 10 * DAY])
async def test_bots_are_asked_after_a_restart_whatever_time_it_is(timed: Timed, jump: int) -> None:
    ann = await timed.service.guest("Ann")
    # Nobody asks the bot, as if the service had been killed before it could.
    timed.service.parts.house.listeners.clear()
    made = await ann.post("/tables", game="meduris", seats=["apprentice", "apprentice", "me"])
    timed.now[0] += jump
    asked: list[str] = []
    caretaker = Caretaker(timed.service.parts.house, asked.append)
    await caretaker.resume_bots()
    expected = [made["table"]["key"]] if made["table"]["deciding"] != 2 else []
    assert asked == expected
    await caretaker._wake_forgotten(timed.now[0])
    assert asked == expected * 2
