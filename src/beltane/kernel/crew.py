"""Worker threads that are ready at any time: handing them work takes a few microseconds."""

from __future__ import annotations

import weakref
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread

Work = Callable[[int], None]
"""What each member of a crew runs; the argument is the member's number."""
Failure = BaseException | None
Jobs = SimpleQueue[tuple[Work, int, "SimpleQueue[Failure]"] | None]


class Crew:
    """A fixed number of workers: 0 is the caller, the others are threads, which end when the crew is released."""

    def __init__(self, members: int) -> None:
        self.members = members
        self._jobs: Jobs = SimpleQueue()
        for _ in range(1, members):
            Thread(target=_serve, args=(self._jobs,), daemon=True).start()
        self._dismiss = weakref.finalize(self, _dismiss, self._jobs, members - 1)

    def work(self, work: Work) -> None:
        """Run `work` in all members at once and wait for them; an error in any of them is raised here."""
        outcomes: SimpleQueue[Failure] = SimpleQueue()
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
        """Stop the threads."""
        self._dismiss()


def _serve(jobs: Jobs) -> None:
    while _does_job(jobs):
        pass


def _does_job(jobs: Jobs) -> bool:
    """Wait for a job and do it; keeps no reference to it afterwards, so that what it uses can be freed."""
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
