"""What a game offers to those who count over many games: events worth counting, and where points came from."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Tally:
    """Something that players like to know how often it happens: an event, told apart by one of its arguments or not.

    Tallies of the same title are shown together.
    """

    title: str
    event: str
    argument: str | None = None


@dataclass(frozen=True)
class Automaton:
    """A player without a seat, whom the rules themselves play, at the end of a game."""

    name: str
    points: int


def no_automaton(_state: Any) -> Automaton | None:
    """For games in which everybody has a seat."""
    return None


@dataclass(frozen=True)
class Statistics:
    """`points_from` gives a seat's points by their source, `automaton` who played along without a seat, if anybody."""

    tallies: tuple[Tally, ...]
    points_from: Callable[[Any, int], dict[str, int]]
    automaton: Callable[[Any], Automaton | None] = no_automaton
