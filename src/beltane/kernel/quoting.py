"""How values are quoted in error messages: short and on one line, whatever they are."""

from __future__ import annotations

import reprlib
from collections.abc import Iterable

from beltane.kernel.phrases import Either, Quoted, Verbatim

LONGEST = 40
LISTED_CHOICES = 6
"""Maximum number of choices that an error message lists."""


def quoted(value: object) -> Quoted | Verbatim:
    """A value as it appears in a sentence; long ones are cut, nested ones abbreviated."""
    try:
        text = reprlib.repr(value)
    except ValueError:
        # Python refuses to spell out numbers of thousands of digits, but not in hexadecimal.
        text = hex(value) if isinstance(value, int) else f"<{type(value).__name__}>"
    if isinstance(value, str):
        return Quoted(_cut(text[1:-1]))
    return Verbatim(_cut(text))


def _cut(text: str) -> str:
    return text if len(text) <= LONGEST else text[: LONGEST - 3] + "..."


def keywords(words: Iterable[str]) -> tuple[Verbatim, ...]:
    """Words that can be typed or written in a file, as a list in a sentence."""
    return tuple(map(Verbatim, words))


def one_of(words: Iterable[str]) -> Either:
    """Words, one of which is to be typed or written in a file."""
    return Either(keywords(words))
