"""Sets of small numbers as bits."""

from __future__ import annotations

import numpy as np

from beltane.kernel.bits import bit, holds, lowest, size_of, without_lowest

LARGEST = 62


def members(bits: int) -> list[int]:
    """The members, smallest first."""
    found = []
    while bits != 0:
        found.append(int(lowest(bits)))
        bits = without_lowest(bits)
    return found


def test_every_number_is_found_in_a_set() -> None:
    assert [members(bit(number)) for number in range(LARGEST + 1)] == [[number] for number in range(LARGEST + 1)]


def test_members_come_in_ascending_order() -> None:
    dice = np.random.default_rng(1)
    for _ in range(200):
        chosen = sorted(dice.choice(LARGEST + 1, size=dice.integers(LARGEST + 2), replace=False).tolist())
        bits = sum(1 << number for number in chosen)
        assert members(bits) == chosen
        assert size_of(bits) == len(chosen)
        assert [number for number in range(LARGEST + 1) if holds(bits, number)] == chosen
