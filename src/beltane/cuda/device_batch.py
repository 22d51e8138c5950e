"""Many games of one kind side by side in the memory of a GPU, with the face of `beltane.kernel.batch.Batch`.

Arrays are handed over without a copy: they have the CUDA array interface, so that
`torch.as_tensor(array, device="cuda")` shares their memory, and actions and seeds may be tensors.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import cuda

from beltane.cuda import kernels
from beltane.cuda.rules_on_device import prepare
from beltane.kernel.decisions import OVER
from beltane.kernel.errors import IllegalAction
from beltane.kernel.game import AnyGame
from beltane.kernel.random import Random
from beltane.kernel.records import dtype_of

Array = Any
"""An array in the memory of the device; also whatever has the CUDA array interface."""
THREADS = 64
"""Threads of a block: games differ in what they do, and small blocks wait less for the longest of them."""


class DeviceBatch:
    """So many games of a kind, of which each row of the arrays below is one; all of them stay on the device.

    `movers` has the seat that decides, or OVER. `choices` has the legal actions, of which there are `counts`, in
    ascending order; `masks` has a 1 for each of them. `observations` has what the mover sees, and zeros after the end.

    With `skip_forced`, an action that is the only legal one is played at once: whoever decides has a real choice.
    """

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        games: int,
        *,
        options: dict[str, object] | None = None,
        skip_forced: bool = False,
        threads: int = THREADS,
    ) -> None:
        prepare()
        self.game = game
        self.seats = game.check_seats(seats)
        self.skip_forced = skip_forced
        catalogue = len(game.actions)
        self.states = cuda.to_device(np.zeros(games, dtype_of(game.State)))
        self.movers = cuda.to_device(np.full(games, OVER, np.int64))
        self.counts = cuda.to_device(np.zeros(games, np.int64))
        self.choices = cuda.to_device(np.zeros((games, catalogue), np.int16))
        self.masks = cuda.to_device(np.zeros((games, catalogue), np.int8))
        self.observations = cuda.to_device(np.zeros((games, game.observation.layout.size), np.int16))
        self._options = cuda.to_device(np.array(game.check_options(self.seats, options or {}), np.int64))
        self._choosers = cuda.to_device(np.zeros(games, dtype_of(Random)))
        self._blank = cuda.to_device(np.zeros(1, dtype_of(game.State)))
        self._rows = cuda.to_device(np.arange(games))
        self._everywhere = cuda.to_device(np.ones(games, np.int64))
        self._nothing = cuda.to_device(np.zeros(0, np.int64))
        self._games = games
        self._threads = threads

    def __len__(self) -> int:
        return self._games

    @property
    def over(self) -> Any:
        """Which games have ended, copied from the device."""
        return self.movers.copy_to_host() == OVER

    def deal(self, seeds: Array, where: Array | None = None) -> None:
        """Set up a game for each seed: in all rows, or in those of which the indices are given."""
        rows = self._rows if where is None else self._numbers(where)
        given = self._numbers(seeds)
        if len(given) != len(rows):
            raise ValueError(f"{len(given)} seeds for {len(rows)} games")
        if len(rows) > 0:
            self._advance(rows, given, self._nothing, self._everywhere)

    def step(self, actions: Array, where: Array | None = None, *, check: bool = True) -> None:
        """Play one action in each game that goes on, or in those of them that are marked; if any is illegal, none.

        Whoever takes actions from `choices` or `masks` may do without the check, for which the device has to be waited.
        """
        given = self._numbers(actions)
        marked = self._everywhere if where is None else self._numbers(where)
        if check:
            self._check(given, marked)
        self._advance(self._rows, self._nothing, given, marked)

    def choose_randomly(self, out: Array | None = None) -> Array:
        """A legal action for each game that goes on, each equally likely, and 0 for the others."""
        chosen = cuda.device_array(len(self), np.int64) if out is None else out
        kernels.choose_actions[self._blocks(len(self)), self._threads](
            self._choosers, self.counts, self.choices, chosen
        )
        return chosen

    def expected_leads(self) -> Array:
        """By how many hundredths of a point each seat is expected to end ahead of its best rival."""
        leads = cuda.to_device(np.zeros((len(self), self.seats), np.int64))
        kernels.find_leads[self._blocks(len(self)), self._threads](self.states, leads)
        return leads

    def standings(self) -> tuple[Array, Array]:
        """The points of each seat as they stand, and its place, the first being 1."""
        points, places = (cuda.to_device(np.zeros((len(self), self.seats), np.int64)) for _ in range(2))
        kernels.find_standings[self._blocks(len(self)), self._threads](self.states, points, places)
        return points, places

    def close(self) -> None:
        """For the same face: a device has no threads that have to be let go."""

    def _check(self, actions: Array, marked: Array) -> None:
        first = cuda.to_device(np.array([len(self)], np.int64))
        kernels.find_illegal[self._blocks(len(self)), self._threads](self.movers, self.masks, actions, marked, first)
        row = int(first.copy_to_host()[0])
        if row < len(self):
            raise IllegalAction("illegal-in-batch", row=row, action=str(int(actions.copy_to_host()[row])))

    def _advance(self, rows: Array, seeds: Array, actions: Array, marked: Array) -> None:
        kernels.advance_games(self.skip_forced)[self._blocks(len(rows)), self._threads](
            self.states,
            self.movers,
            self.counts,
            self.choices,
            self.masks,
            self.observations,
            self._choosers,
            self._blank,
            rows,
            seeds,
            actions,
            marked,
            self.seats,
            self._options,
        )

    def _blocks(self, games: int) -> int:
        return -(-games // self._threads)

    @staticmethod
    def _numbers(values: Array) -> Array:
        """Numbers on the device: those that are there already are not copied."""
        if hasattr(values, "copy_to_host"):
            return values
        if hasattr(values, "__cuda_array_interface__"):
            return cuda.as_cuda_array(values)
        return cuda.to_device(np.ascontiguousarray(values, np.int64))
