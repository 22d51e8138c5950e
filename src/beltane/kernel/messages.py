"""Message catalogues: everything that is said about a game, kept in one TOML file a language and a game.

[events]
hut_built = "{seat} builds a hut on field {field}."
[decisions]
phase_two = "Move a worker, or build a hut or a temple."
[choices]
scores = "{points} points"
[groups]
hut = "build a hut"
[sources]
river = "river crossings"
[help.rule]
settlement = "Neighbouring huts of any colours are a settlement."
[words]
plus-one = "+1 of choice"
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from beltane.kernel.events import Happening

NOTHING = "nothing"


@dataclass(frozen=True)
class Phrase:
    """A sentence of the catalogue, by its name, and what to fill in.

    Numbers stay as they are, words are translated; a mapping reads as `2 wood, 1 wool`, a sequence as `wood, wool`.
    """

    key: str
    details: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True)
class Topic:
    """A word that can be explained: what kind of thing it is, and the explanation."""

    word: str
    kind: str
    text: str


@dataclass(frozen=True)
class Messages:
    """One game's sentences in one language."""

    events: dict[str, str]
    words: dict[str, str]
    decisions: dict[str, str] = field(default_factory=dict)
    choices: dict[str, str] = field(default_factory=dict)
    groups: dict[str, str] = field(default_factory=dict)
    sources: dict[str, str] = field(default_factory=dict)
    help: dict[str, dict[str, str]] = field(default_factory=dict)

    def sentence(self, happening: Happening, seats: Sequence[str]) -> str:
        """An event as a sentence; `seats` are the players' names."""
        details: dict[str, Any] = {name: self._spoken(value) for name, value in happening.details.items()}
        if happening.seat is not None:
            details["seat"] = seats[happening.seat]
        for name in happening.seats:
            details[name] = seats[details[name]]
        return self.events[happening.name].format(**details)

    def question(self, phrase: Phrase) -> str:
        """What is asked of a player who has to decide."""
        return self._filled(self.decisions, phrase)

    def description(self, phrases: Sequence[Phrase]) -> str:
        """What a choice costs and does."""
        return "; ".join(self._filled(self.choices, phrase) for phrase in phrases)

    def group(self, verb: str) -> str:
        """What the actions of a verb have in common."""
        return self.groups[verb]

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
        if isinstance(value, Mapping):
            return self.spoken([f"{number} {self.spoken(word)}" for word, number in value.items()])
        if isinstance(value, Sequence):
            return ", ".join(map(self.spoken, value)) or self.words.get(NOTHING, NOTHING)
        return str(value)

    def _filled(self, sentences: Mapping[str, str], phrase: Phrase) -> str:
        return sentences[phrase.key].format(**{name: self.spoken(value) for name, value in phrase.details.items()})

    def _spoken(self, value: str | int) -> str | int:
        return self.words.get(value, value) if isinstance(value, str) else value


def read_messages(file: Path) -> Messages:
    """Read a message catalogue."""
    content = tomllib.loads(file.read_text(encoding="utf-8"))
    return Messages(
        content["events"],
        content.get("words", {}),
        content.get("decisions", {}),
        content.get("choices", {}),
        content.get("groups", {}),
        content.get("sources", {}),
        content.get("help", {}),
    )
