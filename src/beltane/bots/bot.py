"""The interface of bots: anything that chooses an action from what its seat may know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from threading import Event
from typing import Any, Protocol, runtime_checkable

import numpy as np

from beltane.kernel.dispatch import conceal
from beltane.kernel.game import AnyGame
from beltane.kernel.random import Random
from beltane.kernel.records import copy


@dataclass(frozen=True)
class Position:
    """What a bot is given: a state in which everything that its seat cannot know has been dealt anew."""

    game: AnyGame
    state: Any
    seat: int


class Bot(Protocol):
    """One player at one table. Each bot has its own random generator, so that its seed makes it reproducible."""

    def choose(self, position: Position) -> int:
        """The number of a legal action."""
        ...


BotFactory = Callable[[AnyGame, int], Bot]
"""Makes a bot for a game from a seed."""


@dataclass(frozen=True)
class Candidate:
    """An action that a bot has considered: its value for the seat, from 0 to 1, and its share of all visits.

    The value stands for the expected lead over the best rival (0.5 for none); it is not a probability of winning. A bot
    that looks further ahead puts the continuation that it expects into `then`.
    """

    action: int
    value: float
    share: float
    then: tuple[int, ...] = ()
    chance: float | None = None


@runtime_checkable
class Analyses(Protocol):
    """A bot that can report its evaluation of a position."""

    def analyse(self, position: Position) -> tuple[Candidate, ...]:
        """The actions considered, best first."""
        ...


@runtime_checkable
class Searches(Protocol):
    """A bot that may take long, and can be stopped from another thread."""

    def search(self, position: Position, cancelled: Event) -> tuple[Candidate, ...]:
        """The actions considered, best first; soon after `cancelled` is set, those found by then."""
        ...


def likelihoods(position: Position, actions: Sequence[int]) -> dict[int, int]:
    """How likely a sensible player is to play each of some legal actions: the game's own weights."""
    numbers = np.unique(actions)
    weights = np.zeros(len(numbers), np.int64)
    position.game.evaluation.action_weights(position.state, numbers, len(numbers), weights)
    return dict(zip(numbers.tolist(), weights.tolist(), strict=True))


def position_for(game: AnyGame, state: Any, seat: int, random: Random) -> Position:
    """The position as a seat may know it; what it cannot know is dealt with `random`, and `state` is left unchanged."""
    known = copy(state)
    conceal(known, seat, random)
    return Position(game, known, seat)
