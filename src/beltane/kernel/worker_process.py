"""Worker processes: each does one task at a time, and leaves Ctrl-C to the process that started it."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, Generic, TypeVar, cast

Shared = TypeVar("Shared")
Task = TypeVar("Task")
Answer = TypeVar("Answer")


class WorkerProcess(Generic[Shared, Task, Answer]):
    """A process that answers each task with `work(shared, task)`; `task` is the one under way.

    `work` is a function of a module, and everything that crosses processes can be pickled.
    """

    def __init__(self, work: Callable[[Shared, Task], Answer], shared: Shared) -> None:
        context = get_context("spawn")
        self.connection, theirs = context.Pipe()
        self.task: Task | None = None
        self.process = context.Process(target=_serve, args=(theirs, work, shared), daemon=True)
        with interrupts_ignored():
            self.process.start()
        theirs.close()

    def begin(self, task: Task) -> None:
        """Hand over a task; raises OSError if the process has died."""
        self.task = task
        self.connection.send(task)

    def answer(self) -> Answer:
        """Wait for the answer; raises EOFError or OSError if the process has died."""
        self.task = None
        return cast(Answer, self.connection.recv())

    def stop(self) -> None:
        """End the process at once."""
        self.connection.close()
        self.process.kill()
        self.process.join()


def _serve(connection: Connection, work: Callable[[Any, Any], Any], shared: Any) -> None:
    """The loop of a worker process: answer tasks until the other end closes the connection."""
    # Elsewhere `interrupts_ignored` is inherited and covers the time up to this line; on Windows it is not.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        while True:
            connection.send(work(shared, connection.recv()))
    except (EOFError, BrokenPipeError):
        return


@contextmanager
def interrupts_ignored() -> Iterator[None]:
    """Make processes that are started inside the block ignore Ctrl-C."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    earlier = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, earlier)
