"""Words for numbers: the domains that actions and events draw their arguments from."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property


@dataclass(frozen=True)
class Domain:
    """A named list of words; a value is a position in it."""

    name: str
    words: tuple[str, ...]

    @cached_property
    def position(self) -> dict[str, int]:
        """Word to value."""
        return {word: value for value, word in enumerate(self.words)}

    def __len__(self) -> int:
        return len(self.words)


SEAT = Domain("seat", ())
"""For arguments of events that are seats: these have no words of their own, but the names of whoever plays."""


def words_of(name: str, enumeration: type[IntEnum]) -> Domain:
    """The domain whose words are an enumeration's names, spelled as in notation."""
    return Domain(name, tuple(member.name.lower().replace("_", "-") for member in enumeration))


def numbers(name: str, first: int, last: int) -> Domain:
    """The domain of whole numbers from first to last; its values count from 0."""
    return Domain(name, tuple(str(number) for number in range(first, last + 1)))
