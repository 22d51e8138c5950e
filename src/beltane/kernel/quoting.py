"""How values are quoted in error messages: short and on one line, whatever they are."""

from __future__ import annotations

import reprlib
from collections.abc import Iterable

from beltane.kernel.phrases import Either, Quoted, Verbatim

LONGEST = 40


def quoted(value: object) -> Quoted | Verbatim:
    """A value as it stands in a sentence; long ones are cut, and nesting is not followed far."""
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
    """Words that can be typed or written in a file, to be listed as the language does it."""
    return tuple(map(Verbatim, words))


def one_of(words: Iterable[str]) -> Either:
    """Words of which one is to be typed or written in a file."""
    return Either(keywords(words))
