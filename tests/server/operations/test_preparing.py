"""Games are prepared one after another, and nobody waits for a compiler."""

from __future__ import annotations

import asyncio

import pytest

from beltane.server.application import create_app
from beltane.server.operations.preparing import Preparation
from beltane.server.operations.settings import ServerSettings
from tests.server.running import Service

pytestmark = pytest.mark.anyio


async def test_a_game_can_be_played_as_soon_as_it_is_ready(sqlite_url: str) -> None:
    compiled: set[str] = set()
    loaded: list[str] = []
    preparation = Preparation(["meduris", "bonfire"], compiled.__contains__, loaded.append)
    app = create_app(ServerSettings(database_url=sqlite_url, rate_limits=False), preparation=preparation)
    async with app.router.lifespan_context(app):
        service = Service(app)
        ann = await service.guest("Ann")
        response = await ann.client.get("/ready")
        assert response.status_code == 503
        assert response.json() == {"status": "preparing", "games": {"bonfire": False, "meduris": False}}
        refused = await ann.ask("/tables", game="meduris", seats=["me", "me"])
        assert (refused.status_code, refused.json()["code"]) == (503, "game-compiling")
        assert refused.headers["retry-after"] == "10"
        compiled.add("meduris")
        async with asyncio.timeout(20):
            while (await ann.client.get("/ready")).json()["games"] != {"bonfire": False, "meduris": True}:
                await asyncio.sleep(0.05)
        assert loaded == ["meduris"]
        await ann.post("/tables", game="meduris", seats=["me", "me"])
        assert await ann.refused("/tables", game="bonfire", seats=["me", "me"]) == "game-compiling"
        assert [game["ready"] for game in await ann.get("/games")] == [False, True]
