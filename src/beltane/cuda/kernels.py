"""The kernels that run on the device: one thread per game, calling the same functions as a processor."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, cast

from numba import cuda

from beltane.kernel.batch import NEW_GAME, advance, is_illegal, random_choice
from beltane.kernel.dispatch import expected_leads
from beltane.kernel.standings import rank_seats

Array = Any
"""An array in the memory of the device."""

kernel = cast(Callable[[Callable[..., None]], Any], cuda.jit)
"""Compiles a function that is launched with numbers of blocks and threads, as in `function[blocks, threads](...)`."""


@cache
def advance_games(skip_forced: bool) -> Any:
    """The kernel that sets up a game for each seed, in the row of the same index, or without seeds plays; if marked.

    Both are one kernel, because each kernel that calls all rules takes long to compile. Whether forced actions are
    skipped is decided at compile time: a loop around all rules takes registers that more threads could use.
    """

    @kernel
    def advance_marked(
        states: Array,
        movers: Array,
        counts: Array,
        choices: Array,
        masks: Array,
        observations: Array,
        choosers: Array,
        blank: Array,
        rows: Array,
        seeds: Array,
        actions: Array,
        marked: Array,
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
            states[row] = blank[0]
            seed = seeds[index]
        elif movers[row] >= 0:
            action = actions[row]
        else:
            return
        buffer = choices[row]
        advance(
            states,
            movers,
            counts,
            choices,
            masks,
            observations,
            choosers,
            buffer,
            row,
            action,
            seed,
            seats,
            options,
            skip_forced,
        )

    return advance_marked


@kernel
def find_illegal(movers: Array, masks: Array, actions: Array, marked: Array, first: Array) -> None:
    """Write the first row with an illegal action into `first[0]`, unless that holds an earlier one."""
    row = cuda.grid(1)
    if row < movers.shape[0] and marked[row] != 0 and movers[row] >= 0 and is_illegal(actions, masks, row):
        cuda.atomic.min(first, 0, row)


@kernel
def choose_actions(choosers: Array, counts: Array, choices: Array, chosen: Array) -> None:
    """A random legal action for each game."""
    row = cuda.grid(1)
    if row < counts.shape[0]:
        chosen[row] = random_choice(choosers, counts, choices, row)


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
