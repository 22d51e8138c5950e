"""Clocks as functions of times."""

from __future__ import annotations

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from beltane.server.play.clocks import (
    ABSENT,
    DAY,
    MINUTE,
    SECOND,
    Clock,
    deadline,
    elapsed,
    is_late,
    moment_after,
    new_clock,
    pass_on,
    replaceable_from,
    time_left,
)
from beltane.server.tables.settings import ClockSettings, Window

NONE = ClockSettings()
TURN = ClockSettings(kind="turn", seconds=60)
TOTAL = ClockSettings(kind="total", seconds=600, increment=10)
EVENING = Window(start=18 * 60, end=22 * 60)
NIGHT = Window(start=22 * 60, end=2 * 60)


def at(day: int, hour: int, minute: int = 0) -> int:
    return int(datetime(2026, 5, day, hour, minute, tzinfo=UTC).timestamp() * SECOND)


def test_a_turn_has_its_time_anew() -> None:
    clock = pass_on(TURN, new_clock(TURN, 2, 0), 0, 0)
    assert deadline(TURN, clock) == 60 * SECOND
    clock = pass_on(TURN, clock, 50 * SECOND, 1)
    assert deadline(TURN, clock) == 110 * SECOND
    clock = pass_on(TURN, clock, 70 * SECOND, 0)
    assert time_left(TURN, clock, 75 * SECOND) == 55 * SECOND


def test_several_decisions_of_a_turn_share_its_time() -> None:
    clock = pass_on(TURN, new_clock(TURN, 2, 0), 0, 0)
    clock = pass_on(TURN, clock, 20 * SECOND, 0)
    assert deadline(TURN, clock) == 60 * SECOND


def test_a_budget_is_used_up_and_grows_with_each_turn() -> None:
    clock = pass_on(TOTAL, new_clock(TOTAL, 2, 0), 0, 0)
    clock = pass_on(TOTAL, clock, 100 * SECOND, 1)
    assert clock.left == (510 * SECOND, 600 * SECOND)
    clock = pass_on(TOTAL, clock, 700 * SECOND, 0)
    assert clock.left == (510 * SECOND, 10 * SECOND)


def test_a_clock_that_jumps_back_gives_nobody_time() -> None:
    clock = pass_on(TURN, new_clock(TURN, 2, 0), 100 * SECOND, 0)
    clock = pass_on(TURN, clock, 40 * SECOND, 0)
    assert clock.since == 100 * SECOND
    assert time_left(TURN, clock, 130 * SECOND) == 30 * SECOND


def test_without_a_clock_only_long_absence_counts() -> None:
    clock = pass_on(NONE, new_clock(NONE, 2, 0), 0, 0)
    assert deadline(NONE, clock) is None
    assert not is_late(NONE, clock, ABSENT - 1)
    assert is_late(NONE, clock, ABSENT)


def test_others_are_asked_after_a_time_of_grace() -> None:
    clock = pass_on(TURN, new_clock(TURN, 2, 0), 0, 0)
    assert replaceable_from(TURN, clock) == 120 * SECOND
    slow = ClockSettings(kind="turn", seconds=3 * 24 * 3600)
    assert replaceable_from(slow, pass_on(slow, new_clock(slow, 2, 0), 0, 0)) == 4 * DAY
    assert replaceable_from(NONE, pass_on(NONE, new_clock(NONE, 2, 0), 0, 0)) == ABSENT
    assert replaceable_from(TURN, new_clock(TURN, 2, 0)) is None


def test_nobody_is_late_when_nobody_decides() -> None:
    assert not is_late(TURN, Clock(None, 0, (0, 0)), DAY)
    assert deadline(TURN, Clock(None, 0, (0, 0))) is None


@pytest.mark.parametrize(
    ("window", "start", "end", "minutes"),
    [
        (None, at(1, 10), at(1, 11), 60),
        (EVENING, at(1, 10), at(1, 17), 0),
        (EVENING, at(1, 10), at(1, 19), 60),
        (EVENING, at(1, 21), at(2, 19), 120),
        (EVENING, at(1, 10), at(4, 10), 3 * 240),
        (NIGHT, at(1, 23), at(2, 1), 120),
        (NIGHT, at(1, 1), at(1, 23), 120),
    ],
)
def test_a_clock_runs_in_its_window_only(window: Window | None, start: int, end: int, minutes: int) -> None:
    assert elapsed(window, start, end) == minutes * MINUTE


def test_a_window_is_that_of_the_wall_clock() -> None:
    window = Window(start=18 * 60, end=22 * 60, zone="Europe/Berlin")
    midnight = datetime(2026, 3, 29, tzinfo=ZoneInfo("Europe/Berlin"))
    start = int(midnight.timestamp() * SECOND)
    first = moment_after(window, start, 0)
    assert datetime.fromtimestamp(first / SECOND, ZoneInfo("Europe/Berlin")).hour == 18


@given(st.integers(0, 3 * DAY), st.integers(0, 3 * DAY), st.sampled_from([None, EVENING, NIGHT]))
def test_running_for_a_time_and_measuring_it_agree(start: int, duration: int, window: Window | None) -> None:
    assert elapsed(window, start, moment_after(window, start, duration)) == duration
