"""Many games of one kind side by side in the memory of a GPU, nearly as in `beltane.kernel.batch.Batch`.

What is different: `over` waits for the device, `deal_ended` returns nothing because it never waits, leads and standings
are those of all games, and what methods return is overwritten by their next call.

Arrays are shared without copying: they have the CUDA array interface, so that `torch.as_tensor(array, device="cuda")`
uses the same memory, and actions and seeds may be tensors.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from numba import cuda

from beltane.cuda import kernels
from beltane.cuda.grouping import Grouping
from beltane.cuda.rules_on_device import prepare
from beltane.kernel.batch import check_one_for_each, checked_rows
from beltane.kernel.decisions import OVER
from beltane.kernel.errors import IllegalAction
from beltane.kernel.game import AnyGame
from beltane.kernel.random import Random
from beltane.kernel.records import dtype_of

Array = Any
"""An array in the memory of the device, or anything with the CUDA array interface."""
THREADS = 64
"""Threads per block: games take different paths, and a small block waits less for its slowest game."""
WARP = 32
"""Threads that run in step."""


class DeviceBatch:
    """Several games of one kind; each game is one row of the arrays below, all of which stay on the device.

    `movers` holds the seat that decides, or OVER. `choices` holds the legal actions in ascending order, `counts` how
    many there are, and `masks` a 1 for each of them. `observations` holds what the mover sees, and zeros after the end.
    Its memory is laid out number by number, so that neighbouring threads write neighbouring memory; copying a single
    row to the host takes nearly as long as copying all. `seeds` holds the seeds of the games. Whoever needs no masks or
    no observations leaves them out: these arrays then have no columns, and the kernels do without them. With
    `reckoned`, what the mover can reckon follows what it sees.

    With `skip_forced`, an action that is the only legal one is played at once: every decision left is a real choice.

    A step plays `grouped` games in the order of their actions, which changes nothing but the time that it takes.

    What methods return is in memory that the next call of the same method uses again.
    """

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        games: int,
        *,
        options: dict[str, object] | None = None,
        skip_forced: bool = False,
        masks: bool = True,
        observations: bool = True,
        reckoned: bool = False,
        grouped: bool = True,
        threads: int = THREADS,
    ) -> None:
        prepare()
        self.game = game
        self.seats = game.check_seats(seats)
        self.skip_forced = skip_forced
        catalogue = len(game.actions)
        self.states = cuda.to_device(np.zeros(games, dtype_of(game.State)))
        self.seeds = cuda.to_device(np.zeros(games, np.int64))
        self.movers = cuda.to_device(np.full(games, OVER, np.int64))
        self.counts = cuda.to_device(np.zeros(games, np.int64))
        self.choices = cuda.to_device(np.zeros((games, catalogue), np.int16))
        self.masks = cuda.to_device(np.zeros((games, catalogue if masks else 0), np.int8))
        length = game.observation.length(shown=observations, reckoned=reckoned)
        self.observations = cuda.to_device(np.zeros((games, length), np.int16, order="F"))
        # Games that have gone on since their observations were written.
        self._unseen = cuda.to_device(np.zeros(games, np.int8))
        self._compiled_for = skip_forced, masks
        self._options = cuda.to_device(np.array(game.check_options(self.seats, options or {}), np.int64))
        self._choosers = cuda.to_device(np.zeros(games, dtype_of(Random)))
        self._blank = cuda.to_device(np.zeros(1, dtype_of(game.State)))
        self._rows = cuda.to_device(np.arange(games))
        self._everywhere = cuda.to_device(np.ones(games, np.int64))
        self._nothing = cuda.to_device(np.zeros(0, np.int64))
        self._first = cuda.to_device(np.array([games], np.int64))
        # Working memory, because allocating some on the device takes longer than a step.
        self._actions, self._marked, self._given, self._chosen = (
            cuda.to_device(np.zeros(games, np.int64)) for _ in range(4)
        )
        self._games = games
        self._leads, self._points, self._places = (
            cuda.to_device(np.zeros((games, self.seats), np.int64)) for _ in range(3)
        )
        # More threads than games would have nothing to do, for which a simulated device takes long.
        self._threads = min(threads, games)
        # The threads of a warp wait for each other in any order, and so does a smaller block.
        several = games > min(WARP, self._threads)
        self._grouping = Grouping(games, catalogue, self._threads) if grouped and several else None

    def __len__(self) -> int:
        return self._games

    @property
    def over(self) -> npt.NDArray[np.bool_]:
        """Which games have ended, copied from the device."""
        movers: npt.NDArray[np.int64] = self.movers.copy_to_host()
        return np.equal(movers, OVER)

    def deal(self, seeds: Array, where: Array | None = None) -> None:
        """Set up a game for each seed: in all rows, or in the rows with the given indices."""
        rows = self._rows if where is None else self._checked_rows(where)
        check_one_for_each(seeds, len(rows), "seeds")
        if len(rows) > 0:
            self._advance(rows, self._numbers(seeds, self._given), self._nothing, self._everywhere)

    def deal_ended(self) -> None:
        """Deal every game that has ended anew, as `Batch.deal_ended` does, without waiting for the device."""
        self._advance(self._rows, self._nothing, self._nothing, self._everywhere, redeal=True)

    def deal_marked(self, seeds: Array, marked: Array) -> None:
        """Set up a game in each marked row, with the row's own seed; this never waits for the device."""
        given = self._one_for_each(seeds, self._given, "seeds")
        self._advance(self._rows, given, self._nothing, self._one_for_each(marked, self._marked, "marks"))

    def step(self, actions: Array, where: Array | None = None, *, check: bool = True) -> None:
        """Play one action in each running game, or only in those that `where` marks; if any is illegal, play none.

        Actions taken from `choices` or `masks` need no check, which has to wait for the device.
        """
        given = self._one_for_each(actions, self._actions, "actions")
        marked = self._everywhere if where is None else self._one_for_each(where, self._marked, "marks")
        if check:
            self._check(given, marked)
        grouping = self._grouping
        rows = self._rows if grouping is None else grouping.rows(self.movers, given, marked)
        self._advance(rows, self._nothing, given, marked)

    def play_randomly(self, steps: int, *, redeal: bool = False) -> None:
        """Play a number of random actions in each running game; with `redeal`, deal games anew where they end.

        All steps are one launch. The games are those that single steps with random choices would lead to.
        """
        kernels.play_at_random(*self._compiled_for)[self._blocks(len(self)), self._threads](
            *self._arrays(), steps, int(redeal), self.seats, self._options
        )
        self._observe()

    def choose_randomly(self, out: Array | None = None) -> Array:
        """A legal action for each running game, chosen uniformly, and 0 for the others."""
        chosen = self._chosen if out is None else out
        kernels.choose_actions[self._blocks(len(self)), self._threads](
            self._choosers, self.counts, self.choices, chosen
        )
        return chosen

    def expected_leads(self) -> Array:
        """Each seat's expected lead over its best rival at the end, in hundredths of a point."""
        kernels.find_leads[self._blocks(len(self)), self._threads](self.states, self._leads)
        return self._leads

    def standings(self) -> tuple[Array, Array]:
        """Each seat's current points and its place, counted from 1."""
        kernels.find_standings[self._blocks(len(self)), self._threads](self.states, self._points, self._places)
        return self._points, self._places

    def close(self) -> None:
        """Part of the common interface; on a device there is nothing to stop."""

    def _check(self, actions: Array, marked: Array) -> None:
        self._first.copy_to_device(np.array([len(self)], np.int64))
        kernels.find_illegal[self._blocks(len(self)), self._threads](
            self.movers, self.counts, self.choices, self.masks, actions, marked, self._first
        )
        row = int(self._first.copy_to_host()[0])
        if row < len(self):
            raise IllegalAction("illegal-in-batch", row=row, action=str(int(actions.copy_to_host()[row])))

    def _advance(self, rows: Array, seeds: Array, actions: Array, marked: Array, *, redeal: bool = False) -> None:
        kernels.advance_games(*self._compiled_for)[self._blocks(len(rows)), self._threads](
            *self._arrays(), rows, seeds, actions, marked, int(redeal), self.seats, self._options
        )
        self._observe()

    def _observe(self) -> None:
        """Write down what the movers see, in the order of rows, whatever the order of play was."""
        if self.observations.shape[1] > 0:
            seen = self.game.observation.layout.size
            kernels.write_observations(self.observations.shape[1] > seen)[self._blocks(len(self)), self._threads](
                self.states, self.movers, self._unseen, self.observations, seen
            )

    def _arrays(self) -> tuple[Array, ...]:
        outputs = self.movers, self.counts, self.choices, self.masks, self._unseen
        return self.states, *outputs, self._choosers, self.seeds, self._blank

    def _blocks(self, games: int) -> int:
        return -(-games // self._threads)

    def _checked_rows(self, where: Array) -> Array:
        """Rows on the device; there nobody would notice one that does not exist, or two threads in the same one."""
        rows = where.copy_to_host() if hasattr(where, "copy_to_host") else where
        if not isinstance(rows, np.ndarray) and hasattr(rows, "__cuda_array_interface__"):
            rows = cuda.as_cuda_array(rows).copy_to_host()
        return cuda.to_device(checked_rows(rows, len(self)))

    def _one_for_each(self, values: Array, room: Array, what: str) -> Array:
        check_one_for_each(values, len(self), what)
        return self._numbers(values, room)

    def _numbers(self, values: Array, room: Array) -> Array:
        """Numbers on the device as kernels expect them: any others would compile all rules once more for their type.

        Those that are there already in this form are used where they are, all others are copied into `room`.
        """
        there = values
        if not hasattr(values, "copy_to_host"):
            if not hasattr(values, "__cuda_array_interface__"):
                room[: len(values)].copy_to_device(np.ascontiguousarray(values, np.int64))
                return room[: len(values)]
            there = cuda.as_cuda_array(values)
        if there.dtype == np.int64 and there.is_c_contiguous():
            return there
        target = room[: len(there)]
        kernels.copy_numbers[self._blocks(len(there)), self._threads](there, target)
        return target
