"""The service's time passes steadily, and gradually returns to the machine's clock."""

from __future__ import annotations

import time

import pytest

from beltane.server.operations.time import CATCHING_UP, NANOSECONDS, SteadyClock, time_passing

HOUR = 3_600_000
START = 1_800_000_000_000


class Machine:
    """A machine whose clock can be set."""

    def __init__(self) -> None:
        self.wall = START * NANOSECONDS
        self.passed = 0
        self.now = SteadyClock(lambda: self.wall, lambda: self.passed)

    def let_pass(self, milliseconds: int, clock: int | None = None) -> int:
        """Let time pass, and set the clock; returns how much time has passed according to the service."""
        before = self.now()
        self.passed += milliseconds * NANOSECONDS
        self.wall += (milliseconds if clock is None else clock) * NANOSECONDS
        return self.now() - before


def test_it_follows_a_clock_that_is_corrected_all_the_time() -> None:
    machine = Machine()
    for _ in range(1000):
        machine.let_pass(1000, 1001)
        assert machine.now() == machine.wall // NANOSECONDS


def test_a_machine_that_has_slept_knows_how_late_it_is() -> None:
    machine = Machine()
    assert machine.let_pass(8 * HOUR) == 8 * HOUR
    assert machine.now() == machine.wall // NANOSECONDS


@pytest.mark.skipif(not hasattr(time, "CLOCK_BOOTTIME"), reason="this system has no clock that counts sleep")
def test_time_passes_while_the_machine_sleeps() -> None:
    before = time.clock_gettime_ns(time.CLOCK_BOOTTIME)
    assert before <= time_passing() <= time.clock_gettime_ns(time.CLOCK_BOOTTIME)


@pytest.mark.parametrize("jump", [-HOUR, HOUR])
def test_a_jump_is_made_up_little_by_little(jump: int) -> None:
    machine = Machine()
    machine.wall += jump * NANOSECONDS
    for minutes in range(1, 50 * 60 + 1):
        passed = machine.let_pass(60_000)
        assert abs(passed - 60_000) <= 60_000 // CATCHING_UP
        if minutes < 49 * 60:
            assert machine.now() != machine.wall // NANOSECONDS
    assert machine.now() == machine.wall // NANOSECONDS


def test_it_never_goes_back() -> None:
    machine = Machine()
    assert machine.let_pass(0, -10 * HOUR) == 0
    assert machine.let_pass(1000, -HOUR) == 980
