"""Sets of small numbers as the bits of one integer."""

from __future__ import annotations

import numpy as np

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


@rule
def size_of(members: int) -> int:
    """The number of members of a set."""
    size = 0
    while members != 0:
        size += members & 1
        members = members >> 1
    return size
