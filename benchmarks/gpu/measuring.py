"""Decisions a second on the device, in several ways and with parts left out, measured by the device's own clock."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, replace
from typing import Any

import numpy as np
from numba import config, cuda

from beltane.cuda import kernels
from beltane.cuda.device_batch import THREADS, DeviceBatch
from beltane.cuda.grouping import Grouping
from benchmarks.gpu.tables import read_table, tell

ONE_BY_ONE, IN_ONE_LAUNCH = "one by one", "in one launch"


@dataclass(frozen=True)
class Way:
    """A way to play: what a batch keeps up to date, and how its steps are launched.

    In one launch each game takes its own course, so there is nothing to group.
    """

    name: str
    masks: bool = True
    observations: bool = True
    skip_forced: bool = False
    grouped: bool = True
    threads: int = THREADS
    play: str = ONE_BY_ONE


BASELINE = Way("baseline")
NOT_GROUPED = Way("not grouped", grouped=False)
ABLATIONS = (
    Way("without observations", observations=False),
    Way("without masks", masks=False),
    Way("states only", masks=False, observations=False),
    Way("states only, not grouped", masks=False, observations=False, grouped=False),
    Way("forced actions skipped", skip_forced=True),
    Way("in one launch", grouped=False, play=IN_ONE_LAUNCH),
    Way("in one launch, states only", masks=False, observations=False, grouped=False, play=IN_ONE_LAUNCH),
)


@dataclass(frozen=True)
class Effort:
    """How much is measured: rounds of so many steps, after some that bring the games to different stages.

    All ways are measured with the first number of `games`, and with the others whether grouping pays.
    """

    games: list[int]
    rounds: int
    steps: int
    warm_up: int
    threads: list[int]


def ways(threads: list[int]) -> Iterator[Way]:
    """The ways to play, the baseline first; those up to the sizes of blocks need nothing to be compiled again."""
    yield BASELINE
    yield NOT_GROUPED
    for number in threads:
        if number != BASELINE.threads:
            yield replace(BASELINE, name=f"{number} threads a block", threads=number)
    yield from ABLATIONS


def measure(tables: list[str], effort: Effort, names: list[str] | None = None) -> None:
    """Measure tables in all ways, or in those named, which share in this process what is compiled."""
    for table in tables:
        for games in effort.games:
            for way in ways(effort.threads) if games == effort.games[0] else (BASELINE, NOT_GROUPED):
                if not names or way.name in names:
                    measure_way(table, way, games, effort)


def measure_way(table: str, way: Way, games: int, effort: Effort) -> None:
    """Measure one way: every game is running at every step, because those that end are dealt anew at once."""
    game, seats = read_table(table)
    batch = DeviceBatch(
        game,
        seats,
        games,
        masks=way.masks,
        observations=way.observations,
        skip_forced=way.skip_forced,
        grouped=way.grouped,
        threads=way.threads,
    )
    started = time.perf_counter()
    batch.deal(np.arange(games))
    play(batch, way, 1)
    cuda.synchronize()
    compiled = time.perf_counter() - started
    play(batch, way, effort.warm_up)
    seconds = [timed(lambda: play(batch, way, effort.steps)) for _ in range(effort.rounds)]
    decisions = games * effort.steps
    tell(
        "speed",
        table=table,
        **asdict(way),
        games=games,
        decisions_in_a_round=decisions,
        seconds_of_rounds=seconds,
        median_decisions_a_second=per_second(decisions, statistics.median(seconds)),
        best_decisions_a_second=per_second(decisions, min(seconds)),
        first_call_seconds=compiled,
        parts=parts(batch, effort) if way == BASELINE else None,
        resources=resources(batch, way),
    )


def play(batch: DeviceBatch, way: Way, steps: int) -> None:
    """Play some random steps of all games."""
    if way.play == IN_ONE_LAUNCH:
        batch.play_randomly(steps, redeal=True)
        return
    for _ in range(steps):
        batch.step(batch.choose_randomly(), check=False)
        batch.deal_ended()


def parts(batch: DeviceBatch, effort: Effort) -> dict[str, float]:
    """Milliseconds that the parts of a step take, and what is asked for apart from steps; the median of the rounds."""
    chosen = batch.choose_randomly()
    nobody, everybody = (cuda.to_device(np.full(len(batch), mark, np.int64)) for mark in range(2))
    grouping = Grouping(len(batch), len(batch.game.actions), BASELINE.threads)

    def step(check: bool = False) -> None:
        batch.step(batch.choose_randomly(), check=check)

    def step_and_deal() -> None:
        step()
        batch.deal_ended()

    everything: dict[str, Callable[[], Any]] = {
        "choose": batch.choose_randomly,
        "group": lambda: grouping.rows(batch.movers, chosen, everybody),
        "choose and step": step,
        "choose and step, checked": lambda: step(check=True),
        "choose and step, and deal what has ended": step_and_deal,
        "deal when nothing has ended": batch.deal_ended,
        "step in which nobody plays": lambda: batch.step(chosen, where=nobody, check=False),
        "leads": batch.expected_leads,
        "standings": batch.standings,
    }
    found = {}
    for name, work in everything.items():
        batch.deal_ended()
        work()
        found[name] = 1000 * statistics.median(timed(work) for _ in range(effort.rounds))
    return found


def timed(work: Callable[[], Any]) -> float:
    """The seconds that work takes on the device, from when it has nothing else to do to when all is done."""
    before, after = cuda.event(), cuda.event()
    cuda.synchronize()
    before.record()
    work()
    after.record()
    after.synchronize()
    return float(before.elapsed_time(after)) / 1000


def per_second(decisions: int, seconds: float) -> float | None:
    """The speed, unless the clock has not moved."""
    return decisions / seconds if seconds > 0 else None


def resources(batch: DeviceBatch, way: Way) -> dict[str, Any] | None:
    """Registers and local memory of the kernel that plays; a simulated device has none."""
    if config.ENABLE_CUDASIM:
        return None
    find = kernels.play_at_random if way.play == IN_ONE_LAUNCH else kernels.advance_games
    compiled = find(way.skip_forced, way.masks)
    return {
        "registers": list(compiled.get_regs_per_thread().values()),
        "local_bytes": list(compiled.get_local_mem_per_thread().values()),
        "state_bytes": batch.states.dtype.itemsize,
    }
