"""The outcomes of a decision's choices, found by playing them on copies.

Some decisions are small: how to pay, what to discard. They are part of the plan that leads to them, so a choice is
followed through all small decisions of the same seat. Every way through them is an *outcome*: the actions, and the
events that are certain to follow; nothing that depends on chance or on a face-down tile is predicted.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, TypeVar

import numpy as np

from beltane.kernel.decisions import mover, top
from beltane.kernel.dispatch import State, conceal, legal, play
from beltane.kernel.events import CAPACITY, Event, EventCatalogue
from beltane.kernel.random import new_generator
from beltane.kernel.records import Records, Row, batch, copy
from beltane.kernel.rule import generic

DEEPEST = 28
"""Maximum number of actions of a plan; a longer one is cut off, and its last decisions are asked one by one."""
MOST_OUTCOMES = 1024
MOST_OF_A_CHOICE = 96
"""Maximum number of outcomes of one choice; with more, the list would be too long for anybody to read."""
MOST_EVENTS = MOST_OUTCOMES * CAPACITY
MOST_KINDS = 128
"""Maximum number of kinds of decisions in a game."""
EVENT_NUMBERS = 7
"""Numbers per event: the outcome that it belongs to, its kind, its seat and its arguments."""


S = TypeVar("S")


def known_to(state: S, seat: int) -> S:
    """A copy in which everything that a seat cannot know is dealt anew, always in the same way.

    Whatever is computed from it depends only on what the seat knows.
    """
    known = copy(state)
    conceal(known, seat, new_generator(0))
    return known


@dataclass(frozen=True)
class Outcome:
    """A sequence of actions of one seat, and the events that are certain to follow.

    `rows` are the events as numbers: kind, seat and arguments. An outcome that is not `complete` breaks off before the
    end of the plan, because there are too many ways to continue.
    """

    actions: tuple[int, ...]
    complete: bool
    catalogue: EventCatalogue
    rows: tuple[tuple[int, ...], ...]

    @cached_property
    def events(self) -> tuple[Event, ...]:
        """The events that follow."""
        return tuple(self._read(row) for row in self.rows)

    def all(self, name: str) -> Iterator[Event]:
        """The events of one kind."""
        number = self.catalogue.number(name)
        return (self._read(row) for row in self.rows if row[0] == number)

    def first(self, name: str) -> Event | None:
        """The first event of a kind, if there is one."""
        return next(self.all(name), None)

    def numbers(self, name: str) -> tuple[int, ...] | None:
        """The raw arguments of the first event of a kind; much faster than reading the event."""
        number = self.catalogue.number(name)
        return next((row[2:] for row in self.rows if row[0] == number), None)

    def _read(self, row: tuple[int, ...]) -> Event:
        return self.catalogue.kinds[row[0]].read(row[1], row[2:])


def cheapest(outcomes: Sequence[Outcome], cost: Callable[[Outcome], int]) -> tuple[list[Outcome], list[Outcome]]:
    """The outcomes of least cost, and the others in ascending order of cost."""
    costs = [cost(outcome) for outcome in outcomes]
    least = min(costs)
    order = sorted(range(len(outcomes)), key=costs.__getitem__)
    return (
        [outcomes[index] for index in order if costs[index] == least],
        [outcomes[index] for index in order if costs[index] > least],
    )


def by_first_action(outcomes: Sequence[Outcome]) -> dict[int, list[Outcome]]:
    """Outcomes grouped by their first action."""
    grouped: dict[int, list[Outcome]] = {}
    for outcome in outcomes:
        grouped.setdefault(outcome.actions[0], []).append(outcome)
    return grouped


class Workspace:
    """The working arrays of an expansion; allocating them each time would take longer than the rules do."""

    def __init__(self, record_type: type[Any], catalogue_size: int) -> None:
        self.levels = batch(record_type, DEEPEST + 1)
        self.is_small = np.zeros(MOST_KINDS, np.int64)
        self.legal_at = np.zeros((DEEPEST + 1, catalogue_size), np.int64)
        self.progress = np.zeros((DEEPEST + 1, 2), np.int64)
        self.found = np.zeros((MOST_OUTCOMES, DEEPEST), np.int64)
        self.lengths = np.zeros((MOST_OUTCOMES, 2), np.int64)
        self.log = np.zeros((MOST_EVENTS, EVENT_NUMBERS), np.int64)
        self.counts = np.zeros(2, np.int64)


class Expander:
    """Follows choices of a game through its small decisions."""

    def __init__(self, record_type: type[Any], catalogue_size: int, events: EventCatalogue) -> None:
        self._record_type = record_type
        self._size = catalogue_size
        self._events = events
        self._reveals = np.array([kind.reveals for kind in events.kinds], np.int64)
        self._free: list[Workspace] = []

    def outcomes(
        self, state: Any, small: Collection[int], most: int = MOST_OF_A_CHOICE, *, keep_found: bool = False
    ) -> list[Outcome]:
        """Every way through the small kinds of decisions that follow each legal choice, in the order of the choices.

        A choice with more than `most` outcomes yields a single outcome, which is not complete; with `keep_found`, the
        outcomes found so far come before it.
        """
        workspace = self._take_workspace()
        try:
            workspace.levels[0] = state
            workspace.is_small[:] = 0
            workspace.is_small[list(small)] = 1
            expand(
                workspace.levels,
                most,
                1 if keep_found else 0,
                workspace.is_small,
                self._reveals,
                workspace.legal_at,
                workspace.progress,
                workspace.found,
                workspace.lengths,
                workspace.log,
                workspace.counts,
            )
            return self._read(workspace)
        finally:
            self._free.append(workspace)

    def _take_workspace(self) -> Workspace:
        """Working arrays that no other thread is using."""
        try:
            return self._free.pop()
        except IndexError:
            return Workspace(self._record_type, self._size)

    def _read(self, workspace: Workspace) -> list[Outcome]:
        outcomes, events = (int(count) for count in workspace.counts)
        rows: list[list[tuple[int, ...]]] = [[] for _ in range(outcomes)]
        longest = int(workspace.lengths[:outcomes, 0].max(initial=0))
        for outcome, *row in workspace.log[:events].tolist():
            rows[outcome].append(tuple(row))
        return [
            Outcome(tuple(actions[:length]), complete == 1, self._events, tuple(happened))
            for actions, (length, complete), happened in zip(
                workspace.found[:outcomes, :longest].tolist(), workspace.lengths[:outcomes].tolist(), rows, strict=True
            )
        ]


@generic
def expand(
    levels: Records,
    most: int,
    keep_found: int,
    is_small: Row,
    reveals: Row,
    legal_at: Any,
    progress: Any,
    found: Any,
    lengths: Any,
    log: Any,
    counts: Row,
) -> None:
    """Follow every choice from the state in `levels[0]`; `counts` receives the number of outcomes and of events."""
    seat = mover(levels[0])
    counts[0], counts[1] = 0, 0
    choices = legal_at[0]
    choice_count = legal(levels[0], choices)
    for index in range(choice_count):
        outcomes, events = counts[0], counts[1]
        levels[1] = levels[0]
        play(levels[1], choices[index])
        found[outcomes, 0] = choices[index]
        limit = min(outcomes + most, MOST_OUTCOMES - (choice_count - index))
        if not follow(levels, seat, limit, is_small, reveals, legal_at, progress, found, lengths, log, counts):
            if keep_found == 0:
                counts[0], counts[1] = outcomes, events
            found[counts[0], 0] = choices[index]
            write_outcome(levels, 1, seat, is_small, reveals, lengths, log, counts)


@generic
def follow(
    levels: Records,
    seat: int,
    limit: int,
    is_small: Row,
    reveals: Row,
    legal_at: Any,
    progress: Any,
    found: Any,
    lengths: Any,
    log: Any,
    counts: Row,
) -> bool:
    """Write every outcome of the choice played in `levels[1]`; False if `counts[0]` would exceed `limit`.

    `progress` holds, for each level, how many legal actions it has and how many have been tried.
    """
    level = 1
    enter(levels, level, seat, is_small, reveals, legal_at, progress)
    while level >= 1:
        if progress[level, 0] == 0:
            if counts[0] == limit:
                return False
            actions = counts[0]
            write_outcome(levels, level, seat, is_small, reveals, lengths, log, counts)
            for earlier in range(level):
                found[counts[0], earlier] = found[actions, earlier]
            level -= 1
        elif progress[level, 1] == progress[level, 0]:
            level -= 1
        else:
            action = legal_at[level, progress[level, 1]]
            progress[level, 1] += 1
            found[counts[0], level] = action
            level += 1
            levels[level] = levels[level - 1]
            play(levels[level], action)
            enter(levels, level, seat, is_small, reveals, legal_at, progress)
    return True


@generic
def enter(levels: Records, level: int, seat: int, is_small: Row, reveals: Row, legal_at: Any, progress: Any) -> None:
    """Prepare the actions to try at a level: none if the plan ends there."""
    progress[level, 0] = 0
    progress[level, 1] = 0
    if level < DEEPEST and continues(levels[level], seat, is_small, reveals):
        progress[level, 0] = legal(levels[level], legal_at[level])


@generic
def continues(state: State, seat: int, is_small: Row, reveals: Row) -> bool:
    """Whether the plan continues: the same seat has a small decision, and nothing has been revealed."""
    if mover(state) != seat or certain_events(state, reveals) < state.events.count:
        return False
    return is_small[top(state.decisions).kind] == 1


@generic
def certain_events(state: State, reveals: Row) -> int:
    """The number of events before the first one that reveals something."""
    for index in range(state.events.count):
        if reveals[state.events.slots[index].kind] == 1:
            return index
    return int(state.events.count)


@generic
def write_outcome(
    levels: Records, last: int, seat: int, is_small: Row, reveals: Row, lengths: Any, log: Any, counts: Row
) -> None:
    """Write down the outcome that ends at a level: its actions are in place already, its events are in the states."""
    lengths[counts[0], 0] = last
    lengths[counts[0], 1] = 0 if continues(levels[last], seat, is_small, reveals) else 1
    for level in range(1, last + 1):
        state = levels[level]
        for index in range(certain_events(state, reveals)):
            if counts[1] < MOST_EVENTS:
                slot = state.events.slots[index]
                row = log[counts[1]]
                row[0] = counts[0]
                row[1] = slot.kind
                row[2] = slot.seat
                row[3] = slot.arguments[0]
                row[4] = slot.arguments[1]
                row[5] = slot.arguments[2]
                row[6] = slot.arguments[3]
                counts[1] += 1
    counts[0] += 1
