"""What the choices of a prompt are worked out from: the position as a seat knows it, and what comes of its choices."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property

import numpy as np

from beltane.games.bonfire.rules.actions import ACTIONS
from beltane.games.bonfire.rules.decisions import legal, play
from beltane.games.bonfire.rules.events import EVENTS
from beltane.games.bonfire.rules.previews import Previews, let_all_stay, preview, preview_tasks
from beltane.games.bonfire.rules.state import Bonfire, Player, Step
from beltane.games.bonfire.rules.vocabulary import (
    ACTION_KIND,
    ACTION_TILES,
    COMMON_TASK,
    GUARDIANS,
    RESOURCE,
    RESOURCES,
    TASKS,
    CommonTask,
    Source,
)
from beltane.kernel.decisions import Frame
from beltane.kernel.expansion import Expander, Outcome
from beltane.kernel.phrases import Count, Item, Phrase, Place, Value
from beltane.kernel.prompt import Aspect, Detail
from beltane.kernel.records import blank, copy
from beltane.kernel.snapshot import snapshot, snapshot_of

EXPANDER = Expander(Bonfire, legal, len(ACTIONS), EVENTS)

TILES_PAID = EVENTS.number("tiles_paid")
RESOURCES_PAID = EVENTS.number("resources_paid")
TILES_GAINED = EVENTS.number("tiles_gained")
RESOURCES_GAINED = EVENTS.number("resources_gained")
POINTS_SCORED = EVENTS.number("points_scored")
ENDS_OF_TURN = {EVENTS.number(name) for name in ("turn_began", "turn_skipped", "countdown_tile_passed_on")}
"""Whatever follows these belongs to another turn."""

Pieces = tuple[int, ...]
"""How many of each kind of action tiles, or of each resource, in the order of the kinds."""


@dataclass(frozen=True)
class Situation:
    """A position as one seat knows it, that seat having to decide.

    `before` is the situation from which this one was reached within the same thought.
    """

    known: Bonfire
    seat: int
    before: Situation | None = None

    @cached_property
    def state(self) -> Bonfire:
        """The position in plain numbers."""
        return snapshot(self.known)

    @property
    def player(self) -> Player:
        """The seat's own city."""
        return self.state.players[self.seat]

    @property
    def frame(self) -> Frame:
        """What is being decided."""
        return self.state.decisions.frames[self.state.decisions.depth - 1]

    @property
    def step(self) -> Step:
        """The kind of the decision."""
        return Step(self.frame.kind)

    @cached_property
    def previews(self) -> Previews:
        """Prices, and what elders would score."""
        previews = blank(Previews)
        preview(self.known, self.seat, previews)
        return snapshot_of(previews)

    @cached_property
    def progress(self) -> list[int]:
        """The seat's progress, as the thought begins, with each task on an island or in the own city."""
        if self.before is not None:
            return self.before.progress
        progress = np.zeros(TASKS, np.int64)
        preview_tasks(self.known, self.seat, progress)
        return progress.tolist()

    def has(self, specialist: int) -> bool:
        """Whether a specialist, by its number, is in the city."""
        return self.player.specialists >> specialist & 1 == 1

    def after(self, actions: Iterable[int]) -> Situation:
        """The situation after some actions of the seat, which has to decide again then."""
        later = copy(self.known)
        for action in actions:
            play(later, action)
        return Situation(later, self.seat, before=self)

    def all_stay(self) -> tuple[int, ...]:
        """The actions by which every guardian that could still walk stays."""
        played = np.zeros(GUARDIANS, np.int64)
        count = let_all_stay(copy(self.known), np.zeros(len(ACTIONS), np.int64), played)
        return tuple(played[:count].tolist())

    def own(self, kind: str, at: int | str | None) -> Place:
        """A place in the seat's own city."""
        return Place(kind, at, self.seat)


# What comes of choices


@dataclass
class Paid:
    """Pieces handed over."""

    tiles: list[int] = field(default_factory=lambda: [0] * ACTION_TILES)
    resources: list[int] = field(default_factory=lambda: [0] * RESOURCES)

    @property
    def counts(self) -> tuple[Count, ...]:
        """The pieces as they are listed."""
        return (*tile_counts(self.tiles), *resource_counts(self.resources))


@dataclass
class Gained(Paid):
    """Pieces and points gained."""

    points: int = 0


def paid(outcome: Outcome) -> Paid:
    """What a choice pays."""
    pieces = Paid()
    for row in outcome.rows:
        if row[0] == TILES_PAID:
            pieces.tiles[row[2]] += row[3]
        elif row[0] == RESOURCES_PAID:
            pieces.resources[row[2]] += row[3]
    return pieces


def gained(outcome: Outcome) -> Gained:
    """What a choice brings at once; the points of the final scoring are not among it."""
    gain = Gained()
    for row in outcome.rows:
        kind = row[0]
        if kind == TILES_GAINED:
            gain.tiles[row[2]] += row[3]
        elif kind == RESOURCES_GAINED:
            gain.resources[row[2]] += row[3]
        elif kind == POINTS_SCORED and row[2] < Source.BONFIRES:
            gain.points += row[3]
        elif kind in ENDS_OF_TURN:
            break
    return gain


def tile_counts(tiles: Iterable[int]) -> tuple[Count, ...]:
    """Action tiles by kind, as they are listed."""
    return tuple(Count(count, ACTION_KIND.word(kind)) for kind, count in enumerate(tiles) if count > 0)


def resource_counts(resources: Iterable[int]) -> tuple[Count, ...]:
    """Resources by kind, as they are listed."""
    return tuple(Count(count, RESOURCE.word(kind)) for kind, count in enumerate(resources) if count > 0)


def or_nothing(items: tuple[Item, ...]) -> tuple[Item, ...]:
    """A list to be said, of which there may be nothing."""
    return items or (Phrase("nothing"),)


# Details


def detail(aspect: Aspect, key: str, **values: Value) -> Detail:
    """Something worth knowing of a choice."""
    return Detail(aspect, Phrase(key, values))


def gain_details(outcome: Outcome) -> Iterator[Detail]:
    """What a choice brings at once, in pieces and in points."""
    gain = gained(outcome)
    if gain.counts:
        yield detail("effect", "effect-gains", pieces=gain.counts)
    if gain.points:
        yield detail("points", "points-now", points=gain.points)


def common_task_detail(situation: Situation, common: CommonTask) -> Iterator[Detail]:
    """That one more of what a common task counts fulfils it (B-BONUS-2)."""
    if situation.previews.common_tasks_lack[common] == 1:
        yield detail("effect", "effect-common-task", common_task=COMMON_TASK.word(common))
