"""The action catalogue: every choice of a game as one number, with a short readable notation both ways.

A verb is declared once, with the domains of its arguments. The declaration yields what the rules need: the verb's own
number, a rule that builds an action from its arguments, and one rule per argument that reads it back from an action.

    VERBS = Verbs()
    HUT, to_hut, hut_field = VERBS.declare("hut", FIELD)
    ACTIONS = VERBS.catalogue()
    verb_of = ACTIONS.verb_reader()

`to_hut(11)` is then the number of the action `hut 12`, `hut_field` gets the 11 back, and `verb_of` returns HUT.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from math import prod
from numbers import Integral
from typing import Any, overload

import numpy as np

from beltane.kernel.errors import UnknownAction
from beltane.kernel.phrases import Either, Phrase, Value, Verbatim
from beltane.kernel.quoting import quoted
from beltane.kernel.rule import rule
from beltane.kernel.vocabulary import Domain, NumberDomain, VerbWord

Make0 = Callable[[], int]
Make1 = Callable[[int], int]
Make2 = Callable[[int, int], int]
Make3 = Callable[[int, int, int], int]
Read = Callable[[int], int]


@dataclass(frozen=True)
class Verb:
    """A kind of action: its word and the domains of its arguments, as in `move wool 2 stone`."""

    word: VerbWord
    arguments: tuple[Domain, ...] = ()

    @cached_property
    def size(self) -> int:
        """The number of actions that the verb covers."""
        return prod(len(domain) for domain in self.arguments)


@dataclass(frozen=True)
class Action:
    """One action of a catalogue, spelled out: its notation, and a phrase that says what it does."""

    number: int
    verb: VerbWord
    arguments: tuple[int, ...]
    notation: str
    label: Phrase


class Verbs:
    """The verbs of a game, in order of declaration, which is also the order of their actions' numbers."""

    def __init__(self) -> None:
        self._verbs: list[Verb] = []
        self._size = 0

    @overload
    def declare(self, word: str, /) -> tuple[int, Make0]: ...
    @overload
    def declare(self, word: str, a: Domain, /) -> tuple[int, Make1, Read]: ...
    @overload
    def declare(self, word: str, a: Domain, b: Domain, /) -> tuple[int, Make2, Read, Read]: ...
    @overload
    def declare(self, word: str, a: Domain, b: Domain, c: Domain, /) -> tuple[int, Make3, Read, Read, Read]: ...

    def declare(self, word: str, /, *arguments: Domain) -> tuple[Any, ...]:
        """Declare a verb; returns its number, the rule that builds its actions, and one reader for each argument."""
        verb = Verb(VerbWord(word), arguments)
        first, number = self._size, len(self._verbs)
        self._verbs.append(verb)
        self._size += verb.size
        sizes = [len(domain) for domain in arguments]
        steps = [prod(sizes[position + 1 :]) for position in range(len(sizes))]
        bases = [domain.base for domain in arguments]
        start = first - sum(base * step for base, step in zip(bases, steps, strict=True))
        readers = [_reader(first, step, size, base) for step, size, base in zip(steps, sizes, bases, strict=True)]
        return number, _MAKERS[len(sizes)](start, *steps), *readers

    def catalogue(self) -> Catalogue:
        """All actions of the verbs declared so far."""
        return Catalogue(tuple(self._verbs))


def _reader(first: int, step: int, size: int, base: int) -> Read:
    return rule(lambda action: (action - first) // step % size + base)


def _maker_0(first: int) -> Make0:
    return rule(lambda: first)


def _maker_1(first: int, a_step: int) -> Make1:
    return rule(lambda a: first + a * a_step)


def _maker_2(first: int, a_step: int, b_step: int) -> Make2:
    return rule(lambda a, b: first + a * a_step + b * b_step)


def _maker_3(first: int, a_step: int, b_step: int, c_step: int) -> Make3:
    return rule(lambda a, b, c: first + a * a_step + b * b_step + c * c_step)


_MAKERS: tuple[Callable[..., Any], ...] = (_maker_0, _maker_1, _maker_2, _maker_3)


class Catalogue:
    """All actions of a game, numbered from 0 in the order of their verbs."""

    def __init__(self, verbs: tuple[Verb, ...]) -> None:
        self.verbs = verbs
        self._actions: list[Action] = []
        for verb in verbs:
            self._actions += [_spell_out(verb, len(self._actions) + offset, offset) for offset in range(verb.size)]
        self._by_notation = {action.notation: action.number for action in self._actions}

    def __len__(self) -> int:
        return len(self._actions)

    def verb_reader(self) -> Read:
        """A rule that reads an action's verb number."""
        table = np.array([number for number, verb in enumerate(self.verbs) for _ in range(verb.size)])
        return rule(lambda action: table[action])

    def action(self, number: int) -> Action:
        """The action with a given number."""
        whole = isinstance(number, Integral) and not isinstance(number, bool)
        if not whole or not 0 <= number < len(self._actions):
            raise UnknownAction("unknown-action-number", found=quoted(number), last=str(len(self._actions) - 1))
        return self._actions[number]

    def notation(self, number: int) -> str:
        """An action's notation."""
        return self.action(number).notation

    def parse(self, text: str) -> int:
        """The number of an action given as text; case and spacing do not matter."""
        words = " ".join(text.lower().split())
        number = self._by_notation.get(words)
        if number is None:
            raise self._unknown(text, words)
        return number

    def _unknown(self, text: str, words: str) -> UnknownAction:
        close = difflib.get_close_matches(words, self._by_notation, n=1)
        if close:
            return UnknownAction("unknown-action-close", found=quoted(text), close=close[0])
        verbs = Either(tuple(Verbatim(verb.word) for verb in self.verbs))
        return UnknownAction("unknown-action", found=quoted(text), verbs=verbs)


def _spell_out(verb: Verb, number: int, offset: int) -> Action:
    arguments: list[int] = []
    for domain in reversed(verb.arguments):
        offset, value = divmod(offset, len(domain))
        arguments.insert(0, value)
    words = [domain.words[value] for domain, value in zip(verb.arguments, arguments, strict=True)]
    return Action(number, verb.word, tuple(arguments), " ".join([verb.word, *words]), _label(verb, arguments))


def _label(verb: Verb, arguments: list[int]) -> Phrase:
    """`choice-hut` with the field as a value; a verb without arguments needs only its own message."""
    if not verb.arguments:
        return Phrase(f"verb-{verb.word}")
    values: dict[str, Value] = {
        domain.name: domain.number(value) if isinstance(domain, NumberDomain) else domain.word(value)
        for domain, value in zip(verb.arguments, arguments, strict=True)
    }
    return Phrase(f"choice-{verb.word}", values)
