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


@pytest.fixture(scope="module", autouse=True)
def _environment_is_left_as_it_was() -> Iterator[None]:
    """A variable that a module leaves behind would slow down or change every command that is started after it."""
    before = dict(os.environ)
    yield
    after = {name: value for name, value in os.environ.items() if name != "PYTEST_CURRENT_TEST"}
    before.pop("PYTEST_CURRENT_TEST", None)
    assert after == before
