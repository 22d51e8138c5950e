"""Playing matches on this machine, in one process per core."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterator, Sequence
from multiprocessing.connection import wait
from types import TracebackType
from typing import TypeAlias

from beltane.arena.contest import Contest, ScheduledMatch
from beltane.arena.run.match import Result, play_match, play_match_or_error
from beltane.kernel.errors import BeltaneError
from beltane.kernel.worker_process import WorkerProcess

MOST_ATTEMPTS = 3
"""A match is tried this often before the deaths of its workers are blamed on it."""

Worker: TypeAlias = WorkerProcess[Contest, ScheduledMatch, Result | BeltaneError]


def play_locally(contest: Contest, planned: Sequence[ScheduledMatch], jobs: int) -> Iterator[Result]:
    """Play matches, `jobs` at a time; yields results as they finish. They do not depend on `jobs`."""
    jobs = min(jobs, len(planned))
    if jobs <= 1:
        yield from (play_match(contest, scheduled) for scheduled in planned)
        return
    with Workers(contest, jobs) as workers:
        yield from workers.play(planned)


class Workers:
    """A pool of workers; one that dies is replaced, and its match retried."""

    def __init__(self, contest: Contest, jobs: int) -> None:
        self._contest = contest
        self._workers = [self._start() for _ in range(jobs)]
        self._deaths: Counter[ScheduledMatch] = Counter()

    def __enter__(self) -> Workers:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for worker in self._workers:
            worker.stop()

    def _start(self) -> Worker:
        return WorkerProcess(play_match_or_error, self._contest)

    def play(self, planned: Sequence[ScheduledMatch]) -> Iterator[Result]:
        """Play matches; yields results as they finish."""
        waiting = deque(planned)
        while waiting or any(worker.task for worker in self._workers):
            self._hand_out(waiting)
            for worker in self._ready():
                answer = self._answer(worker)
                if isinstance(answer, ScheduledMatch):
                    waiting.appendleft(answer)
                else:
                    yield answer

    def _hand_out(self, waiting: deque[ScheduledMatch]) -> None:
        """Give every idle worker a match; a worker that has died in the meantime is replaced."""
        while waiting and (idle := self._idle()) is not None:
            scheduled = waiting.popleft()
            try:
                idle.begin(scheduled)
            except OSError:
                waiting.appendleft(scheduled)
                self._replace(idle, scheduled)

    def _idle(self) -> Worker | None:
        return next((worker for worker in self._workers if worker.task is None), None)

    def _ready(self) -> list[Worker]:
        ready = wait([worker.connection for worker in self._workers if worker.task])
        return [worker for worker in self._workers if worker.connection in ready]

    def _answer(self, worker: Worker) -> Result | ScheduledMatch:
        """A worker's result; or its match, to be retried, if the worker has died."""
        scheduled = worker.task
        assert scheduled is not None
        try:
            answer = worker.answer()
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
        self._workers[self._workers.index(worker)] = self._start()
