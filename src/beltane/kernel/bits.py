"""Sets of small numbers as the bits of one integer."""

from __future__ import annotations

import numpy as np

from beltane.kernel.records import Row
from beltane.kernel.rule import rule


@rule
def bit(number: int) -> int:
    """The set that contains one number below 63.

    Interpreted, `1 << number` would have the width of a narrow record field and lose the bit.
    """
    return int(np.int64(1) << number)


@rule
def holds(members: int, number: int) -> bool:
    """Whether a set contains a number."""
    return (members >> number) & 1 == 1


LOWEST_BY_REMAINDER: Row = np.array([next((n for n in range(63) if 2**n % 67 == rest), 0) for rest in range(67)])
"""The exponent of a power of two, by its remainder: modulo 67 no two of those that fit into an integer are alike."""


@rule
def lowest(members: int) -> int:
    """The smallest member of a set that is not empty."""
    return LOWEST_BY_REMAINDER[(members & -members) % 67]


@rule
def without_lowest(members: int) -> int:
    """A set without its smallest member."""
    return members & (members - 1)


@rule
def size_of(members: int) -> int:
    """The number of members of a set."""
    size = 0
    while members != 0:
        size += members & 1
        members = members >> 1
    return size
