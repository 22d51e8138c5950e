"""Steps of many games side by side, on one core and on several: `python -m benchmarks.batch --help`.

Actions are random, and only decisions in running games are counted. There are three ways to play:

- checked: choose, then step, which checks every action; masks and observations are part of each step, as a learning
  program needs them, and games that have ended are dealt anew at intervals;
- unchecked: the same without the check, which actions from `choices` do not need;
- at once: several steps by `play_randomly`, which writes observations at their end and deals games anew where they end.
"""

from __future__ import annotations

import argparse
import os
import statistics
import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

import numpy as np

from beltane.kernel.batch import Batch
from beltane.kernel.game import find_game

STEPS_BETWEEN_DEALS = 10
"""A game has a hundred decisions or more, so few games wait long for the next deal."""
WARM_UP_STEPS = 100
"""Steps until the games are at different stages: at first all of them are at their beginning."""
STEPS_AT_ONCE = 20
CHECKED, UNCHECKED, AT_ONCE = "checked", "unchecked", "at once"
WAYS = (CHECKED, UNCHECKED, AT_ONCE)


@dataclass(frozen=True)
class Figures:
    """Steps per second with a number of games and cores in one way, one figure per round."""

    table: str
    way: str
    games: int
    cores: int
    rates: list[float]

    @property
    def median(self) -> float:
        """The middle rate of all rounds."""
        return statistics.median(self.rates)

    @property
    def best(self) -> float:
        """The highest rate of all rounds."""
        return max(self.rates)


class RandomPlay:
    """Games that are played at random without end."""

    def __init__(self, table: str, games: int, cores: int, *, skip_forced: bool = False, way: str = CHECKED) -> None:
        name, _, seats = table.partition("-")
        self.table, self.cores, self.way = table, cores, way
        self.batch = Batch(find_game(name), int(seats), games, cores=cores, skip_forced=skip_forced)
        self.batch.deal(np.arange(games))
        self.batch.play_randomly(WARM_UP_STEPS, redeal=True)

    def play(self, steps: int) -> int:
        """Play a number of steps of all games; returns the number of decisions made."""
        if self.way == AT_ONCE:
            self.batch.play_randomly(steps, redeal=True)
            return steps * len(self.batch)
        decisions = 0
        for step in range(steps):
            decisions += int(np.count_nonzero(self.batch.movers >= 0))
            self.batch.step(self.batch.choose_randomly(), check=self.way == CHECKED)
            if step % STEPS_BETWEEN_DEALS == 0:
                self.batch.deal_ended()
        return decisions

    def rate(self, seconds: float) -> float:
        """Decisions per second, measured for about this long."""
        steps = STEPS_AT_ONCE if self.way == AT_ONCE else STEPS_BETWEEN_DEALS
        started, decisions = time.perf_counter(), 0
        while (passed := time.perf_counter() - started) < seconds:
            decisions += self.play(steps)
        return decisions / passed


def measure(
    table: str,
    games: int,
    cores: list[int],
    rounds: int,
    seconds: float,
    *,
    skip_forced: bool = False,
    way: str = CHECKED,
) -> list[Figures]:
    """Measure the numbers of cores in alternation, so that any other load affects all of them alike."""
    playing = [RandomPlay(table, games, number, skip_forced=skip_forced, way=way) for number in cores]
    rates: list[list[float]] = [[] for _ in cores]
    for _ in range(rounds):
        for play, found in zip(playing, rates, strict=True):
            found.append(play.rate(seconds))
    for play in playing:
        play.batch.close()
    return [Figures(table, way, games, number, found) for number, found in zip(cores, rates, strict=True)]


def lines(figures: list[Figures]) -> Iterator[str]:
    """A line for each number of cores; the first is the baseline of the others."""
    for row in figures:
        times = row.best / figures[0].best
        yield (
            f"{row.table:<10} {row.way:<9} {row.games:>7} games  {row.cores:>2} cores  median {row.median:>12,.0f}"
            f"  best {row.best:>12,.0f} steps/s  {times:.2f} times"
        )


def main() -> None:
    """Measure what the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.batch", description=__doc__)
    parser.add_argument("--tables", nargs="+", default=["meduris-3", "bonfire-2"], help="as in meduris-3")
    parser.add_argument("--games", nargs="+", type=int, default=[512, 2048, 8192, 65_536, 262_144], help="side by side")
    parser.add_argument("--ways", nargs="+", choices=WAYS, default=list(WAYS))
    parser.add_argument("--cores", nargs="+", type=int, default=[1, os.cpu_count() or 1])
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=0.5, help="for each measurement")
    parser.add_argument("--skip-forced", action="store_true", help="play at once what is the only legal action")
    asked = parser.parse_args()
    print(f"load before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    for table, games, way in product(asked.tables, asked.games, asked.ways):
        figures = measure(
            table, games, asked.cores, asked.rounds, asked.seconds, skip_forced=asked.skip_forced, way=way
        )
        print("\n".join(lines(figures)), flush=True)


if __name__ == "__main__":
    main()
