"""`beltane bench --bots`: how fast bots search a game on this machine, on one core."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from beltane.kernel.game import AnyGame
    from beltane.kernel.match import Match

POINTS = (0, 25, 50, 75)
"""Where in a game to measure, in hundredths of its decisions."""
SEED = 1
FIRST_COUNT = 8
SECONDS = 0.5
"""How long each measurement takes, at least."""


@dataclass(frozen=True)
class SearchSpeed:
    """At one point of a game: iterations of a search, and roll-outs to the end of the game, per second on one core."""

    percent_played: int
    iterations_per_second: float
    roll_outs_per_second: float


@dataclass(frozen=True)
class BotsReport:
    """Search speeds over a game; `decisions` is how many the game had."""

    game: str
    seats: int
    decisions: int
    speeds: list[SearchSpeed]


def measure_bots(game: AnyGame, seats: int) -> BotsReport:
    """Measure at several points of one random game."""
    from beltane.cli.terminal import LOADING, progress

    match = _random_match(game, seats)
    actions = list(match.actions)
    speeds = []
    with progress(LOADING, len(POINTS)) as bar:
        for percent in POINTS:
            position = _position(match, actions[: len(actions) * percent // 100])
            speeds.append(SearchSpeed(percent, _iterations(game, position), _roll_outs(game, position)))
            bar.begin("Measuring")
            bar.advance()
    return BotsReport(game.name, seats, len(actions), speeds)


def print_bots_report(title: str, report: BotsReport) -> None:
    """Print the report as a table."""
    from beltane.cli.terminal import counted, print_table, say

    say(f"{title}, {counted(report.seats, 'seat')}: search on one core, in a game of {report.decisions} decisions")
    print_table(
        "right right right",
        ("% played", "iterations/s", "roll-outs to the end/s"),
        [
            (str(speed.percent_played), f"{speed.iterations_per_second:,.0f}", f"{speed.roll_outs_per_second:,.0f}")
            for speed in report.speeds
        ],
    )


def _random_match(game: AnyGame, seats: int) -> Match:
    from beltane.cli.random_match import random_match

    return random_match(game, seats, SEED, {})


def _position(match: Match, actions: list[int]) -> Any:
    """The state after so many actions."""
    from beltane.kernel.match import Match

    replayed = Match(match.game, match.seats, match.seed, match.options)
    for action in actions:
        replayed.play(action)
    return replayed.state


def _iterations(game: AnyGame, state: Any) -> float:
    from beltane.bots.search.tree import Tree
    from beltane.kernel.decisions import mover
    from beltane.kernel.random import new_generator

    random = new_generator(SEED)
    tree = Tree(game, 100_000)
    tree.begin(state, int(mover(state)))
    return _rate(lambda count: tree.grow(random, count))


def _roll_outs(game: AnyGame, state: Any) -> float:
    from beltane.bots.search.rollouts import RollOuts

    return _rate(RollOuts(game, state, SEED).play)


def _rate(work: Callable[[int], None]) -> float:
    """How often work is done in a second of one core's time, however busy the machine is with other things.

    A first call loads it, then it is repeated until it has taken long enough.
    """
    work(1)
    count, seconds = FIRST_COUNT, 0.0
    while seconds < SECONDS:
        count *= 2
        started = time.thread_time()
        work(count)
        seconds = time.thread_time() - started
    return round(count / seconds)
