"""The service in processes of its own, and their use of processor time and memory."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

LONGEST_START = 120.0
SECONDS_BETWEEN_LOOKS = 0.02
TICKS = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True)
class Process:
    """A running service."""

    port: int
    pid: int

    @property
    def cpu_seconds(self) -> float:
        """The processor time that it has used so far, in all its threads."""
        fields = Path(f"/proc/{self.pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    @property
    def helpers(self) -> list[Process]:
        """The processes that it has started itself: those of bots, and those that render views."""
        lists = Path(f"/proc/{self.pid}/task").glob("*/children")
        return [Process(self.port, int(pid)) for children in lists for pid in children.read_text().split()]

    @property
    def resident_mebibytes(self) -> float:
        """Its resident memory."""
        status = Path(f"/proc/{self.pid}/status").read_text(encoding="utf-8")
        return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS")) / 1024

    def metrics(self) -> dict[str, float]:
        """The service's own metrics."""
        with urlopen(f"http://127.0.0.1:{self.port}/metrics") as answer:
            lines = answer.read().decode().splitlines()
        return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}

    def wait_for(self, path: str) -> None:
        """Wait until a page is answered successfully."""
        end = time.perf_counter() + LONGEST_START
        while time.perf_counter() < end:
            with suppress(URLError, ConnectionError), urlopen(f"http://127.0.0.1:{self.port}{path}"):
                return
            time.sleep(SECONDS_BETWEEN_LOOKS)
        raise TimeoutError(path)


@contextmanager
def serving(database_url: str, processes: int = 1, *options: str) -> Iterator[list[Process]]:
    """The service in several processes on the same database; they have started, but may not be ready."""
    started: list[subprocess.Popen[bytes]] = []
    try:
        yield [_start(database_url, options, started) for _ in range(processes)]
    finally:
        for server in started:
            server.terminate()
        for server in started:
            server.wait()


def _start(database_url: str, options: Sequence[str], started: list[subprocess.Popen[bytes]]) -> Process:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    common = ["--database-url", database_url, "--port", str(port), "--no-rate-limits", "--log-level", "warning"]
    started.append(subprocess.Popen([sys.executable, "-m", "beltane.cli", "serve", *common, *options]))
    return Process(port, started[-1].pid)
