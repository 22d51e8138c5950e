"""The table registry: changes are committed, then announced.

The journal in the database is the truth. Recently used tables are cached, as many as fit; others are rebuilt by replay.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from weakref import WeakValueDictionary

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from beltane.server.operations.problems import CONFLICT, NOT_FOUND, Refusal
from beltane.server.operations.time import Now
from beltane.server.play import clocks, turns
from beltane.server.play.loaded_table import LoadedTable, after, entries_of, new_loaded_table
from beltane.server.storage.database import LOST, Database, Uncertain
from beltane.server.storage.journal import Awaited, Columns, Outdated, append, create, find_origin, read_entries
from beltane.server.tables.journal import Draft, Entry, Kind
from beltane.server.tables.origin import Origin
from beltane.server.tables.table import Status, Table

Listener = Callable[[LoadedTable, bool], None]
Finding = Callable[[AsyncSession], Awaitable[str | None]]
Outcome = Callable[[AsyncSession, LoadedTable], Awaitable[None]]

ATTEMPTS = 5
"""Maximum attempts at a change to a table that other processes change at the same time."""
SECONDS_BETWEEN_LOOKS = (0.0, 0.2, 1.0)
"""Seconds between checks whether something was committed."""
MOST_ENTRIES = 10_000
"""Longest journal in which people may do what can be repeated for ever; the longest games have a tenth as many."""
REPEATABLE = frozenset({Kind.SIT, Kind.SEAT_BOT, Kind.HOLD, Kind.UNDO, Kind.DISAGREE})
SLICE = 50
"""Number of entries replayed at a time, so that nobody else waits while a long journal is loaded."""
TABLE_NEWS = "table"
TURN_NEWS = "turn"


class TooLate(Refusal):
    """Another process has changed the table first."""


async def _find_nothing(_session: AsyncSession) -> str | None:
    """No such table exists yet."""
    return None


def _is_fine(_game: str) -> None:
    """Accept every game."""


class House:
    """All tables. After each change, `listeners` are called with the loaded table, and whether it changed in this
    process.

    `check_game` refuses games that cannot be played yet.
    """

    def __init__(self, database: Database, memory: int, now: Now, check_game: Callable[[str], None] = _is_fine) -> None:
        self.database = database
        self.now = now
        self.listeners: list[Listener] = []
        self.when_foreseen: list[Callable[[LoadedTable], None]] = []
        """Called with the table as it will be after what is about to be committed."""
        self.when_ended: list[Outcome] = []
        """Writes made together with the end of a game, such as ratings."""
        self._check_game = check_game
        self._memory = memory
        self._used = 0
        self._age = 0
        """Number of times that everything was forgotten."""
        self._tables: OrderedDict[str, tuple[LoadedTable, int]] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @property
    def at_hand(self) -> int:
        """Number of cached tables."""
        return len(self._tables)

    @property
    def bytes_used(self) -> int:
        """Approximate memory of the cached tables, in bytes."""
        return self._used

    async def find(self, key: str, seen: int | None = None) -> LoadedTable:
        """The current table with its game; refused if there is no such table.

        Callers that only need it as it was after the entries they have `seen` need not ask the database for more: it
        refuses to append to a journal anything that does not follow.
        """
        known = self._at_hand(key)
        if known is not None and (not self.database.shared or known.table.ply == seen):
            return known
        return await self._load(key)

    async def latest(self, key: str) -> LoadedTable:
        """The loaded table as listeners last got it; if there is more by now, they are about to get that."""
        return self._at_hand(key) or await self._load(key)

    def _at_hand(self, key: str) -> LoadedTable | None:
        known = self._tables.get(key)
        if known is None:
            return None
        self._tables.move_to_end(key)
        return known[0]

    @asynccontextmanager
    async def changing(self, key: str, seen: int | None = None) -> AsyncIterator[LoadedTable]:
        """The table with its game, locked in this process against other changes; `seen` as in `find`."""
        lock = self._locks.setdefault(key, asyncio.Lock())
        async with lock:
            yield await self.find(key, seen)

    async def change(
        self, key: str, draft: Callable[[LoadedTable], Sequence[Draft]], seen: int | None = None
    ) -> LoadedTable:
        """Apply the entries that `draft` makes of a table, if any; if another process was faster, `draft` is called
        again.
        """
        for attempt in range(ATTEMPTS):
            async with self.changing(key, seen if attempt == 0 else None) as loaded:
                drafts = draft(loaded)
                if not drafts:
                    return loaded
                _check_room(loaded, drafts)
                try:
                    return await self.commit(loaded, drafts)
                except TooLate:
                    if attempt == ATTEMPTS - 1:
                        raise
        raise AssertionError

    async def commit(self, loaded: LoadedTable, drafts: Sequence[Draft]) -> LoadedTable:
        """Commit entries and announce them. Whatever listeners do comes after the commit."""
        changed, columns = self.foresee(loaded, drafts)
        entries = [record.entry for record in changed.recent[loaded.table.ply - changed.table.ply :]]
        for foreseen in self.when_foreseen:
            foreseen(changed)

        async def write(session: AsyncSession) -> None:
            await append(session, loaded.origin.table_id, entries, columns)
            if changed.table.status is Status.FINISHED:
                for outcome in self.when_ended:
                    await outcome(session, changed)
            await self.database.announce(session, f"{TABLE_NEWS}:{changed.table.key}")
            if columns.awaited is not None:
                await self.database.announce(session, turn_news(changed))

        try:
            await self.database.write(write)
        except (IntegrityError, Outdated):
            # Another process was faster, and its entries count.
            self.forget(loaded.table.key)
            current = await self.find(loaded.table.key)
            expected = str(loaded.table.ply)
            raise TooLate(CONFLICT, "stale-ply", expected=expected, ply=current.table.ply) from None
        except Uncertain:
            self.forget(loaded.table.key)
            if not await self._stands(loaded, entries):
                raise
        except Exception:
            self.forget(loaded.table.key)
            raise
        self.keep(changed)
        self._notify(changed, here=True)
        return changed

    async def _stands(self, loaded: LoadedTable, entries: Sequence[Entry]) -> bool:
        """Whether entries are in the database after all, as far as can be found out soon."""
        table_id, ply = loaded.origin.table_id, loaded.table.ply
        for seconds in SECONDS_BETWEEN_LOOKS:
            await asyncio.sleep(seconds)
            with suppress(*LOST):
                found = await self.database.read(lambda session: read_entries(session, table_id, ply))
                # If they are not, they may still be on their way.
                if found:
                    return found[: len(entries)] == list(entries)
        return False

    def foresee(self, loaded: LoadedTable, drafts: Sequence[Draft]) -> tuple[LoadedTable, Columns]:
        """What drafts make of a loaded table, including the end of the game, and the columns that go with it."""
        changed = after(loaded, entries_of(loaded, drafts, self.now()))
        if changed.table.status is Status.PLAYING and changed.match is not None and changed.match.over:
            changed = after(changed, entries_of(changed, [Draft(Kind.END)], self.now()))
        columns = Columns(
            ply=changed.table.ply,
            changed=changed.table.changed,
            status=changed.table.status,
            awaits_bot=changed.awaits_bot,
            deadline=_deadline(changed),
            holders=None if changed.table.holders == loaded.table.holders else changed.table.holders,
            awaited=None if changed.turn == loaded.turn else _awaited(changed),
        )
        return changed, columns

    async def create(
        self, origin: Origin, table: Table, drafts: Sequence[Draft], instead: Finding = _find_nothing
    ) -> LoadedTable:
        """A new table with its first entries, or the existing one that `instead` finds."""
        self._check_game(origin.game)

        async def write(session: AsyncSession) -> LoadedTable | str:
            existing = await instead(session)
            if existing is not None:
                return existing
            table_id = await create(session, origin, table)
            loaded = new_loaded_table(replace(origin, table_id=table_id), table)
            changed, columns = self.foresee(loaded, drafts)
            await append(session, table_id, [record.entry for record in changed.recent], columns)
            await self.database.announce(session, f"{TABLE_NEWS}:{table.key}")
            await self.database.announce(session, turn_news(changed))
            return changed

        created = await self.database.write(write)
        if isinstance(created, str):
            return await self.find(created)
        self.keep(created)
        self._notify(created, here=True)
        return created

    async def hear(self, key: str, *, watched: bool) -> None:
        """Handle another process's change: notify listeners if the table is watched here or cached."""
        if watched or key in self._tables:
            self._notify(await self._load(key), here=False)

    def keep(self, loaded: LoadedTable) -> None:
        """Cache a loaded table; the least recently used ones make room for it."""
        self.forget(loaded.table.key)
        weight = loaded.weight()
        self._tables[loaded.table.key] = (loaded, weight)
        self._used += weight
        while self._used > self._memory and len(self._tables) > 1:
            self.forget(next(iter(self._tables)))

    def forget(self, key: str) -> None:
        """Drop a table from the cache; it can be loaded again."""
        known = self._tables.pop(key, None)
        if known is not None:
            self._used -= known[1]

    async def _load(self, key: str) -> LoadedTable:
        """Load a table from the database; if it is cached, only what has happened since."""
        known = self._tables.get(key)
        if known is None:
            found = await self.database.read(lambda session: find_origin(session, key))
            if found is None:
                raise Refusal(NOT_FOUND, "unknown-table")
            self._check_game(found[0].game)
            loaded = new_loaded_table(*found)
        else:
            loaded = known[0]
        table_id, ply = loaded.origin.table_id, loaded.table.ply
        entries, age = await self.database.read(lambda session: read_entries(session, table_id, ply)), self._age
        loaded = await _replay(loaded, entries)
        if age != self._age:
            return await self._load(key)
        newest = self._tables.get(key)
        if newest is not None and newest[0].table.ply >= loaded.table.ply:
            return newest[0]
        self.keep(loaded)
        return loaded

    def forget_all(self) -> None:
        """Empty the cache: the database may hold something else altogether."""
        self._tables.clear()
        self._used = 0
        self._age += 1

    def _notify(self, loaded: LoadedTable, *, here: bool) -> None:
        for listener in self.listeners:
            listener(loaded, here)


def _check_room(loaded: LoadedTable, drafts: Sequence[Draft]) -> None:
    """Refuse to make a journal longer by what could go on for ever; a game can always be finished."""
    full = loaded.table.ply >= MOST_ENTRIES
    proposes_again = bool(loaded.table.pending) and any(draft.kind is Kind.PROPOSE for draft in drafts)
    if full and (proposes_again or any(draft.kind in REPEATABLE for draft in drafts)):
        raise Refusal(CONFLICT, "journal-full")


async def _replay(loaded: LoadedTable, entries: Sequence[Entry]) -> LoadedTable:
    """The loaded table after more entries, however many: everybody else goes on meanwhile."""
    for first in range(0, len(entries), SLICE):
        if first:
            await asyncio.sleep(0)
        loaded = after(loaded, entries[first : first + SLICE])
    return loaded


def turn_news(loaded: LoadedTable) -> str:
    """An announcement to other processes, whose clients may be at the table: for whom it waits, and who sat there."""
    turn, holders = loaded.turn, loaded.table.holders
    people = ",".join(str(holder.person) for holder in holders if holder.person is not None)
    return f"{TURN_NEWS}:{loaded.table.key}:{'' if turn is None else turn.person}:{people}"


def _awaited(loaded: LoadedTable) -> Awaited:
    turn = loaded.turn
    if turn is None:
        return Awaited(None, None)
    # Where one person plays alone or against bots, nobody else is waiting.
    waiting = len(loaded.table.players()) > 1
    notice_at = turns.first_notice(turn, allowed_time(loaded), _deadline(loaded)) if waiting else None
    return Awaited(turn.person, notice_at)


def allowed_time(loaded: LoadedTable) -> int | None:
    """The time that a table's clock allows, in milliseconds."""
    settings = loaded.table.settings.clock
    return None if settings.kind == "none" else settings.seconds * clocks.SECOND


def next_reminder(loaded: LoadedTable) -> int | None:
    """When to remind the player who has to decide, if at all."""
    turn = loaded.turn
    return None if turn is None else turns.reminder(turn, allowed_time(loaded), _deadline(loaded))


def _deadline(loaded: LoadedTable) -> int | None:
    """When a clock runs out about which a person has to be notified."""
    if loaded.decider is None or loaded.deciding in loaded.table.reminded:
        return None
    return clocks.deadline(loaded.table.settings.clock, loaded.clock)
