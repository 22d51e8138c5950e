"""Nothing is lost: whatever was acknowledged is there after the service was killed in the middle of it."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field

import httpx
import pytest

from beltane.server.play.house import House
from beltane.server.storage.database import Database
from beltane.server.storage.journal import read_entries
from tests.server.running import Guest

pytestmark = pytest.mark.anyio

GAMES = 10
SECONDS_OF_PLAY = 0.7
MEMORY = 2**28


@dataclass
class Player:
    """One person at a table of their own, and everything that the service has acknowledged to them."""

    guest: Guest
    key: str
    acknowledged: dict[int, tuple[int, ...]] = field(default_factory=dict)
    """How many entries there were before each choice, and the choice."""

    async def play(self) -> None:
        """Act until the service is gone."""
        path = f"/tables/{self.key}"
        try:
            position = await self.guest.get(f"{path}/position")
            while position["prompt"]["choices"]:
                actions = position["prompt"]["choices"][-1]["actions"]
                before = position["ply"]
                position = await self.guest.post(f"{path}/act", ply=before, actions=actions)
                self.acknowledged[before] = tuple(actions)
        except httpx.HTTPError:
            return


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@asynccontextmanager
async def process(database_url: str, port: int) -> AsyncIterator[subprocess.Popen[bytes]]:
    """The service as a process of its own, which is killed at the end without a warning."""
    environment = {**os.environ, "BELTANE_DATABASE_URL": database_url, "BELTANE_RATE_LIMITS": "false"}
    command = [sys.executable, "-m", "beltane.cli", "serve", "--port", str(port), "--log-level", "error"]
    server = subprocess.Popen(command, env=environment)
    try:
        async with httpx.AsyncClient() as client, asyncio.timeout(60):
            while True:
                with suppress(httpx.HTTPError):
                    if (await client.get(f"http://127.0.0.1:{port}/ready")).json()["games"]["meduris"]:
                        break
                await asyncio.sleep(0.05)
        yield server
    finally:
        server.send_signal(signal.SIGKILL)
        server.wait()


async def new_player(number: int, base: str) -> Player:
    guest = Guest(f"Player {number}", httpx.AsyncClient(base_url=base))
    await guest.post("/people", name=guest.name)
    made = await guest.post("/tables", game="meduris", seats=["me", "me"])
    return Player(guest, made["table"]["key"])


async def check(house: House, player: Player) -> None:
    """Every acknowledged action is there, in its place, and the game can be replayed with what is there."""
    sitting = await house.find(player.key)
    table_id, catalogue = sitting.origin.table_id, sitting.playable().game.actions
    entries = await house.database.read(lambda session: read_entries(session, table_id))
    written = {entry.ply: catalogue.parse(entry.content["action"]) for entry in entries if entry.kind == "act"}
    promised = {
        before + 1 + number: action
        for before, actions in player.acknowledged.items()
        for number, action in enumerate(actions)
    }
    assert promised.items() <= written.items()
    assert [entry.ply for entry in entries] == list(range(1, sitting.table.ply + 1))


@pytest.mark.parametrize("rounds", [2, pytest.param(100, marks=pytest.mark.slow)])
async def test_what_was_acknowledged_survives_a_kill(database_url: str, rounds: int) -> None:
    port = free_port()
    players: list[Player] = []
    for _ in range(rounds):
        async with process(database_url, port) as server:
            if not players:
                players = [await new_player(number, f"http://127.0.0.1:{port}") for number in range(GAMES)]
            playing = [asyncio.create_task(player.play()) for player in players]
            await asyncio.sleep(SECONDS_OF_PLAY)
            server.send_signal(signal.SIGKILL)
            await asyncio.gather(*playing)
        database = Database(database_url)
        await database.open()
        house = House(database, MEMORY)
        for player in players:
            await check(house, player)
        await database.close()
    assert sum(len(player.acknowledged) for player in players) > 0
    for player in players:
        await player.guest.client.aclose()
