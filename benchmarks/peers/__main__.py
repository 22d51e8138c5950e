"""Beltane compared to its peers: `python -m benchmarks.peers --help`."""

from __future__ import annotations

import argparse
import json
import os
import platform
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

import platformdirs

from benchmarks.peers.chart import chart
from benchmarks.peers.environments import Unavailable, measure, prepare
from benchmarks.peers.figures import LeftOut, Results, best
from benchmarks.peers.peers import CONTESTANTS, Contestant
from benchmarks.peers.table import tables, with_tables

GIBIBYTE = 2**30


def main() -> None:
    """Install what is missing, measure all in alternation, and write the table, the figures and the chart."""
    options = _read_arguments()
    results = run(options)
    write(results, options.out)
    print(tables(results), end="")


def write(results: Results, folder: Path) -> None:
    """Write the figures, the chart and the tables; if the folder has a README, its tables are replaced."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "figures.json").write_text(json.dumps(asdict(results), indent=1) + "\n", encoding="utf-8")
    (folder / "chart.svg").write_text(chart(results), encoding="utf-8")
    document = folder / "README.md"
    if document.exists():
        document.write_text(with_tables(document.read_text(encoding="utf-8"), results), encoding="utf-8")


def _read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.peers", description=__doc__)
    names = [contestant.name for contestant in CONTESTANTS]
    kept = platformdirs.user_cache_path("beltane") / "peers"
    parser.add_argument("--rounds", type=int, default=5, help="how often each is measured, by turns")
    parser.add_argument("--seconds", type=float, default=2.0, help="of the processor, for each figure")
    parser.add_argument("--batch", type=int, default=256, help="games side by side")
    parser.add_argument("--states", type=int, default=10_000, help="states that are kept in memory")
    parser.add_argument("--only", nargs="+", choices=names, default=names, help="who is measured")
    parser.add_argument("--folder", type=Path, default=kept, help="where the peers are installed, and stay")
    parser.add_argument("--out", type=Path, default=Path(__file__).parent, help="where the results are written")
    return parser.parse_args()


def run(options: argparse.Namespace) -> Results:
    """Install and measure everything that the command line asks for."""
    folder: Path = options.folder.absolute()
    folder.mkdir(parents=True, exist_ok=True)
    interpreters, left_out = _prepare([each for each in CONTESTANTS if each.name in options.only], folder)
    _stay_on_one_core()
    arguments = [f"--{name}={getattr(options, name)}" for name in ("seconds", "batch", "states")]
    found: dict[str, list[dict[str, Any]]] = {}
    load = [os.getloadavg()[0]]
    for number in range(1, options.rounds + 1):
        # In alternation, so that a busy minute of the machine does not affect a single library only.
        for contestant in [each for each in interpreters if each.name not in left_out]:
            _say(f"{contestant.name}: round {number} of {options.rounds}")
            try:
                measured = measure(contestant, interpreters[contestant], folder, arguments)
                found.setdefault(contestant.name, []).append(measured)
            except Unavailable as error:
                left_out[contestant.name] = str(error)
        load.append(os.getloadavg()[0])
    effort = {name: getattr(options, name) for name in ("rounds", "seconds", "batch", "states")}
    libraries = [best(name, rounds) for name, rounds in found.items() if name not in left_out]
    return Results(machine(), effort, load, libraries, [LeftOut(*each) for each in left_out.items()])


def _prepare(contestants: Sequence[Contestant], folder: Path) -> tuple[dict[Contestant, Path], dict[str, str]]:
    """The interpreters of those that can be installed, and the reasons for the others."""
    interpreters: dict[Contestant, Path] = {}
    left_out: dict[str, str] = {}
    for contestant in contestants:
        _say(f"{contestant.name}: preparing")
        try:
            interpreters[contestant] = prepare(contestant, folder)
        except Unavailable as error:
            left_out[contestant.name] = str(error)
    return interpreters, left_out


def machine() -> dict[str, str]:
    """The machine on which the figures are measured."""
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / GIBIBYTE
    return {
        "processor": _processor(),
        "cores": f"{os.cpu_count()} cores, of which one is used",
        "memory": f"{memory:.0f} GiB",
        "system": f"{platform.system()} {platform.machine()}",
        "python": f"Python {platform.python_version()}",
    }


def _processor() -> str:
    """The processor's name according to Linux, or else to Python."""
    described = Path("/proc/cpuinfo")
    if described.exists():
        for line in described.read_text(encoding="utf-8").splitlines():
            name, _, value = line.partition(":")
            if name.strip() == "model name":
                return value.strip()
    return platform.processor() or platform.machine()


def _stay_on_one_core() -> None:
    """Let this process and its children share one core, if the system supports that."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


def _say(words: str) -> None:
    print(words, flush=True)


if __name__ == "__main__":
    main()
