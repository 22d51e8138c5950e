"""Many games of one kind side by side in the memory of a GPU, with the interface of `beltane.kernel.batch.Batch`.

Arrays are shared without copying: they have the CUDA array interface, so that `torch.as_tensor(array, device="cuda")`
uses the same memory, and actions and seeds may be tensors.
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
"""An array in the memory of the device, or anything with the CUDA array interface."""
THREADS = 64
"""Threads per block: games take different paths, and a small block waits less for its slowest game."""


class DeviceBatch:
    """Several games of one kind; each game is one row of the arrays below, all of which stay on the device.

    `movers` holds the seat that decides, or OVER. `choices` holds the legal actions in ascending order, `counts` how
    many there are, and `masks` a 1 for each of them. `observations` holds what the mover sees, and zeros after the end.

    With `skip_forced`, an action that is the only legal one is played at once: every decision left is a real choice.
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
        """Set up a game for each seed: in all rows, or in the rows with the given indices."""
        rows = self._rows if where is None else self._numbers(where)
        given = self._numbers(seeds)
        if len(given) != len(rows):
            raise ValueError(f"{len(given)} seeds for {len(rows)} games")
        if len(rows) > 0:
            self._advance(rows, given, self._nothing, self._everywhere)

    def deal_marked(self, seeds: Array, marked: Array) -> None:
        """Set up a game in each marked row, with the row's own seed; this never waits for the device."""
        self._advance(self._rows, self._numbers(seeds), self._nothing, self._numbers(marked))

    def step(self, actions: Array, where: Array | None = None, *, check: bool = True) -> None:
        """Play one action in each running game, or only in those that `where` marks; if any is illegal, play none.

        Actions taken from `choices` or `masks` need no check, which has to wait for the device.
        """
        given = self._numbers(actions)
        marked = self._everywhere if where is None else self._numbers(where)
        if check:
            self._check(given, marked)
        self._advance(self._rows, self._nothing, given, marked)

    def choose_randomly(self, out: Array | None = None) -> Array:
        """A legal action for each running game, chosen uniformly, and 0 for the others."""
        chosen = cuda.device_array(len(self), np.int64) if out is None else out
        kernels.choose_actions[self._blocks(len(self)), self._threads](
            self._choosers, self.counts, self.choices, chosen
        )
        return chosen

    def expected_leads(self, out: Array | None = None) -> Array:
        """Each seat's expected lead over its best rival at the end, in hundredths of a point."""
        leads = self.room_for_seats() if out is None else out
        kernels.find_leads[self._blocks(len(self)), self._threads](self.states, leads)
        return leads

    def standings(self, out: tuple[Array, Array] | None = None) -> tuple[Array, Array]:
        """Each seat's current points and its place, counted from 1."""
        points, places = (self.room_for_seats(), self.room_for_seats()) if out is None else out
        kernels.find_standings[self._blocks(len(self)), self._threads](self.states, points, places)
        return points, places

    def room_for_seats(self) -> Array:
        """Room for a number of each seat: what standings and leads can be written into."""
        return cuda.to_device(np.zeros((len(self), self.seats), np.int64))

    def close(self) -> None:
        """Part of the common interface; on a device there is nothing to stop."""

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
        """Numbers on the device; those that are there already are not copied.

        With any other type of numbers, all rules would be compiled once more.
        """
        if hasattr(values, "copy_to_host"):
            there = values
        elif hasattr(values, "__cuda_array_interface__"):
            there = cuda.as_cuda_array(values)
        else:
            return cuda.to_device(np.ascontiguousarray(values, np.int64))
        if there.dtype != np.int64 or there.strides != (there.dtype.itemsize,):
            raise TypeError(f"int64: {there.dtype}, {there.strides}")
        return there
