"""Compiling a game in several processes."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import wait
from typing import TypeAlias

from beltane.cli.batches import cores
from beltane.cli.warmup import STEPS, mark_ready
from beltane.kernel.game import find_game
from beltane.kernel.worker_process import WorkerProcess

MOST_PROCESSES = 4
"""More would mostly wait for one another, and each takes several hundred megabytes."""


Worker: TypeAlias = WorkerProcess[str, str, bool]


def take_step(name: str, step: str) -> bool:
    """Take a step of a game; False if that fails, so that it is repeated where the error can be shown."""
    try:
        STEPS[step](find_game(name))
    except OSError:
        return False
    return True


def compile_game(name: str, advance: Callable[[], None]) -> None:
    """Compile all code of a game, in one process per core; `advance` is called after each of the STEPS."""
    for step in _take_steps(name, advance):
        # An error that ended a worker process is raised here, unless it was an accident.
        STEPS[step](find_game(name))
        advance()
    mark_ready(name)


def _take_steps(name: str, advance: Callable[[], None]) -> list[str]:
    """Let worker processes take all steps; returns those that are left because workers have failed."""
    waiting, left = deque(STEPS), []
    workers: list[Worker] = [WorkerProcess(take_step, name) for _ in range(min(cores(), MOST_PROCESSES))]
    try:
        for worker in workers:
            _begin(worker, waiting.popleft())
        running = list(workers)
        while running:
            ready = wait([worker.connection for worker in running])
            for worker in [worker for worker in running if worker.connection in ready]:
                step = str(worker.task)
                if not _is_done(worker):
                    left.append(step)
                    running.remove(worker)
                    continue
                advance()
                if waiting:
                    _begin(worker, waiting.popleft())
                else:
                    running.remove(worker)
    finally:
        for worker in workers:
            worker.stop()
    return [*left, *waiting]


def _begin(worker: Worker, step: str) -> None:
    """Hand over a step; `_is_done` notices if the process has died."""
    with suppress(OSError):
        worker.begin(step)


def _is_done(worker: Worker) -> bool:
    """Wait for the step that was handed over; False if it failed or its process has died."""
    try:
        return worker.answer()
    except (EOFError, OSError):
        return False
