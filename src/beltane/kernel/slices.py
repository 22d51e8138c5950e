"""Slices of work that several threads take from one another's shares, inside compiled code.

A thread begins with its own share, whose games may still be in its core's cache, and helps the others afterwards.
"""

from __future__ import annotations

from threading import Lock
from typing import Any

import numpy as np
import numpy.typing as npt
from llvmlite import ir
from numba.core import types
from numba.extending import intrinsic

from beltane.kernel.records import Row
from beltane.kernel.rule import interpreted, rule

APART = 8
"""Counters lie so many numbers apart, in a cache line each, so that threads do not wait for each other's."""
ORDERING = "seq_cst"

_one_at_a_time = Lock()


def _counting_type(_context: Any, counters: Any, place: Any) -> tuple[Any, Any]:
    """The typing function of a Numba intrinsic: its signature, and the code generator."""

    def write(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        array = context.make_array(signature.args[0])(context, builder, arguments[0])
        counter = builder.gep(array.data, [arguments[1]])
        return builder.atomic_rmw("add", counter, ir.Constant(ir.IntType(64), 1), ORDERING)

    return types.int64(counters, types.int64), write


def _count_one(counters: Row, place: int) -> int:
    """The interpreted stand-in: adds 1 to a counter, and returns what it was before."""
    with _one_at_a_time:
        before = int(counters[place])
        counters[place] += 1
    return before


_count = _count_one if interpreted() else intrinsic(_counting_type)


def no_slices_taken(threads: int) -> npt.NDArray[Any]:
    """The counters of so many threads, of whose shares nobody has taken anything yet."""
    return np.zeros(threads * APART, np.int64)


@rule
def take_slice(taken: Row, thread: int, games: int, size: int) -> int:
    """The first game of a slice of this size that is the thread's from now on; `games` if none is left."""
    threads = len(taken) // APART
    for further in range(threads):
        share = (thread + further) % threads
        first = size * (share + threads * _count(taken, share * APART))
        if first < games:
            return first
    return games
