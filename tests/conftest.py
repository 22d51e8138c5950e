"""Settings for all tests."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator

import pytest
from hypothesis import settings

from beltane.server.operations.garbage import spare_what_stays

# Sentences are compared in English, whatever the machine's language.
os.environ["BELTANE_LANGUAGE"] = "en"

# No deadline, because the first call of a rule may compile it; the same examples every time, so that a failing test
# keeps failing until it is fixed.
settings.register_profile("beltane", deadline=None, derandomize=True)
settings.load_profile("beltane")

# A shell makes background processes ignore Ctrl-C, and so would every command in which a test presses it.
signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: tests of the service and of commands wait now and then."""
    return (os.cpu_count() or 1) + 1


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long tests come first, so that at the end no core waits for one."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


def pytest_collection_finish() -> None:
    """What has been imported stays: looking through all of it for garbage again and again takes its time."""
    spare_what_stays()


def what_commands_read() -> dict[str, str]:
    """The variables that change how commands start; others are settings that libraries remember for themselves."""
    # The inherited environment is recorded when this is imported, which has to happen after the language has been
    # chosen.
    from tests.cli.forking import LOADED

    return {name: value for name, value in os.environ.items() if name.startswith(LOADED)}


@pytest.fixture(scope="module", autouse=True)
def _environment_is_left_as_it_was() -> Iterator[None]:
    """A variable left behind by a module would slow down or change every command started after it."""
    before = what_commands_read()
    yield
    assert what_commands_read() == before
