"""Words for numbers: rules count, while notation, catalogues and clients name things.

A *domain* is a named list of words; a value is a position in it. Where the words are fixed, they are an enumeration
(`class Material(WordEnum)`), which rules use as numbers and views as typed values. Where an edition can change them
(names of islands, of districts), the domain is made from the components.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property
from typing import Any


class WordEnum(IntEnum):
    """An enumeration whose members are numbers to rules and words to everybody else."""

    word: str

    def __init__(self, _value: int) -> None:
        self.word = self._name_.lower().replace("_", "-")

    @classmethod
    def __get_pydantic_core_schema__(cls, _source: Any, _handler: Any) -> Any:
        """In JSON a member is its word."""
        from pydantic_core import core_schema

        words = {member.word: member for member in cls}
        return core_schema.no_info_after_validator_function(
            words.__getitem__,
            core_schema.literal_schema(list(words)),
            serialization=core_schema.plain_serializer_function_ser_schema(
                _word_of, return_schema=core_schema.literal_schema(list(words))
            ),
        )


def _word_of(member: WordEnum) -> str:
    return member.word


@dataclass(frozen=True)
class Word:
    """A word of a domain, as phrases and events carry it: catalogues say it in each language."""

    domain: str
    word: str


@dataclass(frozen=True)
class Domain:
    """A named list of words; a value is a position in it. Some domains are a part of another, whose words they are."""

    name: str
    words: tuple[str, ...]
    part_of: str = ""

    @cached_property
    def position(self) -> dict[str, int]:
        """Word to value."""
        return {word: value for value, word in enumerate(self.words)}

    @property
    def vocabulary(self) -> str:
        """The domain by whose name catalogues know the words."""
        return self.part_of or self.name

    @cached_property
    def _values(self) -> tuple[Word, ...]:
        return tuple(Word(self.vocabulary, word) for word in self.words)

    def word(self, value: int) -> Word:
        """The word of a value, as phrases carry it."""
        return self._values[value]

    def __len__(self) -> int:
        return len(self.words)


SEAT = Domain("seat", ())
"""For arguments of events that are seats: these have no words of their own, but the names of whoever plays."""


def words_of(name: str, enumeration: type[WordEnum]) -> Domain:
    """The domain whose words are those of an enumeration."""
    return Domain(name, tuple(member.word for member in enumeration))


@dataclass(frozen=True)
class NumberDomain(Domain):
    """A domain of whole numbers: rules count its values from 0, everybody else from `first` on."""

    first: int = 0


def numbers(name: str, first: int, last: int) -> NumberDomain:
    """The domain of whole numbers from first to last; its values count from 0."""
    return NumberDomain(name, tuple(str(number) for number in range(first, last + 1)), first=first)
