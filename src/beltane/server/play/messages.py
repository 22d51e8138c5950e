"""What clients are sent about a table, as JSON: keys and values, and nothing that its person may not know.

Everything here comes from a seat's view and prompt, and from events, which everybody sees. Actions are included once
the game is over; the seed never is.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Literal

from pydantic_core import to_json as plain_json

from beltane.kernel.wire import to_json
from beltane.server.people.person import Called
from beltane.server.play import clocks, deciding
from beltane.server.play.loaded_table import LoadedTable, RecordedEntry, can_begin
from beltane.server.play.standings import final_standings
from beltane.server.tables.journal import Entry, Kind
from beltane.server.tables.rules import viewing_seat
from beltane.server.tables.table import Status

SECRET = {Kind.ACT, Kind.PROPOSE}
"""Entries whose content is not public while the game is played."""

Names = Mapping[int, Called]
Part = tuple[Literal["view", "prompt"], int | None]
"""What a seat, or a spectator, sees or is asked."""


def position_json(
    loaded: LoadedTable,
    names: Names,
    person: int | None,
    *,
    asked: int | None = None,
    since: int | None = None,
    now: int = 0,
) -> bytes:
    """Everything that a client needs to show a table: who is there, what a seat sees and is asked, and the latest
    entries.

    `entries` has what has happened after a ply; it is null if that was too long ago to be cached.
    """
    seat = viewing_seat(loaded.table, person, loaded.deciding, asked)
    entries = missed_entries_json(loaded, since, names)
    parts = {
        b"type": b'"position"',
        b"ply": _plain(loaded.table.ply),
        b"seat": _plain(seat),
        b"yours": _plain(loaded.table.seats_of(person)),
        b"table": table_json(loaded, names),
        b"invite": _plain(loaded.table.invite if _may_invite(loaded, person) else None),
        b"view": view_json(loaded, seat),
        b"prompt": prompt_json(loaded, person, seat),
        b"pending": _plain(loaded.table.pending if _is_decider(loaded, person) and loaded.table.pending else None),
        b"undo": _plain(deciding.can_undo(loaded, person, now)),
        b"clock": _plain(_clock(loaded, now)),
        b"replaceable_from": _plain(clocks.replaceable_from(loaded.table.settings.clock, loaded.clock)),
        b"entries": b"null" if entries is None else entries,
    }
    return b"{" + b",".join(b'"%s":%s' % part for part in parts.items()) + b"}"


def table_json(loaded: LoadedTable, names: Names) -> bytes:
    """The table itself, the same for everybody who may know of it."""
    # Names can change while nothing happens at the table; then the old ones are not kept.
    about = "table", frozenset(names.items())
    if about not in loaded.json_cache:
        for part in [part for part in loaded.json_cache if part[0] == "table"]:
            del loaded.json_cache[part]
        loaded.json_cache[about] = _plain(table_info(loaded, names))
    return loaded.json_cache[about]


def table_info(loaded: LoadedTable, names: Names) -> dict[str, Any]:
    """The public facts about a table."""
    table, match = loaded.table, loaded.match
    over = match is not None and table.status is Status.FINISHED
    return {
        "key": table.key,
        "game": table.game,
        "options": dict(table.options),
        "settings": table.settings,
        "status": table.status,
        "ply": table.ply,
        "changed": table.changed,
        "host": _person(names, table.host),
        "follows": table.follows,
        "from_save": loaded.origin.from_save,
        "deciding": loaded.deciding,
        "playable": match is not None or (table.status is Status.OPEN and can_begin(loaded.origin)),
        "seats": [
            {
                "seat": seat,
                "person": None if holder.person is None else _person(names, holder.person),
                "bot": holder.bot,
                "lost": holder.lost,
                "held_for": None if holder.held_for is None else _person(names, holder.held_for),
            }
            for seat, holder in enumerate(table.holders)
        ],
        "motions": [
            {"motion": motion.kind, "seat": motion.seat, "person": _person(names, who)}
            for motion, who in sorted(table.agreed, key=repr)
        ],
        "standings": [
            {"seat": standing.seat, "points": standing.points, "place": standing.place}
            for standing in (final_standings(match, table.holders) if over and match is not None else [])
        ],
    }


def view_json(loaded: LoadedTable, seat: int | None) -> bytes:
    """What a seat sees of the game, or null if there is none yet."""
    if loaded.match is None:
        return b"null"
    if ("view", seat) not in loaded.json_cache:
        loaded.json_cache["view", seat] = to_json(loaded.match.view(seat))
    return loaded.json_cache["view", seat]


def prompt_json(loaded: LoadedTable, person: int | None, seat: int | None) -> bytes:
    """What a seat is asked. Where nobody has to decide, or somebody else decides for the seat, it is told to wait."""
    if loaded.match is None:
        return b"null"
    asked = _seat_asked(loaded, person, seat)
    if ("prompt", asked) not in loaded.json_cache:
        loaded.json_cache["prompt", asked] = to_json(loaded.match.prompt(asked))
    return loaded.json_cache["prompt", asked]


def _seat_asked(loaded: LoadedTable, person: int | None, seat: int | None) -> int | None:
    return seat if seat is not None and loaded.deciding == seat and _is_decider(loaded, person) else None


def parts_for(loaded: LoadedTable, people: Iterable[int | None]) -> list[Part]:
    """The views and prompts that given people, or strangers (None), will be sent."""
    parts: dict[Part, None] = {}
    for person in people:
        seat = viewing_seat(loaded.table, person, loaded.deciding)
        parts["view", seat] = None
        parts["prompt", _seat_asked(loaded, person, seat)] = None
    return [part for part in parts if part not in loaded.json_cache]


def missed_entries_json(loaded: LoadedTable, since: int | None, names: Names) -> bytes | None:
    """What has happened after a ply, or None if that was too long ago."""
    if since is None:
        return b"[]"
    missed = max(0, loaded.table.ply - since)
    if missed > len(loaded.recent):
        return None
    news = loaded.recent[len(loaded.recent) - missed :]
    return entries_json(news, names, open_book=loaded.table.status is Status.FINISHED)


def entries_json(recorded: Iterable[RecordedEntry], names: Names, *, open_book: bool) -> bytes:
    """Entries with their events, for everybody; an `open_book` has the actions too."""
    rendered = [
        _plain(_entry(record.entry, names, open_book))[:-1] + b',"events":' + record.events + b"}"
        for record in recorded
    ]
    return b"[" + b",".join(rendered) + b"]"


def _entry(entry: Entry, names: Names, open_book: bool) -> dict[str, Any]:
    return {
        "ply": entry.ply,
        "kind": entry.kind,
        "seat": entry.seat,
        "person": None if entry.person is None else _person(names, entry.person),
        "at": entry.at,
        "content": dict(entry.content) if open_book or entry.kind not in SECRET else {},
    }


def _clock(loaded: LoadedTable, now: int) -> dict[str, Any] | None:
    settings, clock = loaded.table.settings.clock, loaded.clock
    if loaded.match is None or settings.kind == "none":
        return None
    left = list(clock.left)
    if clock.seat is not None:
        left[clock.seat] = clocks.time_left(settings, clock, max(now, clock.since))
    return {"seat": clock.seat, "left": left, "now": now, "deadline": clocks.deadline(settings, clock)}


def _is_decider(loaded: LoadedTable, person: int | None) -> bool:
    seat = loaded.deciding
    return seat is not None and person is not None and loaded.table.holders[seat].plays == person


def _may_invite(loaded: LoadedTable, person: int | None) -> bool:
    table = loaded.table
    return person is not None and (person == table.host or table.has_sat(person) or table.is_expected(person))


def _person(names: Names, person: int) -> dict[str, Any] | None:
    called = names.get(person)
    return None if called is None else {"key": called.key, "name": called.name}


def _plain(value: object) -> bytes:
    return plain_json(value)
