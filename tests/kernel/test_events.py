"""Events: written into the buffer, read back with their words."""

from __future__ import annotations

import pytest

from beltane.kernel.events import CAPACITY, NOBODY, EventKind, Events, Happening, forget_events, read_events, tell
from beltane.kernel.records import blank, to_bytes
from beltane.kernel.vocabulary import SEAT, Domain, numbers

FRUIT = Domain("fruit", ("apple", "pear"))
KINDS = (
    EventKind("began"),
    EventKind("picked", (("fruit", FRUIT), ("branch", numbers("branch", 1, 9)), ("weight", None))),
    EventKind("stolen", (("fruit", FRUIT), ("victim", SEAT))),
)


def told(*events: tuple[int, int, int, int, int, int]) -> list[Happening]:
    buffer = blank(Events)
    for event in events:
        tell(buffer, *event)
    return read_events(KINDS, buffer)


def test_events_are_read_in_the_order_in_which_they_happened() -> None:
    happenings = told((1, 2, 1, 0, -300, 0), (0, NOBODY, 0, 0, 0, 0), (1, 0, 0, 8, 7, 0))
    assert happenings == [
        Happening("picked", 2, {"fruit": "pear", "branch": "1", "weight": -300}),
        Happening("began", None, {}),
        Happening("picked", 0, {"fruit": "apple", "branch": "9", "weight": 7}),
    ]


def test_seats_among_the_details_are_marked() -> None:
    assert told((2, 0, 1, 3, 0, 0)) == [Happening("stolen", 0, {"fruit": "pear", "victim": 3}, ("victim",))]


def test_absent_details_read_none() -> None:
    assert told((2, 1, -1, -1, 0, 0)) == [Happening("stolen", 1, {"fruit": "none", "victim": "none"}, ())]


def test_details_are_plain_python_values() -> None:
    (happening,) = told((1, 2, 1, 0, 5, 0))
    assert type(happening.seat) is int
    assert type(happening.details["weight"]) is int


def test_forgotten_events_are_not_read() -> None:
    buffer = blank(Events)
    tell(buffer, 0, 0, 0, 0, 0, 0)
    forget_events(buffer)
    assert read_events(KINDS, buffer) == []


def test_a_full_buffer_takes_no_more() -> None:
    buffer = blank(Events)
    for _ in range(CAPACITY):
        tell(buffer, 1, 1, 1, 1, 1, 1)
    before = to_bytes(buffer)
    with pytest.raises(OverflowError, match="the event buffer is full"):
        tell(buffer, 0, 0, 0, 0, 0, 0)
    assert to_bytes(buffer) == before
    assert len(read_events(KINDS, buffer)) == CAPACITY
