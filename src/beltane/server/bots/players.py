"""Bots at tables: when a bot has to decide, it is asked, and its choice is journalled like anybody else's."""

from __future__ import annotations

import asyncio
import logging

from beltane.kernel.errors import BeltaneError
from beltane.server.bots.thinking import Thinkers
from beltane.server.operations.problems import Refusal
from beltane.server.play.deciding import acting
from beltane.server.play.house import House
from beltane.server.play.loaded_table import LoadedTable

LOG = logging.getLogger("beltane.bots")
SUBSTITUTE = "apprentice"
"""Decides when a bot fails, so that the game can go on."""


class BotPlayers:
    """Lets bots play, with one task per table while bots have to decide there."""

    def __init__(self, house: House, thinkers: Thinkers) -> None:
        self._house = house
        self._thinkers = thinkers
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._without_rules: set[str] = set()
        """Tables whose rules this version does not have: no bot will decide there as long as it runs."""

    def notice(self, loaded: LoadedTable, here: bool) -> None:
        """React to a change of a table; only the process that made it asks the bots."""
        if here and loaded.awaits_bot:
            self.wake(loaded.table.key)

    def wake(self, key: str) -> None:
        """Let the bots at a table decide, unless they are doing so already."""
        if key not in self._playing and key not in self._without_rules:
            task = asyncio.create_task(self._play(key), name=f"bots-{key}")
            self._playing[key] = task
            task.add_done_callback(lambda _: self._playing.pop(key, None))

    async def close(self) -> None:
        """Stop asking bots."""
        tasks = list(self._playing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self, key: str) -> None:
        try:
            loaded = await self._house.find(key)
            if loaded.match is None:
                self._without_rules.add(key)
            while loaded.awaits_bot:
                loaded = await self._decide(loaded)
        except Exception:
            LOG.exception("stopped-playing", extra={"table": key})

    async def _decide(self, loaded: LoadedTable) -> LoadedTable:
        match, seat = loaded.playable(), loaded.deciding
        assert seat is not None
        bot = loaded.table.holders[seat].bot
        assert bot is not None
        try:
            action = await self._thinkers.choose(match, seat, bot)
        except BeltaneError:
            LOG.exception("bot-failed", extra={"table": loaded.table.key, "bot": bot})
            action = await self._thinkers.choose(match, seat, SUBSTITUTE)
        async with self._house.changing(loaded.table.key) as current:
            if current.table.game_ply != loaded.table.game_ply:
                return current
            try:
                return await self._house.commit(current, acting(seat, None, [match.game.actions.notation(action)]))
            except Refusal:
                return await self._house.find(loaded.table.key)
