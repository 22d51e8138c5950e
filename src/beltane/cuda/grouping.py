"""Brings games into the order of the actions that they are about to play, so that neighbouring threads do the same.

The threads of a warp run in step: where their games take different paths, each path takes its time while the others
wait. This is a counting sort by three small kernels, each far quicker than a step, and the processor waits for none.
"""

from __future__ import annotations

import numpy as np
from numba import cuda, int32

from beltane.cuda.kernels import Array, kernel, on_device

GAMES_PER_THREAD = 16
"""A block counts many games before it adds its numbers to those of the others, which all blocks share."""
COUNT = np.int32
"""The type of numbers of games, which the device adds to faster than to wider ones."""


class Grouping:
    """The order of so many games, each of which plays one of so many actions; its memory is taken once."""

    def __init__(self, games: int, actions: int, threads: int) -> None:
        groups = actions + 1
        self._sizes = cuda.to_device(np.zeros(groups, COUNT))
        self._places = cuda.to_device(np.zeros(groups, COUNT))
        self._rows = cuda.to_device(np.arange(games))
        blocks = -(-games // (threads * GAMES_PER_THREAD))
        bytes_of = np.dtype(COUNT).itemsize
        self._on_all = blocks, threads, 0, groups * bytes_of
        self._on_one = 1, threads, 0, threads * bytes_of

    def rows(self, movers: Array, actions: Array, marked: Array) -> Array:
        """All rows in the order of their actions; those in which nothing is played come last.

        The next call uses the same memory again. Which of several games with the same action comes first is left open.
        """
        games = movers, actions, marked
        count_groups[self._on_all](*games, self._sizes)
        find_places[self._on_one](self._sizes, self._places)
        put_in_order[self._on_all](*games, self._places, self._rows)
        return self._rows


@on_device
def group_of(row: int, movers: Array, actions: Array, marked: Array, nothing: int) -> int:
    """The group of a game: the number of its action, or the last one if it plays nothing (or nothing that exists)."""
    if marked[row] == 0 or movers[row] < 0:
        return nothing
    action = actions[row]
    return int(action) if 0 <= action < nothing else nothing


@on_device
def end_of_tile(games: int) -> int:
    """The end of the block's tile, the games that it looks at."""
    return min(games, int(cuda.blockIdx.x + 1) * int(cuda.blockDim.x) * GAMES_PER_THREAD)


@on_device
def first_in_tile() -> int:
    """The first game of the block's tile that a thread looks at; from there on it takes steps as long as the block."""
    return int(cuda.blockIdx.x * cuda.blockDim.x * GAMES_PER_THREAD + cuda.threadIdx.x)


@on_device
def count_tile(movers: Array, actions: Array, marked: Array, tallies: Array, groups: int) -> None:
    """Count the games of each group in the block's tile; all threads of the block know the numbers afterwards."""
    for group in range(cuda.threadIdx.x, groups, cuda.blockDim.x):
        tallies[group] = 0
    cuda.syncthreads()
    for row in range(first_in_tile(), end_of_tile(movers.shape[0]), cuda.blockDim.x):
        cuda.atomic.add(tallies, group_of(row, movers, actions, marked, groups - 1), 1)
    cuda.syncthreads()


@kernel
def count_groups(movers: Array, actions: Array, marked: Array, sizes: Array) -> None:
    """Add the number of games in each group to `sizes`."""
    tallies = cuda.shared.array(0, int32)
    count_tile(movers, actions, marked, tallies, sizes.shape[0])
    for group in range(cuda.threadIdx.x, sizes.shape[0], cuda.blockDim.x):
        if tallies[group] > 0:
            cuda.atomic.add(sizes, group, tallies[group])


@kernel
def find_places(sizes: Array, places: Array) -> None:
    """The place of each group's first game; sets the sizes back to 0. A single block does this."""
    sums = cuda.shared.array(0, int32)
    groups, thread = sizes.shape[0], cuda.threadIdx.x
    share = (groups + cuda.blockDim.x - 1) // cuda.blockDim.x
    first, last = thread * share, min(groups, (thread + 1) * share)
    total = 0
    for group in range(first, last):
        total += sizes[group]
    sums[thread] = total
    cuda.syncthreads()
    place = 0
    for before in range(thread):
        place += sums[before]
    for group in range(first, last):
        places[group] = place
        place += sizes[group]
        sizes[group] = 0


@kernel
def put_in_order(movers: Array, actions: Array, marked: Array, places: Array, rows: Array) -> None:
    """Write each row at the next free place of its group; a block takes the places of its whole tile at once."""
    tallies = cuda.shared.array(0, int32)
    groups = places.shape[0]
    count_tile(movers, actions, marked, tallies, groups)
    for group in range(cuda.threadIdx.x, groups, cuda.blockDim.x):
        if tallies[group] > 0:
            tallies[group] = cuda.atomic.add(places, group, tallies[group])
    cuda.syncthreads()
    for row in range(first_in_tile(), end_of_tile(rows.shape[0]), cuda.blockDim.x):
        rows[cuda.atomic.add(tallies, group_of(row, movers, actions, marked, groups - 1), 1)] = row
