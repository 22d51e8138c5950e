"""Preparing games: rules are compiled in another process, then loaded here in the background, one game after another.

Until a game is ready it cannot be played, but everything else works: nobody waits for a compiler.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from beltane.kernel.game import game_names
from beltane.server.operations.problems import UNAVAILABLE, Refusal

LOG = logging.getLogger("beltane.preparing")
SECONDS_BETWEEN_LOOKS = 0.5


@dataclass(frozen=True)
class Preparation:
    """How games are prepared: whether one has been compiled, and how it is loaded. They are prepared in this order."""

    games: Sequence[str]
    is_compiled: Callable[[str], bool]
    load: Callable[[str], None]


class Games:
    """Which games are ready; without a preparation, all are."""

    def __init__(self, preparation: Preparation | None = None) -> None:
        self._preparation = preparation
        self._ready = set(game_names()) if preparation is None else set()
        self._preparing: asyncio.Task[None] | None = None

    def is_ready(self, game: str) -> bool:
        """Whether a game has been compiled and loaded."""
        # A table whose game is not installed is shown without its rules.
        return game in self._ready or game not in game_names()

    def check(self, game: str) -> None:
        """Refuse if the rules of a game are needed but not ready."""
        if not self.is_ready(game):
            raise Refusal(UNAVAILABLE, "game-compiling", seconds=10)

    def states(self) -> dict[str, bool]:
        """All games, and whether they are ready."""
        return {game: self.is_ready(game) for game in game_names()}

    def ready(self) -> list[str]:
        """The games that can be played."""
        return sorted(self._ready)

    def start(self, then: Callable[[str], None]) -> None:
        """Begin to prepare games; `then` is called with each that is ready."""
        if self._preparation is not None:
            self._preparing = asyncio.create_task(self._prepare(self._preparation, then), name="preparing")

    async def close(self) -> None:
        """Stop."""
        if self._preparing is not None:
            self._preparing.cancel()
            await asyncio.gather(self._preparing, return_exceptions=True)

    async def _prepare(self, preparation: Preparation, then: Callable[[str], None]) -> None:
        waiting = list(preparation.games)
        while waiting:
            compiled = [game for game in waiting if preparation.is_compiled(game)]
            for game in compiled:
                await asyncio.to_thread(preparation.load, game)
                waiting.remove(game)
                self._ready.add(game)
                LOG.info("game-ready", extra={"game": game})
                then(game)
            await asyncio.sleep(SECONDS_BETWEEN_LOOKS)
