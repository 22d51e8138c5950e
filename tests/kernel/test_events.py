"""Events: declared once, written by rules into the buffer, read back with their words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, cast

import numba
import pytest

from beltane.kernel.events import (
    CAPACITY,
    NO_ARGUMENT,
    Counts,
    Event,
    EventCatalogue,
    Events,
    forget_events,
)
from beltane.kernel.phrases import Count, Seat
from beltane.kernel.records import blank, to_bytes
from beltane.kernel.vocabulary import SEAT, Domain, Word, numbers

FRUIT = Domain("fruit", ("apple", "pear"))
BRANCH = numbers("branch", 1, 9)
APPLE, PEAR = FRUIT.word(0), FRUIT.word(1)

CATALOGUE = EventCatalogue()


@CATALOGUE.declare()
def began(events: Events) -> None: ...


@CATALOGUE.declare()
def picked(
    events: Events, seat: int, fruit: Annotated[int, FRUIT], branch: Annotated[int, BRANCH], weight: int
) -> None:
    """A fruit was picked."""


@CATALOGUE.declare()
def stolen(events: Events, seat: int, fruit: Annotated[int, FRUIT], victim: Annotated[int, SEAT]) -> None: ...


@CATALOGUE.declare(reveals=True)
def die_rolled(events: Events, seat: int, face: int) -> None: ...


@CATALOGUE.declare(reveals=True)
def weather_turned(events: Events, wind: int, sun: int, rain: int, snow: int) -> None: ...


@CATALOGUE.declare()
def sold(
    events: Events, seat: int, apples: Annotated[int, Counts(APPLE)], pears: Annotated[int, Counts(PEAR)]
) -> None: ...


@CATALOGUE.declare()
def slept(events: Events, seat: int) -> None: ...


@CATALOGUE.declare()
def counted(events: Events, seat: int, a: int, b: int, c: int, d: int) -> None: ...


def written(write: Callable[[Events], None]) -> list[Event]:
    buffer = blank(Events)
    write(buffer)
    return CATALOGUE.read(buffer)


def tell_a_story_slowly(events: Events) -> None:
    picked(events, 2, 1, 0, -300)
    began(events)
    picked(events, 0, 0, 8, 7)
    die_rolled(events, 1, 6)
    weather_turned(events, 1, 2, 3, 4)
    counted(events, 3, 1, 2, 3, 4)
    slept(events, 1)


tell_a_story = cast(Callable[[Events], None], numba.njit(tell_a_story_slowly))


@pytest.mark.parametrize("story", [tell_a_story_slowly, tell_a_story])
def test_events_are_read_in_the_order_in_which_they_happened(story: Callable[[Events], None]) -> None:
    assert written(story) == [
        Event("picked", 2, {"fruit": PEAR, "branch": 1, "weight": -300}),
        Event("began", None, {}),
        Event("picked", 0, {"fruit": APPLE, "branch": 9, "weight": 7}),
        Event("die_rolled", 1, {"face": 6}, reveals=True),
        Event("weather_turned", None, {"wind": 1, "sun": 2, "rain": 3, "snow": 4}, reveals=True),
        Event("counted", 3, {"a": 1, "b": 2, "c": 3, "d": 4}),
        Event("slept", 1, {}),
    ]


def test_kinds_are_numbered_as_they_are_declared_and_say_whether_they_reveal() -> None:
    names = ["began", "picked", "stolen", "die_rolled", "weather_turned", "sold", "slept", "counted"]
    assert [kind.name for kind in CATALOGUE.kinds] == names
    assert [kind.number for kind in CATALOGUE.kinds] == [CATALOGUE.number(name) for name in names] == list(range(8))
    assert [kind.name for kind in CATALOGUE.kinds if kind.reveals] == ["die_rolled", "weather_turned"]
    assert [kind.name for kind in CATALOGUE.kinds if not kind.has_seat] == ["began", "weather_turned"]
    with pytest.raises(KeyError):
        CATALOGUE.number("eaten")


def test_seats_among_the_details_are_seats() -> None:
    assert written(lambda events: stolen(events, 0, 1, 3)) == [Event("stolen", 0, {"fruit": PEAR, "victim": Seat(3)})]


def test_absent_details_are_none() -> None:
    assert written(lambda events: stolen(events, 1, NO_ARGUMENT, NO_ARGUMENT)) == [
        Event("stolen", 1, {"fruit": None, "victim": None})
    ]


def test_a_plain_number_is_never_absent() -> None:
    (event,) = written(lambda events: picked(events, 0, 0, 0, NO_ARGUMENT))
    assert event.details["weight"] == -1


def test_arguments_that_count_things_are_gathered() -> None:
    assert [event.pieces() for event in written(lambda events: sold(events, 0, 2, 1))] == [
        (Count(2, APPLE), Count(1, PEAR))
    ]
    assert [event.pieces() for event in written(lambda events: sold(events, 0, 0, 3))] == [(Count(3, PEAR),)]
    assert [event.pieces() for event in written(lambda events: sold(events, 0, 0, 0))] == [()]


def test_details_are_plain_python_values() -> None:
    (event,) = written(lambda events: picked(events, 2, 1, 0, 5))
    assert type(event.seat) is int
    assert type(event.details["weight"]) is type(event.details["branch"]) is int
    assert type(event.details["fruit"]) is Word
    assert event.number("weight") == 5


def test_forgotten_events_are_not_read() -> None:
    buffer = blank(Events)
    began(buffer)
    forget_events(buffer)
    assert CATALOGUE.read(buffer) == []


def test_a_full_buffer_takes_no_more() -> None:
    buffer = blank(Events)
    for _ in range(CAPACITY):
        counted(buffer, 1, 1, 1, 1, 1)
    before = to_bytes(buffer)
    with pytest.raises(OverflowError, match="the event buffer is full"):
        began(buffer)
    assert to_bytes(buffer) == before
    assert len(CATALOGUE.read(buffer)) == CAPACITY


def test_an_event_needs_somewhere_to_be_written() -> None:
    def lost(seat: int, fruit: int) -> None: ...

    with pytest.raises(TypeError, match=r"^lost needs the events as its first parameter\.$"):
        EventCatalogue().declare()(lost)


def test_an_event_has_a_few_arguments_only() -> None:
    def overloaded(events: Events, seat: int, a: int, b: int, c: int, d: int, e: int) -> None: ...

    with pytest.raises(TypeError, match=r"^overloaded has more than 4 arguments\.$"):
        EventCatalogue().declare()(overloaded)


def test_a_refused_declaration_leaves_no_kind_behind() -> None:
    catalogue = EventCatalogue()

    def overloaded(events: Events, a: int, b: int, c: int, d: int, e: int) -> None: ...

    with pytest.raises(TypeError):
        catalogue.declare()(overloaded)
    assert catalogue.kinds == []


def declaration_without_types() -> Any:
    def untyped(events, seat): ...  # type: ignore[no-untyped-def]

    return untyped


def test_a_declaration_without_types_is_refused() -> None:
    with pytest.raises(TypeError, match=r"^untyped needs the events as its first parameter\.$"):
        EventCatalogue().declare()(declaration_without_types())


def test_a_kind_is_declared_once() -> None:
    catalogue = EventCatalogue()

    def twice(events: Events) -> None: ...

    catalogue.declare()(twice)
    with pytest.raises(TypeError, match=r"^twice is declared already\.$"):
        catalogue.declare()(twice)
