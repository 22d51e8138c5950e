"""Phrases: sentences as data, which catalogues turn into text in any language.

A phrase is the key of a message and typed values for its placeholders: numbers, words of a domain, counts of them,
seats, other phrases, and lists of these. No value is a sentence, or part of one; what no catalogue can know, such as a
file's name or the user's input, is inserted verbatim.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from beltane.kernel.vocabulary import CompoundWord, Word


@dataclass(frozen=True)
class Seat:
    """A seat in a phrase; the speaker knows who sits there."""

    seat: int


@dataclass(frozen=True)
class Place:
    """A place on the board: its kind, its number, whose city it is in, and its level.

    The level is the height in a stack or, in a grid whose columns are numbered, the row.

    >>> Place("field", 12)
    Place(kind='field', at=12, seat=None, level=None)
    """

    kind: str
    at: int | str | None = None
    seat: int | None = None
    level: int | None = None


@dataclass(frozen=True)
class Count:
    """A number of pieces of one kind: `2 wood`."""

    count: int
    of: Word


@dataclass(frozen=True)
class Verbatim:
    """A text that is the same in every language: a file's name, an action in notation, the user's input."""

    text: str


@dataclass(frozen=True)
class Quoted:
    """A text that is the same in every language and stands between the language's own quotation marks."""

    quoted: str


@dataclass(frozen=True)
class Either:
    """Alternatives: `a, b or c`."""

    items: tuple[Item, ...]


@dataclass(frozen=True)
class Phrase:
    """A message of a catalogue, by its key, and the values to fill in."""

    key: str
    values: Mapping[str, Value] = field(default_factory=dict)


Item: TypeAlias = int | Word | CompoundWord | Count | Seat | Verbatim | Quoted | Phrase
"""One thing in a phrase."""
Value: TypeAlias = Item | Either | tuple[Item, ...]
"""What fills a placeholder in a phrase; a tuple is a list: `a, b and c`."""
