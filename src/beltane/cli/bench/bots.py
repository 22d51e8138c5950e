"""`beltane bench --bots`: the speed of searching bots on one core of this machine."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from beltane.text import shell, shell_speaker

if TYPE_CHECKING:
    from beltane.kernel.game import AnyGame
    from beltane.kernel.match import Match

POINTS = (0, 25, 50, 75)
"""Where in a game to measure, in per cent of its decisions."""
SEED = 1
FIRST_COUNT = 8
SECONDS = 0.5
"""Minimum CPU time of a measurement."""


@dataclass(frozen=True)
class SearchSpeed:
    """At one point of a game: search iterations, and roll-outs to the end of the game, per second on one core."""

    percent_played: int
    iterations_per_second: float
    roll_outs_per_second: float


@dataclass(frozen=True)
class BotsReport:
    """Search speeds over a game; `decisions` is its length."""

    game: str
    seats: int
    decisions: int
    speeds: list[SearchSpeed]


def measure_bots(game: AnyGame, seats: int) -> BotsReport:
    """Measure at several points of one random game."""
    from beltane.cli.terminal import loading, progress

    match = _random_match(game, seats)
    actions = list(match.actions)
    speeds = []
    with progress(loading(), len(POINTS)) as bar:
        for percent in POINTS:
            position = _position(match, actions[: len(actions) * percent // 100])
            speeds.append(SearchSpeed(percent, _iterations(game, position), _roll_outs(game, position)))
            bar.begin(shell("cli-measuring"))
            bar.advance()
    return BotsReport(game.name, seats, len(actions), speeds)


def print_bots_report(title: str, report: BotsReport) -> None:
    """Print the report as a table."""
    from beltane.cli.terminal import print_table, say

    speaker = shell_speaker()
    say(speaker.message("bench-bots-title", title=title, seats=report.seats, decisions=report.decisions))
    print_table(
        "right right right",
        [speaker.message(f"bench-column-{name}") for name in ("played", "iterations", "roll-outs")],
        [
            (
                str(speed.percent_played),
                speaker.number(speed.iterations_per_second),
                speaker.number(speed.roll_outs_per_second),
            )
            for speed in report.speeds
        ],
    )


def _random_match(game: AnyGame, seats: int) -> Match:
    from beltane.cli.random_match import random_match

    return random_match(game, seats, SEED, {})


def _position(match: Match, actions: list[int]) -> Any:
    """The state after these actions."""
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
    """How often `work` gets done per second of CPU time, which does not depend on how busy the machine is.

    The first call loads the code; then the amount of work is doubled until it takes long enough to be timed.
    """
    work(1)
    count, seconds = FIRST_COUNT, 0.0
    while seconds < SECONDS:
        count *= 2
        started = time.thread_time()
        work(count)
        seconds = time.thread_time() - started
    return round(count / seconds)
