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

from beltane.arena.contest import Contest, Fixture
from beltane.arena.run.match import Result, play_fixture, play_or_explain
from beltane.kernel.errors import BeltaneError

MOST_ATTEMPTS = 3
"""So often is a match tried before its worker's death is taken to be its fault."""


def play_locally(contest: Contest, planned: Sequence[Fixture], jobs: int) -> Iterator[Result]:
    """Play matches, several at a time; results come as they are finished and do not depend on `jobs`."""
    jobs = min(jobs, len(planned))
    if jobs <= 1:
        yield from (play_fixture(contest, fixture) for fixture in planned)
        return
    with Workers(contest, jobs) as workers:
        yield from workers.play(planned)


class Worker:
    """A process that plays one match at a time."""

    def __init__(self, contest: Contest) -> None:
        context = get_context("spawn")
        self.connection, theirs = context.Pipe()
        self.process = context.Process(target=serve, args=(theirs, contest), daemon=True)
        self.fixture: Fixture | None = None
        with _interrupts_ignored():
            self.process.start()
        theirs.close()

    def begin(self, fixture: Fixture) -> None:
        """Hand over a match."""
        self.fixture = fixture
        self.connection.send(fixture)

    def stop(self) -> None:
        """End the process at once."""
        self.connection.close()
        self.process.kill()
        self.process.join()


def serve(connection: Connection, contest: Contest) -> None:
    """What a worker does: play what it is handed until nobody listens any more."""
    # Windows hands on nothing of `_interrupts_ignored`, which elsewhere covers the time until this line.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        while True:
            connection.send(play_or_explain(contest, connection.recv()))
    except (EOFError, BrokenPipeError):
        return


@contextmanager
def _interrupts_ignored() -> Iterator[None]:
    """What starts meanwhile does not notice Ctrl-C, which is for the one process that keeps the results."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    earlier = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, earlier)


class Workers:
    """Several workers; one that dies is replaced, and its match played again."""

    def __init__(self, contest: Contest, jobs: int) -> None:
        self._contest = contest
        self._workers = [Worker(contest) for _ in range(jobs)]
        self._deaths: Counter[Fixture] = Counter()

    def __enter__(self) -> Workers:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for worker in self._workers:
            worker.stop()

    def play(self, planned: Sequence[Fixture]) -> Iterator[Result]:
        """Play matches; results come as they are finished."""
        waiting = deque(planned)
        while waiting or any(worker.fixture for worker in self._workers):
            self._hand_out(waiting)
            for worker in self._ready():
                answer = self._answer(worker)
                if isinstance(answer, Fixture):
                    waiting.appendleft(answer)
                else:
                    yield answer

    def _hand_out(self, waiting: deque[Fixture]) -> None:
        """Give every idle worker a match; one that has died meanwhile is replaced."""
        while waiting and (idle := self._idle()) is not None:
            fixture = waiting.popleft()
            try:
                idle.begin(fixture)
            except OSError:
                waiting.appendleft(fixture)
                self._replace(idle, fixture)

    def _idle(self) -> Worker | None:
        return next((worker for worker in self._workers if worker.fixture is None), None)

    def _ready(self) -> list[Worker]:
        ready = wait([worker.connection for worker in self._workers if worker.fixture])
        return [worker for worker in self._workers if worker.connection in ready]

    def _answer(self, worker: Worker) -> Result | Fixture:
        """A worker's result; or its match, to be played again, if the worker has died."""
        fixture = worker.fixture
        assert fixture is not None
        worker.fixture = None
        try:
            answer: Result | BeltaneError = worker.connection.recv()
        except (EOFError, OSError):
            self._replace(worker, fixture)
            return fixture
        if isinstance(answer, BeltaneError):
            raise answer
        return answer

    def _replace(self, worker: Worker, fixture: Fixture) -> None:
        worker.stop()
        self._deaths[fixture] += 1
        if self._deaths[fixture] == MOST_ATTEMPTS:
            raise BeltaneError(
                f"The match {fixture} has ended its worker process {MOST_ATTEMPTS} times; "
                "play it with --jobs 1 to see why."
            )
        self._workers[self._workers.index(worker)] = Worker(self._contest)
