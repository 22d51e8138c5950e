"""Playing matches on the cores of this machine, in processes of their own."""

from __future__ import annotations

import signal
import threading
from collections import Counter, deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from types import TracebackType

from beltane.arena.contest import Contest, ScheduledMatch
from beltane.arena.run.match import Result, play_match, play_match_or_error
from beltane.kernel.errors import BeltaneError

MOST_ATTEMPTS = 3
"""A match is tried this often before the deaths of its workers are blamed on it."""


def play_locally(contest: Contest, planned: Sequence[ScheduledMatch], jobs: int) -> Iterator[Result]:
    """Play matches, `jobs` at a time; yields results as they finish. What they are does not depend on `jobs`."""
    jobs = min(jobs, len(planned))
    if jobs <= 1:
        yield from (play_match(contest, scheduled) for scheduled in planned)
        return
    with Workers(contest, jobs) as workers:
        yield from workers.play(planned)


class Worker:
    """A process that plays one match at a time."""

    def __init__(self, contest: Contest) -> None:
        context = get_context("spawn")
        self.connection, theirs = context.Pipe()
        self.process = context.Process(target=serve, args=(theirs, contest), daemon=True)
        self.match: ScheduledMatch | None = None
        with interrupts_ignored():
            self.process.start()
        theirs.close()

    def begin(self, scheduled: ScheduledMatch) -> None:
        """Hand over a match."""
        self.match = scheduled
        self.connection.send(scheduled)

    def stop(self) -> None:
        """End the process at once."""
        self.connection.close()
        self.process.kill()
        self.process.join()


def serve(connection: Connection, contest: Contest) -> None:
    """The loop of a worker process: play the matches it receives until the other end closes the connection."""
    # Elsewhere `interrupts_ignored` is inherited and covers the time up to this line; on Windows it is not.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        while True:
            connection.send(play_match_or_error(contest, connection.recv()))
    except (EOFError, BrokenPipeError):
        return


@contextmanager
def interrupts_ignored() -> Iterator[None]:
    """Processes started meanwhile ignore Ctrl-C: only the one that stores the results should handle it."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    earlier = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, earlier)


class Workers:
    """A pool of workers; one that dies is replaced, and its match retried."""

    def __init__(self, contest: Contest, jobs: int) -> None:
        self._contest = contest
        self._workers = [Worker(contest) for _ in range(jobs)]
        self._deaths: Counter[ScheduledMatch] = Counter()

    def __enter__(self) -> Workers:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for worker in self._workers:
            worker.stop()

    def play(self, planned: Sequence[ScheduledMatch]) -> Iterator[Result]:
        """Play matches; yields results as they finish."""
        waiting = deque(planned)
        while waiting or any(worker.match for worker in self._workers):
            self._hand_out(waiting)
            for worker in self._ready():
                answer = self._answer(worker)
                if isinstance(answer, ScheduledMatch):
                    waiting.appendleft(answer)
                else:
                    yield answer

    def _hand_out(self, waiting: deque[ScheduledMatch]) -> None:
        """Give every idle worker a match; a worker that has died meanwhile is replaced."""
        while waiting and (idle := self._idle()) is not None:
            scheduled = waiting.popleft()
            try:
                idle.begin(scheduled)
            except OSError:
                waiting.appendleft(scheduled)
                self._replace(idle, scheduled)

    def _idle(self) -> Worker | None:
        return next((worker for worker in self._workers if worker.match is None), None)

    def _ready(self) -> list[Worker]:
        ready = wait([worker.connection for worker in self._workers if worker.match])
        return [worker for worker in self._workers if worker.connection in ready]

    def _answer(self, worker: Worker) -> Result | ScheduledMatch:
        """A worker's result; or its match, to be retried, if the worker has died."""
        scheduled = worker.match
        assert scheduled is not None
        worker.match = None
        try:
            answer: Result | BeltaneError = worker.connection.recv()
        except (EOFError, OSError):
            self._replace(worker, scheduled)
            return scheduled
        if isinstance(answer, BeltaneError):
            raise answer
        return answer

    def _replace(self, worker: Worker, scheduled: ScheduledMatch) -> None:
        worker.stop()
        self._deaths[scheduled] += 1
        if self._deaths[scheduled] == MOST_ATTEMPTS:
            raise BeltaneError("match-kills-workers", match=scheduled.phrase, times=MOST_ATTEMPTS)
        self._workers[self._workers.index(worker)] = Worker(self._contest)
