"""Events: what a player at the table would notice, written by the rules into a buffer inside the record.

An event is declared once, as a function without a body:

    EVENTS = EventCatalogue()

    @EVENTS.declare(reveals=True)
    def die_rolled(events: Events, seat: int, face: Annotated[int, FACE]) -> None:
        '''The die has been rolled (M-SMALL-1).'''

Its name, its arguments and whether it reveals something are derived from the declaration; rules call it to write the
event. An event that concerns no seat in particular has no `seat`. One that *reveals* something (a die, a tile turned
up) cannot be taken back.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, ParamSpec, cast, get_type_hints

import numpy as np

from beltane.kernel.phrases import Count, Seat
from beltane.kernel.records import Many, Row, dtype_of, i1, i2, many, record
from beltane.kernel.rule import rule
from beltane.kernel.vocabulary import SEAT, CompoundWord, Domain, NumberDomain, Word

P = ParamSpec("P")

CAPACITY = 48
ARGUMENTS = 4
NOBODY = -1
NO_ARGUMENT = -1
"""Stands for an absent argument."""


@record
class EventSlot:
    """One event in the buffer."""

    kind: int = i1()
    seat: int = i1()
    arguments: Row = i2(ARGUMENTS)


@record
class Events:
    """The events of the last action."""

    count: int = i2()
    slots: Many[EventSlot] = many(EventSlot, CAPACITY)


@rule
def forget_events(events: Events) -> None:
    """Empty the buffer for the next action's events."""
    events.count = 0


@rule
def write_event(events: Events, kind: int, seat: int, a: int, b: int, c: int, d: int) -> None:
    """Write one event; rules call the function declared for its kind instead."""
    if events.count >= CAPACITY:
        raise OverflowError("the event buffer is full")
    slot = events.slots[events.count]
    slot.kind = kind
    slot.seat = seat
    slot.arguments[0] = a
    slot.arguments[1] = b
    slot.arguments[2] = c
    slot.arguments[3] = d
    events.count += 1


EventValue = int | Word | CompoundWord | Seat | tuple[Count, ...] | None
"""The value of one detail of an event; None where it is absent."""

PIECES = "pieces"
"""The detail that collects all arguments marked with `Counts`."""


@dataclass(frozen=True)
class Counts:
    """Marks an argument as the number of pieces of a word: `wood: Annotated[int, Counts(MATERIAL.word(0))]`."""

    of: Word


@dataclass(frozen=True)
class Event:
    """An event as clients read it: its kind, whom it concerns, if anybody, and its details."""

    name: str
    seat: int | None
    details: dict[str, EventValue]
    reveals: bool = False

    def pieces(self) -> tuple[Count, ...]:
        """The pieces that the event counts."""
        detail = self.details[PIECES]
        assert isinstance(detail, tuple)
        return detail

    def number(self, name: str) -> int:
        """The value of a numeric detail."""
        detail = self.details[name]
        assert isinstance(detail, int)
        return detail


@dataclass(frozen=True)
class EventKind:
    """One kind of event, as declared: its arguments with their domains (None for plain numbers)."""

    name: str
    number: int
    has_seat: bool
    arguments: tuple[tuple[str, Domain | Counts | None], ...]
    reveals: bool

    def read(self, seat: int, arguments: tuple[int, ...]) -> Event:
        """An event of this kind, decoded from its numbers."""
        details: dict[str, EventValue] = {}
        counts: list[Count] = []
        for (name, domain), value in zip(self.arguments, arguments, strict=False):
            if isinstance(domain, Counts):
                counts += [Count(int(value), domain.of)] if value else []
            else:
                details[name] = _event_value(domain, int(value))
        if any(isinstance(domain, Counts) for _, domain in self.arguments):
            details[PIECES] = tuple(counts)
        return Event(self.name, None if seat == NOBODY else int(seat), details, self.reveals)


class EventCatalogue:
    """All kinds of events of a game, numbered in order of declaration."""

    def __init__(self) -> None:
        self.kinds: list[EventKind] = []
        self._numbers: dict[str, int] = {}

    def declare(self, *, reveals: bool = False) -> Callable[[Callable[P, None]], Callable[P, None]]:
        """Turn a declaration into a rule that writes its event."""

        def make_writer(declaration: Callable[P, None]) -> Callable[P, None]:
            kind = _read_declaration(declaration, len(self.kinds), reveals)
            if kind.name in self._numbers:
                raise TypeError(f"{kind.name} is declared already.")
            self.kinds.append(kind)
            self._numbers[kind.name] = kind.number
            return cast(Callable[P, None], _writer(kind.number, kind.has_seat, len(kind.arguments)))

        return make_writer

    def read(self, events: Events) -> list[Event]:
        """The events in a buffer, in the order in which they happened."""
        return [self.kinds[kind].read(seat, arguments.tolist()) for kind, seat, arguments in _rows(events)]

    def first_revealing_in(self, dtype: np.dtype[Any], content: bytes) -> EventKind | None:
        """The kind of the first revealing event in a state, given the state's type and bytes."""
        return next((self.kinds[kind] for kind in kinds_in(dtype, content) if self.kinds[kind].reveals), None)

    def number(self, name: str) -> int:
        """The number of a kind of event, by name."""
        return self._numbers[name]


def kinds_in(dtype: np.dtype[Any], content: bytes) -> bytes:
    """The numbers of the kinds of events in a state, given the state's type and bytes."""
    count_at, first, size = _places(dtype)
    count = int.from_bytes(content[count_at : count_at + 2], sys.byteorder)
    return content[first : first + count * size : size]


@cache
def _places(dtype: np.dtype[Any]) -> tuple[int, int, int]:
    """Offsets within a state: of the number of events and of the first kind, and the distance between two kinds."""
    assert dtype.fields is not None
    events, offset = dtype.fields["events"][:2]
    assert events.fields is not None
    slot = dtype_of(EventSlot)
    assert slot.fields is not None
    first = events.fields["slots"][1] + slot.fields["kind"][1]
    return offset + events.fields["count"][1], offset + first, slot.itemsize


def _rows(events: Events) -> list[tuple[int, int, Any]]:
    """Kind, seat and arguments of each event; read as one array, because single fields take far longer."""
    slots: Any = events["slots"]  # type: ignore[index]
    rows: list[tuple[int, int, Any]] = slots[: events.count].tolist()
    return rows


def _read_declaration(declaration: Callable[..., None], number: int, reveals: bool) -> EventKind:
    hints = get_type_hints(declaration, include_extras=True)
    first, *names = inspect.signature(declaration).parameters
    if hints.get(first) is not Events:
        raise TypeError(f"{declaration.__name__} needs the events as its first parameter.")
    has_seat = names[:1] == ["seat"]
    arguments = tuple((name, _domain_of(hints[name])) for name in names[1 if has_seat else 0 :])
    if len(arguments) > ARGUMENTS:
        raise TypeError(f"{declaration.__name__} has more than {ARGUMENTS} arguments.")
    return EventKind(declaration.__name__, number, has_seat, arguments, reveals)


def _domain_of(hint: Any) -> Domain | Counts | None:
    return next((extra for extra in getattr(hint, "__metadata__", ()) if isinstance(extra, Domain | Counts)), None)


def _writer(kind: int, has_seat: bool, arguments: int) -> Callable[..., None]:
    """A rule that writes an event of a kind; Numba needs a separate function for each number of arguments."""
    if not has_seat:
        return _WITHOUT_SEAT[arguments](kind)
    return _WITH_SEAT[arguments](kind)


def _writer_0(kind: int) -> Callable[..., None]:
    return rule(lambda events, seat: write_event(events, kind, seat, 0, 0, 0, 0))


def _writer_1(kind: int) -> Callable[..., None]:
    return rule(lambda events, seat, a: write_event(events, kind, seat, a, 0, 0, 0))


def _writer_2(kind: int) -> Callable[..., None]:
    return rule(lambda events, seat, a, b: write_event(events, kind, seat, a, b, 0, 0))


def _writer_3(kind: int) -> Callable[..., None]:
    return rule(lambda events, seat, a, b, c: write_event(events, kind, seat, a, b, c, 0))


def _writer_4(kind: int) -> Callable[..., None]:
    return rule(lambda events, seat, a, b, c, d: write_event(events, kind, seat, a, b, c, d))


def _common_writer_0(kind: int) -> Callable[..., None]:
    return rule(lambda events: write_event(events, kind, NOBODY, 0, 0, 0, 0))


def _common_writer_1(kind: int) -> Callable[..., None]:
    return rule(lambda events, a: write_event(events, kind, NOBODY, a, 0, 0, 0))


def _common_writer_2(kind: int) -> Callable[..., None]:
    return rule(lambda events, a, b: write_event(events, kind, NOBODY, a, b, 0, 0))


def _common_writer_3(kind: int) -> Callable[..., None]:
    return rule(lambda events, a, b, c: write_event(events, kind, NOBODY, a, b, c, 0))


def _common_writer_4(kind: int) -> Callable[..., None]:
    return rule(lambda events, a, b, c, d: write_event(events, kind, NOBODY, a, b, c, d))


_WITH_SEAT = (_writer_0, _writer_1, _writer_2, _writer_3, _writer_4)
_WITHOUT_SEAT = (_common_writer_0, _common_writer_1, _common_writer_2, _common_writer_3, _common_writer_4)


def _event_value(domain: Domain | None, value: int) -> EventValue:
    if domain is None:
        return value
    if value == NO_ARGUMENT:
        return None
    if domain is SEAT:
        return Seat(value)
    if isinstance(domain, NumberDomain):
        return domain.number(value)
    return domain.word(value)
