"""Games on a GPU compared to those on the processor's cores: `python -m benchmarks.gpu --help`."""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from beltane.kernel.batch import Batch
from beltane.kernel.game import AnyGame, find_game, game_names

PARTS = 16
"""States are compared in this many parts, so that a difference can be located roughly."""


def main() -> None:
    """Run what the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.gpu", description=__doc__)
    parser.add_argument("what", choices=["check", "speed", "here"])
    parser.add_argument("--tables", nargs="+", default=list(_all_tables()), help="as in meduris-3")
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--threads", nargs="+", type=int, default=[32, 64, 128])
    parser.add_argument("--folder", type=Path, default=Path("gpu-check"), help="where digests of games are kept")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    if asked.what == "here":
        for table in asked.tables:
            _write_digests(table, asked.games, asked.folder)
    elif asked.what == "check":
        _check(asked.tables, asked.games, asked.folder)
    else:
        _measure(asked.tables, asked.games, asked.threads)


def _all_tables() -> Iterator[str]:
    for name in game_names():
        for seats in find_game(name).seats:
            yield f"{name}-{seats}"


def _read(table: str) -> tuple[AnyGame, int]:
    name, _, seats = table.partition("-")
    return find_game(name), int(seats)


def _write_digests(table: str, games: int, folder: Path) -> None:
    """Play the games on all cores, and write digests of their final states."""
    game, seats = _read(table)
    batch = Batch(game, seats, games, cores=os.cpu_count() or 1)
    started = time.perf_counter()
    batch.deal(np.arange(games))
    decisions = np.zeros(games, np.int64)
    while not batch.over.all():
        decisions += ~batch.over
        batch.step(batch.choose_randomly())
    seconds = time.perf_counter() - started
    content = {"digests": _digests(batch.states), "decisions": int(decisions.sum()), "seconds": seconds}
    (folder / f"{table}.tmp").write_text(json.dumps(content))
    (folder / f"{table}.tmp").rename(folder / f"{table}.json")
    batch.close()


def _digests(states: Any) -> list[str]:
    return [hashlib.sha256(part.tobytes()).hexdigest() for part in np.array_split(states, PARTS)]


def _check(tables: list[str], games: int, folder: Path) -> None:
    """Play the same games on the device and, in another process, on the processor; compare all final states."""
    here = [sys.executable, "-m", "benchmarks.gpu", "here", "--games", str(games), "--folder", str(folder)]
    for table in tables:
        (folder / f"{table}.json").unlink(missing_ok=True)
    beside = subprocess.Popen([*here, "--tables", *tables])
    played = {}
    for table in tables:
        played[table] = _play_on_device(table, games)
        print(f"{table:<12} device   {_figures(*played[table][1:])}", flush=True)
    for table in tables:
        while not (folder / f"{table}.json").exists() and beside.poll() is None:
            time.sleep(0.2)
        expected = json.loads((folder / f"{table}.json").read_text())
        same = played[table][0] == expected["digests"] and played[table][1] == expected["decisions"]
        print(f"{table:<12} here     {_figures(expected['decisions'], expected['seconds'])}")
        print(f"{table:<12} {games} games: {'the same to the last bit' if same else 'DIFFERENT'}", flush=True)
    beside.wait()


def _play_on_device(table: str, games: int) -> tuple[list[str], int, float]:
    """Digests of all final states, the number of decisions, and the time that they took without compiling."""
    from numba import cuda

    from beltane.cuda.device_batch import DeviceBatch

    game, seats = _read(table)
    batch = DeviceBatch(game, seats, games)
    started = time.perf_counter()
    batch.deal(np.arange(games))
    batch.step(batch.choose_randomly(), check=False)
    cuda.synchronize()
    print(f"{table:<12} compiled in {time.perf_counter() - started:.1f} s", flush=True)
    batch.deal(np.arange(games))
    started, decisions = time.perf_counter(), 0
    while (left := int((~batch.over).sum())) > 0:
        decisions += left
        batch.step(batch.choose_randomly(), check=False)
    cuda.synchronize()
    return _digests(batch.states.copy_to_host()), decisions, time.perf_counter() - started


def _measure(tables: list[str], games: int, threads: list[int]) -> None:
    """Steps with random actions, masks and observations; ended games are dealt anew all the time."""
    from numba import cuda

    from beltane.cuda.device_batch import DeviceBatch

    steps = 200
    for table in tables:
        game, seats = _read(table)
        for number in threads:
            batch = DeviceBatch(game, seats, games, threads=number)
            batch.deal(np.arange(games))
            batch.step(batch.choose_randomly(), check=False)
            cuda.synchronize()
            started = time.perf_counter()
            decisions = 0
            for step in range(steps):
                batch.step(batch.choose_randomly(), check=False)
                if step % 20 == 19:
                    over = np.flatnonzero(batch.over)
                    decisions += 20 * (games - len(over))
                    if len(over):
                        batch.deal(over + games * step, where=over)
            cuda.synchronize()
            figures = _figures(decisions, time.perf_counter() - started)
            print(f"{table:<12} {games} games, {number} threads a block: {figures}", flush=True)


def _figures(decisions: int, seconds: float) -> str:
    return f"{decisions:,} decisions in {seconds:.2f} s: {decisions / seconds / 1e6:.1f} million a second"


if __name__ == "__main__":
    main()
