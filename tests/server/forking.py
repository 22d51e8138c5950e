"""Real service processes, quickly: one process has loaded everything, and each service is a fork of it.

Run as a program, it reads settings from its input, a line of JSON for each service, and writes the service's process
ID.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx

ROOT = Path(__file__).parents[2]
SECONDS_TO_START = 60


@dataclass
class Launcher:
    """The process that forks services."""

    program: subprocess.Popen[str]

    def start(self, **settings: Any) -> int:
        """Start a service; returns its process ID."""
        assert self.program.stdin is not None
        assert self.program.stdout is not None
        self.program.stdin.write(json.dumps(settings) + "\n")
        self.program.stdin.flush()
        return int(self.program.stdout.readline())

    @asynccontextmanager
    async def serving(self, **settings: Any) -> AsyncIterator[int]:
        """The process ID of a service that answers; it is killed at the end."""
        process = self.start(**settings)
        try:
            await until_ready(settings["port"])
            yield process
        finally:
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)


@contextmanager
def launching() -> Iterator[Launcher]:
    """A process that forks services, for as long as the context lasts."""
    path = os.pathsep.join([str(ROOT), str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])
    program = subprocess.Popen(
        [sys.executable, "-m", "tests.server.forking"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        # Killed processes leave semaphores behind, which another process reports when it cleans up.
        env={**os.environ, "PYTHONPATH": path, "PYTHONWARNINGS": "ignore:resource_tracker"},
    )
    try:
        yield Launcher(program)
    finally:
        program.communicate()


async def until_ready(port: int) -> None:
    """Wait until a service answers."""
    # Nothing is encrypted here, and reading the certificates to trust takes longer than starting.
    async with httpx.AsyncClient(verify=False) as client, asyncio.timeout(SECONDS_TO_START):
        while True:
            with suppress(httpx.HTTPError):
                if (await client.get(f"http://127.0.0.1:{port}/ready")).status_code == 200:
                    return
            await asyncio.sleep(0.02)


def free_port() -> int:
    """An unused port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def play_once(game: str) -> None:
    """Load everything that is used in a game, by playing one."""
    from beltane.bots.bot import position_for
    from beltane.kernel.match import Match
    from beltane.kernel.random import new_generator
    from beltane.kernel.wire import to_json

    match = Match.new(game, seats=2, seed=1)
    while match.mover is not None:
        to_json(match.view(match.mover))
        prompt = match.prompt(match.mover)
        to_json(prompt)
        match.copy().why_not_undo(match.mover)
        match.play_all(prompt.choices[-1].actions)
        to_json(match.events())
    position_for(match.game, match.state, 0, new_generator(1))
    match.standings()


def main() -> None:
    """Load and make everything once, and fork a service for each line of the input."""
    from beltane.kernel.game import game_names
    from beltane.server.operations.settings import ServerSettings
    from beltane.server.people.passwords import nobodys_hash
    from beltane.server.reach.sending import trusted
    from beltane.server.serving import run

    nobodys_hash()
    trusted()
    for game in game_names():
        play_once(game)
    # Services that have ended need no attention here.
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        process = os.fork()
        if process == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            os.close(sys.stdin.fileno())
            run(ServerSettings.model_validate(json.loads(line)))
            return
        print(process, flush=True)


if __name__ == "__main__":
    main()
