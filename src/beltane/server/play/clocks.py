"""Clocks, as pure functions of times: who is thinking, since when, how much time is left, and when it runs out.

Times are in milliseconds. A clock runs for the seat that has to decide; with a window, only at those hours of the day.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from itertools import islice
from zoneinfo import ZoneInfo

from beltane.server.tables.settings import ClockSettings, Window

SECOND = 1000
MINUTE = 60 * SECOND
DAY = 24 * 60 * MINUTE
ABSENT = 14 * DAY
"""Without a clock, a player who has not decided for this long may be replaced if all others agree."""
LONGEST_GRACE = DAY
MOST_DAYS = 1000


@dataclass(frozen=True)
class Clock:
    """Who has been thinking since when, and the time that each seat had left then."""

    seat: int | None
    since: int
    left: tuple[int, ...]


def new_clock(settings: ClockSettings, seats: int, at: int) -> Clock:
    """Everybody's time at the start of the game; nobody is thinking yet."""
    return Clock(None, at, (settings.seconds * SECOND,) * seats)


def pass_on(settings: ClockSettings, clock: Clock, at: int, seat: int | None) -> Clock:
    """The clock when a seat, or nobody, has to decide from a given time on. It never runs backwards, at any time."""
    now = max(at, clock.since)
    left = list(clock.left)
    if clock.seat is not None:
        left[clock.seat] = time_left(settings, clock, now)
    if seat is not None and seat != clock.seat:
        if settings.kind == "turn":
            left[seat] = settings.seconds * SECOND
        elif settings.kind == "total" and clock.seat is not None:
            left[clock.seat] += settings.increment * SECOND
    return Clock(seat, now, tuple(left))


def time_left(settings: ClockSettings, clock: Clock, now: int) -> int:
    """The time left to the seat that is thinking."""
    assert clock.seat is not None
    if settings.kind == "none":
        return clock.left[clock.seat]
    return max(0, clock.left[clock.seat] - elapsed(settings.window, clock.since, now))


def deadline(settings: ClockSettings, clock: Clock) -> int | None:
    """When the time of the seat that is thinking runs out, unless it acts before."""
    if clock.seat is None or settings.kind == "none":
        return None
    return moment_after(settings.window, clock.since, clock.left[clock.seat])


def is_late(settings: ClockSettings, clock: Clock, now: int) -> bool:
    """Whether the seat that is thinking has used up its time or, without a clock, has been absent for long."""
    if clock.seat is None:
        return False
    if settings.kind == "none":
        return now - clock.since >= ABSENT
    return time_left(settings, clock, now) <= 0


def grace(settings: ClockSettings) -> int:
    """How long a player whose time is up is spared, while the others are asked what should happen."""
    return LONGEST_GRACE if settings.kind == "none" else min(settings.seconds * SECOND, LONGEST_GRACE)


def replaceable_from(settings: ClockSettings, clock: Clock) -> int | None:
    """When the others may replace the player of the seat that is thinking."""
    if clock.seat is None:
        return None
    if settings.kind == "none":
        return clock.since + ABSENT
    return moment_after(settings.window, clock.since, clock.left[clock.seat] + grace(settings))


def elapsed(window: Window | None, start: int, end: int) -> int:
    """How long a clock has run between two moments."""
    if window is None or window.start == window.end:
        return max(0, end - start)
    total = 0
    for opens, closes in _openings(window, start):
        if opens >= end:
            break
        total += max(0, min(closes, end) - max(opens, start))
    return total


def moment_after(window: Window | None, start: int, duration: int) -> int:
    """The moment at which a clock started at another has run for a given time."""
    if window is None or window.start == window.end:
        return start + duration
    last = start
    for opens, closes in _openings(window, start):
        begins = max(opens, start)
        if closes - begins >= duration:
            return begins + duration
        duration -= max(0, closes - begins)
        last = closes
    return last


def _openings(window: Window, start: int) -> Iterator[tuple[int, int]]:
    """When the window opens and closes, day by day, from the day before a given moment on."""
    zone = ZoneInfo(window.zone)
    day = datetime.fromtimestamp(start / SECOND, zone).replace(hour=0, minute=0, second=0, microsecond=0)
    days = (day + timedelta(days=number) for number in range(-1, MOST_DAYS))
    spans_midnight = window.end < window.start
    for midnight in islice(days, MOST_DAYS):
        opens = _at(midnight, window.start)
        closes = _at(midnight + timedelta(days=1) if spans_midnight else midnight, window.end)
        if closes > start:
            yield opens, closes


def _at(midnight: datetime, minutes: int) -> int:
    """A local time of day as a moment, also correct on days of 23 and 25 hours."""
    wall = midnight + timedelta(minutes=minutes)
    return int(wall.timestamp() * SECOND)
