"""Settings for all tests."""

from __future__ import annotations

from hypothesis import settings

# No deadline, because the first call of a rule may compile it; the same examples every time, so that a red test stays
# red until something is done about it.
settings.register_profile("beltane", deadline=None, derandomize=True)
settings.load_profile("beltane")
