"""The action catalogue: every choice of a game as one number, with a short readable notation both ways."""

from __future__ import annotations

import difflib
from dataclasses import dataclass
from functools import cached_property
from numbers import Integral

from beltane.kernel.errors import UnknownAction
from beltane.kernel.quoting import quoted
from beltane.kernel.vocabulary import Domain


@dataclass(frozen=True)
class Verb:
    """A kind of action: its word and the domains of its arguments, as in `move wool 2 stone`."""

    word: str
    arguments: tuple[Domain, ...] = ()

    @cached_property
    def size(self) -> int:
        """How many actions the verb stands for."""
        size = 1
        for domain in self.arguments:
            size *= len(domain)
        return size


@dataclass(frozen=True)
class Action:
    """One action of a catalogue, spelled out."""

    number: int
    verb: str
    arguments: tuple[int, ...]
    notation: str


class Catalogue:
    """All actions of a game, numbered from 0 in the order of their verbs."""

    def __init__(self, verbs: tuple[Verb, ...]) -> None:
        self.verbs = verbs
        self._actions: list[Action] = []
        self._first: dict[str, int] = {}
        for verb in verbs:
            self._first[verb.word] = len(self._actions)
            for offset in range(verb.size):
                self._actions.append(_spell_out(verb, len(self._actions), offset))
        self._by_notation = {action.notation: action.number for action in self._actions}

    def __len__(self) -> int:
        return len(self._actions)

    def first(self, verb: str) -> int:
        """The number of a verb's first action; its others follow, the last argument counting fastest."""
        return self._first[verb]

    def action(self, number: int) -> Action:
        """The action of a number."""
        whole = isinstance(number, Integral) and not isinstance(number, bool)
        if not whole or not 0 <= number < len(self._actions):
            raise UnknownAction(
                f"There is no action {quoted(number)}; the numbers run from 0 to {len(self._actions) - 1}."
            )
        return self._actions[number]

    def notation(self, number: int) -> str:
        """An action's text."""
        return self.action(number).notation

    def parse(self, text: str) -> int:
        """The number of an action given as text; case and spacing do not matter."""
        words = " ".join(text.lower().split())
        number = self._by_notation.get(words)
        if number is None:
            raise UnknownAction(f"{quoted(text)} is not an action of this game; {self._hint(words)}")
        return number

    def _hint(self, words: str) -> str:
        close = difflib.get_close_matches(words, self._by_notation, n=1)
        if close:
            return f"did you mean '{close[0]}'?"
        return f"actions begin with {_listed(list(self._first))}."


def _spell_out(verb: Verb, number: int, offset: int) -> Action:
    arguments: list[int] = []
    for domain in reversed(verb.arguments):
        offset, value = divmod(offset, len(domain))
        arguments.insert(0, value)
    words = [domain.words[value] for domain, value in zip(verb.arguments, arguments, strict=True)]
    return Action(number, verb.word, tuple(arguments), " ".join([verb.word, *words]))


def _listed(words: list[str]) -> str:
    return ", ".join(words[:-1]) + " or " + words[-1] if len(words) > 1 else words[0]
