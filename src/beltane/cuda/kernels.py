"""The kernels that run on the device: one thread per game, calling the same functions as a processor."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, ParamSpec, TypeVar, cast

from numba import cuda

from beltane.kernel import batch
from beltane.kernel.batch import NEW_GAME, advance, is_illegal, random_choice, write_observation, write_reckoning
from beltane.kernel.dispatch import expected_leads
from beltane.kernel.standings import rank_seats

P = ParamSpec("P")
R = TypeVar("R")
Array = Any
"""An array in the memory of the device."""

kernel = cast(Callable[[Callable[..., None]], Any], cuda.jit)
"""Compiles a function that is launched with numbers of blocks and threads, as in `function[blocks, threads](...)`."""
on_device = cast(Callable[[Callable[P, R]], Callable[P, R]], cuda.jit(device=True))
"""Compiles a function that kernels call."""
next_seed: Callable[[int, int], int] = on_device(batch.next_seed)

# What a batch never needs is left out when its kernels are compiled, because everything that remains takes registers
# that more threads could use. Kernels that reach all rules take long to compile, so there are as few as possible.


@cache
def advance_games(skip_forced: bool, with_masks: bool) -> Any:
    """The kernel that sets up a game for each seed, in the row of the same index, or without seeds plays; if marked.

    Where neither is given (`redeal`), it deals every game that has ended anew.
    """

    @kernel
    def advance_marked(
        states: Array,
        movers: Array,
        counts: Array,
        choices: Array,
        masks: Array,
        unseen: Array,
        choosers: Array,
        own_seeds: Array,
        blank: Array,
        rows: Array,
        seeds: Array,
        actions: Array,
        marked: Array,
        redeal: int,
        seats: int,
        options: Array,
    ) -> None:
        index = cuda.grid(1)
        if index >= rows.shape[0]:
            return
        row = rows[index]
        action, seed = NEW_GAME, 0
        if marked[row] == 0:
            return
        if seeds.shape[0] > 0:
            seed = seeds[index]
        elif redeal != 0:
            if movers[row] >= 0:
                return
            seed = next_seed(own_seeds[row], states.shape[0])
        elif movers[row] >= 0:
            action = actions[row]
        else:
            return
        if action == NEW_GAME:
            states[row] = blank[0]
            own_seeds[row] = seed
        advance(
            states,
            movers,
            counts,
            choices,
            masks,
            choosers,
            choices[row],
            row,
            action,
            seed,
            seats,
            options,
            skip_forced,
            with_masks,
        )
        unseen[row] = 1

    return advance_marked


@cache
def play_at_random(skip_forced: bool, with_masks: bool) -> Any:
    """The kernel that plays several random actions in each game, without a launch for each of them."""

    @kernel
    def play_games(
        states: Array,
        movers: Array,
        counts: Array,
        choices: Array,
        masks: Array,
        unseen: Array,
        choosers: Array,
        own_seeds: Array,
        blank: Array,
        steps: int,
        redeal: int,
        seats: int,
        options: Array,
    ) -> None:
        row = cuda.grid(1)
        if row >= states.shape[0]:
            return
        left = steps
        while True:
            action, seed = NEW_GAME, 0
            if movers[row] < 0:
                if redeal == 0:
                    break
                seed = next_seed(own_seeds[row], states.shape[0])
                states[row] = blank[0]
                own_seeds[row] = seed
            elif left > 0:
                action = random_choice(choosers, counts, choices, row)
                left -= 1
            else:
                break
            advance(
                states,
                movers,
                counts,
                choices,
                masks,
                choosers,
                choices[row],
                row,
                action,
                seed,
                seats,
                options,
                skip_forced,
                with_masks,
            )
            unseen[row] = 1

    return play_games


@cache
def write_observations(reckoned: bool) -> Any:
    """The kernel that writes down what the movers see of the games that have gone on since the last time."""

    @kernel
    def write_unseen(states: Array, movers: Array, unseen: Array, observations: Array, seen: int) -> None:
        row = cuda.grid(1)
        if row < unseen.shape[0] and unseen[row] != 0:
            unseen[row] = 0
            write_observation(states, movers, observations, row)
            if reckoned:
                write_reckoning(states, movers, observations, row, seen)

    return write_unseen


@kernel
def find_illegal(
    movers: Array, counts: Array, choices: Array, masks: Array, actions: Array, marked: Array, first: Array
) -> None:
    """Write the first row with an illegal action into `first[0]`, unless that holds an earlier one."""
    row = cuda.grid(1)
    if row >= movers.shape[0] or marked[row] == 0 or movers[row] < 0:
        return
    if is_illegal(actions[row], counts, choices, masks, row):
        cuda.atomic.min(first, 0, row)


@kernel
def choose_actions(choosers: Array, counts: Array, choices: Array, chosen: Array) -> None:
    """A random legal action for each game."""
    row = cuda.grid(1)
    if row < counts.shape[0]:
        chosen[row] = random_choice(choosers, counts, choices, row)


@kernel
def copy_numbers(source: Array, target: Array) -> None:
    """Copy numbers of any type and memory layout."""
    index = cuda.grid(1)
    if index < target.shape[0]:
        target[index] = source[index]


@kernel
def find_leads(states: Array, leads: Array) -> None:
    """The expected leads of each game."""
    row = cuda.grid(1)
    if row < leads.shape[0]:
        expected_leads(states[row], leads[row])


@kernel
def find_standings(states: Array, points: Array, places: Array) -> None:
    """The points and places of each game."""
    row = cuda.grid(1)
    if row < points.shape[0]:
        rank_seats(states[row], points[row], places[row])
