"""What every program measures, and how: decisions a second, the time to copy a state, and memory."""

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
"""Copies made between two looks at the clock."""
MIDDLE = 20
"""Decisions that lead to the state that is copied and kept."""


@dataclass(frozen=True)
class Effort:
    """For how long each thing is done, how many games a batch has, and how many states are kept."""

    seconds: float
    batch: int
    states: int


@dataclass(frozen=True)
class Measured:
    """What one program measured; None stands for what the library does not have.

    `loop`, `playouts` and `batch` are decisions a second: chosen by Python one at a time, in whole random games that
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
    """The command line, with what is asked for as `effort`."""
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--batch", type=int, default=256)
    parser.add_argument("--states", type=int, default=10_000)
    options = parser.parse_args()
    options.effort = Effort(options.seconds, options.batch, options.states)
    return options


def print_measured(measured: Measured) -> None:
    """Write the result to where the benchmark reads it: the last line."""
    print(json.dumps(asdict(measured)), flush=True)


def rate(play: Callable[[], Any], seconds: float, count: Callable[[Any], int] = int) -> float:
    """Decisions for each second of the processor; `count` tells how many `play` made, and takes no time.

    The processor's time leaves out what other programs take of the core.
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
    """How long a copy takes."""

    def some() -> int:
        for _ in range(COPIES):
            copy()
        return COPIES

    return 1 / rate(some, seconds)


def memory_of(make: Callable[[], object]) -> float | None:
    """The memory that the process takes more for what is made and kept; None where the system does not tell."""
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
