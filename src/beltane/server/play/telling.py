"""What a client is told of a table, as JSON: keys and values, and nothing that its person may not know.

Everything here is put together from the view and the prompt of a seat, and from events, which everybody sees. Actions
are told once the game is over; the seed is not told at all.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Literal

from pydantic_core import to_json as plain_json

from beltane.kernel.wire import to_json
from beltane.server.people.person import Called
from beltane.server.play import clocks, deciding
from beltane.server.play.sitting import Happening, Sitting
from beltane.server.tables.journal import Entry, Kind
from beltane.server.tables.rules import viewing_seat
from beltane.server.tables.table import Status

SECRET = {Kind.ACT, Kind.PROPOSE}
"""Entries whose content is not for everybody while the game is played."""

Names = Mapping[int, Called]
Part = tuple[Literal["view", "prompt"], int | None]
"""What a seat, or a spectator, sees or is asked."""


def tell_position(
    sitting: Sitting,
    names: Names,
    person: int | None,
    *,
    asked: int | None = None,
    since: int | None = None,
    now: int = 0,
) -> bytes:
    """Everything that a client needs to show a table: who is there, what a seat sees and is asked, and what was new.

    `entries` has what has happened after a ply; it is null if that was too long ago to be at hand.
    """
    seat = viewing_seat(sitting.table, person, sitting.deciding, asked)
    entries = tell_entries(sitting, since, names)
    parts = {
        b"type": b'"position"',
        b"ply": _plain(sitting.table.ply),
        b"seat": _plain(seat),
        b"yours": _plain(sitting.table.seats_of(person)),
        b"table": tell_table(sitting, names),
        b"invite": _plain(sitting.table.invite if _may_invite(sitting, person) else None),
        b"view": tell_view(sitting, seat),
        b"prompt": tell_prompt(sitting, person, seat),
        b"pending": _plain(sitting.pending if _is_decider(sitting, person) and sitting.pending else None),
        b"undo": _plain(deciding.can_undo(sitting, person)),
        b"clock": _plain(_clock(sitting, now)),
        b"entries": b"null" if entries is None else entries,
    }
    return b"{" + b",".join(b'"%s":%s' % part for part in parts.items()) + b"}"


def tell_table(sitting: Sitting, names: Names) -> bytes:
    """The table itself, the same for everybody who may know of it."""
    # Names can change while nothing happens at the table.
    about = "table", frozenset(names.items())
    if about not in sitting.told:
        sitting.told[about] = _plain(table_info(sitting, names))
    return sitting.told[about]


def table_info(sitting: Sitting, names: Names) -> dict[str, Any]:
    """What everybody may know of a table who may know of it at all."""
    table, match = sitting.table, sitting.match
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
        "from_save": sitting.origin.from_save,
        "deciding": sitting.deciding,
        "playable": match is not None or table.status is Status.OPEN,
        "seats": [
            {
                "seat": seat,
                "person": None if holder.person is None else _person(names, holder.person),
                "bot": holder.bot,
                "lost": holder.lost,
            }
            for seat, holder in enumerate(table.holders)
        ],
        "motions": [
            {"motion": motion.kind, "seat": motion.seat, "bot": motion.bot, "person": _person(names, who)}
            for motion, who in sorted(table.agreed, key=repr)
        ],
        "standings": [
            {"seat": standing.seat, "points": standing.points, "place": standing.place}
            for standing in (match.standings() if over and match is not None else [])
        ],
    }


def tell_view(sitting: Sitting, seat: int | None) -> bytes:
    """What a seat sees of the game, or null as long as there is none."""
    if sitting.match is None:
        return b"null"
    if ("view", seat) not in sitting.told:
        sitting.told["view", seat] = to_json(sitting.match.view(seat))
    return sitting.told["view", seat]


def tell_prompt(sitting: Sitting, person: int | None, seat: int | None) -> bytes:
    """What a seat is asked. Where nobody decides any more, or somebody else does for the seat, it waits."""
    if sitting.match is None:
        return b"null"
    asked = _seat_asked(sitting, person, seat)
    if ("prompt", asked) not in sitting.told:
        sitting.told["prompt", asked] = to_json(sitting.match.prompt(asked))
    return sitting.told["prompt", asked]


def _seat_asked(sitting: Sitting, person: int | None, seat: int | None) -> int | None:
    return seat if seat is not None and sitting.deciding == seat and _is_decider(sitting, person) else None


def parts_for(sitting: Sitting, people: Iterable[int | None]) -> list[Part]:
    """The views and prompts that some people, or strangers (None), will be told."""
    parts: dict[Part, None] = {}
    for person in people:
        seat = viewing_seat(sitting.table, person, sitting.deciding)
        parts["view", seat] = None
        parts["prompt", _seat_asked(sitting, person, seat)] = None
    return [part for part in parts if part not in sitting.told]


def tell_entries(sitting: Sitting, since: int | None, names: Names) -> bytes | None:
    """What has happened after a ply, or None if that was too long ago."""
    if since is None:
        return b"[]"
    missed = max(0, sitting.table.ply - since)
    if missed > len(sitting.recent):
        return None
    news = sitting.recent[len(sitting.recent) - missed :]
    return tell_happenings(news, names, open_book=sitting.table.status is Status.FINISHED)


def tell_happenings(happenings: Iterable[Happening], names: Names, *, open_book: bool) -> bytes:
    """Entries with their events, for everybody; an `open_book` has the actions too."""
    told = [
        _plain(_entry(happening.entry, names, open_book))[:-1] + b',"events":' + happening.events + b"}"
        for happening in happenings
    ]
    return b"[" + b",".join(told) + b"]"


def _entry(entry: Entry, names: Names, open_book: bool) -> dict[str, Any]:
    return {
        "ply": entry.ply,
        "kind": entry.kind,
        "seat": entry.seat,
        "person": None if entry.person is None else _person(names, entry.person),
        "at": entry.at,
        "content": dict(entry.content) if open_book or entry.kind not in SECRET else {},
    }


def _clock(sitting: Sitting, now: int) -> dict[str, Any] | None:
    settings, clock = sitting.table.settings.clock, sitting.clock
    if sitting.match is None or settings.kind == "none":
        return None
    left = list(clock.left)
    if clock.seat is not None:
        left[clock.seat] = clocks.time_left(settings, clock, max(now, clock.since))
    return {"seat": clock.seat, "left": left, "now": now, "deadline": clocks.deadline(settings, clock)}


def _is_decider(sitting: Sitting, person: int | None) -> bool:
    seat = sitting.deciding
    return seat is not None and person is not None and sitting.table.holders[seat].plays == person


def _may_invite(sitting: Sitting, person: int | None) -> bool:
    return person is not None and (person == sitting.table.host or sitting.table.has_sat(person))


def _person(names: Names, person: int) -> dict[str, Any] | None:
    called = names.get(person)
    return None if called is None else {"key": called.key, "name": called.name}


def _plain(value: object) -> bytes:
    return plain_json(value)
