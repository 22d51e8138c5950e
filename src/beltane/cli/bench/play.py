"""`beltane bench`: random play on one core and on all, and how long it takes to start."""

from __future__ import annotations

import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from beltane.text import Speaker, shell, shell_speaker

if TYPE_CHECKING:
    from beltane.cli.bench.prompts import Latency
    from beltane.kernel.game import AnyGame

STARTS = 3


@dataclass(frozen=True)
class Speed:
    """Random play on a number of cores; every decision includes choosing among the legal actions."""

    cores: int
    decisions_per_second: float
    games_per_second: float


@dataclass(frozen=True)
class Report:
    """The measurements; times are medians."""

    game: str
    seats: int
    games: int
    repetitions: int
    single: Speed
    batch: Speed
    speed_up: float
    state_bytes: int
    actions: int
    import_seconds: float
    simulate_start_seconds: float
    latencies: list[Latency]


def measure(game: AnyGame, seats: int, games: int, repetitions: int) -> Report:
    """Measure random play on one core and on all, prompts, and how long it takes to start."""
    from beltane.cli.batches import RandomGames, cores
    from beltane.cli.bench.prompts import measure_prompts
    from beltane.cli.terminal import loading, progress
    from beltane.kernel.records import dtype_of

    all_cores = cores()
    single: list[Speed] = []
    batch: list[Speed] = []
    with progress(loading(), repetitions) as bar:
        RandomGames(game, seats, {}, 0, 1).play_all()
        bar.begin(shell("cli-measuring"))
        for _ in range(repetitions):
            # Alternating spreads any other load on the machine evenly over both.
            single.append(_speed(game, seats, games, 1))
            batch.append(_speed(game, seats, games, all_cores))
            bar.advance()
        latencies = measure_prompts(game, seats)
        bar.begin(shell("cli-starting"))
        import_seconds = _median_seconds(lambda: _run_python("-c", "import beltane"))
        start_seconds = _median_seconds(lambda: _run_python("-m", "beltane.cli", *_one_game(game, seats)))
    single_speed, batch_speed = _median_speed(single), _median_speed(batch)
    return Report(
        game=game.name,
        seats=seats,
        games=games,
        repetitions=repetitions,
        single=single_speed,
        batch=batch_speed,
        speed_up=round(batch_speed.decisions_per_second / single_speed.decisions_per_second, 2),
        state_bytes=dtype_of(game.State).itemsize,
        actions=len(game.actions),
        import_seconds=round(import_seconds, 3),
        simulate_start_seconds=round(start_seconds, 3),
        latencies=latencies,
    )


def _speed(game: AnyGame, seats: int, games: int, cores: int) -> Speed:
    from beltane.cli.batches import RandomGames

    random_games = RandomGames(game, seats, {}, 0, games, cores)
    started = time.perf_counter()
    tally = random_games.play_all()
    seconds = time.perf_counter() - started
    return Speed(cores, round(tally.decisions / seconds), round(tally.games / seconds))


def _median_speed(speeds: list[Speed]) -> Speed:
    return Speed(
        speeds[0].cores,
        statistics.median(speed.decisions_per_second for speed in speeds),
        statistics.median(speed.games_per_second for speed in speeds),
    )


def _one_game(game: AnyGame, seats: int) -> tuple[str, ...]:
    return ("simulate", game.name, "--seats", str(seats), "--games", "1")


def _run_python(*arguments: str) -> None:
    subprocess.run([sys.executable, *arguments], check=True, stdout=subprocess.DEVNULL)


def _median_seconds(work: Callable[[], None]) -> float:
    seconds = []
    for _ in range(STARTS):
        started = time.perf_counter()
        work()
        seconds.append(time.perf_counter() - started)
    return statistics.median(seconds)


def print_report(title: str, report: Report) -> None:
    """Print the report as tables and sentences."""
    from beltane.cli.terminal import print_table, say

    speaker = shell_speaker()
    message, number = speaker.message, speaker.number
    say(message("bench-title", title=title, seats=report.seats, repetitions=report.repetitions, games=report.games))
    print_table(
        "left right right right",
        ("", *(message(f"bench-column-{name}") for name in ("cores", "decisions", "games"))),
        [
            (
                message(f"bench-row-{name}"),
                str(speed.cores),
                number(speed.decisions_per_second),
                number(speed.games_per_second),
            )
            for name, speed in (("single", report.single), ("batch", report.batch))
        ],
    )
    _print_latencies(report.latencies, speaker)
    say(message("bench-speed-up", factor=number(report.speed_up, 2)))
    say(message("bench-state", bytes=report.state_bytes))
    say(message("bench-catalogue", actions=report.actions))
    say(message("bench-import", seconds=number(report.import_seconds, 2)))
    say(message("bench-start", seconds=number(report.simulate_start_seconds, 2)))


def _print_latencies(latencies: list[Latency], speaker: Speaker) -> None:
    from beltane.cli.terminal import print_table

    print_table(
        "left right right right",
        [speaker.message(f"bench-latency-{name}") for name in ("what", "mean", "most", "longest")],
        [
            (
                speaker.message(f"bench-latency-of-{row.what}"),
                *(speaker.number(milliseconds, 3) for milliseconds in (row.mean_ms, row.p99_ms, row.max_ms)),
            )
            for row in latencies
        ],
    )
