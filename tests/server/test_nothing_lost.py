"""Nothing is lost: everything acknowledged is still there after the service was killed at any moment."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any

import httpx
import pytest
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from beltane.kernel.game import find_game
from beltane.server.dependencies import COOKIE
from beltane.server.storage.database import Database
from beltane.server.storage.models import GameTable, JournalEntry
from tests.server.forking import Launcher, free_port
from tests.server.running import Guest

pytestmark = pytest.mark.anyio

GAMES = 50
"""Number of games played at once."""
QUICK = pytest.param(20, 1, id="20-kills")
THOROUGH = [pytest.param(100, part, id=f"100-kills-{part}-of-10", marks=pytest.mark.slow) for part in range(1, 11)]
"""How often the service is killed, and the seed for when."""
BONFIRE_EVERY = 5
LISTENING_EVERY = 5
ACTIONS_A_ROUND = (1, 80)
"""The range of the number of actions acknowledged before the service is killed."""
UNDO_NOW_AND_THEN = 0.15

Written = tuple[str, str | None]
"""An entry: its kind, and the action if it is one."""


@dataclass
class Player:
    """A person who has all seats of a table, and everything that the service has acknowledged to them."""

    guest: Guest
    game: str
    key: str
    dice: random.Random
    acknowledged: dict[int, Written] = field(default_factory=dict)
    """What has been acknowledged, by ply."""
    tried: list[Written] = field(default_factory=list)
    """The request in flight when the service was killed: it may have been done completely, or not at all."""
    position: dict[str, Any] | None = None
    """The position of the table, unless that is unknown after a kill."""
    told: int = 0
    """The last ply received over the WebSocket."""
    over: bool = False

    @property
    def last(self) -> int:
        """The last ply that was acknowledged."""
        return max(self.acknowledged, default=0)

    async def play(self) -> None:
        """Act until the service is gone."""
        with suppress(httpx.HTTPError):
            if self.position is None:
                self.position = await self.guest.get(f"/tables/{self.key}/position")
            while self.position["table"]["status"] == "playing":
                self.position = await self.act(self.position)
            self.over = True

    async def act(self, position: dict[str, Any]) -> dict[str, Any]:
        """Take back the last choice now and then, otherwise make one."""
        before, path = position["ply"], f"/tables/{self.key}"
        if position["undo"] and self.dice.random() < UNDO_NOW_AND_THEN:
            self.tried = [("undo", None)]
            position = await self.guest.post(f"{path}/undo", ply=before)
        else:
            actions = self.dice.choice(position["prompt"]["choices"])["actions"]
            notation = find_game(self.game).actions.notation
            self.tried = [("act", notation(action)) for action in actions]
            position = await self.guest.post(f"{path}/act", ply=before, actions=actions)
        self.acknowledged |= dict(enumerate(self.tried, start=before + 1))
        self.tried = []
        return position

    async def listen(self, port: int) -> None:
        """Record messages of the WebSocket until the service is gone."""
        cookie = {"Cookie": f"{COOKIE}={self.guest.client.cookies[COOKIE]}"}
        with suppress(OSError, ConnectionClosed):
            async with connect(f"ws://127.0.0.1:{port}/api/live", additional_headers=cookie) as connection:
                await connection.send(json.dumps({"watch": self.key}))
                async for message in connection:
                    self.told = max(self.told, json.loads(message).get("ply", 0))

    def check(self, written: Sequence[Written]) -> None:
        """Everything acknowledged or announced is there; of the request in flight, all or nothing; and no more."""
        assert len(written) >= max(self.last, self.told)
        for ply, entry in self.acknowledged.items():
            assert written[ply - 1] == entry, (self.key, ply)
        beginning = ("sit", "sit", "start")
        unknown = [entry for entry in written[max(self.last, len(beginning)) :] if entry[0] != "end"]
        assert unknown in ([], self.tried), self.key
        self.position = None if self.tried else self.position
        self.acknowledged |= dict(enumerate(written, start=1))
        self.tried = []


async def new_player(number: int, base: str) -> Player:
    """A new person at a new table."""
    guest = Guest(f"Player {number}", httpx.AsyncClient(base_url=base, timeout=30, verify=False))
    await guest.post("/people", name=guest.name)
    game = "meduris" if number % BONFIRE_EVERY else "bonfire"
    made = await guest.post("/tables", game=game, seats=["me", "me"])
    return Player(guest, game, made["table"]["key"], random.Random(number))


async def read_journals(url: str) -> dict[str, list[Written]]:
    """The stored journals of all tables that are being played or have just finished, by key."""
    database = Database(url)
    await database.open()

    async def read(session: AsyncSession) -> dict[str, list[Written]]:
        query = select(GameTable.key, JournalEntry.ply, JournalEntry.kind, JournalEntry.content)
        query = query.join(JournalEntry, JournalEntry.table_id == GameTable.id)
        found: dict[str, list[Written]] = {}
        for key, ply, kind, content in await session.execute(query.order_by(GameTable.id, JournalEntry.ply)):
            entries = found.setdefault(key, [])
            entries.append((kind, content.get("action")))
            assert len(entries) == ply, key
        return found

    try:
        return await database.read(read)
    finally:
        await database.close()


@dataclass
class Trial:
    """Many games on one database, and a service that is killed again and again."""

    launcher: Launcher
    url: str
    games: int = 1
    dice: random.Random = field(default_factory=random.Random)
    port: int = field(default_factory=free_port)
    players: list[Player] = field(default_factory=list)
    begun: int = 0
    acknowledged: int = 0

    @asynccontextmanager
    async def serving(self) -> AsyncIterator[int]:
        """The service, after everything left by earlier ones has been checked."""
        settings = {"database_url": self.url, "port": self.port, "rate_limits": False, "log_level": "error"}
        async with self.launcher.serving(**settings) as process:
            journals = await read_journals(self.url)
            for player in self.players:
                player.check(journals[player.key])
            yield process

    async def fill_up(self) -> None:
        """Begin as many games as have ended."""
        for player in [player for player in self.players if player.over]:
            await self.leave(player)
        new = range(self.begun, self.begun + self.games - len(self.players))
        self.begun = new.stop
        base = f"http://127.0.0.1:{self.port}"
        self.players += await asyncio.gather(*(new_player(number, base) for number in new))

    async def until_acknowledged(self, more: int) -> None:
        """Wait until a number of further entries have been acknowledged."""
        before = sum(len(player.acknowledged) for player in self.players)
        async with asyncio.timeout(30):
            while sum(len(player.acknowledged) for player in self.players) < before + more:
                await asyncio.sleep(0.002)

    async def leave(self, player: Player) -> None:
        """Let a person leave."""
        self.acknowledged += len(player.acknowledged)
        self.players.remove(player)
        await player.guest.client.aclose()

    async def round(self) -> None:
        """Let everybody play, and kill the service in the middle of it."""
        async with self.serving() as process:
            await self.fill_up()
            playing = [asyncio.create_task(player.play()) for player in self.players]
            listeners = self.players[::LISTENING_EVERY]
            listening = [asyncio.create_task(player.listen(self.port)) for player in listeners]
            await self.until_acknowledged(self.dice.randint(*ACTIONS_A_ROUND))
            os.kill(process, signal.SIGKILL)
            await asyncio.gather(*playing, *listening)


@pytest.mark.long
@pytest.mark.parametrize(("rounds", "seed"), [QUICK, *THOROUGH])
async def test_what_was_acknowledged_survives_a_kill(
    launcher: Launcher, database_url: str, rounds: int, seed: int
) -> None:
    trial = Trial(launcher, database_url, GAMES, random.Random(seed))
    async with AsyncExitStack() as stack:
        for _ in range(rounds):
            await trial.round()
        async with trial.serving():
            for player in list(trial.players):
                stack.push_async_callback(player.guest.client.aclose)
                await trial.leave(player)
    assert trial.acknowledged > rounds * sum(ACTIONS_A_ROUND) / 4


async def test_bots_go_on_after_a_kill(launcher: Launcher, database_url: str) -> None:
    """Bots that had to decide when the service was killed do so when it is back."""
    trial = Trial(launcher, database_url)
    async with trial.serving(), AsyncExitStack() as stack:
        base = f"http://127.0.0.1:{trial.port}"
        client = await stack.enter_async_context(httpx.AsyncClient(base_url=base, timeout=30, verify=False))
        guest = Guest("Ann", client)
        await guest.post("/people", name="Ann")
        bots = ["apprentice", "apprentice", "apprentice"]
        made = [await guest.post("/tables", game="meduris", seats=["me", *bots]) for _ in range(5)]
        cookies = guest.client.cookies
    plies = {key: len(entries) for key, entries in (await read_journals(database_url)).items()}
    async with trial.serving(), httpx.AsyncClient(base_url=base, cookies=cookies, timeout=30, verify=False) as client:
        again = Guest("Ann", client)
        async with asyncio.timeout(60):
            for position in made:
                key = position["table"]["key"]
                while not position["prompt"]["choices"]:
                    position = await again.get(f"/tables/{key}/position")
                    await asyncio.sleep(0.05)
                assert position["ply"] >= plies[key]
