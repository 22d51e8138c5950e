"""What every program measures, and how: decisions per second, the time to copy a state, and memory."""

from __future__ import annotations

import argparse
import gc
import json
import os
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

COPIES = 100
"""Number of copies between two readings of the clock."""
MIDDLE = 20
"""Number of decisions before the state that is copied and kept."""


@dataclass(frozen=True)
class Effort:
    """How long each thing is measured, the number of games in a batch, and the number of states kept."""

    seconds: float
    batch: int
    states: int


@dataclass(frozen=True)
class Measured:
    """The measurements of one program; None stands for what the library lacks.

    `loop`, `playouts` and `batch` are decisions per second: chosen by Python one at a time, in whole random games that
    the library plays by itself, and in many games side by side with masks and observations. `copy` is in seconds and
    `memory` in bytes.
    """

    version: str
    game: str
    loop: float | None = None
    playouts: float | None = None
    batch: float | None = None
    copy: float | None = None
    memory: float | None = None


def report(measure: Callable[[Effort], Measured]) -> None:
    """Measure as the command line asks, and print the result as JSON."""
    effort = read_effort(argparse.ArgumentParser()).effort
    print_measured(measure(effort))


def read_effort(parser: argparse.ArgumentParser) -> Any:
    """The command line's arguments, including `effort`."""
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--batch", type=int, default=256)
    parser.add_argument("--states", type=int, default=10_000)
    options = parser.parse_args()
    options.effort = Effort(options.seconds, options.batch, options.states)
    return options


def print_measured(measured: Measured) -> None:
    """Print the result as the last line, where the benchmark reads it."""
    print(json.dumps(asdict(measured)), flush=True)


def rate(play: Callable[[], Any], seconds: float, count: Callable[[Any], int] = int) -> float:
    """Decisions per second of processor time; `count` tells how many `play` made, and takes no time.

    Processor time does not include what other programs use of the core.
    """
    play()
    decisions, spent = 0, 0.0
    while spent < seconds:
        begin = time.process_time()
        played = play()
        spent += time.process_time() - begin
        decisions += count(played)
    return decisions / spent


def copy_seconds(copy: Callable[[], object], seconds: float) -> float:
    """The time that a copy takes."""

    def some() -> int:
        for _ in range(COPIES):
            copy()
        return COPIES

    return 1 / rate(some, seconds)


def memory_of(make: Callable[[], object]) -> float | None:
    """The additional memory of the process for what is made and kept; None if the system does not report it."""
    gc.collect()
    before = _resident_bytes()
    kept = make()
    after = _resident_bytes()
    del kept
    return None if before is None or after is None else float(after - before)


def _resident_bytes() -> int | None:
    statistics = Path("/proc/self/statm")
    if not statistics.exists():
        return None
    return int(statistics.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
