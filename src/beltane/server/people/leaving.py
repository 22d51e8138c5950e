"""Deleting an account: its person leaves all tables first, so that nobody waits for them."""

from __future__ import annotations

import logging

from beltane.kernel.errors import BeltaneError
from beltane.server.operations.problems import UNAVAILABLE, Refusal
from beltane.server.people.person import Known
from beltane.server.services import Services
from beltane.server.tables import lobby, rules
from beltane.server.tables.journal import Draft
from beltane.server.tables.table import Status, Table

LOG = logging.getLogger("beltane.people")


async def leave_all_tables(services: Services, person: Known) -> None:
    """Close the open tables of a person, stand up from others', and resign from all games."""
    going_on, seen = (Status.OPEN, Status.PLAYING), set[str]()
    while True:
        found = await services.database.read(lambda session: lobby.tables_of(session, person.id, going_on))
        keys = [table.key for table, _ in found if table.key not in seen]
        if not keys:
            return
        for key in keys:
            await _leave(services, person, key)
        seen.update(keys)


async def _leave(services: Services, person: Known, key: str) -> None:
    """Leave a table. A table that is broken keeps nobody from leaving."""
    try:
        await services.house.change(key, lambda loaded: _leaving(loaded.table, person.id))
    except BeltaneError as error:
        if isinstance(error, Refusal) and error.status == UNAVAILABLE:
            raise
        LOG.exception("table-not-left", extra={"table": key})


def _leaving(table: Table, person: int) -> list[Draft]:
    """The entries by which a person leaves a table."""
    try:
        if table.status is Status.PLAYING:
            return rules.resign(table, person)
        if table.host == person:
            return rules.close(table, person)
        held = [seat for seat, holder in enumerate(table.holders) if holder.held_for == person]
        return [draft for seat in (*table.seats_of(person), *held) for draft in rules.stand(table, person, seat)]
    except Refusal:
        # They have left already.
        return []
