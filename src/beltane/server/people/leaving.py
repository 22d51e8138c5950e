"""Leaving for good: whoever deletes their data leaves all tables first, so that nobody waits for them."""

from __future__ import annotations

from beltane.server.operations.problems import Refusal
from beltane.server.people.person import Known
from beltane.server.services import Services
from beltane.server.tables import lobby, rules
from beltane.server.tables.journal import Draft
from beltane.server.tables.table import Status, Table


async def leave_all_tables(services: Services, person: Known) -> None:
    """Close the open tables of a person, stand up from others', and resign from all games."""
    going_on = (Status.OPEN, Status.PLAYING)
    while found := await services.database.read(lambda session: lobby.tables_of(session, person.id, going_on)):
        left = 0
        for table, _ in found:
            async with services.house.changing(table.key) as loaded:
                drafts = _leaving(loaded.table, person.id)
                if drafts:
                    await services.house.commit(loaded, drafts)
                    left += 1
        if not left:
            return


def _leaving(table: Table, person: int) -> list[Draft]:
    """What it takes for somebody to be gone from a table."""
    try:
        if table.status is Status.PLAYING:
            return rules.resign(table, person)
        if table.host == person:
            return rules.close(table, person)
        return [draft for seat in table.seats_of(person) for draft in rules.stand(table, person, seat)]
    except Refusal:
        # They have left already.
        return []
