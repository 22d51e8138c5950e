"""Events: what a player at the table would notice, written by the rules into a buffer inside the record."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from beltane.kernel.records import Many, Row, i1, i2, many, record
from beltane.kernel.rule import rule
from beltane.kernel.vocabulary import SEAT, Domain

CAPACITY = 48
ARGUMENTS = 4
NOBODY = -1
NONE = "none"


@record
class Event:
    kind: int = i1()
    seat: int = i1()
    arguments: Row = i2(ARGUMENTS)


@record
class Events:
    """The events of the action played last."""

    count: int = i2()
    entries: Many[Event] = many(Event, CAPACITY)


@rule
def forget_events(events: Events) -> None:
    events.count = 0


@rule
def tell(events: Events, kind: int, seat: int, a: int, b: int, c: int, d: int) -> None:
    """Write one event."""
    if events.count >= CAPACITY:
        raise OverflowError("the event buffer is full")
    event = events.entries[events.count]
    event.kind = kind
    event.seat = seat
    event.arguments[0] = a
    event.arguments[1] = b
    event.arguments[2] = c
    event.arguments[3] = d
    events.count += 1


@dataclass(frozen=True)
class EventKind:
    """How one kind of event is read: its name, and its arguments with their words (None for plain numbers)."""

    name: str
    arguments: tuple[tuple[str, Domain | None], ...] = ()


@dataclass(frozen=True)
class Happening:
    """An event as clients read it: who it concerns, if anybody, and its details, of which `seats` are seat numbers."""

    name: str
    seat: int | None
    details: dict[str, str | int]
    seats: tuple[str, ...] = ()


def read_events(kinds: Sequence[EventKind], events: Events) -> list[Happening]:
    """The events in the buffer, in the order in which they happened."""
    return [_read_event(kinds[event.kind], event) for event in (events.entries[i] for i in range(events.count))]


def _read_event(kind: EventKind, event: Event) -> Happening:
    details: dict[str, str | int] = {}
    for (name, domain), value in zip(kind.arguments, event.arguments, strict=False):
        details[name] = int(value) if domain is None else _word(domain, int(value))
    seats = tuple(name for name, domain in kind.arguments if domain is SEAT and details[name] != NONE)
    return Happening(kind.name, None if event.seat == NOBODY else int(event.seat), details, seats)


def _word(domain: Domain, value: int) -> str | int:
    """A value's word, or a seat's number; -1 stands for "none" where an argument may be absent."""
    if value < 0:
        return NONE
    return value if domain is SEAT else domain.words[value]
