"""A person's profile from their games, and the export of everything that is kept about them."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel
from sqlalchemy import case, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from beltane.server.storage.models import (
    ChatLine,
    Device,
    GameTable,
    Passkey,
    Person,
    Place,
    Rating,
    Result,
    Session,
    Webhook,
)

LATEST = 50


class GameStatistics(BaseModel):
    """A person's statistics in a game; the rating is there once they have played others."""

    game: str
    games: int
    wins: int
    best: int
    mean: float
    rating: float | None
    uncertainty: float | None


class SoloResult(BaseModel):
    """A solo game: its handicap or other options, one's own points and the automaton's."""

    table: str
    game: str
    options: dict[str, str]
    points: int
    automaton: int | None
    won: bool
    ended: int


class Profile(BaseModel):
    """A person's profile."""

    key: str
    name: str
    since: int
    statistics: list[GameStatistics]
    solo: list[SoloResult]


async def read_profile(session: AsyncSession, person: Person) -> Profile:
    """The profile that everybody may see."""
    return Profile(
        key=person.key,
        name=person.name,
        since=person.created,
        statistics=await _statistics(session, person.id),
        solo=await _solo_results(session, person.id),
    )


async def _statistics(session: AsyncSession, person: int) -> list[GameStatistics]:
    ratings = {row.game: row for row in await session.scalars(select(Rating).where(Rating.person_id == person))}
    won = func.sum(case((Result.place == 1, 1), else_=0))
    query = select(Result.game, func.count(), won, func.max(Result.points), func.avg(Result.points))
    rows = await session.execute(query.where(Result.person_id == person).group_by(Result.game).order_by(Result.game))
    return [
        GameStatistics(
            game=game,
            games=games,
            wins=wins,
            best=best,
            mean=float(mean),
            rating=ratings[game].mu if game in ratings else None,
            uncertainty=ratings[game].sigma if game in ratings else None,
        )
        for game, games, wins, best, mean in rows
    ]


async def _solo_results(session: AsyncSession, person: int) -> list[SoloResult]:
    query = (
        select(Result, GameTable)
        .join(GameTable, GameTable.id == Result.table_id)
        .where(Result.person_id == person, GameTable.seats == 1)
        .order_by(Result.ended.desc())
        .limit(LATEST)
    )
    return [
        SoloResult(
            table=table.key,
            game=table.game,
            options=table.options,
            points=result.points,
            automaton=result.content.get("automaton"),
            won=result.place == 1,
            ended=result.ended,
        )
        for result, table in (await session.execute(query))
    ]


async def export(session: AsyncSession, person: int) -> dict[str, Any]:
    """Everything that is kept about a person, secrets aside."""
    row = await session.get_one(Person, person)
    tables = await session.execute(
        select(GameTable.key, GameTable.game, Place.seat)
        .join(Place, Place.table_id == GameTable.id)
        .where(Place.person_id == person, Place.held.is_(False))
    )
    lines = await session.execute(
        select(GameTable.key, ChatLine.at, ChatLine.text)
        .join(GameTable, GameTable.id == ChatLine.table_id)
        .where(ChatLine.person_id == person)
    )
    signed_in = select(Session.created, Session.expires, Session.device, Session.seen)
    sessions = await session.execute(signed_in.where(Session.person_id == person))
    known_by = select(Passkey.created, Passkey.device, Passkey.used)
    passkeys = await session.execute(known_by.where(Passkey.person_id == person))
    devices = await session.execute(select(Device.endpoint, Device.created).where(Device.person_id == person))
    webhook = await session.get(Webhook, person)
    profile = await read_profile(session, row)
    return {
        "profile": profile.model_dump(),
        "preferences": row.preferences,
        "login": row.login,
        "sessions": [dict(row) for row in sessions.mappings()],
        "passkeys": [dict(row) for row in passkeys.mappings()],
        "devices": [{"endpoint": endpoint, "created": created} for endpoint, created in devices],
        "webhook": None if webhook is None else webhook.url,
        "tables": [{"table": key, "game": game, "seat": seat} for key, game, seat in tables],
        "chat": [{"table": key, "at": at, "text": text} for key, at, text in lines],
    }
