"""A game's `terminal` room: how it is drawn in text, and what the terminal has to know of it besides."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from beltane.kernel.drawing import Section
from beltane.kernel.game import AnyGame, find_room
from beltane.kernel.prompt import Topic
from beltane.text import Speaker

Draw = Callable[[Any, Speaker], tuple[Section, ...]]


@dataclass(frozen=True)
class TerminalRoom:
    """What a game's `terminal` module exports; only `draw` has to be there.

    `SIGNS` are the signs of the drawing with the key of their explanation, or several if a sign means several things;
    `ABBREVIATIONS` stand for what can be looked up. `LISTS` are further drawings that a player can ask for by name.
    `MINOR_EVENTS` are left out where events are summed up; `PERSONAL_EVENTS` are, unless they concern whoever reads.
    """

    draw: Draw
    signs: Mapping[str, str | tuple[str, ...]] = field(default_factory=dict)
    abbreviations: Mapping[str, Topic] = field(default_factory=dict)
    lists: Mapping[str, Draw] = field(default_factory=dict)
    minor_events: frozenset[str] = frozenset()
    personal_events: frozenset[str] = frozenset()


@cache
def _room_of(name: str) -> TerminalRoom:
    module = find_room(name, "terminal")
    return TerminalRoom(
        module.draw,
        getattr(module, "SIGNS", {}),
        getattr(module, "ABBREVIATIONS", {}),
        getattr(module, "LISTS", {}),
        getattr(module, "MINOR_EVENTS", frozenset()),
        getattr(module, "PERSONAL_EVENTS", frozenset()),
    )


def terminal_room(game: AnyGame) -> TerminalRoom:
    """The `terminal` room of a game."""
    return _room_of(game.name)
