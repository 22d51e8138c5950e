"""Worker threads that are ready at any time: handing them work takes a few microseconds."""

from __future__ import annotations

import weakref
from collections.abc import Callable
from queue import SimpleQueue
from threading import Lock, Thread

Work = Callable[[int], None]
"""What each member of a crew runs; the argument is the member's number."""


class Crew:
    """A fixed number of workers: 0 is the caller, the others are threads, which end when the crew is released."""

    def __init__(self, members: int) -> None:
        self.members = members
        # With a queue for each, all threads wake at once instead of one after another.
        self._queues: list[Queue] = [SimpleQueue() for _ in range(1, members)]
        for member, queue in enumerate(self._queues, 1):
            Thread(target=_serve, args=(queue, member), daemon=True).start()
        self._dismiss = weakref.finalize(self, _dismiss, self._queues)

    def work(self, work: Work) -> None:
        """Run `work` in all members at once and wait for them; an error in any of them is raised here."""
        self._hand_out(_Job(work, len(self._queues)), everybody=True)

    def share(self, work: Work, members: int) -> None:
        """Run `work`, which takes what is left to do until nothing is, in as many members as are awake in time.

        The caller waits only for those that have begun: waking a thread can take longer than the work.
        """
        self._hand_out(_Job(work, min(members, self.members) - 1), everybody=False)

    def _hand_out(self, job: _Job, *, everybody: bool) -> None:
        for queue in self._queues[: job.missing]:
            queue.put(job)
        try:
            job.work(0)
        finally:
            job.finish(everybody=everybody)
        for error in job.errors:
            raise error

    def close(self) -> None:
        """Stop the threads."""
        self._dismiss()


class _Job:
    """Work that is being done, with the number of threads that have not begun it yet, and of those doing it."""

    def __init__(self, work: Work, threads: int) -> None:
        self.work = work
        self.missing, self.busy = threads, 0
        self.errors: list[BaseException] = []
        self._numbers, self._closed = Lock(), False
        self._last_one, self._awaited, self._is_done = Lock(), False, False
        self._last_one.acquire()

    def join(self, member: int) -> None:
        """Do the work as a thread, unless it is finished by now."""
        with self._numbers:
            if self._closed:
                return
            self.missing -= 1
            self.busy += 1
        try:
            self.work(member)
        except BaseException as error:
            self.errors.append(error)
        with self._numbers:
            self.busy -= 1
            if self._awaited and self.missing + self.busy == 0:
                self._is_done = True
                self._last_one.release()

    def finish(self, *, everybody: bool) -> None:
        """Wait for the threads that are doing the work, and for `everybody` else; nobody begins it afterwards."""
        with self._numbers:
            if not everybody:
                self._closed, self.missing = True, 0
            self._awaited = self.missing + self.busy > 0
        if self._awaited:
            self._wait_in_any_case()

    def _wait_in_any_case(self) -> None:
        """Wait for the last thread before an interruption is passed on: whoever goes on must not meet any at work."""
        interrupted: KeyboardInterrupt | None = None
        while True:
            try:
                # An interruption can also come when the lock has just been acquired, which nobody releases again.
                while not self._is_done:
                    self._last_one.acquire()
                break
            except KeyboardInterrupt as error:
                interrupted = error
        if interrupted is not None:
            raise interrupted


Queue = SimpleQueue[_Job | None]


def _serve(queue: Queue, member: int) -> None:
    while _does_job(queue, member):
        pass


def _does_job(queue: Queue, member: int) -> bool:
    """Wait for a job and do it; keeps no reference to it afterwards, so that what it uses can be freed."""
    job = queue.get()
    if job is None:
        return False
    job.join(member)
    return True


def _dismiss(queues: list[Queue]) -> None:
    for queue in queues:
        queue.put(None)
