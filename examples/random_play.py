"""What random play reveals about a game: its length, the number of choices, and whether going first helps.

python -m examples.random_play meduris --seats 3 --games 10000 --cores 2
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from beltane.kernel.batch import Batch
from beltane.kernel.game import find_game

BINS = 12
WIDEST_BAR = 50


@dataclass(frozen=True)
class Statistics:
    """The results of a batch of finished games; arrays have a row for each game, and a column for each seat."""

    decisions: npt.NDArray[np.int64]
    """The number of decisions in each game."""
    choices: npt.NDArray[np.int64]
    """The number of legal actions, summed over all decisions of a game."""
    first: npt.NDArray[np.int64]
    """The seat that decided first."""
    points: npt.NDArray[Any]
    places: npt.NDArray[Any]

    def wins_by_turn_order(self) -> list[float]:
        """The share of wins by distance from the start player; a shared win counts in part."""
        won = self.places == 1
        share = won / won.sum(1, keepdims=True)
        seats = self.points.shape[1]
        rows = np.arange(len(share))
        return [float(share[rows, (self.first + later) % seats].mean()) for later in range(seats)]


def play_randomly(name: str, seats: int, games: int, *, seed: int = 1, cores: int = 1) -> Statistics:
    """Play games at random, all side by side; the number of cores does not affect the results."""
    batch = Batch(find_game(name), seats, games, cores=cores)
    batch.deal(np.arange(seed, seed + games))
    first = batch.movers.copy()
    decisions, choices = np.zeros(games, np.int64), np.zeros(games, np.int64)
    while not batch.over.all():
        decisions += ~batch.over
        choices += batch.counts
        batch.step(batch.choose_randomly())
    points, places = batch.standings()
    batch.close()
    return Statistics(decisions, choices, first, points, places)


def histogram(values: npt.NDArray[Any]) -> list[str]:
    """The values as lines of text, each a range and a bar."""
    counts, edges = np.histogram(values, BINS)
    return [
        f"{low:7.1f} to {high:6.1f}  {'#' * round(WIDEST_BAR * count / counts.max())}"
        for count, low, high in zip(counts, edges, edges[1:], strict=False)
    ]


def main(arguments: list[str] | None = None) -> None:
    """Play, and print the results."""
    parser = argparse.ArgumentParser(prog="python -m examples.random_play", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cores", type=int, default=1)
    chosen = parser.parse_args(arguments)
    found = play_randomly(chosen.game, chosen.seats, chosen.games, seed=chosen.seed, cores=chosen.cores)
    print(f"decisions a game    {found.decisions.mean():7.1f}, at most {found.decisions.max()}")
    print(f"choices a decision  {found.choices.sum() / found.decisions.sum():7.1f}")
    print(f"points              {found.points.mean():7.1f}, at most {found.points.max()}")
    for later, share in enumerate(found.wins_by_turn_order()):
        print(f"wins as number {later + 1}    {share:7.1%}")
    print("points of whoever won:", *histogram(found.points.max(1)), sep="\n")


if __name__ == "__main__":
    main()
