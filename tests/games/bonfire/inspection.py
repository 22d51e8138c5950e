"""A second check of every ply of a played game: what was legal, and which specialists made a difference."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import ParamSpec, TypeVar, cast

import numba
import numpy as np
import numpy.typing as npt

from beltane.games.bonfire import GAME
from beltane.games.bonfire.components.tables import TASK_KIND_OF
from beltane.games.bonfire.rules.state import Bonfire, Player, has
from beltane.games.bonfire.rules.turn import can_do_main_part, legal_main_part
from beltane.games.bonfire.rules.vocabulary import NONE, SPACES, SPECIALISTS, TaskKind
from beltane.kernel.bits import bit
from beltane.kernel.dispatch import legal, play
from beltane.kernel.records import Row, batch, dtype_of
from tests.contract.corpus import Played, States

P = ParamSpec("P")
R = TypeVar("R")
Bytes = npt.NDArray[np.uint8]
Numbers = npt.NDArray[np.int64]

FAULTLESS = -1
ACTIONS = len(GAME.actions)


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a function anew in each process, because the compile cache does not notice changes in tests."""
    return cast(Callable[P, R], numba.njit(function))


@dataclass
class Inspection:
    """How many plies each specialist, by its number, made a difference to."""

    differences: Numbers = field(default_factory=lambda: np.zeros(SPECIALISTS + 1, np.int64))

    def look_at(self, played: Played) -> None:
        """Add a game; fails if the legal actions of some ply are wrong."""
        trial = batch(GAME.State, 1)
        fault = inspect(
            played.states,
            _bytes_of(played.states),
            trial,
            _bytes_of(trial),
            np.array(played.actions, np.int64),
            np.zeros((2, ACTIONS), np.int64),
            self.differences,
        )
        assert fault == FAULTLESS, f"{played.table}, seed {played.seed}: what is legal at ply {fault} is out of order"


def _bytes_of(states: States) -> Bytes:
    return states.view(np.uint8).reshape(len(states), dtype_of(GAME.State).itemsize)


@compiled
def is_in_order(choices: Row, count: int, action: int) -> bool:
    """Whether choices are in ascending order within the catalogue and contain the action that was played."""
    previous = -1
    found = False
    for index in range(count):
        if choices[index] <= previous or choices[index] >= ACTIONS:
            return False
        previous = choices[index]
        found = found or choices[index] == action
    return found


@compiled
def knows_who_can_act(state: Bonfire, room: Row) -> bool:
    """Whether exactly those players who can act according to the rules have a main part to choose."""
    for seat in range(state.seats):
        if can_do_main_part(state, seat) != (legal_main_part(state, seat, room) > 0):
            return False
    return True


@compiled
def are_same(some: Row, others: Row, count: int) -> bool:
    for index in range(count):
        if some[index] != others[index]:
            return False
    return True


@compiled
def seeks_gnomes(player: Player) -> bool:
    """Whether a task of the player counts the gnomes themselves, apart from their abilities."""
    for space in range(1, SPACES + 1):
        task = player.tasks[space]
        if task != NONE and TASK_KIND_OF[task] == TaskKind.GNOME_RESOURCE:
            return True
    return False


@compiled
def inspect(
    states: States,
    state_bytes: Bytes,
    trial: States,
    trial_bytes: Bytes,
    actions: Numbers,
    choices: Numbers,
    differences: Numbers,
) -> int:
    """Inspect every ply; returns the first one with a fault, or FAULTLESS.

    To find out whether a specialist makes a difference, the ply is tried without it: either the choices differ, or the
    same choice has another result. `trial` and `choices` are working memory.
    """
    for ply in range(len(actions)):
        state = states[ply]
        if not knows_who_can_act(state, choices[0]):
            return ply
        count = legal(state, choices[0])
        if not is_in_order(choices[0], count, actions[ply]):
            return ply
        for seat in range(state.seats):
            for specialist in range(1, SPECIALISTS + 1):
                if not has(state.players[seat], specialist) or seeks_gnomes(state.players[seat]):
                    continue
                trial[0] = state
                trial[0].players[seat].specialists ^= bit(specialist)
                same = legal(trial[0], choices[1]) == count and are_same(choices[0], choices[1], count)
                if same:
                    play(trial[0], actions[ply])
                    trial[0].players[seat].specialists |= bit(specialist)
                    same = are_same(trial_bytes[0], state_bytes[ply + 1], state_bytes.shape[1])
                if not same:
                    differences[specialist] += 1
    return FAULTLESS
