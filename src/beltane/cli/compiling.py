"""Compiling a game in several processes."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait

from beltane.arena.run.workers import interrupts_ignored
from beltane.cli.batches import cores
from beltane.cli.warmup import STEPS, mark_ready
from beltane.kernel.game import find_game

MOST_PROCESSES = 4
"""More would only wait for one another, and each takes several hundred megabytes."""


class Worker:
    """A process that takes steps of one game."""

    def __init__(self, game: str) -> None:
        context = get_context("spawn")
        self.connection, theirs = context.Pipe()
        self.step = ""
        self._process = context.Process(target=serve, args=(theirs, game), daemon=True)
        with interrupts_ignored():
            self._process.start()
        theirs.close()

    def begin(self, step: str) -> None:
        """Hand over a step."""
        self.step = step
        # That a process has died is noticed by `is_done`.
        with suppress(OSError):
            self.connection.send(step)

    def is_done(self) -> bool:
        """Wait for the step that was handed over; False if the process has died of it."""
        try:
            self.connection.recv()
        except (EOFError, OSError):
            return False
        return True

    def stop(self) -> None:
        """End the process at once."""
        self.connection.close()
        self._process.kill()
        self._process.join()


def serve(connection: Connection, name: str) -> None:
    """What a worker does: take the steps that it is handed until nobody listens any more."""
    # Windows hands on nothing of `interrupts_ignored`, which elsewhere covers the time until this line.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    game = find_game(name)
    try:
        while True:
            step = connection.recv()
            STEPS[step](game)
            connection.send(step)
    except (EOFError, OSError):
        return


def compile_game(name: str, advance: Callable[[], None]) -> None:
    """Compile everything of a game, in a process for each core; `advance` is called after each of the STEPS."""
    for step in _take_steps(name, advance):
        # Whatever ended the process that was at it shows here, unless it was an accident.
        STEPS[step](find_game(name))
        advance()
    mark_ready(name)


def _take_steps(name: str, advance: Callable[[], None]) -> list[str]:
    """Let workers take all steps; returns those that are left because workers have died."""
    waiting, left = deque(STEPS), []
    workers = [Worker(name) for _ in range(min(cores(), MOST_PROCESSES))]
    try:
        for worker in workers:
            worker.begin(waiting.popleft())
        running = list(workers)
        while running:
            ready = wait([worker.connection for worker in running])
            for worker in [worker for worker in running if worker.connection in ready]:
                if not worker.is_done():
                    left.append(worker.step)
                    running.remove(worker)
                    continue
                advance()
                if waiting:
                    worker.begin(waiting.popleft())
                else:
                    running.remove(worker)
    finally:
        for worker in workers:
            worker.stop()
    return [*left, *waiting]
