"""The choices of a prompt as a list to choose from: by number, by notation, or by the beginning of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from beltane.bots.bot import Position, likelihoods
from beltane.kernel.errors import BeltaneError, UnknownAction
from beltane.kernel.prompt import Choice, Prompt

SHORT_LIST = 12
"""Maximum number of choices listed one by one; more are grouped by verb and sorted by how likely they are."""
LONG_LIST = 24
"""Maximum number of choices of a verb listed one by one; of more, those that begin alike are listed as one."""
SHORTEST_WORD = 3
"""Minimum number of letters that may stand for a word in the middle of a choice."""
LONGEST_NUMBER = 9
"""Maximum number of digits read; no list is that long."""
LONGEST_QUOTED = 40
OTHER = "other"
"""What is typed for the entry that leads to the unusual choices."""


class Misunderstood(BeltaneError):
    """Input that is no choice; the sentence says what to do."""


@dataclass(frozen=True)
class Group:
    """Choices that go together: those of a verb, those that begin alike, or those that begin with what was typed.

    The `others` among them are unusual, and listed only on request. If the first choice is what the others add to, it
    `leads` the group.
    """

    name: str
    choices: tuple[Choice, ...]
    others: tuple[Choice, ...] = ()
    leads: bool = False


@dataclass(frozen=True)
class Others:
    """Unusual choices, reached through one entry of the list."""

    choices: tuple[Choice, ...]


Entry = Choice | Group | Others
Matches = Callable[[list[str], list[str]], bool]
"""Whether the words that were typed mean a choice, given the words of both."""


class Choices:
    """The current choices. `shown` is the list as the player sees it, page by page, numbered from 1."""

    def __init__(self, prompt: Prompt, position: Position) -> None:
        self.prompt = prompt
        self.position = position
        self._usual = tuple(choice for choice in prompt.choices if choice.usual)
        self._others = tuple(choice for choice in prompt.choices if not choice.usual)
        self.shown: tuple[Entry, ...] = ()
        self._first = 0
        self._last = 0
        self.is_part = False
        self.show_all()

    def show_all(self) -> None:
        """Go back to the full list; if it is long, each large group is one entry."""
        groups = self._by_verb()
        opened = groups if len(groups) == 1 else _that_fit(groups, SHORT_LIST)
        if len(opened) == len(groups):
            self._show(self._usual, self._others)
        else:
            listed: list[Entry] = []
            for group in groups:
                listed += group.choices if group in opened else [group]
            others = tuple(choice for group in opened for choice in group.others)
            self._show_entries((*listed, *([Others(others)] if others else [])))
        self.is_part = False

    def open(self, entry: Group | Others) -> None:
        """Go into a part of the list."""
        if isinstance(entry, Group) and len(entry.choices) > LONG_LIST:
            beginnings = _by_beginning(self._likeliest_first(entry.choices))
            self._show_entries((*beginnings, *([Others(entry.others)] if entry.others else [])))
        elif isinstance(entry, Group):
            self._show(entry.choices, entry.others)
        else:
            self._show_entries(entry.choices)
        self.is_part = True

    def page(self, heights: Sequence[int], room: int) -> range:
        """The numbers of the entries that fit on the current page, at least one."""
        end = self._first
        while end < len(self.shown) and (end == self._first or heights[end] <= room):
            room -= heights[end]
            end += 1
        self._last = end
        return range(self._first + 1, end + 1)

    def left_out(self) -> int:
        """How many entries come after the current page."""
        return len(self.shown) - self._last

    def turn_page(self) -> None:
        """Go on to the next page, or back to the first."""
        self._first = self._last if self.left_out() else 0

    def routine(self) -> Choice | None:
        """The choice that Enter alone makes, if the decision is routine."""
        return self.prompt.choices[0] if self.prompt.routine else None

    def notations(self) -> list[str]:
        """The notations of all choices."""
        return [choice.notation for choice in self.prompt.choices]

    def find(self, typed: str) -> Entry:
        """The entry that was typed: by number, notation, the beginning of one, or a word in the middle of one."""
        words = typed.lower().split()
        if len(words) == 1 and (number := whole_number(words[0])) is not None:
            return self._numbered(number)
        found: Entry | None = self._matching(typed, words, _is_same) or self._matching(typed, words, _begins)
        if found is None and words and OTHER.startswith(words[0]):
            found = next((entry for entry in self.shown if isinstance(entry, Others)), None)
        if found is None and len(typed) >= SHORTEST_WORD:
            found = self._matching(typed, words, _contains)
        if found is None:
            raise self._complaint(typed)
        return found

    def _matching(self, typed: str, words: list[str], matches: Matches) -> Choice | Group | None:
        """The choice that matches what was typed, or several; unusual ones count only if no usual one matches."""
        matching = [choice for choice in self.prompt.choices if matches(choice.notation.split(), words)]
        usual = tuple(choice for choice in matching if choice.usual)
        others = tuple(choice for choice in matching if not choice.usual)
        found = usual or others
        if len(found) > 1:
            return Group(typed, found, others if usual else ())
        return found[0] if found else None

    def _by_verb(self) -> list[Group]:
        return [
            Group(
                verb,
                tuple(choice for choice in self._usual if choice.verb == verb),
                tuple(choice for choice in self._others if choice.verb == verb),
            )
            for verb in dict.fromkeys(choice.verb for choice in self._usual)
        ]

    def _numbered(self, number: int) -> Entry:
        if not 1 <= number <= len(self.shown):
            raise Misunderstood("no-such-choice", found=str(number), last=str(len(self.shown)))
        return self.shown[number - 1]

    def _complaint(self, typed: str) -> Misunderstood:
        actions = self.position.game.actions
        words = " ".join(typed.lower().split())
        try:
            actions.parse(words)
        except UnknownAction:
            if words not in [verb.word for verb in actions.verbs]:
                return Misunderstood("neither-choice-nor-command", typed=typed[:LONGEST_QUOTED])
        return Misunderstood("no-choice-now", typed=words)

    def _show(self, usual: tuple[Choice, ...], others: tuple[Choice, ...]) -> None:
        """List usual choices, the likeliest first if there are many, and an entry for the others."""
        entries = self._likeliest_first(usual) if len(usual) > SHORT_LIST else usual
        if not usual:
            self._show_entries(others)
        else:
            self._show_entries((*entries, Others(others)) if others else entries)

    def _show_entries(self, entries: tuple[Entry, ...]) -> None:
        self.shown = entries
        self._first = 0
        self._last = 0

    def _likeliest_first(self, choices: Sequence[Choice]) -> tuple[Choice, ...]:
        """Sorted by how likely a sensible player is to make them."""
        weights = likelihoods(self.position, [choice.actions[0] for choice in choices])
        return tuple(sorted(choices, key=lambda choice: -weights[choice.actions[0]]))


def _by_beginning(choices: Sequence[Choice]) -> list[Choice | Group]:
    """Choices grouped by their first two words, the shortest of each group leading it."""
    alike: dict[str, list[Choice]] = {}
    for choice in choices:
        alike.setdefault(" ".join(choice.notation.split()[:2]), []).append(choice)
    return [
        found[0]
        if len(found) == 1
        else Group(beginning, tuple(sorted(found, key=lambda choice: len(choice.notation.split()))), leads=True)
        for beginning, found in alike.items()
    ]


def _that_fit(groups: Sequence[Group], room: int) -> list[Group]:
    """The groups, smallest first, whose choices fit one by one if every other group is a single entry."""
    left = room - len(groups)
    fitting: list[Group] = []
    for group in sorted(groups, key=lambda group: len(group.choices)):
        left -= len(group.choices) - 1
        if left >= 0:
            fitting.append(group)
    return fitting


def whole_number(typed: str) -> int | None:
    """The whole number that was typed, if it is one."""
    return int(typed[:LONGEST_NUMBER]) if typed.isdecimal() else None


def _is_same(words: list[str], typed: list[str]) -> bool:
    return words == typed


def _begins(words: list[str], typed: list[str]) -> bool:
    """Whether each typed word is a prefix of the corresponding word; numbers have to match exactly."""
    if len(typed) > len(words):
        return False
    return all(
        word == start if word.isdecimal() else word.startswith(start) for word, start in zip(words, typed, strict=False)
    )


def _contains(words: list[str], typed: list[str]) -> bool:
    """Whether a choice's later words begin with what was typed, as in `shell-west` for a voyage."""
    return any(_begins(words[first:], typed) for first in range(1, len(words)))
