"""Finding tables: the lobby, and a person's tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pydantic import BaseModel
from sqlalchemy import Select, select
from sqlalchemy.ext.asyncio import AsyncSession

from beltane.server.storage.models import GameTable, Place
from beltane.server.tables.settings import TableSettings
from beltane.server.tables.table import Status

MOST_LISTED = 100


class PersonInfo(BaseModel):
    """How others see a person; somebody who has deleted their account has no name."""

    key: str
    name: str | None


class SeatInfo(BaseModel):
    """Who has a seat, or for whom an open one is held."""

    seat: int
    person: PersonInfo | None
    bot: str | None
    held_for: PersonInfo | None


class Listing(BaseModel):
    """A table in a list. `from_save`: its host may know everything that is hidden."""

    key: str
    game: str
    options: dict[str, str]
    settings: TableSettings
    status: Status
    ply: int
    changed: int
    from_save: bool
    host: PersonInfo | None
    seats: list[SeatInfo]


Found = list[tuple[GameTable, Sequence[Place]]]


async def public_tables(session: AsyncSession, status: Status, after: str | None = None) -> Found:
    """The public tables of a status, the latest first; `after` is the last table of the page before."""
    query = select(GameTable).where(GameTable.status == status, GameTable.public.is_(True))
    return await _find(session, query, after)


async def tables_of(session: AsyncSession, person: int, statuses: Sequence[Status], after: str | None = None) -> Found:
    """The tables at which a person sits, is expected (while open), or is the host, the latest first."""
    sits = select(Place.table_id).where(Place.person_id == person, Place.held.is_(False))
    expected = select(Place.table_id).where(Place.person_id == person, Place.held.is_(True))
    belongs = GameTable.id.in_(sits) | (GameTable.host_id == person)
    comes = GameTable.id.in_(expected) & (GameTable.status == Status.OPEN)
    query = select(GameTable).where(GameTable.status.in_(statuses), belongs | comes)
    return await _find(session, query, after)


async def public_games_of(session: AsyncSession, person: int, after: str | None = None) -> Found:
    """The finished games that a person has played at public tables, the latest first: everybody may see those."""
    played = select(Place.table_id).where(Place.person_id == person)
    query = select(GameTable).where(
        GameTable.status == Status.FINISHED, GameTable.public.is_(True), GameTable.id.in_(played)
    )
    return await _find(session, query, after)


async def open_tables_of_host(session: AsyncSession, person: int) -> int:
    """The number of open or running tables of a host, counted up to the maximum of a listing."""
    query = select(GameTable.id).where(GameTable.host_id == person, GameTable.status.in_((Status.OPEN, Status.PLAYING)))
    return len((await session.scalars(query.limit(MOST_LISTED))).all())


async def find_rematch(session: AsyncSession, key: str) -> str | None:
    """The table that follows a table, if a rematch has been asked for already.

    Others wait until this transaction has ended, so that there will be at most one.
    """
    await session.execute(select(GameTable.id).where(GameTable.key == key).with_for_update())
    return await session.scalar(select(GameTable.key).where(GameTable.follows == key))


async def _find(session: AsyncSession, query: Select[GameTable], after: str | None) -> Found:
    if after is not None:
        changed = select(GameTable.changed).where(GameTable.key == after).scalar_subquery()
        number = select(GameTable.id).where(GameTable.key == after).scalar_subquery()
        query = query.where((GameTable.changed < changed) | ((GameTable.changed == changed) & (GameTable.id < number)))
    latest = query.order_by(GameTable.changed.desc(), GameTable.id.desc())
    tables = list(await session.scalars(latest.limit(MOST_LISTED)))
    places: dict[int, list[Place]] = {table.id: [] for table in tables}
    for place in await session.scalars(select(Place).where(Place.table_id.in_(places)).order_by(Place.seat)):
        places[place.table_id].append(place)
    return [(table, places[table.id]) for table in tables]


def people_in(found: Found) -> set[int]:
    """Everybody whose name appears in a list."""
    hosts = {table.host_id for table, _ in found}
    return hosts | {place.person_id for _, places in found for place in places if place.person_id is not None}


def listing(table: GameTable, places: Sequence[Place], names: dict[int, Any]) -> Listing:
    """A table as it appears in a list."""

    def person(number: int | None) -> PersonInfo | None:
        called = names.get(number) if number is not None else None
        return None if called is None else PersonInfo(key=called.key, name=called.name)

    def info(seat: int, place: Place | None) -> SeatInfo:
        if place is None:
            return SeatInfo(seat=seat, person=None, bot=None, held_for=None)
        who = person(place.person_id)
        return SeatInfo(
            seat=seat, person=None if place.held else who, bot=place.bot, held_for=who if place.held else None
        )

    known = {place.seat: place for place in places}
    seats = [info(seat, known.get(seat)) for seat in range(table.seats)]
    return Listing(
        key=table.key,
        game=table.game,
        options=table.options,
        settings=TableSettings.model_validate(table.settings),
        status=Status(table.status),
        ply=table.ply,
        changed=table.changed,
        from_save=table.begun_from is not None,
        host=person(table.host_id),
        seats=seats,
    )
