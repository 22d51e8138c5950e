"""The basis of a prompt: the position as a seat knows it, and what its choices lead to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from beltane.games.bonfire.prompt.details import detail
from beltane.games.bonfire.prompt.pieces import Pieces, held_by, less
from beltane.games.bonfire.rules.actions import ACTIONS
from beltane.games.bonfire.rules.decisions import play
from beltane.games.bonfire.rules.events import EVENTS
from beltane.games.bonfire.rules.previews import Previews, find_island_actions, let_all_stay, preview, walk_farthest
from beltane.games.bonfire.rules.state import Bonfire, Player, Step
from beltane.games.bonfire.rules.survey import CitySurvey
from beltane.games.bonfire.rules.vocabulary import COMMON_TASK, GUARDIANS, CommonTask
from beltane.kernel.decisions import Frame
from beltane.kernel.expansion import DEEPEST, Expander, Outcome
from beltane.kernel.phrases import Place
from beltane.kernel.prompt import Detail
from beltane.kernel.records import batch, blank, copy
from beltane.kernel.snapshot import snapshot, snapshot_of

EXPANDER = Expander(Bonfire, len(ACTIONS), EVENTS)


@dataclass(frozen=True)
class Situation:
    """A position as known to the seat that has to decide."""

    known: Bonfire
    seat: int

    @cached_property
    def state(self) -> Bonfire:
        """The position as plain numbers."""
        return snapshot(self.known)

    @cached_property
    def player(self) -> Player:
        """The seat's own city."""
        return self.state.players[self.seat]

    @cached_property
    def frame(self) -> Frame:
        """The frame of the decision at hand."""
        return self.state.decisions.frames[self.state.decisions.depth - 1]

    @cached_property
    def step(self) -> Step:
        """The kind of the decision."""
        return Step(self.frame.kind)

    @cached_property
    def hand(self) -> Pieces:
        """What the seat holds."""
        return held_by(self.player)

    @cached_property
    def previews(self) -> Previews:
        """The prices of choices, and what they would count for."""
        previews = blank(Previews)
        preview(self.known, self.seat, previews)
        return snapshot_of(previews)

    @property
    def survey(self) -> CitySurvey:
        """Prices and progress of the seat."""
        return self.previews.survey

    def has(self, specialist: int) -> bool:
        """Whether a specialist, by its number, is in the city."""
        return self.player.specialists >> specialist & 1 == 1

    def own(self, kind: str, at: int | str | None) -> Place:
        """A place in the seat's own city."""
        return Place(kind, at, self.seat)

    # Consequences

    def outcomes(self, small: tuple[Step, ...]) -> list[Outcome]:
        """The outcomes of each choice, including the minor decisions that follow it."""
        return EXPANDER.outcomes(self.known, small)

    def outcomes_after(self, actions: Iterable[int], small: tuple[Step, ...]) -> list[Outcome]:
        """The outcomes of each choice after some actions of the seat."""
        later = copy(self.known)
        for action in actions:
            play(later, action)
        return EXPANDER.outcomes(later, small)

    def all_stay(self) -> tuple[int, ...]:
        """The actions by which every guardian that could still walk stays."""
        played = np.zeros(GUARDIANS, np.int64)
        count = let_all_stay(copy(self.known), np.zeros(len(ACTIONS), np.int64), played)
        return tuple(played[:count].tolist())

    def farthest_walks(self, actions: Iterable[int]) -> tuple[tuple[int, ...], Pieces]:
        """The walks after some actions if every guardian goes as far as possible, and what they gain."""
        later = copy(self.known)
        for action in actions:
            play(later, action)
        before = held_by(snapshot_of(later.players[self.seat]))
        played = np.zeros(GUARDIANS, np.int64)
        count = walk_farthest(later, np.zeros(len(ACTIONS), np.int64), played)
        return tuple(played[:count].tolist()), less(held_by(snapshot_of(later.players[self.seat])), before)

    def island_actions_follow(self, voyages: Sequence[tuple[int, ...]]) -> list[bool]:
        """For each voyage, with its payment, whether the island's action could follow."""
        games = batch(Bonfire, 2)
        games[0] = self.known
        actions = np.zeros((len(voyages), DEEPEST), np.int64)
        for index, voyage in enumerate(voyages):
            actions[index, : len(voyage)] = voyage
        found = np.zeros(len(voyages), np.int64)
        find_island_actions(games, actions, np.array([len(voyage) for voyage in voyages], np.int64), found)
        return [follows == 1 for follows in found.tolist()]


def common_task_detail(situation: Situation, common: CommonTask) -> Iterator[Detail]:
    """A note if one more piece fulfils the common task (B-BONUS-2)."""
    if situation.previews.common_tasks_lack[common] == 1:
        yield detail("effect", "effect-common-task", common_task=COMMON_TASK.word(common))
