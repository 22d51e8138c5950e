"""Message catalogues: everything that is said about a game, kept in one TOML file a language and a game.

[events]
hut_built = "{seat} builds a hut on field {field}."
paid = "{seat} pays [{wood} wood, {wool} wool]."
[decisions]
phase_two = "Move a worker, or build a hut or a temple."
[choices]
scores = "{points:# point|# points}"
[groups]
hut = "build a hut"
[lists]
tasks = "all tasks that can be received"
[sources]
river = "river crossings"
[help.rule]
settlement = "Neighbouring huts of any colours are a settlement."
[words]
plus-one = "+1 of choice"

Behind a number's name stand its words for one and for several, with # for the number. Of an event's parts in brackets
those are said whose numbers are not 0.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from beltane.kernel.events import Happening

NOTHING = "nothing"
ENUMERATION = re.compile(r"\[([^]]*)\]")
BETWEEN = ", "


@dataclass(frozen=True)
class Phrase:
    """A sentence of the catalogue, by its name, and what to fill in.

    Numbers stay as they are, words are translated, phrases are filled in like choices; a mapping reads as
    `2 wood, 1 wool`, a sequence as `wood, wool`.
    """

    key: str
    details: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True)
class Topic:
    """A word that can be explained: what kind of thing it is, and the explanation."""

    word: str
    kind: str
    text: str


class Number(int):
    """A number in a sentence that agrees with its noun: `{points:# point|# points}`."""

    def __format__(self, words: str) -> str:
        one, _, several = words.partition("|")
        return (one if self == 1 else several or one).replace("#", str(self)) if words else str(self)


@dataclass(frozen=True)
class Messages:
    """One game's sentences in one language."""

    events: dict[str, str]
    words: dict[str, str]
    decisions: dict[str, str] = field(default_factory=dict)
    choices: dict[str, str] = field(default_factory=dict)
    groups: dict[str, str] = field(default_factory=dict)
    lists: dict[str, str] = field(default_factory=dict)
    sources: dict[str, str] = field(default_factory=dict)
    help: dict[str, dict[str, str]] = field(default_factory=dict)

    def sentence(self, happening: Happening, seats: Sequence[str]) -> str:
        """An event as a sentence; `seats` are the players' names."""
        details: dict[str, Any] = {name: self._spoken(value) for name, value in happening.details.items()}
        if happening.seat is not None:
            details["seat"] = seats[happening.seat]
        for name in happening.seats:
            details[name] = seats[details[name]]
        return _enumerated(self.events[happening.name], details).format(**details)

    def question(self, phrase: Phrase) -> str:
        """What is asked of a player who has to decide."""
        return self._filled(self.decisions, phrase)

    def description(self, phrases: Sequence[Phrase]) -> str:
        """What a choice costs and does."""
        return "; ".join(self._filled(self.choices, phrase) for phrase in phrases)

    def group(self, verb: str) -> str:
        """What the actions of a verb have in common."""
        return self.groups[verb]

    def listing(self, name: str) -> str:
        """What a list that a game offers beside its choices shows."""
        return self.lists[name]

    def source(self, source: str) -> str:
        """What points came from."""
        return self.sources[source]

    def topics(self, *kinds: str) -> tuple[Topic, ...]:
        """The explanations of some kinds."""
        return tuple(
            Topic(word, kind.replace("-", " "), text) for kind in kinds for word, text in self.help[kind].items()
        )

    def spoken(self, value: object) -> str:
        """A detail of a sentence in words."""
        if isinstance(value, str):
            return self.words.get(value, value)
        if isinstance(value, Phrase):
            return self._filled(self.choices, value)
        if isinstance(value, Mapping):
            return self.spoken([f"{number} {self.spoken(word)}" for word, number in value.items()])
        if isinstance(value, Sequence):
            return BETWEEN.join(map(self.spoken, value)) or self.words.get(NOTHING, NOTHING)
        return str(value)

    def _filled(self, sentences: Mapping[str, str], phrase: Phrase) -> str:
        return sentences[phrase.key].format(
            **{
                name: Number(value) if isinstance(value, int) else self.spoken(value)
                for name, value in phrase.details.items()
            }
        )

    def _spoken(self, value: str | int) -> str | int:
        return self.words.get(value, value) if isinstance(value, str) else Number(value)


def _enumerated(template: str, details: Mapping[str, object]) -> str:
    """A template whose parts in brackets are only those with a number that is not 0."""

    def said(found: re.Match[str]) -> str:
        parts = found[1].split(BETWEEN)
        return BETWEEN.join(part for part in parts if any(details[name] for name in re.findall(r"{(\w+)", part)))

    return ENUMERATION.sub(said, template)


def read_messages(file: Path) -> Messages:
    """Read a message catalogue."""
    content = tomllib.loads(file.read_text(encoding="utf-8"))
    return Messages(
        content["events"],
        content.get("words", {}),
        content.get("decisions", {}),
        content.get("choices", {}),
        content.get("groups", {}),
        content.get("lists", {}),
        content.get("sources", {}),
        content.get("help", {}),
    )
