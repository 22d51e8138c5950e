"""Whatever a client receives, by HTTP or over its WebSocket, it may know: somebody who sees everything reads along."""

from __future__ import annotations

import asyncio
import json
import random
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from typing import Any

import httpx
import pytest

from beltane.bots.bot import position_for
from beltane.kernel.game import game_names
from beltane.kernel.random import new_generator
from beltane.kernel.wire import to_json
from beltane.server.operations.settings import ServerSettings
from beltane.server.play.loaded_table import LoadedTable
from tests.server.play.test_nothing_leaked import SEED, generator_words
from tests.server.running import Address, Guest, Listener, listening_service, table_of

pytestmark = pytest.mark.anyio

MOST_CHOICES = 60
UNDO_NOW_AND_THEN = 0.1


@dataclass
class Checker:
    """Sees the table after every entry, and compares each message with what its reader may know."""

    tables: dict[int, LoadedTable] = field(default_factory=dict)
    checked: dict[str, int] = field(default_factory=dict)
    """Number of positions checked, by who received them."""

    def notice(self, loaded: LoadedTable, _here: bool) -> None:
        """Remember a table."""
        self.tables[loaded.table.ply] = loaded

    def secrets(self) -> set[str]:
        """The seed, and what the dice have been made from so far."""
        played = [loaded for loaded in self.tables.values() if loaded.match is not None]
        return {str(played[0].origin.seed), *(word for loaded in played for word in generator_words(loaded))}

    def check(self, reader: Guest, seat: int | None, text: str) -> None:
        """Check a message that somebody at a seat, or a spectator, has received."""
        secrets = self.secrets()
        assert not [secret for secret in secrets if secret in text]
        message = json.loads(text)
        if isinstance(message, list) and message and "ply" in message[0]:
            check_entries(message)
        if isinstance(message, dict) and message.get("type") == "position" and message["view"] is not None:
            self._check_position(seat, message)
            self.checked[reader.name] = self.checked.get(reader.name, 0) + 1

    def _check_position(self, seat: int | None, message: dict[str, Any]) -> None:
        """What is shown and asked is the same if everything that the reader cannot know is dealt anew."""
        loaded = self.tables[message["ply"]]
        match = loaded.playable()
        assert message["seat"] == seat
        dice = new_generator(message["ply"])
        twin = position_for(match.game, match.state, 0 if seat is None else seat, dice).state
        asked = seat if seat == loaded.deciding else None
        assert message["view"] == json.loads(to_json(match.game.view(twin, seat)))
        assert message["prompt"] == json.loads(to_json(match.game.prompt(twin, asked)))
        assert message["pending"] is None or asked is not None
        check_entries(message["entries"] or [])


def check_entries(entries: list[dict[str, Any]]) -> None:
    """While a game is played, nobody is told actions, only what everybody at the table would notice."""
    for entry in entries:
        assert entry["kind"] not in ("act", "propose") or entry["content"] == {}


async def read_along(listener: Listener, reader: Guest, seat: int | None, checker: Checker, until: int) -> None:
    """Check everything that arrives, up to a ply."""
    while True:
        message = await listener.recv()
        checker.check(reader, seat, json.dumps(message))
        if message["type"] == "position" and message["ply"] >= until:
            return


async def ask_around(guest: Guest, key: str) -> None:
    """Requests whose answers are checked by a hook of the client."""
    for path in (f"/tables/{key}", f"/tables/{key}/position", f"/tables/{key}/entries", "/me/waiting", "/tables"):
        await guest.client.get(f"/api{path}")


async def take_turn(guests: list[Guest], key: str, dice: random.Random) -> int:
    """Let whoever has to decide make any choice, or take the last one back; returns the ply after it."""
    deciding = (await guests[0].get(f"/tables/{key}/position"))["table"]["deciding"]
    guest = guests[deciding]
    position = await guest.get(f"/tables/{key}/position")
    if position["undo"] and dice.random() < UNDO_NOW_AND_THEN:
        return int((await guest.post(f"/tables/{key}/undo", ply=position["ply"]))["ply"])
    actions = dice.choice(position["prompt"]["choices"])["actions"]
    return int((await guest.post(f"/tables/{key}/act", ply=position["ply"], actions=actions))["ply"])


def check_answers(guest: Guest, seat: int | None, checker: Checker) -> None:
    """Have the checker read all answers to a client."""

    async def read(response: httpx.Response) -> None:
        checker.check(guest, seat, (await response.aread()).decode())

    guest.client.event_hooks["response"].append(read)


@pytest.mark.parametrize("game", game_names())
async def test_somebody_who_sees_everything_reads_along(sqlite_url: str, game: str) -> None:
    settings = ServerSettings(database_url=sqlite_url, rate_limits=False)
    async with listening_service(settings, SEED) as address:
        await play_and_read(address, game)


async def play_and_read(address: Address, game: str) -> None:
    checker, dice = Checker(), random.Random(game)
    guests = [await address.guest(name) for name in ("Ann", "Ben", "Eve")]
    key = await table_of(guests[0], guests[1:2], game)
    house = address.app.state.services.house
    checker.notice(await house.find(key), True)
    house.listeners.insert(0, checker.notice)
    seats = {"Ann": 0, "Ben": 1, "Eve": None}
    async with AsyncExitStack() as stack:
        listeners = [await stack.enter_async_context(address.listening(guest)) for guest in guests]
        for listener, guest in zip(listeners, guests, strict=True):
            await listener.wish(watch=key)
            check_answers(guest, seats[guest.name], checker)
        for number in range(MOST_CHOICES):
            if checker.tables[max(checker.tables)].playable().over:
                break
            ply = await take_turn(guests[:2], key, dice)
            reading = [
                read_along(listener, guest, seats[guest.name], checker, ply)
                for listener, guest in zip(listeners, guests, strict=True)
            ]
            await asyncio.gather(*reading)
            if number % 10 == 0:
                for guest in guests:
                    await ask_around(guest, key)
    assert min(checker.checked[name] for name in seats) > number
