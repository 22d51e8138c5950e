"""Races: of several people who want something at once, one gets it, and the others learn the new position."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import pytest

from beltane.server.operations.settings import ServerSettings
from tests.server.running import Guest, Service, running, table_of

pytestmark = pytest.mark.anyio


@pytest.fixture
async def processes(database_url: str) -> AsyncIterator[list[Service]]:
    """Services on the same database: one on SQLite, two on PostgreSQL."""
    settings = ServerSettings(database_url=database_url, rate_limits=False)
    async with AsyncExitStack() as stack:
        number = 2 if database_url.startswith("postgres") else 1
        yield [await stack.enter_async_context(running(settings, first_seed=1 + 1000 * n)) for n in range(number)]


def everywhere(processes: list[Service], guest: Guest) -> list[Guest]:
    """The same person at each service."""
    known = []
    for service in processes:
        client = service.stranger()
        client.cookies = guest.client.cookies
        known.append(Guest(guest.name, client, guest.key))
    return known


@asynccontextmanager
async def at_table(processes: list[Service], *names: str) -> AsyncIterator[tuple[list[list[Guest]], str]]:
    guests = await processes[0].guests(*names)
    key = await table_of(guests[0], guests[1:])
    yield [everywhere(processes, guest) for guest in guests], key


async def test_of_many_who_act_at_once_one_does(processes: list[Service]) -> None:
    async with at_table(processes, "Ann", "Ben") as (guests, key):
        for _ in range(10):
            position = await guests[0][0].get(f"/tables/{key}/position")
            mine = guests[position["table"]["deciding"]]
            position = await mine[0].get(f"/tables/{key}/position")
            choices = position["prompt"]["choices"]
            wishes = [(mine[n % len(mine)], choices[n % len(choices)]["actions"]) for n in range(6)]
            answers = await asyncio.gather(
                *(guest.ask(f"/tables/{key}/act", ply=position["ply"], actions=actions) for guest, actions in wishes)
            )
            (done,) = [answer.json() for answer in answers if answer.status_code == 200]
            for answer in answers:
                if answer.status_code != 200:
                    assert (answer.status_code, answer.json()["code"]) == (409, "stale-ply")
                    assert answer.json()["parameters"] == {"expected": str(position["ply"]), "ply": done["ply"]}


async def test_acting_while_others_vote(processes: list[Service]) -> None:
    async with at_table(processes, "Ann", "Ben", "Cleo") as (guests, key):
        for agree in (True, False, True, False):
            position = await guests[0][0].get(f"/tables/{key}/position")
            mine = guests[position["table"]["deciding"]]
            position = await mine[0].get(f"/tables/{key}/position")
            actions = position["prompt"]["choices"][0]["actions"]
            await guests[2][-1].ask(f"/tables/{key}/motions", motion="abandon", agree=agree)
            answers = await asyncio.gather(
                mine[0].ask(f"/tables/{key}/act", ply=position["ply"], actions=actions),
                guests[2][-1].ask(f"/tables/{key}/motions", motion="abandon", agree=not agree),
            )
            assert answers[0].status_code == 200


async def test_acting_against_taking_back(processes: list[Service]) -> None:
    async with at_table(processes, "Ann", "Ben") as (guests, key):
        raced = 0
        while raced < 5:
            position = await guests[0][0].get(f"/tables/{key}/position")
            seat = position["table"]["deciding"]
            position = await guests[seat][0].get(f"/tables/{key}/position")
            actions = position["prompt"]["choices"][0]["actions"]
            acted = await guests[seat][0].post(f"/tables/{key}/act", ply=position["ply"], actions=actions)
            other = acted["table"]["deciding"]
            if not acted["undo"] or other == seat:
                continue
            now = await guests[other][-1].get(f"/tables/{key}/position")
            answers = await asyncio.gather(
                guests[seat][0].ask(f"/tables/{key}/undo", ply=acted["ply"]),
                guests[other][-1].ask(
                    f"/tables/{key}/act", ply=now["ply"], actions=now["prompt"]["choices"][0]["actions"]
                ),
            )
            assert sorted(answer.status_code for answer in answers) == [200, 409]
            raced += 1


async def test_a_seat_is_taken_once(processes: list[Service]) -> None:
    guests = await processes[0].guests("Ann", "Ben", "Cleo", "Dan", "Eve")
    for _ in range(5):
        made = await guests[0].post("/tables", game="meduris", seats=["me", "open"])
        key = made["table"]["key"]
        others = [everywhere(processes, guest)[n % len(processes)] for n, guest in enumerate(guests[1:])]
        answers = await asyncio.gather(*(guest.ask(f"/tables/{key}/sit", seat=1) for guest in others))
        assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]
        entries = await guests[0].get(f"/tables/{key}/entries")
        assert [entry["kind"] for entry in entries] == ["sit", "sit", "start"]


async def test_joining_against_starting_and_standing_up(processes: list[Service]) -> None:
    ann, ben = await processes[0].guests("Ann", "Ben")
    for _ in range(5):
        made = await ann.post("/tables", game="meduris", seats=["me", "open"], settings={"start": "host"})
        key = made["table"]["key"]
        await ben.post(f"/tables/{key}/sit", seat=1)
        there = everywhere(processes, ben)[-1]
        answers = await asyncio.gather(
            ann.ask(f"/tables/{key}/start"), there.ask(f"/tables/{key}/stand", seat=1), ann.ask(f"/tables/{key}/start")
        )
        assert [answer.status_code for answer in answers].count(200) == 1
        position = await ann.get(f"/tables/{key}/position")
        full = all(seat["person"] for seat in position["table"]["seats"])
        assert (position["table"]["status"] == "playing") == full


async def test_there_is_one_rematch_however_many_ask_at_once(processes: list[Service]) -> None:
    async with at_table(processes, "Ann", "Ben") as (guests, key):
        await guests[0][0].post(f"/tables/{key}/resign")
        asking = [person for guest in guests for person in guest] * 3
        answers = await asyncio.gather(*(guest.post(f"/tables/{key}/rematch") for guest in asking))
        assert len({answer["table"]["key"] for answer in answers}) == 1


async def test_lines_said_at_once_are_all_said(processes: list[Service]) -> None:
    async with at_table(processes, "Ann", "Ben") as (guests, key):
        asking = [person for guest in guests for person in guest] * 3
        await asyncio.gather(*(guest.post(f"/tables/{key}/chat", text=f"{n}") for n, guest in enumerate(asking)))
        lines = await guests[0][0].get(f"/tables/{key}/chat")
        assert [line["number"] for line in lines] == list(range(1, len(asking) + 1))
        assert {line["text"] for line in lines} == {f"{n}" for n in range(len(asking))}
