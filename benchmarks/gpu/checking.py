"""The same games on the device and on the processor, compared by digests of everything that a batch holds."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from beltane.kernel.batch import Batch
from benchmarks.gpu.tables import read_table, tell

STEPS_BETWEEN_LOOKS = 25
"""States are the result of all that was chosen, so they are compared at the end; the other arrays, which the next step
overwrites, each time that so many steps have been played."""
ARRAYS = ("states", "movers", "counts", "masks", "observations", "choices")
Look = dict[str, str]
"""A digest for each array."""


@dataclass(frozen=True)
class Course:
    """What whole games led to: a look at the beginning, at intervals, and at the end."""

    decisions: int
    seconds: float
    looks: list[Look] = field(default_factory=list)


def look_at(batch: Any) -> Look:
    """Digests of a batch on a device or on the processor."""
    found = {name: on_host(getattr(batch, name)) for name in ARRAYS}
    # What is left of longer lists of choices means nothing.
    found["choices"][np.arange(found["choices"].shape[1]) >= found["counts"][:, None]] = 0
    found["leads"] = on_host(batch.expected_leads())
    found["points"], found["places"] = map(on_host, batch.standings())
    return {name: hashlib.blake2b(array.tobytes(), digest_size=16).hexdigest() for name, array in found.items()}


def on_host(array: Any) -> Any:
    """A copy of an array in the processor's memory."""
    return array.copy_to_host() if hasattr(array, "copy_to_host") else array.copy()


def play_games(batch: Any, step: Callable[[], None]) -> Course:
    """Play whole games from the seeds from 0 on; looking takes no part in the time."""
    batch.deal(np.arange(len(batch)))
    looks, decisions, steps, seconds = [look_at(batch)], 0, 0, 0.0
    while (left := int(np.count_nonzero(~batch.over))) > 0:
        started = time.perf_counter()
        step()
        seconds += time.perf_counter() - started
        decisions += left
        steps += 1
        if steps % STEPS_BETWEEN_LOOKS == 0:
            looks.append(look_at(batch))
    return Course(decisions, seconds, [*looks, look_at(batch)])


def play_here(table: str, games: int) -> Course:
    """Play on all cores of the processor."""
    game, seats = read_table(table)
    batch = Batch(game, seats, games, cores=os.cpu_count() or 1, reckoned=True)
    try:
        return play_games(batch, lambda: batch.step(batch.choose_randomly()))
    finally:
        batch.close()


def play_on_device(table: str, games: int) -> Course:
    """Play on the device; what is compiled first takes no part in the time."""
    from numba import cuda

    from beltane.cuda.device_batch import DeviceBatch

    game, seats = read_table(table)
    batch = DeviceBatch(game, seats, games, reckoned=True)

    def step() -> None:
        batch.step(batch.choose_randomly(), check=False)
        cuda.synchronize()

    batch.deal(np.arange(games))
    step()
    return play_games(batch, step)


def write_here(tables: list[str], games: int, folder: Path) -> None:
    """Play tables on the processor, and write what they led to into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for table in tables:
        written = folder / f"{table}.tmp"
        written.write_text(json.dumps(asdict(play_here(table, games))), encoding="utf-8")
        written.rename(folder / f"{table}.json")


def check(tables: list[str], games: int, folder: Path) -> bool:
    """Play on the device and, in another process, on the processor; whether everything is the same."""
    for table in tables:
        (folder / f"{table}.json").unlink(missing_ok=True)
    here = [sys.executable, "-m", "benchmarks.gpu", "here", "--games", str(games), "--folder", str(folder)]
    beside = subprocess.Popen([*here, "--tables", *tables], env=plain_environment())
    same = []
    for table in tables:
        found = play_on_device(table, games)
        expected = wait_for(folder / f"{table}.json", beside)
        differences = list(differing(found, expected))
        same.append(not differences)
        tell(
            "check",
            table=table,
            games=games,
            decisions=found.decisions,
            looks=len(found.looks),
            same=not differences,
            differences=differences[:10],
            device_seconds=found.seconds,
            processor_seconds=expected.seconds,
            cores=os.cpu_count(),
        )
    beside.wait()
    return all(same)


def plain_environment() -> dict[str, str]:
    """The environment without what makes Numba simulate a device: the processor's games are compiled as always."""
    return {name: value for name, value in os.environ.items() if name != "NUMBA_ENABLE_CUDASIM"}


def wait_for(file: Path, beside: subprocess.Popen[bytes]) -> Course:
    """What the other process has written; if it has failed, there is nothing to compare with."""
    while not file.exists():
        if beside.poll() is not None and not file.exists():
            raise RuntimeError(f"The processor's games ended with {beside.returncode}.")
        time.sleep(0.2)
    return Course(**json.loads(file.read_text(encoding="utf-8")))


def differing(found: Course, expected: Course) -> Iterator[str]:
    """The arrays that differ, by the number of the look."""
    if found.decisions != expected.decisions:
        yield f"decisions: {found.decisions} and {expected.decisions}"
    if len(found.looks) != len(expected.looks):
        yield f"looks: {len(found.looks)} and {len(expected.looks)}"
    for number, (one, other) in enumerate(zip(found.looks, expected.looks, strict=False)):
        for name, digest in one.items():
            if digest != other[name]:
                yield f"{name} at look {number}"
