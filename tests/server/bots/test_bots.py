"""Bots at tables."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Awaitable, Coroutine
from pathlib import Path
from typing import Any

import httpx
import pytest

from beltane import Match
from beltane.server.bots import urgency
from beltane.server.bots.thinking import Thinkers
from beltane.server.bots.urgency import Urgency
from beltane.server.operations.problems import Refusal
from beltane.server.operations.settings import ServerSettings
from tests.server.running import Guest, Service, running

pytestmark = pytest.mark.anyio


async def until_mine(guest: Guest, key: str) -> dict[str, Any]:
    """Wait until a person has to decide, or the game is over."""
    async with asyncio.timeout(60):
        while True:
            position: dict[str, Any] = await guest.get(f"/tables/{key}/position")
            if position["prompt"]["choices"] or position["table"]["status"] != "playing":
                return position
            await asyncio.sleep(0.01)


async def test_a_whole_game_against_bots(service: Service) -> None:
    ann = await service.guest("Ann")
    made = await ann.post("/tables", game="meduris", seats=["apprentice", "me", "apprentice"])
    key = made["table"]["key"]
    for _ in range(500):
        position = await until_mine(ann, key)
        if position["table"]["status"] != "playing":
            break
        choice = position["prompt"]["choices"][0]["actions"]
        await ann.post(f"/tables/{key}/act", ply=position["ply"], actions=choice)
    assert position["table"]["status"] == "finished"
    entries = await ann.get(f"/tables/{key}/entries")
    assert {entry["seat"] for entry in entries if entry["kind"] == "act"} == {0, 1, 2}
    assert all(entry["person"] is None for entry in entries if entry["kind"] == "act" and entry["seat"] != 1)
    assert (await ann.get(f"/people/{ann.key}"))["statistics"][0]["rating"] is None


async def test_bots_that_were_to_decide_do_so_after_a_restart(database_url: str) -> None:
    settings = ServerSettings(database_url=database_url, rate_limits=False)
    async with running(settings) as service:
        ann = await service.guest("Ann")
        made = await ann.post("/tables", game="meduris", seats=["me", "me"])
        key = made["table"]["key"]
        # A bot takes over the seat that decides, and the service stops before it can decide.
        service.parts.house.listeners.clear()
        seat = made["table"]["deciding"]
        taken = await ann.post(f"/tables/{key}/motions", motion="take-over", seat=seat)
        assert taken["table"]["seats"][seat]["bot"] == "adept"
        secret = ann.client.cookies
    async with running(settings) as service:
        again = Guest("Ann", service.stranger())
        again.client.cookies = secret
        position = await until_mine(again, key)
        assert position["ply"] > taken["ply"]
        assert position["table"]["deciding"] != seat


async def test_a_table_goes_on_while_druids_think(database_url: str) -> None:
    """Bots think in processes of their own: while these are stopped, the service still answers."""
    settings = ServerSettings(database_url=database_url, rate_limits=False, bot_processes=1)
    async with running(settings) as service:
        thinkers = service.parts.thinkers
        thinkers.warm_up("meduris")
        assert thinkers._pool is not None
        (process,) = thinkers._pool._processes
        os.kill(process, signal.SIGSTOP)
        try:
            ann = await service.guest("Ann")
            made = await ann.post("/tables", game="meduris", seats=["druid", "me"])
            while made["table"]["deciding"] != 0:
                made = await ann.post("/tables", game="meduris", seats=["druid", "me"])
            key = made["table"]["key"]
            for _ in range(50):
                position = await ann.get(f"/tables/{key}/position")
                assert position["ply"] == made["ply"], "the Druid cannot have decided yet"
        finally:
            os.kill(process, signal.SIGCONT)
        assert (await until_mine(ann, key))["ply"] > made["ply"]


async def test_moves_come_before_hints_and_hints_before_analyses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(urgency, "MOST_HINTS", 1)
    thinkers, match = Thinkers(1), Match.new("meduris", seats=2, seed=1)
    seat, done = match.mover, list[str]()
    assert seat is not None

    async def think(name: str, asked: Coroutine[Any, Any, object]) -> None:
        await asked
        done.append(name)

    wishes = {
        "first": thinkers.analyse(match, seat, "mcts:10", Urgency.ANALYSIS),
        "analysis": thinkers.analyse(match, seat, "mcts:10", Urgency.ANALYSIS),
        "hint": thinkers.analyse(match, seat, "mcts:10", Urgency.HINT),
        "given up": thinkers.choose(match, seat, "apprentice"),
        "move": thinkers.choose(match, seat, "apprentice"),
        "another move": thinkers.choose(match, seat, "apprentice"),
    }
    thinking = {name: asyncio.create_task(think(name, asked)) for name, asked in wishes.items()}
    await asyncio.sleep(0)
    with pytest.raises(Refusal) as refused:
        await thinkers.analyse(match, seat, "mcts:10", Urgency.HINT)
    assert (refused.value.status, refused.value.code) == (503, "server-busy")
    thinking["given up"].cancel()
    await asyncio.gather(*thinking.values(), return_exceptions=True)
    assert done == ["first", "move", "another move", "hint", "analysis"]
    await thinkers.choose(match, seat, "apprentice")
    thinkers.close()


async def test_a_person_waits_for_one_hint_at_a_time(sqlite_url: str) -> None:
    async with running(ServerSettings(database_url=sqlite_url)) as service:
        ann, ben = await service.guests("Ann", "Ben")
        wishes: list[Awaitable[httpx.Response]] = []
        for guest in (ann, ben):
            made = await guest.post("/tables", game="meduris", seats=["me", "me"], settings={"hints": True})
            path = f"/tables/{made['table']['key']}/hint"
            wishes += [guest.ask(path, ply=made["ply"]) for _ in range(2)]
        answers = await asyncio.gather(*wishes)
        assert [answer.status_code for answer in answers] == [200, 429, 200, 429]


PARENT = """
import asyncio, os, signal
from beltane.kernel.match import Match
from beltane.server.bots.thinking import Thinkers

async def main():
    thinkers = Thinkers(1)
    match = Match.new("meduris", seats=2, seed=1)
    await thinkers.choose(match, match.mover, "apprentice")
    (worker,) = thinkers._pool._processes
    print(worker, flush=True)
    os.kill(os.getpid(), signal.SIGKILL)

if __name__ == "__main__":
    asyncio.run(main())
"""


async def test_processes_that_think_end_with_a_service_that_is_killed(tmp_path: Path) -> None:
    program = tmp_path / "parent.py"
    program.write_text(PARENT)
    parent = subprocess.run([sys.executable, str(program)], stdout=subprocess.PIPE, check=False)
    worker = int(parent.stdout)
    async with asyncio.timeout(20):
        while is_alive(worker):
            await asyncio.sleep(0.05)


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True
