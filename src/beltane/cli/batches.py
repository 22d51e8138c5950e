"""Many random games at a time, counted as they are played."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from beltane.cli.parameters import at_least_one
from beltane.kernel.errors import BadSetup
from beltane.kernel.game import AnyGame, check_seed
from beltane.kernel.playout import Playouts
from beltane.kernel.random import LARGEST_SEED

CHUNK = 2048
"""Number of games played before they are counted: enough to keep all cores busy for a fraction of a second."""

Counts = npt.NDArray[np.int64]


@dataclass
class Tally:
    """Totals over a number of games, by seat; a shared win counts for everyone who shares it."""

    points: Counts
    wins: Counts
    shared_wins: Counts
    games: int = 0
    decisions: int = 0
    turns: int = 0

    @classmethod
    def empty(cls, seats: int) -> Tally:
        """A tally of no games."""
        return cls(np.zeros(seats, np.int64), np.zeros(seats, np.int64), np.zeros(seats, np.int64))

    def add(self, batch: Playouts, games: int) -> None:
        """Add the first `games` games of a batch."""
        first = batch.places[:games] == 1
        shared = first & (first.sum(axis=1, keepdims=True) > 1)
        self.points += batch.points[:games].sum(axis=0)
        self.wins += first.sum(axis=0)
        self.shared_wins += shared.sum(axis=0)
        self.games += games
        self.decisions += int(batch.decisions[:games].sum())
        self.turns += int(batch.states["turn"][:games].sum(dtype=np.int64))


class RandomGames:
    """Games between random players, one for each consecutive seed, on one core or several."""

    def __init__(
        self, game: AnyGame, seats: int, options: Mapping[str, object], first_seed: int, games: int, cores: int = 1
    ) -> None:
        self.game = game
        self.seats = game.check_seats(seats)
        self.games = at_least_one("--games", games)
        self.first_seed = _check_seeds(first_seed, games)
        values = game.check_options(self.seats, options)
        self.options = {option.name: option.choices[value] for option, value in zip(game.options, values, strict=True)}
        self.cores = cores
        self.tally = Tally.empty(seats)
        self._option_values = np.array(values, np.int64)
        self._batch = Playouts(game.State, len(game.actions), seats, min(CHUNK, games))

    def play(self) -> Iterator[range]:
        """Play the games in chunks, yielding each chunk's seeds once it has been played and counted."""
        for start in range(0, self.games, CHUNK):
            count = min(CHUNK, self.games - start)
            self._batch.play(self._option_values, self.first_seed + start + np.arange(count), self.cores)
            self.tally.add(self._batch, count)
            yield range(self.first_seed + start, self.first_seed + start + count)

    def play_all(self) -> Tally:
        """Play all the games."""
        for _ in self.play():
            pass
        return self.tally


def cores() -> int:
    """The number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def at_most_all_cores(jobs: int) -> int:
    """The number of cores asked for, at most all of them."""
    return min(at_least_one("--jobs", jobs), cores())


def _check_seeds(first: int, games: int) -> int:
    check_seed(first)
    if first + games - 1 > LARGEST_SEED:
        raise BadSetup("seeds-run-out", games=games, seed=str(first), largest=str(LARGEST_SEED))
    return first
