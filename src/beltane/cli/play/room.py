"""A game's `terminal` room: how it is drawn in text, and what the terminal has to know of it besides."""

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
    """What a game's `terminal` module exports; only `draw` has to be there.

    `signs` tells for a speaker what is drawn in their language, with what explains it; a sign that means several things
    is there several times. `abbreviations` does the same for what stands for something that can be looked up.
    `TOPIC_DOMAINS` has the domain of a topic's words where that is not called like the kind of topic. `LISTS` are
    further drawings that a player can ask for by name. `MINOR_EVENTS` are left out where events are summed up;
    `PERSONAL_EVENTS` are, unless they concern whoever reads.
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
