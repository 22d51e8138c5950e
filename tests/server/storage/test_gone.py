"""A database that cannot be reached: people are told so, and everything goes on when it is back."""

from __future__ import annotations

import asyncio
import time

import pytest

from beltane.server.operations.settings import ServerSettings
from tests.server.postgres import Postgres
from tests.server.running import running, table_of

pytestmark = pytest.mark.anyio

SECONDS_GONE = 10
SECONDS_BETWEEN = 0.5


async def test_a_database_that_goes_away_and_comes_back() -> None:
    with Postgres() as server:
        settings = ServerSettings(database_url=server.new_database(), rate_limits=False)
        async with running(settings) as service:
            guests = await service.guests("Ann", "Ben")
            key = await table_of(guests[0], guests[1:])
            position = await guests[0].get(f"/tables/{key}/position")
            guest = guests[position["table"]["deciding"]]
            position = await guest.get(f"/tables/{key}/position")
            choice = {"ply": position["ply"], "actions": position["prompt"]["choices"][0]["actions"]}
            server.stop()
            gone_since = time.monotonic()
            while time.monotonic() < gone_since + SECONDS_GONE:
                for answer in await asyncio.gather(
                    guest.ask(f"/tables/{key}/act", **choice),
                    guest.ask(f"/tables/{key}/chat", text="Hello"),
                    guest.client.get(f"/api/tables/{key}/position"),
                    guest.client.get("/ready"),
                    service.stranger().post("/api/people", json={"name": "Eve"}),
                ):
                    assert (answer.status_code, answer.json()["code"]) == (503, "database-unavailable")
                assert (await guest.client.get("/health")).status_code == 200
                await asyncio.sleep(SECONDS_BETWEEN)
            server.start()
            acted = await guest.post(f"/tables/{key}/act", **choice)
            assert acted["ply"] == position["ply"] + len(choice["actions"])
            assert await guest.get(f"/tables/{key}/chat") == []
