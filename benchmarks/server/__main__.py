"""The service under load: `python -m benchmarks.server --help`."""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import resource
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from benchmarks.server.clients import Client, Connections
from benchmarks.server.games import Game, Times, close, drive, openings, set_up
from benchmarks.server.process import Process, serving
from tests.server.postgres import Postgres

MOST_FILES = 65_536
TABLES_PER_PERSON = 40
DRUIDS = 4


def main() -> None:
    """Measure what the command line asks for, and print the results."""
    options = _read_arguments()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(MOST_FILES, hard), hard))
    _say("machine", f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f} as this begins")
    measure = {"load": measure_load, "tables": measure_tables, "druids": measure_druids, "start": measure_start}
    asyncio.run(measure[options.what](options))
    _say("machine", f"load {os.getloadavg()[0]:.1f} as this ends")


def _read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server", description=__doc__)
    parser.add_argument("what", choices=["load", "tables", "druids", "start"])
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--processes", type=int, default=1, help="processes of the service, with PostgreSQL")
    parser.add_argument("--views", type=int, default=0, help="processes that put together what clients are shown")
    parser.add_argument("--games", nargs="+", default=["meduris", "bonfire"], help="which are played, by turns")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--tables", type=int, default=500, help="how many are played at, or are kept in memory")
    parser.add_argument("--rate", type=float, default=300, help="actions a second")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--folder", type=Path, default=None, help="where SQLite keeps its file")
    return parser.parse_args()


async def measure_load(options: argparse.Namespace) -> None:
    """Measure many games at once, with actions at a fixed rate."""
    views = ("--view-processes", str(options.views))
    with _database(options) as url, serving(url, options.processes, *views) as processes:
        games = await _begin(processes, options)
        await _measure(games, processes, options)
        await close(games)


async def measure_tables(options: argparse.Namespace) -> None:
    """Measure the memory of many tables that are loaded and watched."""
    with _database(options) as url, serving(url, 1, "--memory", "16384") as processes:
        _wait(processes)
        connections, saves = Connections(processes[0].port), openings(options.games, options.seats)
        before = processes[0].resident_mebibytes
        people = [Client(connections) for _ in range(0, options.tables, TABLES_PER_PERSON)]
        for number, person in enumerate(people):
            await person.introduce(f"Player {number}")
        await asyncio.gather(*(_fill(person, saves, options.seats) for person in people))
        await asyncio.sleep(2)
        taken, metrics = processes[0].resident_mebibytes, processes[0].metrics()
        tables = metrics["beltane_tables_at_hand"]
        _say("tables at hand", f"{tables:.0f}")
        _say("memory", f"{taken:.0f} MiB, {before:.0f} MiB of them before the first table")
        _say("for each table", f"{(taken - before) * 1024 / tables:.1f} KiB")
        _say("as the service guesses", f"{metrics['beltane_tables_bytes'] / tables / 1024:.1f} KiB")
        _say_pauses(processes[0], (0, 0, 0))
        await asyncio.gather(*(person.close() for person in people))


async def _fill(person: Client, saves: Sequence[str], seats: int) -> None:
    """As many tables as one person may have, with clients that watch them, and an action at each."""
    keys = []
    for number in range(TABLES_PER_PERSON):
        position = await person.post("/saves", save=saves[number % len(saves)], seats=["me"] * seats)
        keys.append(position["table"]["key"])
        actions = position["prompt"]["choices"][0]["actions"]
        await person.post(f"/tables/{keys[-1]}/act", ply=position["ply"], actions=actions)
    await person.watch(*keys)


async def measure_druids(options: argparse.Namespace) -> None:
    """Measure people's actions while four Druids think without a pause, at tables of their own."""
    with _database(options) as url, serving(url, 1, "--bot-processes", str(DRUIDS)) as processes:
        games = await _begin(processes, options)
        _say("without Druids", "")
        await _measure(games, processes, options)
        thinking = [asyncio.create_task(_keep_thinking(games[0].clients[0].connections)) for _ in range(DRUIDS)]
        await asyncio.sleep(3)
        _say("with four Druids thinking", "")
        await _measure(games, processes, options)
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)
        await close(games)


async def _keep_thinking(connections: Connections) -> None:
    """A player against a Druid who decides at once, every time."""
    person = Client(connections)
    await person.introduce("Opponent")
    position = await person.post("/tables", game="bonfire", seats=["me", "druid"])
    path = f"/tables/{position['table']['key']}"
    while position["table"]["status"] == "playing":
        if position["prompt"]["choices"]:
            actions = position["prompt"]["choices"][0]["actions"]
            position = await person.post(f"{path}/act", ply=position["ply"], actions=actions)
        else:
            await asyncio.sleep(0.1)
            position = await person.get(f"{path}/position")


async def measure_start(options: argparse.Namespace) -> None:
    """Measure the time from starting the command to the first answers."""
    with _database(options) as url:
        for _ in range(3):
            begin = time.perf_counter()
            with serving(url, 1) as (process,):
                for path in ("/health", "/ready"):
                    process.wait_for(path)
                    took = time.perf_counter() - begin
                    _say(path, f"{took:.2f} s, of which {process.cpu_seconds:.2f} s on a processor")


@contextmanager
def _database(options: argparse.Namespace) -> Iterator[str]:
    if options.database == "postgresql":
        with Postgres(durable=True) as server:
            yield server.new_database()
        return
    with tempfile.TemporaryDirectory(dir=options.folder) as folder:
        yield f"sqlite:///{folder}/beltane.sqlite"


def _wait(processes: Sequence[Process]) -> None:
    for process in processes:
        process.wait_for("/ready")


async def _begin(processes: Sequence[Process], options: argparse.Namespace) -> list[Game]:
    _wait(processes)
    saves = openings(options.games, options.seats)
    begin = time.perf_counter()
    services = [Connections(process.port) for process in processes]
    games = await set_up(services, saves, options.tables, options.seats)
    await asyncio.sleep(1)
    _say("processes", " ".join(str(process.pid) for process in processes))
    _say("set up", f"{len(games)} games of {options.seats} in {time.perf_counter() - begin:.1f} s")
    return games


async def _measure(games: Sequence[Game], processes: Sequence[Process], options: argparse.Namespace) -> None:
    # A garbage collection over everything set up so far would delay these clients, not the service.
    gc.collect()
    gc.freeze()
    pauses = [pauses_of(process) for process in processes]
    begin, client = time.perf_counter(), time.process_time()
    used = [process.cpu_seconds for process in processes]
    helped = [sum(helper.cpu_seconds for helper in process.helpers) for process in processes]
    times = await drive(games, options.rate, options.seconds)
    took = time.perf_counter() - begin
    _say_times(times, options.rate, took)
    for process, before, helped_before, earlier in zip(processes, used, helped, pauses, strict=True):
        _say_processor("service", process.cpu_seconds - before, took, len(times.answered) / len(processes))
        spent = sum(helper.cpu_seconds for helper in process.helpers) - helped_before
        _say_processor("its other processes", spent, took, len(times.answered) / len(processes))
        _say("memory", f"{process.resident_mebibytes:.0f} MiB")
        _say_pauses(process, earlier)
    _say("clients", f"{100 * (time.process_time() - client) / took:.0f} % of a core")


def _say_processor(what: str, seconds: float, took: float, actions: float) -> None:
    _say(
        what,
        f"{100 * seconds / took:.0f} % of a core, {1000 * seconds / max(1, actions):.2f} ms for each of its actions",
    )


def _say_times(times: Times, rate: float, took: float) -> None:
    _say("actions", f"{len(times.answered)} in {took:.1f} s: {len(times.answered) / took:.0f} of {rate:.0f} a second")
    for name, seconds in (("others notified", times.notified), ("answered", times.answered)):
        ordered = sorted(seconds) or [float("nan")]
        shares = {share: 1000 * ordered[min(len(ordered) - 1, int(len(ordered) * share))] for share in (0.5, 0.99, 1)}
        _say(name, f"p50 {shares[0.5]:.1f} ms, p99 {shares[0.99]:.1f} ms, longest {shares[1]:.1f} ms")


def pauses_of(process: Process) -> tuple[float, float, float]:
    """The service's garbage collections: their number, their total seconds, and the number over 10 ms."""
    metrics, name = process.metrics(), "beltane_garbage_seconds"
    count = metrics.get(f"{name}_count", 0)
    return count, metrics.get(f"{name}_sum", 0), count - metrics.get(f'{name}_bucket{{le="0.01"}}', 0)


def _say_pauses(process: Process, earlier: tuple[float, float, float]) -> None:
    count, seconds, long = (now - before for now, before in zip(pauses_of(process), earlier, strict=True))
    _say("garbage", f"{count:.0f} collections, {1000 * seconds:.0f} ms in all, {long:.0f} of them over 10 ms")


def _say(what: str, text: str) -> None:
    print(f"{what:24}{text}", flush=True)


if __name__ == "__main__":
    main()
