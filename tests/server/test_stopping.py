"""Stopping: on SIGTERM the service tells its clients and ends, and everything acknowledged is there afterwards."""

from __future__ import annotations

import asyncio
import os
import random
import signal

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from beltane.kernel.errors import BadSetup
from beltane.server.dependencies import COOKIE
from beltane.server.operations.settings import ServerSettings
from beltane.server.serving import run
from tests.server.forking import Launcher
from tests.server.running import Guest
from tests.server.test_nothing_lost import Trial

pytestmark = pytest.mark.anyio

GAMES = 10
STOPS = 3
SERVICE_RESTART = 1012
"""How a server says to a WebSocket that it will be back."""


async def closing_code(guest: Guest, port: int, opened: asyncio.Event) -> int | None:
    """Listen until the connection ends; returns the code with which the service closed it, if it did."""
    cookie = {"Cookie": f"{COOKIE}={guest.client.cookies[COOKIE]}"}
    async with connect(f"ws://127.0.0.1:{port}/api/live", additional_headers=cookie) as connection:
        try:
            while True:
                await connection.recv()
                opened.set()
        except ConnectionClosed as closed:
            return None if closed.rcvd is None else closed.rcvd.code


async def until_ended(process: int) -> None:
    """Wait until a process is gone."""
    async with asyncio.timeout(30):
        while True:
            try:
                os.kill(process, 0)
            except ProcessLookupError:
                return
            await asyncio.sleep(0.02)


async def test_a_service_that_is_stopped_says_so_and_loses_nothing(launcher: Launcher, database_url: str) -> None:
    trial = Trial(launcher, database_url, GAMES, random.Random(1))
    for _ in range(STOPS):
        async with trial.serving() as process:
            await trial.fill_up()
            opened = [asyncio.Event() for _ in trial.players]
            listening = [
                asyncio.create_task(closing_code(player.guest, trial.port, event))
                for player, event in zip(trial.players, opened, strict=True)
            ]
            await asyncio.gather(*(event.wait() for event in opened))
            playing = [asyncio.create_task(player.play()) for player in trial.players]
            await trial.until_acknowledged(30)
            os.kill(process, signal.SIGTERM)
            await until_ended(process)
            await asyncio.gather(*playing)
            assert await asyncio.gather(*listening) == [SERVICE_RESTART] * GAMES
    async with trial.serving():
        for player in list(trial.players):
            await trial.leave(player)
    assert trial.acknowledged > STOPS * 30


async def test_a_second_process_on_the_same_file_is_refused(launcher: Launcher, sqlite_url: str) -> None:
    trial = Trial(launcher, sqlite_url)
    async with trial.serving() as process:
        with pytest.raises(BadSetup, match="Another process serves"):
            run(ServerSettings(database_url=sqlite_url, port=trial.port))
        os.kill(process, signal.SIGKILL)
        await until_ended(process)
    async with trial.serving():
        pass
