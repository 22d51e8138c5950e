"""The choices of a decision as a list to choose from: by number, by notation, or by the beginning of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import groupby

import numpy as np

from beltane.bots.bot import Position
from beltane.kernel.actions import Action
from beltane.kernel.errors import UnknownAction

SHORT_LIST = 12
"""So many choices are listed at once; more are grouped by what they do, and begin with what sensible players do."""
LONGEST_NUMBER = 9
"""Digits that are read of a number; no list is as long."""


class Misunderstood(Exception):
    """Something typed that stands for no choice; the message says what to do."""


@dataclass(frozen=True)
class Group:
    """Choices that go together: the actions of a verb, or those that begin with what was typed."""

    name: str
    choices: tuple[Action, ...]


Entry = Action | Group


class Choices:
    """What can be chosen now. `shown` is the list as the player sees it, with numbers from 1 on, page by page."""

    def __init__(self, position: Position, numbers: Sequence[int]) -> None:
        self.position = position
        actions = [position.game.actions.action(number) for number in numbers]
        self._all = tuple(sorted(actions, key=position.game.presentation.is_idle))
        self.shown: tuple[Entry, ...] = ()
        self._first = 0
        self._last = 0
        self.is_part = False
        self.show_all()

    def show_all(self) -> None:
        """Go back to the list of everything, by groups when it is long."""
        groups = [Group(verb, tuple(found)) for verb, found in groupby(self._all, key=lambda action: action.verb)]
        if len(self._all) <= SHORT_LIST or len(groups) == 1:
            self._show(self._all)
        else:
            self._show(tuple(g.choices[0] if len(g.choices) == 1 else g for g in groups))
        self.is_part = False

    def open(self, group: Group) -> None:
        """Go into a group."""
        self._show(group.choices)
        self.is_part = True

    def page(self, height_of: Callable[[int, Entry], int], room: int) -> list[tuple[int, Entry]]:
        """As many entries, with their numbers, as there is room for from where the page begins, at least one."""
        page: list[tuple[int, Entry]] = []
        for number, entry in list(enumerate(self.shown, start=1))[self._first :]:
            room -= height_of(number, entry)
            if page and room < 0:
                break
            page.append((number, entry))
        self._last = self._first + len(page)
        return page

    def left_out(self) -> int:
        """How many entries come after the page last asked for."""
        return len(self.shown) - self._last

    def turn_page(self) -> None:
        """Go on to the next page, or back to the first."""
        self._first = self._last if self.left_out() else 0

    def routine(self) -> Action | None:
        """What Enter alone stands for, where the decision is a matter of routine."""
        routine_verbs = self.position.game.presentation.routine_verbs
        return self._all[0] if all(action.verb in routine_verbs for action in self._all) else None

    def verbs(self) -> tuple[str, ...]:
        """The verbs that can be chosen."""
        return tuple(dict.fromkeys(action.verb for action in self._all))

    def notations(self) -> list[str]:
        """All that could be typed to choose."""
        return [action.notation for action in self._all]

    def find(self, typed: str) -> Entry:
        """What a number, a notation or the beginning of one stands for."""
        words = typed.lower().split()
        if len(words) == 1 and (number := whole_number(words[0])) is not None:
            return self._numbered(number)
        found = tuple(action for action in self._all if _begins(action.notation.split(), words))
        exact = [action for action in found if action.notation.split() == words]
        if exact or len(found) == 1:
            return (exact or found)[0]
        if found:
            return Group(typed, found)
        raise Misunderstood(self._complaint(typed))

    def _numbered(self, number: int) -> Entry:
        if not 1 <= number <= len(self.shown):
            raise Misunderstood(f"There is no choice {number}; the numbers run from 1 to {len(self.shown)}.")
        return self.shown[number - 1]

    def _complaint(self, typed: str) -> str:
        actions = self.position.game.actions
        words = " ".join(typed.lower().split())
        try:
            actions.parse(words)
        except UnknownAction:
            if words not in [verb.word for verb in actions.verbs]:
                return (
                    f"'{typed[:40]}' is neither a choice nor a command; "
                    "type a number, an action as it is listed, or help."
                )
        return f"'{words}' cannot be chosen now; type a number, or an action as it is listed."

    def _show(self, entries: tuple[Entry, ...]) -> None:
        actions = [entry for entry in entries if isinstance(entry, Action)]
        if len(entries) > SHORT_LIST and len(actions) == len(entries):
            entries = self._likeliest_first(actions)
        self.shown = entries
        self._first = 0
        self._last = 0

    def _likeliest_first(self, actions: list[Action]) -> tuple[Action, ...]:
        """Sorted by the game's own idea of what a sensible player tends to do."""
        numbers = np.array([action.number for action in actions], np.int64)
        weights = np.zeros(len(actions), np.int64)
        self.position.game.advice.weigh(self.position.state, numbers, len(actions), weights)
        order = np.argsort(-weights, kind="stable")
        return tuple(actions[index] for index in order)


def whole_number(typed: str) -> int | None:
    """The number that was typed, if it is one."""
    return int(typed[:LONGEST_NUMBER]) if typed.isdecimal() else None


def _begins(words: list[str], typed: list[str]) -> bool:
    """Whether each word that was typed is the beginning of an action's word; numbers have to be whole."""
    if len(typed) > len(words):
        return False
    return all(
        word == start if word.isdecimal() else word.startswith(start) for word, start in zip(words, typed, strict=False)
    )
