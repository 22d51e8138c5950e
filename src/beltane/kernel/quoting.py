"""How values are quoted in error messages: short and on one line, whatever they are."""

from __future__ import annotations

import reprlib

LONGEST = 40


def quoted(value: object) -> str:
    """A value as it stands in a sentence; long ones are cut, and nesting is not followed far."""
    try:
        text = reprlib.repr(value)
    except ValueError:
        # Python refuses to spell out numbers of thousands of digits.
        return "a very long number"
    return text if len(text) <= LONGEST else text[: LONGEST - 3] + "..."
