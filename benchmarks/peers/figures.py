"""The measurements and their evaluation: the best of all rounds, and how Beltane compares."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from benchmarks.peers.peers import BELTANE


@dataclass(frozen=True)
class Measure:
    """A column of the table; for most of them, more is better."""

    key: str
    title: str
    more_is_better: bool = True


LOOP = Measure("loop", "one at a time")
PLAYOUTS = Measure("playouts", "whole games")
BATCH = Measure("batch", "batch with masks and observations")
SPEEDS = (LOOP, PLAYOUTS, BATCH)
COPY = Measure("copy", "copy", more_is_better=False)
MEMORY = Measure("memory", "memory", more_is_better=False)
MEASURES = (*SPEEDS, COPY, MEMORY)


@dataclass(frozen=True)
class Library:
    """The best figures of a library; None stands for a missing feature."""

    name: str
    version: str
    game: str
    loop: float | None
    playouts: float | None
    batch: float | None
    copy: float | None
    memory: float | None

    @property
    def is_beltane(self) -> bool:
        """Whether it is Beltane, with one of its games."""
        return self.name.startswith(BELTANE)

    @property
    def title(self) -> str:
        """The library and its game."""
        return f"{BELTANE if self.is_beltane else self.name}: {self.game}"

    def figure(self, measure: Measure) -> float | None:
        """A library's figure for a measure."""
        found: float | None = getattr(self, measure.key)
        return found

    @property
    def fastest(self) -> float | None:
        """Decisions per second in the fastest way to play."""
        return max((speed for measure in SPEEDS if (speed := self.figure(measure)) is not None), default=None)


@dataclass(frozen=True)
class LeftOut:
    """A peer that could not be measured."""

    name: str
    reason: str


@dataclass(frozen=True)
class Results:
    """A run: where and how it was made, and its results."""

    machine: dict[str, str]
    effort: dict[str, float]
    load: list[float]
    """The machine's load before each round, and at the end."""
    libraries: list[Library]
    left_out: list[LeftOut] = field(default_factory=list)

    @property
    def beltane(self) -> list[Library]:
        """Beltane with each of its games."""
        return [library for library in self.libraries if library.is_beltane]

    @property
    def peers(self) -> list[Library]:
        """All others."""
        return [library for library in self.libraries if not library.is_beltane]


def read_results(content: dict[str, Any]) -> Results:
    """The results in a run's JSON file."""
    libraries = [Library(**library) for library in content["libraries"]]
    left_out = [LeftOut(**peer) for peer in content["left_out"]]
    return Results(content["machine"], content["effort"], content["load"], libraries, left_out)


def best(name: str, rounds: Sequence[dict[str, Any]]) -> Library:
    """The best of each figure; other programs can only make figures worse."""
    figures = {}
    for measure in MEASURES:
        found = [figure for one in rounds if (figure := one[measure.key]) is not None]
        choose = max if measure.more_is_better else min
        figures[measure.key] = choose(found) if found else None
    return Library(name, rounds[0]["version"], rounds[0]["game"], **figures)


def ratio(ours: float | None, theirs: float | None, more_is_better: bool = True) -> float | None:
    """How many times better our figure is; below 1 it is worse."""
    if not ours or not theirs:
        return None
    return ours / theirs if more_is_better else theirs / ours
