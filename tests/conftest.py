"""Settings for all tests."""

from __future__ import annotations

import os
import signal

from hypothesis import settings

# Sentences are asserted in English, whatever language the machine speaks.
os.environ["BELTANE_LANGUAGE"] = "en"

# No deadline, because the first call of a rule may compile it; the same examples every time, so that a red test stays
# red until something is done about it.
settings.register_profile("beltane", deadline=None, derandomize=True)
settings.load_profile("beltane")

# A shell lets what it starts in the background ignore Ctrl-C, and so would every command that a test presses it for.
signal.signal(signal.SIGINT, signal.default_int_handler)
