"""Words for numbers: rules count, while notation, catalogues and clients name things.

A *domain* is a named list of words; a value is a position in it. Where the words are fixed, they are an enumeration
(`class Material(WordEnum)`), which rules use as numbers and views as typed values. Where an edition can change them
(names of islands, of districts), the domain is made from the components.

Some words are compound; code that needs the components reads `parts`. In `path-3`, for instance, these are a kind and a
number. People type the whole word, and saves keep it; the parts are declared with the domain.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cached_property
from typing import Any, NewType, TypeAlias

VerbWord = NewType("VerbWord", str)
"""The word of a verb, or of a plan, which combines several actions into one choice."""
DecisionWord = NewType("DecisionWord", str)
"""The word of a step at which somebody decides."""


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


Parts: TypeAlias = Mapping[str, int | str]
"""The components of a compound word by name: `{"kind": "path", "number": 3}`."""


@dataclass(frozen=True)
class Word:
    """A word of a domain, as in phrases and events: catalogues have it in each language."""

    domain: str
    word: str


@dataclass(frozen=True)
class CompoundWord(Word):
    """A compound word with its components."""

    parts: Parts = field(hash=False)


@dataclass(frozen=True)
class Domain:
    """A named list of words; a value is a position in it. Some domains are a subset of another, whose words they are.

    `parts` are those of each word, if the words are compound.
    """

    name: str
    words: tuple[str, ...]
    subset_of: str = ""
    parts: tuple[Parts, ...] = field(default=(), compare=False)

    @cached_property
    def position(self) -> dict[str, int]:
        """Word to value."""
        return {word: value for value, word in enumerate(self.words)}

    @property
    def vocabulary(self) -> str:
        """The name under which catalogues have the words."""
        return self.subset_of or self.name

    @cached_property
    def _values(self) -> tuple[Word, ...]:
        if not self.parts:
            return tuple(Word(self.vocabulary, word) for word in self.words)
        return tuple(
            CompoundWord(self.vocabulary, word, parts) for word, parts in zip(self.words, self.parts, strict=True)
        )

    @property
    def base(self) -> int:
        """What rules pass to an action for the first word, and get back from it."""
        return 0

    def word(self, value: int) -> Word:
        """The word of a value, as used in phrases."""
        return self._values[value]

    def __len__(self) -> int:
        return len(self.words)


SEAT = Domain("seat", ())
"""The domain of event arguments that are seats: these have no words of their own, but the players' names."""


def words_of(name: str, enumeration: type[WordEnum]) -> Domain:
    """The domain whose words are those of an enumeration."""
    return Domain(name, tuple(member.word for member in enumeration))


def compounds(name: str, parts: Iterable[Parts]) -> Domain:
    """A domain of compound words, made from their parts in order, joined by hyphens."""
    each = tuple(parts)
    return Domain(name, tuple("-".join(map(str, of_word.values())) for of_word in each), parts=each)


def numbered(kind: str, last: int) -> list[Parts]:
    """The parts of words for numbered things of a kind: `slot-1`, `slot-2` and so on."""
    return [{"kind": kind, "number": number} for number in range(1, last + 1)]


@dataclass(frozen=True)
class NumberDomain(Domain):
    """A domain of whole numbers: rules count its values from 0, everything else from `first` on.

    With `same_in_rules`, rules too build and read actions with the numbers themselves.
    """

    first: int = 0
    same_in_rules: bool = False

    @property
    def base(self) -> int:
        """What rules pass to an action for the first number, and get back from it."""
        return self.first if self.same_in_rules else 0

    def number(self, value: int) -> int:
        """The number that a value stands for."""
        return self.first + value


def numbers(name: str, first: int, last: int, *, same_in_rules: bool = False) -> NumberDomain:
    """The domain of whole numbers from first to last; its values count from 0."""
    words = tuple(str(number) for number in range(first, last + 1))
    return NumberDomain(name, words, first=first, same_in_rules=same_in_rules)
