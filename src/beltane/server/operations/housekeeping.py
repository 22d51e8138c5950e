"""Housekeeping: what is no longer needed is deleted, so that the database does not grow for ever.

A game that has begun stays, with its whole journal. The host's settings say how long the rest is kept.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from functools import partial

from sqlalchemy import delete, exists, func, or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from beltane.server.operations.problems import Refusal
from beltane.server.operations.settings import ServerSettings
from beltane.server.people.people import People
from beltane.server.play.clocks import DAY
from beltane.server.play.house import House
from beltane.server.play.out_of_order import OutOfOrder
from beltane.server.storage.models import (
    ChatLine,
    GameTable,
    JournalEntry,
    Notice,
    Passkey,
    Person,
    Place,
    Result,
    Session,
)
from beltane.server.tables.journal import Draft, Kind
from beltane.server.tables.table import Status

LOG = logging.getLogger("beltane.housekeeping")
SECONDS_UNTIL_FIRST = 60.0
SECONDS_BETWEEN_ROUNDS = 3600.0
MOST_AT_ONCE = 500
"""Batch size per round."""
OVER = (Status.FINISHED, Status.ABANDONED)


class Housekeeper:
    """Deletes outdated data once an hour."""

    def __init__(self, house: House, people: People, settings: ServerSettings) -> None:
        self._house = house
        self._people = people
        self._settings = settings
        self._rounds: asyncio.Task[None] | None = None
        self._out_of_order = OutOfOrder(LOG, "table-not-tidied")

    def start(self) -> None:
        """Begin the rounds."""
        self._rounds = asyncio.create_task(self._go_round(), name="housekeeper")

    async def close(self) -> None:
        """Stop them."""
        if self._rounds is not None:
            self._rounds.cancel()
            await asyncio.gather(self._rounds, return_exceptions=True)

    async def tidy(self) -> None:
        """Delete everything older than its limit; a limit of 0 days means for ever."""
        now, settings = self._house.now(), self._settings
        await self._people.end_expired_sessions()
        await self._house.database.write(_drop_notices)
        if settings.open_table_days:
            unchanged_since = now - settings.open_table_days * DAY
            await self._close_open_tables(unchanged_since)
            await self._delete_tables_never_begun(unchanged_since)
        if settings.chat_days:
            over_since = now - settings.chat_days * DAY
            await self._house.database.write(lambda session: _drop_chat(session, over_since))
        if settings.guest_days:
            unseen_since = now - settings.guest_days * DAY
            await self._house.database.write(lambda session: _drop_guests(session, unseen_since))

    async def _go_round(self) -> None:
        pause = SECONDS_UNTIL_FIRST
        while True:
            await asyncio.sleep(pause)
            pause = SECONDS_BETWEEN_ROUNDS
            try:
                await self.tidy()
            except Exception:
                LOG.exception("round-failed")

    async def _close_open_tables(self, unchanged_since: int) -> None:
        """Close tables that nobody has joined for too long."""
        for key in await self._tables(Status.OPEN, unchanged_since):
            try:
                async with self._house.changing(key) as loaded:
                    if loaded.table.status is Status.OPEN and loaded.table.changed <= unchanged_since:
                        await self._house.commit(loaded, [Draft(Kind.ABANDON)])
            except Refusal:
                # Another process was faster, or the game is not ready yet.
                continue
            except Exception:
                self._out_of_order.note(key)

    async def _delete_tables_never_begun(self, unchanged_since: int) -> None:
        """Delete tables that were closed before their game began."""
        for key in await self._tables(Status.ABANDONED, unchanged_since):
            try:
                async with self._house.changing(key) as loaded:
                    await self._house.database.write(partial(_delete_table, table_id=loaded.origin.table_id))
                    self._house.forget(key)
            except Refusal:
                continue
            except Exception:
                self._out_of_order.note(key)

    async def _tables(self, status: Status, unchanged_since: int) -> Sequence[str]:
        """Tables of a status at which no game has begun."""
        begun = exists().where(JournalEntry.table_id == GameTable.id, JournalEntry.kind == Kind.START.value)
        query = select(GameTable.key).where(GameTable.status == status, GameTable.changed <= unchanged_since, ~begun)

        async def read(session: AsyncSession) -> Sequence[str]:
            return (await session.scalars(query.order_by(GameTable.changed).limit(MOST_AT_ONCE))).all()

        return await self._house.database.read(read)


async def _delete_table(session: AsyncSession, table_id: int) -> None:
    # SQLite would reuse the number of the newest table, which may still be referenced.
    newest = select(func.max(GameTable.id)).scalar_subquery()
    await session.execute(delete(GameTable).where(GameTable.id == table_id, GameTable.id < newest))


async def _drop_notices(session: AsyncSession) -> None:
    """Delete the notices of finished games."""
    over = select(GameTable.id).where(GameTable.status.in_(OVER))
    await session.execute(delete(Notice).where(Notice.table_id.in_(over)))


async def _drop_chat(session: AsyncSession, over_since: int) -> None:
    """Delete the chat of tables that finished long ago."""
    over = select(GameTable.id).where(GameTable.status.in_(OVER), GameTable.changed <= over_since)
    await session.execute(delete(ChatLine).where(ChatLine.table_id.in_(over)))


async def _drop_guests(session: AsyncSession, unseen_since: int) -> None:
    """Delete guests who have been away for long and whose name appears nowhere, and the remains of deleted people."""
    seen = exists().where(Session.person_id == Person.id, func.coalesce(Session.seen, Session.created) > unseen_since)
    passkey = exists().where(Passkey.person_id == Person.id)
    anywhere = or_(
        exists().where(Place.person_id == Person.id),
        exists().where(Result.person_id == Person.id),
        exists().where(GameTable.host_id == Person.id),
        exists().where(ChatLine.person_id == Person.id),
    )
    newest = select(func.max(Person.id)).scalar_subquery()
    guests = select(Person.id).where(
        Person.created <= unseen_since, Person.login.is_(None), Person.id < newest, ~seen, ~passkey, ~anywhere
    )
    found = (await session.scalars(guests.order_by(Person.id).limit(MOST_AT_ONCE))).all()
    # Ratings, sessions and everything else of theirs are deleted along with them.
    await session.execute(delete(Person).where(Person.id.in_(found)))
