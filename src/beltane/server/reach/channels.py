"""Channels in the database: people's devices and webhooks, and when they were last notified about a table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, cast

from sqlalchemy import CursorResult, delete, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from beltane.server.people.person import Preferences
from beltane.server.storage.models import Device, GameTable, Notice, Person, Webhook
from beltane.server.tables.table import Status

MOST_DEVICES = 20
MOST_FAILURES = 20
"""After this many failures in a row, a webhook is not used any more until it is set again."""
MOST_AT_ONCE = 500


@dataclass(frozen=True)
class Channels:
    """How to reach a person, and the language they have chosen, if any."""

    language: str | None
    devices: Sequence[Device]
    webhook: Webhook | None


async def read_channels(session: AsyncSession, person: int) -> Channels:
    """The channels of a person."""
    row = await session.get(Person, person)
    chosen = "auto" if row is None else Preferences.model_validate(row.preferences).language
    devices = list(await session.scalars(select(Device).where(Device.person_id == person).order_by(Device.created)))
    return Channels(None if chosen == "auto" else chosen, devices, await session.get(Webhook, person))


async def keep_device(session: AsyncSession, device: Device) -> None:
    """Keep a device; the same browser under another session is deleted, and so are the oldest of very many."""
    same = (Device.session == device.session) | (Device.endpoint == device.endpoint)
    await session.execute(delete(Device).where(same))
    await session.flush()
    session.add(device)
    await session.flush()
    query = select(Device.session).where(Device.person_id == device.person_id).order_by(Device.created.desc())
    oldest = list(await session.scalars(query.offset(MOST_DEVICES)))
    await session.execute(delete(Device).where(Device.session.in_(oldest)))


async def drop_device(session: AsyncSession, secret_hash: str) -> None:
    """Delete a device."""
    await session.execute(delete(Device).where(Device.session == secret_hash))


async def keep_webhook(session: AsyncSession, webhook: Webhook) -> None:
    """Keep a person's webhook instead of the one they had."""
    await session.merge(webhook)


async def drop_webhook(session: AsyncSession, person: int) -> None:
    """Delete a person's webhook."""
    await session.execute(delete(Webhook).where(Webhook.person_id == person))


async def note_webhook(session: AsyncSession, person: int, url: str, *, arrived: bool) -> None:
    """Record whether something has arrived at a webhook."""
    failures = 0 if arrived else Webhook.failures + 1
    await session.execute(
        update(Webhook).where(Webhook.person_id == person, Webhook.url == url).values(failures=failures)
    )


async def waiting_tables(session: AsyncSession, person: int) -> list[str]:
    """The tables that wait for a person, the longest waiting first."""
    query = select(GameTable.key).where(GameTable.awaits == person, GameTable.status == Status.PLAYING)
    return list(await session.scalars(query.order_by(GameTable.changed, GameTable.id)))


async def due_notices(session: AsyncSession, now: int) -> list[tuple[str, int]]:
    """Tables with a notice due for a person who can be reached, and when it was due."""
    reachable = select(Device.person_id).union(select(Webhook.person_id))
    query = (
        select(GameTable.key, GameTable.notice_at)
        .where(GameTable.notice_at <= now, GameTable.status == Status.PLAYING, GameTable.awaits.in_(reachable))
        .order_by(GameTable.notice_at)
        .limit(MOST_AT_ONCE)
    )
    return [(key, due) for key, due in await session.execute(query) if due is not None]


async def last_notice(session: AsyncSession, table_id: int, person: int) -> int | None:
    """When a person was last notified about a table."""
    notice = await session.get(Notice, (table_id, person))
    return None if notice is None else notice.at


async def claim(session: AsyncSession, table_id: int, due: int, again: int | None) -> bool:
    """Claim a table's due notice; of several processes, only one gets it."""
    taken = update(GameTable).where(GameTable.id == table_id, GameTable.notice_at == due).values(notice_at=again)
    return cast(CursorResult[Any], await session.execute(taken)).rowcount == 1


async def note_notice(session: AsyncSession, table_id: int, person: int, now: int) -> None:
    """Record that a person is notified about a table."""
    await session.merge(Notice(table_id=table_id, person_id=person, at=now))
