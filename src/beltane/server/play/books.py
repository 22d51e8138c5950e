"""Whole games: the complete journal of a table, earlier positions, and save files."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace

from sqlalchemy.ext.asyncio import AsyncSession

from beltane.kernel.errors import BadSetup
from beltane.kernel.match import Match
from beltane.kernel.save import FORMAT, read_save
from beltane.kernel.wire import to_json
from beltane.server.operations.problems import CONFLICT, NOT_FOUND, Refusal
from beltane.server.operations.threads import Threads
from beltane.server.play.loaded_table import LoadedTable, RecordedEntry, after, new_match
from beltane.server.play.loaded_table import new_loaded_table as fresh
from beltane.server.storage.database import Database
from beltane.server.storage.journal import find_origin, read_entries
from beltane.server.tables.creating import new_table
from beltane.server.tables.journal import Entry, Kind
from beltane.server.tables.origin import Origin, without_beginning
from beltane.server.tables.settings import TableSettings
from beltane.server.tables.table import Status, Table

REPLAYS = Threads("replays", at_a_time=2)
"""Where whole games are replayed."""


async def read_book(database: Database, loaded: LoadedTable, since: int) -> list[RecordedEntry]:
    """Everything that has happened at a table after a ply."""
    if loaded.recent and loaded.recent[0].entry.ply <= since + 1:
        return [record for record in loaded.recent if record.entry.ply > since]
    entries = await _entries(database, loaded)
    found = await database.read(lambda session: find_origin(session, loaded.table.key))
    assert found is not None
    recorded = await REPLAYS.run(_replay, fresh(*found), entries)
    return [record for record in recorded if record.entry.ply > since]


def _replay(loaded: LoadedTable, entries: Sequence[Entry]) -> list[RecordedEntry]:
    """All entries with their events, of a game of any length."""
    recorded: list[RecordedEntry] = []
    for entry in entries:
        loaded = after(loaded, [entry])
        recorded.append(loaded.recent[-1])
        loaded = replace(loaded, recent=())
    return recorded


def earlier_json(loaded: LoadedTable, actions: int, seat: int | None) -> bytes:
    """The position after a number of actions, as JSON."""
    played = loaded.playable().actions
    if actions > len(played):
        raise Refusal(NOT_FOUND, "no-such-position", last=len(played))
    match = Match.new(
        loaded.origin.game, seats=loaded.origin.seats, seed=loaded.origin.seed, options=dict(loaded.origin.options)
    )
    for number in played[:actions]:
        match.play(number)
    return b'{"type":"earlier","actions":%d,"of":%d,"view":%s,"prompt":%s,"events":%s}' % (
        actions,
        len(played),
        to_json(match.view(seat)),
        to_json(match.prompt(None)),
        to_json(match.events()),
    )


async def write_book(database: Database, loaded: LoadedTable) -> str:
    """The save file of a finished game, or of one that cannot go on here because its rules are gone. Before the end it
    lacks the seed, and what only one player may know: the game may go on where its rules are.
    """
    goes_on = loaded.table.status is Status.PLAYING
    if loaded.table.status is Status.OPEN or (goes_on and loaded.match is not None):
        raise Refusal(CONFLICT, "save-before-end")
    if loaded.match is not None:
        return await REPLAYS.run(lambda: _whole_match(loaded).save())
    actions = played_actions(loaded.origin, await _entries(database, loaded))
    if goes_on:
        return _old_save(loaded.origin, public_part(actions), None)
    return _old_save(loaded.origin, [action for _, action in actions], loaded.origin.seed)


def _whole_match(loaded: LoadedTable) -> Match:
    match = new_match(without_beginning(loaded.origin))
    for number in loaded.playable().actions:
        match.play(number)
    return match


def played_actions(origin: Origin, entries: Sequence[Entry]) -> list[tuple[int | None, str]]:
    """The actions that have not been taken back, in notation, and by whom each was; found without the rules."""
    actions: list[tuple[int | None, str]] = [(None, action) for action in origin.begun_from or ()]
    for entry in entries:
        if entry.kind is Kind.ACT:
            actions.append((entry.seat, entry.content["action"]))
        elif entry.kind is Kind.UNDO:
            del actions[entry.content["to"] :]
    return actions


def public_part(actions: Sequence[tuple[int | None, str]]) -> list[str]:
    """All but what was played last by the same seat, which may be a payment that nobody else sees before it is made.

    What came from a save, which has no seats, is known.
    """
    last = actions[-1][0] if actions else None
    count = len(actions)
    while last is not None and count > 0 and actions[count - 1][0] == last:
        count -= 1
    return [action for _, action in actions[:count]]


def _old_save(origin: Origin, actions: list[str], seed: int | None) -> str:
    content = {
        "format": FORMAT,
        "game": origin.game,
        "rules": origin.rules_version,
        "edition": {"name": origin.edition[0], "digest": origin.edition[1]},
        "seats": origin.seats,
        "options": dict(origin.options),
        "seed": seed,
        "actions": actions,
    }
    return json.dumps(content, indent=1) + "\n"


def open_book(text: str, seats: int, settings: TableSettings, host: int, now: int) -> tuple[Origin, Table]:
    """A new table that continues a save."""
    match = read_save(text)
    if match.over:
        raise Refusal(CONFLICT, "save-is-over")
    if seats != match.seats:
        raise BadSetup("save-of-other-seats", seats=match.seats, found=seats)
    options = {name: str(choice) for name, choice in match.options.items()}
    origin = Origin(
        table_id=0,
        game=match.game.name,
        seats=match.seats,
        seed=match.seed,
        options=options,
        rules_version=match.game.rules_version,
        edition=(match.game.edition.name, match.game.edition.digest),
        begun_from=tuple(match.game.actions.notation(number) for number in match.actions),
        unlimited_undo=settings.undo == "any",
        created=now,
    )
    return origin, new_table(match.game.name, host, settings, options, match.seats, now)


async def _entries(database: Database, loaded: LoadedTable) -> list[Entry]:
    async def read(session: AsyncSession) -> list[Entry]:
        return await read_entries(session, loaded.origin.table_id)

    return await database.read(read)
