"""Tables and their journals in the database."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, cast

from sqlalchemy import CursorResult, bindparam, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from beltane.server.storage.models import GameTable, JournalEntry, Place
from beltane.server.tables.journal import Draft, Entry, Kind
from beltane.server.tables.origin import Origin
from beltane.server.tables.settings import TableSettings
from beltane.server.tables.table import Holder, Table

# Every action needs these two statements, so they are built once, without models.
_TABLES, _JOURNAL = GameTable.metadata.tables["tables"], GameTable.metadata.tables["journal"]
_ADD_ENTRIES = insert(_JOURNAL)
_CHANGE_TABLE = update(_TABLES).where(_TABLES.c.id == bindparam("table_id"), _TABLES.c.ply == bindparam("before"))
_ALWAYS = ("ply", "changed", "status", "awaits_bot", "deadline")
_AT_NEW_TURNS = ("awaits", "notice_at")
_GO_ON = _CHANGE_TABLE.values({name: bindparam(name) for name in _ALWAYS})
_GO_ON_TO_NEXT_TURN = _CHANGE_TABLE.values({name: bindparam(name) for name in (*_ALWAYS, *_AT_NEW_TURNS)})


class Outdated(Exception):
    """A table is not in the expected state: another process has changed it, or the database was replaced."""


@dataclass(frozen=True)
class Awaited:
    """The person for whom a table waits, and when to check next whether to notify them."""

    person: int | None
    notice_at: int | None


@dataclass(frozen=True)
class Columns:
    """The columns of a table that are kept so that its journal need not be read.

    `holders` and `awaited` are there only if they have changed.
    """

    ply: int
    changed: int
    status: str
    awaits_bot: bool
    deadline: int | None
    holders: tuple[Holder, ...] | None
    awaited: Awaited | None


async def create(session: AsyncSession, origin: Origin, table: Table) -> int:
    """Add a table at which nothing has happened yet; returns its number."""
    row = GameTable(
        key=table.key,
        invite=table.invite,
        game=origin.game,
        seats=origin.seats,
        options=dict(origin.options),
        seed=origin.seed,
        rules_version=origin.rules_version,
        edition=origin.edition[0],
        edition_digest=origin.edition[1],
        settings=table.settings.model_dump(mode="json"),
        begun_from=None if origin.begun_from is None else list(origin.begun_from),
        host_id=table.host,
        created=origin.created,
        changed=origin.created,
        ply=0,
        status=table.status,
        public=table.settings.public,
        awaits_bot=False,
        deadline=None,
        follows=table.follows,
    )
    session.add(row)
    await session.flush()
    return row.id


async def append(session: AsyncSession, table_id: int, entries: Sequence[Entry], columns: Columns) -> None:
    """Append entries to a journal; they are refused if they do not follow its last one."""
    await session.execute(_ADD_ENTRIES, [_row_of(table_id, entry) for entry in entries])
    values: dict[str, Any] = {
        "table_id": table_id,
        "before": entries[0].ply - 1,
        "ply": columns.ply,
        "changed": columns.changed,
        "status": columns.status,
        "awaits_bot": columns.awaits_bot,
        "deadline": columns.deadline,
    }
    change = _GO_ON
    if columns.awaited is not None:
        change = _GO_ON_TO_NEXT_TURN
        values |= {"awaits": columns.awaited.person, "notice_at": columns.awaited.notice_at}
    if cast(CursorResult[Any], await session.execute(change, values)).rowcount != 1:
        raise Outdated
    if columns.holders is not None:
        await _write_places(session, table_id, columns.holders)


async def find_origin(session: AsyncSession, key: str) -> tuple[Origin, Table] | None:
    """What a table's game is set up from."""
    row = await session.scalar(select(GameTable).where(GameTable.key == key))
    if row is None:
        return None
    settings = TableSettings.model_validate(row.settings)
    origin = Origin(
        table_id=row.id,
        game=row.game,
        seats=row.seats,
        seed=row.seed,
        options=row.options,
        rules_version=row.rules_version,
        edition=(row.edition, row.edition_digest),
        begun_from=None if row.begun_from is None else tuple(row.begun_from),
        unlimited_undo=settings.undo == "any",
        created=row.created,
    )
    table = Table(
        key=row.key,
        invite=row.invite,
        game=row.game,
        host=row.host_id,
        settings=settings,
        options=row.options,
        holders=(Holder(),) * row.seats,
        follows=row.follows,
        changed=row.created,
    )
    return origin, table


async def read_entries(session: AsyncSession, table_id: int, since: int = 0) -> list[Entry]:
    """The entries of a journal after a ply, in order."""
    columns = (
        JournalEntry.ply,
        JournalEntry.at,
        JournalEntry.kind,
        JournalEntry.seat,
        JournalEntry.person_id,
        JournalEntry.content,
    )
    query = select(*columns).where(JournalEntry.table_id == table_id, JournalEntry.ply > since)
    rows = await session.execute(query.order_by(JournalEntry.ply))
    return [Entry(ply, at, Draft(Kind(kind), seat, person, content)) for ply, at, kind, seat, person, content in rows]


def _row_of(table_id: int, entry: Entry) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "ply": entry.ply,
        "kind": entry.kind.value,
        "seat": entry.seat,
        "person_id": entry.person,
        "at": entry.at,
        "content": dict(entry.content),
    }


async def _write_places(session: AsyncSession, table_id: int, holders: Sequence[Holder]) -> None:
    await session.execute(delete(Place).where(Place.table_id == table_id))
    known = [
        {
            "table_id": table_id,
            "seat": seat,
            "person_id": holder.person or holder.held_for,
            "bot": holder.bot,
            "held": holder.held_for is not None,
        }
        for seat, holder in enumerate(holders)
        if not holder.is_open or holder.held_for is not None
    ]
    if known:
        await session.execute(insert(Place), known)
