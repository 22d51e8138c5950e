"""Expired clocks: find them and apply the table's time-out setting."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from sqlalchemy import ColumnElement, select, true
from sqlalchemy.ext.asyncio import AsyncSession

from beltane.server.operations.problems import CONFLICT, UNAVAILABLE, Refusal
from beltane.server.play import clocks
from beltane.server.play.house import House
from beltane.server.play.loaded_table import LoadedTable
from beltane.server.play.out_of_order import OutOfOrder
from beltane.server.storage.models import GameTable
from beltane.server.tables import rules
from beltane.server.tables.journal import Draft
from beltane.server.tables.table import Absence, Status

LOG = logging.getLogger("beltane.play")
SECONDS_BETWEEN_ROUNDS = 1.0
FORGOTTEN = 30_000
"""A bot that has not decided after this long, in milliseconds, was asked by a process that has died."""


def absence_at(loaded: LoadedTable, now: int) -> Absence:
    """The seats that keep others waiting: the one that has to decide, if it has taken long enough.

    For a lost seat, the others are asked as soon as it has to decide.
    """
    settings, seat = loaded.table.settings.clock, loaded.deciding
    replaceable_from = clocks.replaceable_from(settings, loaded.clock)
    if seat is None or replaceable_from is None:
        return Absence()
    asked_from = loaded.clock.since if loaded.table.holders[seat].lost else replaceable_from
    settled_from = clocks.moment_after(settings.window, asked_from, clocks.grace(settings))
    return Absence(
        late=frozenset({seat} if now >= replaceable_from else ()),
        overdue=frozenset({seat} if now >= settled_from else ()),
    )


async def let_clock_run_out(house: House, key: str) -> LoadedTable:
    """Apply the table's setting if its clock has run out."""

    def run_out(loaded: LoadedTable) -> list[Draft]:
        seat = loaded.deciding
        late = clocks.is_late(loaded.table.settings.clock, loaded.clock, house.now())
        return rules.run_out(loaded.table, seat) if late and seat is not None else []

    return await house.change(key, run_out)


class Caretaker:
    """Checks all tables periodically, for clocks that have run out and bots that nobody has asked."""

    def __init__(self, house: House, wake_bots: Callable[[str], None]) -> None:
        self._house = house
        self._wake_bots = wake_bots
        self._rounds: asyncio.Task[None] | None = None
        self._out_of_order = OutOfOrder(LOG, "clock-stopped")
        self._without_rules: set[str] = set()
        """Tables whose rules this version does not have: nothing will run out there as long as it runs."""

    def start(self) -> None:
        """Begin the rounds."""
        self._rounds = asyncio.create_task(self._go_round(), name="caretaker")

    async def close(self) -> None:
        """Stop them."""
        if self._rounds is not None:
            self._rounds.cancel()
            await asyncio.gather(self._rounds, return_exceptions=True)

    async def resume_bots(self) -> None:
        """Ask the bots that were to decide when the service stopped."""
        await self._wake(true())

    async def _go_round(self) -> None:
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_ROUNDS)
            try:
                await self._house.database.look_for_others()
                await self.look_at_clocks()
                await self._wake_forgotten(self._house.now())
            except Exception:
                LOG.exception("round-failed")

    async def look_at_clocks(self) -> None:
        """Handle every clock that has run out."""
        now = self._house.now()

        async def read(session: AsyncSession) -> list[str]:
            due = select(GameTable.key).where(GameTable.status == Status.PLAYING, GameTable.deadline <= now)
            return list(await session.scalars(due))

        for key in await self._house.database.read(read):
            if key not in self._without_rules:
                await self._look_at_clock(key)

    async def _look_at_clock(self, key: str) -> None:
        """Handle a clock that has run out. A broken table is logged once, and holds up no others."""
        try:
            loaded = await let_clock_run_out(self._house, key)
        except Refusal as refusal:
            # A game still being compiled has time until it is ready, and what another process has done needs no
            # repeating.
            if refusal.status not in (UNAVAILABLE, CONFLICT):
                self._out_of_order.note(key)
        except Exception:
            self._out_of_order.note(key)
        else:
            self._out_of_order.works(key)
            if loaded.match is None:
                self._without_rules.add(key)

    async def _wake_forgotten(self, now: int) -> None:
        """Ask bots that have been silent for long; where time has jumped, nobody knows for how long."""
        await self._wake((GameTable.changed <= now - FORGOTTEN) | (GameTable.changed > now + FORGOTTEN))

    async def _wake(self, which: ColumnElement[bool]) -> None:
        async def read(session: AsyncSession) -> list[str]:
            query = select(GameTable.key).where(GameTable.status == Status.PLAYING, GameTable.awaits_bot.is_(True))
            return list(await session.scalars(query.where(which)))

        for key in await self._house.database.read(read):
            self._wake_bots(key)
