"""Games on a GPU compared to those on the processor's cores: `python -m benchmarks.gpu --help`.

Every figure is a line of JSON, printed as soon as it is known.
"""

from __future__ import annotations

import argparse
import os
import platform
import sys
from dataclasses import asdict
from importlib.metadata import version
from itertools import product
from pathlib import Path

from beltane.cuda.rules_on_device import prepare, put_tables_into_global_memory
from benchmarks import batch
from benchmarks.gpu import checking
from benchmarks.gpu.tables import all_tables, tell

MEASURED = ("meduris-3", "bonfire-2")
"""The tables whose speed is measured, unless others are named."""
SIMULATED = "simulated"
GAMES_ON_CORES = 8192, 262_144
"""Games side by side on the processor: few, and as many as several cores need to be busy."""


def main() -> None:
    """Run what the command line asks for; ends with an error if a game differs."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.gpu", description=__doc__)
    parser.add_argument(
        "what",
        choices=["all", "check", "speed", "cores", "compile", "here"],
        help="`compile` needs no GPU; `here` is a part of `check`",
    )
    parser.add_argument("--tables", nargs="+", help="as in meduris-3; all for check, else meduris-3 and bonfire-2")
    parser.add_argument("--games", type=int, default=100_000, help="games to check")
    parser.add_argument(
        "--side-by-side",
        nargs="+",
        type=int,
        default=[500_000, 250_000, 1_000_000, 2_000_000],
        help="games whose speed is measured: the first number in all ways, the others grouped and not",
    )
    parser.add_argument("--threads", nargs="+", type=int, default=[32, 64, 128, 256], help="threads a block")
    parser.add_argument("--ways", nargs="+", help="only some ways to play, by name, as in `baseline`")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--steps", type=int, default=50, help="in each round")
    parser.add_argument("--warm-up", type=int, default=200, help="steps until games are at different stages")
    parser.add_argument("--seconds", type=float, default=0.5, help="for each measurement on cores")
    parser.add_argument("--global-tables", action="store_true", help="with tables in global instead of constant memory")
    parser.add_argument("--folder", type=Path, default=Path("gpu-check"), help="where the processor's games are kept")
    asked = parser.parse_args()
    if asked.what == "here":
        checking.write_here(asked.tables, asked.games, asked.folder)
        return
    if asked.global_tables:
        put_tables_into_global_memory()
    if asked.what == "compile":
        compile_here(asked)
        return
    tell(
        "machine",
        global_tables=asked.global_tables,
        cores=os.cpu_count(),
        processor=platform.processor(),
        python=platform.python_version(),
        **device(),
    )
    if asked.what in ("all", "speed"):
        measure_speed(asked)
    if asked.what in ("all", "cores"):
        measure_cores(asked)
    if asked.what in ("all", "check") and not checking.check(
        asked.tables or list(all_tables()), asked.games, asked.folder
    ):
        sys.exit(1)


def device() -> dict[str, str]:
    """The device and the versions of what compiles for it."""
    import numba
    import numpy as np
    from numba import cuda

    prepare()
    simulated = numba.config.ENABLE_CUDASIM
    name = SIMULATED if simulated else cuda.current_context().device.name
    return {
        "device": name.decode() if isinstance(name, bytes) else str(name),
        "numba": numba.__version__,
        "numba_cuda": SIMULATED if simulated else version("numba-cuda"),
        "numpy": np.__version__,
    }


def measure_speed(asked: argparse.Namespace) -> None:
    """Speed on the device."""
    from benchmarks.gpu.measuring import Effort, measure

    effort = Effort(asked.side_by_side, asked.rounds, asked.steps, asked.warm_up, asked.threads)
    measure(asked.tables or list(MEASURED), effort, asked.ways)


def compile_here(asked: argparse.Namespace) -> None:
    """What the kernels need, without a device."""
    from benchmarks.gpu.compiling import compile_kernels

    compile_kernels(asked.tables or list(MEASURED))


def measure_cores(asked: argparse.Namespace) -> None:
    """Speed on one core of the processor and on all of them."""
    cores = sorted({1, os.cpu_count() or 1})
    numbers = sorted({min(games, max(asked.side_by_side)) for games in GAMES_ON_CORES})
    for table, games, way in product(asked.tables or list(MEASURED), numbers, batch.WAYS):
        for figures in batch.measure(table, games, cores, asked.rounds, asked.seconds, way=way):
            tell("cores", **asdict(figures), median=figures.median, best=figures.best)


if __name__ == "__main__":
    main()
