"""Chat at a table: kept in order, limited in length and rate, and broadcast to everybody who watches."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Annotated

from fastapi import APIRouter, Request
from pydantic import AfterValidator, BaseModel, ConfigDict, StringConstraints
from sqlalchemy import func, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from beltane.server.dependencies import Anybody, ServicesDep, Somebody
from beltane.server.live.relay import relayed
from beltane.server.operations.limits import CHATTING
from beltane.server.operations.problems import FORBIDDEN, Refusal
from beltane.server.play.house import ATTEMPTS
from beltane.server.play.routes import Since, watched
from beltane.server.services import Services
from beltane.server.storage.database import Work
from beltane.server.storage.models import ChatLine
from beltane.server.tables.lobby import PersonInfo
from beltane.server.tables.routes import Invite, Key

router = APIRouter(prefix="/api", tags=["play"])

LONGEST = 500
MOST_LINES = 200


def visible_text(text: str) -> str:
    """A chat text without invisible characters; clients show it as it is, never as markup."""
    shown = "".join(sign for sign in text if sign == "\n" or sign.isprintable()).strip()
    if not shown:
        raise ValueError(text)
    return shown


class NewLine(BaseModel):
    """A new chat line."""

    model_config = ConfigDict(extra="forbid", json_schema_extra={"examples": [{"text": "Bravo!"}]})

    text: Annotated[str, StringConstraints(max_length=LONGEST), AfterValidator(visible_text)]


class Line(BaseModel):
    """A chat line."""

    number: int
    person: PersonInfo | None
    at: int
    text: str


@router.get("/tables/{key}/chat")
async def read_chat(
    services: ServicesDep, request: Request, person: Anybody, key: Key, invite: Invite = None, since: Since = 0
) -> list[Line]:
    """The chat after a given line, or its last lines if it is long."""
    loaded = await watched(services, request, person, key, invite)

    async def read(session: AsyncSession) -> list[ChatLine]:
        query = select(ChatLine).where(ChatLine.table_id == loaded.origin.table_id, ChatLine.number > (since or 0))
        return list(await session.scalars(query.order_by(ChatLine.number.desc()).limit(MOST_LINES)))[::-1]

    lines = await services.database.read(read)
    names = await services.people.called(line.person_id for line in lines)
    return [
        Line(
            number=line.number,
            person=PersonInfo(key=names[line.person_id].key, name=names[line.person_id].name),
            at=line.at,
            text=line.text,
        )
        for line in lines
    ]


@router.post("/tables/{key}/chat", status_code=201)
async def say(services: ServicesDep, request: Request, person: Somebody, key: Key, line: NewLine) -> Line:
    """Say something at a table at which one sits."""
    loaded = await watched(services, request, person, key)
    if not loaded.table.settings.chat:
        raise Refusal(FORBIDDEN, "no-chat")
    if not loaded.table.has_sat(person.id):
        raise Refusal(FORBIDDEN, "not-at-table")
    services.limits.check(CHATTING, person.id)
    table_id, now = loaded.origin.table_id, services.now()

    async def write(session: AsyncSession) -> Line:
        last = select(func.max(ChatLine.number)).where(ChatLine.table_id == table_id)
        number = (await session.scalar(last) or 0) + 1
        session.add(ChatLine(table_id=table_id, number=number, person_id=person.id, at=now, text=line.text))
        await session.flush()
        said = Line(number=number, person=PersonInfo(key=person.key, name=person.name), at=now, text=line.text)
        await services.database.announce(session, relayed(key, _message(key, said)))
        return said

    async with services.house.changing(key):
        said = await _write_in_turn(services, write)
    services.hub.send_to_watchers(key, _message(key, said))
    return said


async def _write_in_turn(services: Services, write: Work[Line]) -> Line:
    """Write a line with the next number; if another process has just used that, with the one after."""
    for _ in range(ATTEMPTS):
        with suppress(IntegrityError):
            return await services.database.write(write)
    return await services.database.write(write)


def _message(key: str, said: Line) -> bytes:
    return json.dumps({"type": "chat", "table": key, **said.model_dump()}, ensure_ascii=False).encode()
