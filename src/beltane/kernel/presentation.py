"""What a game brings so that people can play it in words: drawings, questions, descriptions and explanations.

Sentences stay in the message catalogue; the functions here say which one fits, and with what.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from typing import Any

from beltane.kernel.actions import Action
from beltane.kernel.drawing import Section
from beltane.text.catalogue import Messages, Phrase, Topic


@dataclass(frozen=True)
class ScoreSheet:
    """One player's points by their sources; `seat` is None for one that takes no seat, whose `name` then counts."""

    seat: int | None
    name: str
    points: int
    points_from: Mapping[str, int]


@dataclass(frozen=True)
class Presentation:
    """How a game is told and drawn.

    `draw`, `question`, `topics` and `score_sheets` are handed a view, so that they cannot show what its seat may not
    see. `describe` and `lists` are handed a state for the same reason concealed for the seat that decides. `question`
    is told the verbs that can be chosen; `lists` are what can be looked up beside the board, by name.

    Where all choices have `routine_verbs`, Enter alone takes the first one. `is_idle` tells the actions that change
    nothing, which come last.
    """

    draw: Callable[[Any, Messages], tuple[Section, ...]]
    question: Callable[[Any, Collection[str]], Phrase]
    describe: Callable[[Any, Action], tuple[Phrase, ...]]
    topics: Callable[[Any, Messages], tuple[Topic, ...]]
    score_sheets: Callable[[Any], tuple[ScoreSheet, ...]]
    lists: Mapping[str, Callable[[Any, int, Messages], tuple[Section, ...]]] = field(default_factory=dict)
    routine_verbs: frozenset[str] = frozenset()
    is_idle: Callable[[Action], bool] = lambda _action: False
