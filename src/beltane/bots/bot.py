"""What a bot is: something that chooses an action from what its seat may know."""

from __future__ import annotations

from dataclasses import dataclass
from threading import Event
from typing import Any, Protocol, runtime_checkable

from beltane.kernel.dispatch import conceal
from beltane.kernel.game import AnyGame
from beltane.kernel.random import Random
from beltane.kernel.records import copy


@dataclass(frozen=True)
class Position:
    """What a bot is handed: a state in which everything that its seat cannot know has been dealt anew."""

    game: AnyGame
    state: Any
    seat: int


class Bot(Protocol):
    """One player at one table. Bots keep their own dice, so that a seed makes them reproducible."""

    def choose(self, position: Position) -> int:
        """The number of a legal action."""
        ...


@dataclass(frozen=True)
class Idea:
    """What a bot thinks of one action: its value for the seat, from 0 to 1, and its share of the search.

    A value is made from the lead over the best rival that is to be expected (0.5: none); it is not a chance to win.
    """

    action: int
    value: float
    share: float


@runtime_checkable
class Explains(Protocol):
    """A bot that can say what it considered."""

    def explain(self, position: Position) -> tuple[Idea, ...]:
        """The actions considered, the best first."""
        ...


@runtime_checkable
class Searches(Protocol):
    """A bot that may take long, and can be stopped from another thread."""

    def search(self, position: Position, cancelled: Event) -> tuple[Idea, ...]:
        """The actions considered, the best first; soon after `cancelled` is set, with what has been found by then."""
        ...


def position_for(game: AnyGame, state: Any, seat: int, random: Random) -> Position:
    """The position as a seat may know it; `random` deals what it cannot know, and `state` is left alone."""
    known = copy(state)
    conceal(known, seat, random)
    return Position(game, known, seat)
