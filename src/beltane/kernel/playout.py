"""Random play of any game, compiled: the fuzzer of the tests, `beltane simulate`, `beltane bench` and roll-outs.

Beside it stands `perft`, which plays every choice in turn: its counts reveal any change in what is legal.
"""

from __future__ import annotations

import collections
from collections.abc import Iterator
from concurrent.futures import FIRST_EXCEPTION, ThreadPoolExecutor, wait
from typing import Any

import numpy as np
import numpy.typing as npt

from beltane.kernel.decisions import mover
from beltane.kernel.dispatch import State, deal, legal, play
from beltane.kernel.random import Random, below, seed_generator
from beltane.kernel.records import Row, batch
from beltane.kernel.rule import generic
from beltane.kernel.standings import rank_seats

POLICY_SALT = 0x5DEECE66D
"""Keeps the players' generator apart from the game's when both start from the same seed."""
GAMES_PER_SLICE = 16
"""Number of games that a core plays at a time: about a millisecond of work."""


@generic
def play_to_the_end(state: State, policy: Random, choices: Row) -> int:
    """Play uniformly random actions until the game is over; returns how many. `choices` has room for the catalogue."""
    decisions = 0
    while mover(state) >= 0:
        count = legal(state, choices)
        play(state, choices[below(policy, count)])
        decisions += 1
    return decisions


@generic
def record_to_the_end(state: State, policy: Random, choices: Row, actions: Row) -> int:
    """Like `play_to_the_end`, but writes down the actions; returns -1 if `actions` is too short."""
    decisions = 0
    while mover(state) >= 0:
        if decisions == len(actions):
            return -1
        count = legal(state, choices)
        action = choices[below(policy, count)]
        actions[decisions] = action
        play(state, action)
        decisions += 1
    return decisions


@generic
def set_up(state: State, seats: int, options: Row, seed: int) -> None:
    """Start a game from a seed."""
    seed_generator(state.random, seed)
    deal(state, seats, options)


@generic
def play_slice(
    states: npt.NDArray[Any],
    policies: npt.NDArray[Any],
    choices: Row,
    seats: int,
    options: Row,
    seeds: Row,
    decisions: Row,
    points: npt.NDArray[Any],
    places: npt.NDArray[Any],
    first: int,
    last: int,
) -> None:
    """Set up and play one random game for each seed from `first` to before `last`, in the blank states there.

    `policies[0]` and `choices` are working space.
    """
    policy = policies[0]
    for index in range(first, last):
        state = states[index]
        set_up(state, seats, options, seeds[index])
        seed_generator(policy, seeds[index] ^ POLICY_SALT)
        decisions[index] = play_to_the_end(state, policy, choices)
        rank_seats(state, points[index], places[index])


class Playouts:
    """The arrays in which a batch of random games is played, allocated once and reused."""

    def __init__(self, record_type: type[Any], catalogue_size: int, seats: int, games: int) -> None:
        self.seats = seats
        self.states = batch(record_type, games)
        self.decisions = np.zeros(games, np.int64)
        self.points = np.zeros((games, seats), np.int64)
        self.places = np.zeros((games, seats), np.int64)
        self._catalogue_size = catalogue_size

    def play(self, options: npt.NDArray[np.int64], seeds: npt.NDArray[np.int64], cores: int = 1) -> None:
        """Play one game for each seed, at most as many as there are states; `cores` does not affect the result."""
        # A core that is done takes the next slice, so that none waits long for another.
        slices = iter(range(0, len(seeds), GAMES_PER_SLICE))
        if cores == 1:
            self._play_slices(slices, options, seeds)
            return
        with ThreadPoolExecutor(cores) as pool:
            threads = [pool.submit(self._play_slices, slices, options, seeds) for _ in range(cores)]
            try:
                wait(threads, return_when=FIRST_EXCEPTION)
            finally:
                # After an error or Ctrl-C the threads would play on to the last game, and the pool would wait for them.
                collections.deque(slices, maxlen=0)
        for thread in threads:
            thread.result()

    def _play_slices(self, slices: Iterator[int], options: npt.NDArray[np.int64], seeds: npt.NDArray[np.int64]) -> None:
        """Play slices as long as any are left; no slice is handed out twice."""
        policies, choices = batch(Random, 1), np.zeros(self._catalogue_size, np.int64)
        for first in slices:
            last = min(first + GAMES_PER_SLICE, len(seeds))
            self.states[first:last].view(np.uint8)[:] = 0
            play_slice(
                self.states,
                policies,
                choices,
                self.seats,
                options,
                seeds,
                self.decisions,
                self.points,
                self.places,
                first,
                last,
            )


@generic
def count_sequences(levels: npt.NDArray[Any], choices: npt.NDArray[Any], counts: Row, tried: Row) -> int:
    """Count the sequences of `len(levels)` decisions from the state in `levels[0]`; the others are working space."""
    total = 0
    level = 0
    counts[0] = legal(levels[0], choices[0]) if mover(levels[0]) >= 0 else 0
    tried[0] = 0
    while level >= 0:
        if level == len(levels) - 1:
            total += counts[level]
            level -= 1
        elif tried[level] == counts[level]:
            level -= 1
        else:
            action = choices[level, tried[level]]
            tried[level] += 1
            level += 1
            levels[level] = levels[level - 1]
            play(levels[level], action)
            counts[level] = legal(levels[level], choices[level]) if mover(levels[level]) >= 0 else 0
            tried[level] = 0
    return total


def perft(state: State, catalogue_size: int, depth: int) -> int:
    """The number of distinct sequences of `depth` decisions from a state, with its generator as it is."""
    if depth == 0:
        return 1
    levels = np.zeros(depth, state.dtype)
    levels[0] = state
    counts, tried = np.zeros(depth, np.int64), np.zeros(depth, np.int64)
    return int(count_sequences(levels, np.zeros((depth, catalogue_size), np.int64), counts, tried))
