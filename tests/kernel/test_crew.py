"""A crew's members work side by side, and errors are not lost."""

from __future__ import annotations

import gc
import signal
import threading
import time

import pytest

from beltane.kernel.crew import Crew


def test_all_members_work_at_the_same_time() -> None:
    crew, meeting = Crew(3), threading.Barrier(3, timeout=10)
    for _ in range(2):
        met: list[int] = []

        def work(member: int, met: list[int] = met) -> None:
            meeting.wait()
            met.append(member)

        crew.work(work)
        assert sorted(met) == [0, 1, 2]
    crew.close()


@pytest.mark.parametrize("failing", [0, 1])
def test_an_error_comes_after_all_have_finished(failing: int) -> None:
    crew, finished = Crew(2), []

    def work(member: int) -> None:
        if member == failing:
            raise OverflowError(f"member {member}")
        time.sleep(0.02)
        finished.append(member)

    with pytest.raises(OverflowError, match=f"member {failing}"):
        crew.work(work)
    assert finished == [1 - failing]
    crew.close()


def test_work_that_is_done_is_not_begun_by_threads_that_come_late() -> None:
    crew, done = Crew(3), list[int]()
    held, late = threading.Barrier(3, timeout=10), threading.Event()

    def keep_busy(member: int) -> None:
        if member > 0:
            held.wait()
            late.wait(10)

    holding = threading.Thread(target=crew.work, args=(keep_busy,))
    holding.start()
    held.wait()
    crew.share(done.append, 3)
    late.set()
    holding.join()
    crew.work(lambda _member: None)
    assert done == [0]
    crew.close()


def test_threads_that_have_begun_are_waited_for() -> None:
    crew, begun = Crew(2), threading.Event()

    def fail_late(member: int) -> None:
        if member == 0:
            begun.wait(10)
            return
        begun.set()
        time.sleep(0.02)
        raise OverflowError(f"member {member}")

    with pytest.raises(OverflowError, match="member 1"):
        crew.share(fail_late, 2)
    crew.close()


def test_only_as_many_members_share_as_are_asked_for() -> None:
    crew, met = Crew(3), list[int]()
    for members in (1, 2, 5):
        meeting = threading.Barrier(min(members, 3), timeout=10)

        def work(member: int, meeting: threading.Barrier = meeting) -> None:
            meeting.wait()
            met.append(member)

        crew.share(work, members)
        assert sorted(met) == list(range(min(members, 3)))
        met.clear()
    crew.close()


def test_an_interruption_waits_for_threads_that_are_working() -> None:
    crew, begun, done = Crew(2), threading.Event(), threading.Event()

    def work(member: int) -> None:
        if member == 0:
            begun.wait()
            return
        begun.set()
        time.sleep(0.2)
        signal.pthread_kill(threading.main_thread().ident or 0, signal.SIGINT)
        time.sleep(0.2)
        done.set()

    with pytest.raises(KeyboardInterrupt):
        crew.work(work)
    assert done.is_set()
    crew.close()


class InterruptedLock:
    """A lock that is acquired, but whose owner is interrupted before it can go on."""

    def __init__(self) -> None:
        self._lock, self._is_first = threading.Lock(), True

    def acquire(self) -> bool:
        self._lock.acquire()
        if threading.current_thread() is threading.main_thread() and self._lock_is_awaited():
            raise KeyboardInterrupt
        return True

    def _lock_is_awaited(self) -> bool:
        """Whether this is the wait for the threads: a job first acquires its lock for itself."""
        awaited, self._is_first = not self._is_first, False
        return awaited

    def release(self) -> None:
        self._lock.release()


def test_an_interruption_just_after_the_wait_is_passed_on(monkeypatch: pytest.MonkeyPatch) -> None:
    crew, begun = Crew(2), threading.Event()
    locks = iter([threading.Lock(), InterruptedLock()])
    monkeypatch.setattr("beltane.kernel.crew.Lock", lambda: next(locks))

    def work(member: int) -> None:
        if member == 0:
            begun.wait()
            return
        begun.set()
        time.sleep(0.2)

    with pytest.raises(KeyboardInterrupt):
        crew.work(work)
    crew.close()


def test_threads_go_with_their_crew() -> None:
    before = set(threading.enumerate())
    closed, forgotten = Crew(2), Crew(3)
    for crew in (closed, forgotten):
        crew.work(lambda _member: None)
    threads = set(threading.enumerate()) - before
    assert len(threads) == 3
    closed.close()
    del forgotten, crew
    gc.collect()
    for thread in threads:
        thread.join(10)
        assert not thread.is_alive()
