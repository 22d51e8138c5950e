"""Threads that wait for work: handing it over to them takes a few millionths of a second."""

from __future__ import annotations

import weakref
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread

Work = Callable[[int], None]
"""What each member of a crew does; it is told the member's number."""
Outcome = BaseException | None
Jobs = SimpleQueue[tuple[Work, int, "SimpleQueue[Outcome]"] | None]


class Crew:
    """So many members: number 0 is whoever calls, the others are threads, which go when nobody holds the crew."""

    def __init__(self, members: int) -> None:
        self.members = members
        self._jobs: Jobs = SimpleQueue()
        for _ in range(1, members):
            Thread(target=_serve, args=(self._jobs,), daemon=True).start()
        self._dismiss = weakref.finalize(self, _dismiss, self._jobs, members - 1)

    def work(self, work: Work) -> None:
        """Let all members work side by side, and wait for them; if any fails, so does this."""
        outcomes: SimpleQueue[Outcome] = SimpleQueue()
        for member in range(1, self.members):
            self._jobs.put((work, member, outcomes))
        try:
            work(0)
        finally:
            found = [outcomes.get() for _ in range(1, self.members)]
        for error in found:
            if error is not None:
                raise error

    def close(self) -> None:
        """Let the threads go."""
        self._dismiss()


def _serve(jobs: Jobs) -> None:
    while _does_job(jobs):
        pass


def _does_job(jobs: Jobs) -> bool:
    """Wait for a job and do it; afterwards nothing of it is held any more."""
    job = jobs.get()
    if job is None:
        return False
    work, member, outcomes = job
    try:
        work(member)
    except BaseException as error:
        outcomes.put(error)
    else:
        outcomes.put(None)
    return True


def _dismiss(jobs: Jobs, threads: int) -> None:
    for _ in range(threads):
        jobs.put(None)
