"""Events in a form that tests can compare: plain words and numbers."""

from __future__ import annotations

from beltane.kernel.events import Event, EventValue
from beltane.kernel.phrases import Seat
from beltane.kernel.vocabulary import Word


def plain(event: Event) -> dict[str, str | int | dict[str, int] | None]:
    """An event's details without their types."""
    return {name: _plain(detail) for name, detail in event.details.items()}


def _plain(detail: EventValue) -> str | int | dict[str, int] | None:
    if isinstance(detail, tuple):
        return {count.of.word: count.count for count in detail}
    if isinstance(detail, Word):
        return detail.word
    return detail.seat if isinstance(detail, Seat) else detail
