"""A game's `terminal` room: how it is drawn in text, and what else the terminal needs to know about it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from beltane.kernel.drawing import Section
from beltane.kernel.game import AnyGame, find_room
from beltane.kernel.phrases import Phrase
from beltane.kernel.prompt import Topic
from beltane.text import Speaker

Draw = Callable[[Any, Speaker], tuple[Section, ...]]


def _nothing(_speaker: Speaker) -> tuple[Any, ...]:
    return ()


@dataclass(frozen=True)
class TerminalRoom:
    """What a game's `terminal` module exports; only `draw` is required.

    `signs` gives the signs drawn in a speaker's language, with their explanations; a sign with several meanings occurs
    several times. `abbreviations` does the same for those that stand for a topic. `TOPIC_DOMAINS` has the domain of a
    topic's words if it is not named after the kind of topic. `LISTS` are further drawings that a player can ask for by
    name. Summaries leave out `MINOR_EVENTS`, and `PERSONAL_EVENTS` too unless they concern the reader.
    """

    draw: Draw
    signs: Callable[[Speaker], Iterable[tuple[str, Phrase]]] = _nothing
    abbreviations: Callable[[Speaker], Iterable[tuple[str, Topic]]] = _nothing
    topic_domains: Mapping[str, str] = field(default_factory=dict)
    lists: Mapping[str, Draw] = field(default_factory=dict)
    minor_events: frozenset[str] = frozenset()
    personal_events: frozenset[str] = frozenset()


@cache
def _room_of(name: str) -> TerminalRoom:
    module = find_room(name, "terminal")
    return TerminalRoom(
        module.draw,
        getattr(module, "signs", _nothing),
        getattr(module, "abbreviations", _nothing),
        getattr(module, "TOPIC_DOMAINS", {}),
        getattr(module, "LISTS", {}),
        getattr(module, "MINOR_EVENTS", frozenset()),
        getattr(module, "PERSONAL_EVENTS", frozenset()),
    )


def terminal_room(game: AnyGame) -> TerminalRoom:
    """The `terminal` room of a game."""
    return _room_of(game.name)
