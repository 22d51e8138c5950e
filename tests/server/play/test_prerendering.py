"""Worker processes render what is sent; clients see no difference, whatever happens to the workers."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections.abc import AsyncIterator
from typing import Any

import pytest

from beltane.kernel.wire import to_json
from beltane.server.operations.settings import ServerSettings
from beltane.server.play import prerendering
from beltane.server.play.loaded_table import LoadedTable
from beltane.server.play.prerendering import Helper
from tests.server.running import Guest, Service, running, table_of

pytestmark = pytest.mark.anyio


@pytest.fixture
async def helped(sqlite_url: str) -> AsyncIterator[Service]:
    """A service with a worker that renders views and prompts, and has loaded Meduris."""
    async with running(ServerSettings(database_url=sqlite_url, rate_limits=False, view_processes=1)) as service:
        await until_it_knows(service, "meduris")
        yield service


def helper_of(service: Service) -> Helper:
    (helper,) = service.parts.prerendering.helpers
    return helper


async def until_it_knows(service: Service, game: str) -> int:
    """Wait until the worker can be asked about a game; returns its process ID."""
    async with asyncio.timeout(60):
        while helper_of(service).waiting_for(game) is None:
            await asyncio.sleep(0.01)
    pid = helper_of(service).pid
    assert pid is not None
    return pid


async def act(guests: list[Guest], key: str, dice: random.Random) -> dict[str, Any]:
    """Let the player who decides make any choice; returns the response."""
    position = await guests[0].get(f"/tables/{key}/position")
    guest = guests[position["table"]["deciding"]]
    position = await guest.get(f"/tables/{key}/position")
    actions = dice.choice(position["prompt"]["choices"])["actions"]
    changed: dict[str, Any] = await guest.post(f"/tables/{key}/act", ply=position["ply"], actions=actions)
    return changed


async def test_what_is_told_is_the_same_wherever_it_was_put_together(helped: Service) -> None:
    told: list[tuple[LoadedTable, dict[Any, bytes]]] = []
    helped.parts.prerendering.when_rendered.append(lambda loaded, parts: told.append((loaded, dict(parts))))
    guests, dice = await helped.guests("Ann", "Ben"), random.Random(1)
    key = await table_of(guests[0], guests[1:])
    for _ in range(60):
        await act(guests, key, dice)
    assert len(told) >= 60
    assert f"beltane_rendered_ahead_total {len(told)}" in (await helped.stranger().get("/metrics")).text
    for loaded, parts in told:
        assert parts
        match = loaded.playable()
        for (kind, seat), content in parts.items():
            assert content == to_json(match.view(seat) if kind == "view" else match.prompt(seat))
            assert loaded.json_cache[kind, seat] is content


async def test_a_process_that_dies_or_falls_silent_is_replaced(
    helped: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(prerendering, "SECONDS_BETWEEN_STARTS", 0.0)
    monkeypatch.setattr(prerendering, "LONGEST_SILENCE", 0.2)
    guests, dice = await helped.guests("Ann", "Ben"), random.Random(1)
    key = await table_of(guests[0], guests[1:])
    before, ply = await until_it_knows(helped, "meduris"), 0
    for end in (signal.SIGKILL, signal.SIGSTOP):
        os.kill(before, end)
        for _ in range(3):
            changed = await act(guests, key, dice)
            assert changed["ply"] > ply
            assert changed["view"] is not None
            ply = changed["ply"]
        after = await until_it_knows(helped, "meduris")
        assert after != before
        before = after
