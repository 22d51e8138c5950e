"""Slices are taken by one thread each, and none is left out, however many threads there are."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

from beltane.kernel.records import Row
from beltane.kernel.rule import generic
from beltane.kernel.slices import no_slices_taken, take_slice


@pytest.mark.parametrize(("threads", "games", "size"), [(1, 10, 4), (2, 64, 64), (3, 1000, 1), (4, 3, 2), (2, 0, 5)])
def test_every_slice_is_taken_once(threads: int, games: int, size: int) -> None:
    taken, found = no_slices_taken(threads), list[int]()
    start = threading.Barrier(threads, timeout=10)

    def take(thread: int) -> None:
        start.wait()
        while (first := take_slice(taken, thread, games, size)) < games:
            found.append(first)

    helpers = [threading.Thread(target=take, args=(thread,)) for thread in range(threads)]
    for helper in helpers:
        helper.start()
    for helper in helpers:
        helper.join()
    assert sorted(found) == list(range(0, games, size))


@generic
def take_all(taken: Row, thread: int, games: int, times: Row) -> None:
    """Count for each game how often it is taken, in a slice of its own."""
    first = take_slice(taken, thread, games, 1)
    while first < games:
        times[first] += 1
        first = take_slice(taken, thread, games, 1)


def test_compiled_code_takes_slices_without_the_interpreters_lock() -> None:
    """All threads take from the same share, for long enough to do so at the same time."""
    threads, games, rounds = 4, 3_000_000, 3
    taken, times = no_slices_taken(1), [np.zeros(games, np.int8) for _ in range(threads)]
    take_all(taken, 0, 1, times[0])
    with ThreadPoolExecutor(threads) as pool:
        for _ in range(rounds):
            taken[:] = 0
            list(pool.map(lambda counted: take_all(taken, 0, games, counted), times))
    times[0][0] -= 1
    assert (np.sum(times, axis=0) == rounds).all()


def test_a_thread_begins_with_its_own_share() -> None:
    taken = no_slices_taken(2)
    assert [take_slice(taken, 1, 40, 10) for _ in range(6)] == [10, 30, 0, 20, 40, 40]
    assert np.count_nonzero(taken) == 2
