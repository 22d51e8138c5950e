"""Many games of one kind side by side, for programs that learn: one action for each, all at once.

Everything is an array with a row for each game, allocated once and changed in place: whoever reads them copies nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Lock
from typing import Any

import numpy as np
import numpy.typing as npt

from beltane.kernel.decisions import OVER, mover
from beltane.kernel.dispatch import State, expected_leads, legal, observe, play
from beltane.kernel.errors import IllegalAction
from beltane.kernel.game import AnyGame
from beltane.kernel.playout import set_up
from beltane.kernel.random import Random, below, seed_generator
from beltane.kernel.records import Row, batch
from beltane.kernel.rule import generic
from beltane.kernel.standings import rank_seats

Numbers = npt.NDArray[Any]
SLICE = 64
"""At least so many games a core takes at a time: fewer are not worth the asking."""
SLICES_A_CORE = 8
"""Into so many the games are cut for each core, so that none waits long for another."""
NEW_GAME = -1
"""Stands in place of an action where a game is set up."""
CHOOSER_SALT = 0x2545F4914F6CDD1D
"""Keeps the dice of random choices apart from the games' own."""


class Batch:
    """So many games of a kind, of which each row of the arrays below is one.

    `movers` has the seat that decides, or OVER. `choices` has the legal actions, of which there are `counts`, in
    ascending order; `masks` has a 1 for each of them. `observations` has what the mover sees, and zeros after the end.
    """

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        games: int,
        *,
        options: dict[str, object] | None = None,
        cores: int = 1,
    ) -> None:
        self.game = game
        self.seats = game.check_seats(seats)
        self.states = batch(game.State, games)
        self.movers = np.full(games, OVER, np.int64)
        self.counts = np.zeros(games, np.int64)
        self.choices = np.zeros((games, len(game.actions)), np.int16)
        self.masks = np.zeros((games, len(game.actions)), np.int8)
        self.observations = np.zeros((games, game.observation.layout.size), np.int16)
        self._options = np.array(game.check_options(self.seats, options or {}), np.int64)
        self._choosers = batch(Random, games)
        self._rooms = [np.zeros(len(game.actions), np.int64) for _ in range(cores)]
        self._cores = cores
        self._pool = ThreadPoolExecutor(cores) if cores > 1 else None

    def __len__(self) -> int:
        return len(self.states)

    @property
    def over(self) -> npt.NDArray[np.bool_]:
        """Which games have ended."""
        return np.equal(self.movers, OVER)

    def deal(self, seeds: Numbers, where: Numbers | None = None) -> None:
        """Set up a game for each seed: in all rows, or in those of which the indices are given."""
        rows = np.arange(len(self)) if where is None else np.asarray(where, np.int64)
        given = np.asarray(seeds, np.int64)
        if len(given) != len(rows):
            raise ValueError(f"{len(given)} seeds for {len(rows)} games")
        self.states.view(np.uint8).reshape(len(self), -1)[rows] = 0
        self._advance(rows, np.full(len(rows), NEW_GAME, np.int64), given)

    def step(self, actions: Numbers, where: Numbers | None = None) -> None:
        """Play one action in each game that goes on, or in those of them that are marked; if any is illegal, none."""
        given = np.ascontiguousarray(actions, np.int64)
        marked = self.movers >= 0 if where is None else np.asarray(where, np.bool_) & (self.movers >= 0)
        wrong = int(_first_illegal(given, marked, self.masks))
        if wrong >= 0:
            raise IllegalAction("illegal-in-batch", row=wrong, action=str(int(given[wrong])))
        rows = np.flatnonzero(marked)
        self._advance(rows, given[rows], rows)

    def _advance(self, rows: Numbers, actions: Numbers, seeds: Numbers) -> None:
        arrays = self.states, self.movers, self.counts, self.choices, self.masks, self.observations, self._choosers
        self._share(
            len(rows),
            lambda first, last, room: _advance(
                *arrays, room, rows, actions, seeds, self.seats, self._options, first, last
            ),
        )

    def choose_randomly(self, out: Numbers | None = None) -> Numbers:
        """A legal action for each game that goes on, each equally likely, and 0 for the others."""
        chosen = np.zeros(len(self), np.int64) if out is None else out
        self._share(
            len(self),
            lambda first, last, _room: _choose(self._choosers, self.counts, self.choices, chosen, first, last),
        )
        return chosen

    def expected_leads(self) -> Numbers:
        """By how many hundredths of a point each seat is expected to end ahead of its best rival."""
        leads = np.zeros((len(self), self.seats), np.int64)
        self._share(len(self), lambda first, last, _room: _leads(self.states, leads, first, last))
        return leads

    def standings(self) -> tuple[Numbers, Numbers]:
        """The points of each seat as they stand, and its place, the first being 1."""
        points, places = (np.zeros((len(self), self.seats), np.int64) for _ in range(2))
        self._share(len(self), lambda first, last, _room: _rank(self.states, points, places, first, last))
        return points, places

    def close(self) -> None:
        """Let the threads go."""
        if self._pool is not None:
            self._pool.shutdown()

    def _share(self, games: int, work: Callable[[int, int, Numbers], None]) -> None:
        """Let every core take slices until none is left; which core takes which changes nothing."""
        if self._pool is None or games <= SLICE:
            work(0, games, self._rooms[0])
            return
        size = max(SLICE, -(-games // (self._cores * SLICES_A_CORE)))
        slices = ((first, min(first + size, games)) for first in range(0, games, size))
        lock = Lock()
        for thread in [self._pool.submit(_take_slices, slices, lock, work, room) for room in self._rooms]:
            thread.result()


def _take_slices(
    slices: Iterator[tuple[int, int]], lock: Lock, work: Callable[[int, int, Numbers], None], room: Numbers
) -> None:
    while True:
        with lock:
            first, last = next(slices, (0, 0))
        if first == last:
            return
        work(first, last, room)


@generic
def look(
    state: State,
    row: int,
    movers: Row,
    counts: Row,
    choices: Numbers,
    masks: Numbers,
    observations: Numbers,
    room: Row,
) -> None:
    """Write down who decides in a game, between what, and what they see; `room` holds the catalogue."""
    for index in range(counts[row]):
        masks[row, choices[row, index]] = 0
    seat = mover(state)
    movers[row] = seat
    counts[row] = 0
    if seat < 0:
        for index in range(observations.shape[1]):
            observations[row, index] = 0
        return
    count = legal(state, room)
    counts[row] = count
    for index in range(count):
        choices[row, index] = room[index]
        masks[row, room[index]] = 1
    observe(state, seat, observations[row])


@generic
def advance(
    states: Numbers,
    movers: Row,
    counts: Row,
    choices: Numbers,
    masks: Numbers,
    observations: Numbers,
    choosers: Numbers,
    room: Row,
    row: int,
    action: int,
    seed: int,
    seats: int,
    options: Row,
) -> None:
    """Play an action in a game, or set it up if the action is NEW_GAME, and look at it.

    Both are in one function because every function that reaches all rules takes long to compile.
    """
    if action == NEW_GAME:
        set_up(states[row], seats, options, seed)
        seed_generator(choosers[row], seed ^ CHOOSER_SALT)
    else:
        play(states[row], action)
    look(states[row], row, movers, counts, choices, masks, observations, room)


@generic
def _advance(
    states: Numbers,
    movers: Row,
    counts: Row,
    choices: Numbers,
    masks: Numbers,
    observations: Numbers,
    choosers: Numbers,
    room: Row,
    rows: Row,
    actions: Row,
    seeds: Row,
    seats: int,
    options: Row,
    first: int,
    last: int,
) -> None:
    """Let each of some games advance."""
    for index in range(first, last):
        advance(
            states,
            movers,
            counts,
            choices,
            masks,
            observations,
            choosers,
            room,
            rows[index],
            actions[index],
            seeds[index],
            seats,
            options,
        )


@generic
def _first_illegal(actions: Row, marked: Numbers, masks: Numbers) -> int:
    """The first marked game with an action that is not legal, or -1."""
    for row in range(len(marked)):
        if marked[row] and is_illegal(actions, masks, row):
            return row
    return -1


@generic
def random_choice(choosers: Numbers, counts: Row, choices: Numbers, row: int) -> int:
    """One of the legal actions of a game, or 0 if there are none."""
    return int(choices[row, below(choosers[row], counts[row])]) if counts[row] > 0 else 0


@generic
def is_illegal(actions: Row, masks: Numbers, row: int) -> bool:
    """Whether the action for a game is none that is legal."""
    return bool(actions[row] < 0 or actions[row] >= masks.shape[1] or masks[row, actions[row]] == 0)


@generic
def _choose(choosers: Numbers, counts: Row, choices: Numbers, chosen: Row, first: int, last: int) -> None:
    for row in range(first, last):
        chosen[row] = random_choice(choosers, counts, choices, row)


@generic
def _leads(states: Numbers, leads: Numbers, first: int, last: int) -> None:
    for row in range(first, last):
        expected_leads(states[row], leads[row])


@generic
def _rank(states: Numbers, points: Numbers, places: Numbers, first: int, last: int) -> None:
    for row in range(first, last):
        rank_seats(states[row], points[row], places[row])
