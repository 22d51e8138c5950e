"""What a learner sees: a position as one row of small numbers, the same for everybody who knows the same.

A game declares the parts of the row one after another and gives a rule that writes them. Seats are numbered relative to
the viewer, so that one policy can play all of them: 0 is the viewer, 1 the next seat around the table.

Code that writes many numbers first slices the row and counts from 0 in the slice: the compiler then knows that no index
is negative, and copies several numbers at a time.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np
import numpy.typing as npt

from beltane.kernel.records import Row
from beltane.kernel.rule import inlined, rule

NO_VALUE = -1
"""Stands for "nothing", or for something that the seat may not know."""
AMOUNT = 0
"""`categories` of a number that is an amount."""


def numbered(count: int) -> int:
    """The `categories` of a number from 0 to `count` - 1, or NO_VALUE."""
    return count + 1


@dataclass(frozen=True)
class Slice:
    """A part of an observation, and what its numbers mean.

    `categories` has, for each number, its number of cases: with n of them its values are -1 to n - 2, and larger ones
    count as the last case. An amount has AMOUNT instead; multiplied by `scale`, it is about 0 to 1.
    """

    name: str
    start: int
    shape: tuple[int, ...]
    meaning: str
    categories: tuple[int, ...]
    scale: tuple[float, ...]

    @property
    def length(self) -> int:
        """The number of numbers in the part."""
        return math.prod(self.shape)

    @property
    def stop(self) -> int:
        """Where the next part begins."""
        return self.start + self.length


@dataclass(frozen=True)
class Inputs:
    """How a network reads an observation: arrays with an entry for each number, and the number of rows of weights.

    An amount has one row of weights, multiplied by the number times its `scale`. A category has a row for each of its
    cases and uses that of the actual one. `offset` is the first row that belongs to a number.
    """

    categories: npt.NDArray[np.int32]
    scale: npt.NDArray[np.float32]
    offset: npt.NDArray[np.int32]
    rows: int


@dataclass
class Layout:
    """The parts of an observation, in order."""

    slices: list[Slice] = field(default_factory=list)

    @property
    def size(self) -> int:
        """The number of numbers in an observation."""
        return self.slices[-1].stop if self.slices else 0

    def add(
        self,
        name: str,
        meaning: str,
        *shape: int,
        categories: int | Sequence[int] = AMOUNT,
        scale: float | Sequence[float] = 1.0,
    ) -> int:
        """Declare the next part; returns where it begins.

        Its numbers are amounts, or categories: `categories` gives the number of cases, for all alike or for each of its
        own.
        """
        start, length = self.size, math.prod(shape)
        cases = (categories,) * length if isinstance(categories, int) else tuple(categories)
        scales = (scale,) * length if isinstance(scale, float) else tuple(scale)
        if len(cases) != length or len(scales) != length:
            raise ValueError(f"{name} has {length} numbers, {len(cases)} categories and {len(scales)} scales.")
        self.slices.append(Slice(name, start, shape or (1,), meaning, cases, scales))
        return start

    def append(self, other: Layout, prefix: str = "") -> None:
        """Declare all parts of another layout, in its order."""
        for part in other.slices:
            name = prefix + part.name
            self.add(name, part.meaning, *part.shape, categories=part.categories, scale=part.scale)

    def inputs(self) -> Inputs:
        """How a network reads this layout."""
        categories = np.array([cases for part in self.slices for cases in part.categories], np.int32)
        scale = np.array([scale for part in self.slices for scale in part.scale], np.float32)
        ends = np.cumsum(np.maximum(categories, 1), dtype=np.int32)
        return Inputs(categories, scale, ends - np.maximum(categories, 1), int(ends[-1]) if len(ends) else 0)

    def __getitem__(self, name: str) -> slice:
        """The slice of an observation that a part occupies."""
        found = next(part for part in self.slices if part.name == name)
        return slice(found.start, found.stop)


@rule
def observe_nothing(_state: Any, _seat: int, _out: Row) -> None:
    """The `observe` of a game that offers no observation, and the `reckon` of one in which nothing is reckoned."""


@dataclass(frozen=True)
class Observation:
    """What a game shows learners: the parts, and `observe(state, seat, out)`, which writes all of them.

    What people reckon from that comes in parts of its own, which `reckon(state, seat, out)` writes. It takes longer,
    and is meant for networks, which see both.
    """

    layout: Layout = field(default_factory=Layout)
    observe: Callable[[Any, int, Row], None] = observe_nothing
    reckoned: Layout = field(default_factory=Layout)
    reckon: Callable[[Any, int, Row], None] = observe_nothing

    @cached_property
    def full(self) -> Layout:
        """What is seen, and then what can be reckoned from it."""
        both = Layout()
        both.append(self.layout)
        both.append(self.reckoned)
        return both

    def length(self, *, shown: bool, reckoned: bool) -> int:
        """How long a row has to be for what is shown, or for that and what can be reckoned from it."""
        if not shown:
            return 0
        return self.full.size if reckoned else self.layout.size


@rule
def relative(seat: int, viewer: int, seats: int) -> int:
    """The number of places that a seat sits after the viewer; NO_VALUE is kept."""
    if seat < 0:
        return NO_VALUE
    return seat - viewer if seat >= viewer else seat - viewer + seats


@inlined
def write_row(out: Row, start: int, row: Row, first: int, count: int) -> None:
    """Copy `count` numbers of a row, beginning at `first`."""
    target, source = out[start : start + count], row[first : first + count]
    for index in range(count):
        target[index] = source[index]


@inlined
def write_relative(out: Row, start: int, row: Row, first: int, count: int, viewer: int, seats: int) -> None:
    """Copy `count` seats of a row, beginning at `first`, renumbered relative to the viewer."""
    target, source = out[start : start + count], row[first : first + count]
    for index in range(count):
        target[index] = relative(source[index], viewer, seats)


@inlined
def write_bits(out: Row, start: int, bits: int, first: int, count: int) -> None:
    """Write `count` bits as zeros and ones, beginning with bit `first`."""
    target = out[start : start + count]
    for index in range(count):
        target[index] = (bits >> (first + index)) & 1


@inlined
def fill(out: Row, start: int, count: int, value: int) -> None:
    """Write the same number `count` times."""
    target = out[start : start + count]
    for index in range(count):
        target[index] = value
