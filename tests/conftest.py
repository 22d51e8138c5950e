"""Settings for all tests."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator

import pytest
from hypothesis import settings

# Sentences are asserted in English, whatever language the machine speaks.
os.environ["BELTANE_LANGUAGE"] = "en"

# No deadline, because the first call of a rule may compile it; the same examples every time, so that a red test stays
# red until something is done about it.
settings.register_profile("beltane", deadline=None, derandomize=True)
settings.load_profile("beltane")

# A shell lets what it starts in the background ignore Ctrl-C, and so would every command that a test presses it for.
signal.signal(signal.SIGINT, signal.default_int_handler)


def what_commands_read() -> dict[str, str]:
    """The variables that change how commands start; others are what libraries remember for themselves."""
    # What is inherited is noted there as it is imported, which is to be after the language has been chosen.
    from tests.cli.forking import LOADED

    return {name: value for name, value in os.environ.items() if name.startswith(LOADED)}


@pytest.fixture(scope="module", autouse=True)
def _environment_is_left_as_it_was() -> Iterator[None]:
    """A variable that a module leaves behind would slow down or change every command that is started after it."""
    before = what_commands_read()
    yield
    assert what_commands_read() == before
