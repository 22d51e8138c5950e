"""What a learner sees: a position as one row of small numbers, the same for everybody who knows the same.

A game declares the parts of the row one after another and gives a rule that writes them. Seats are told relative to
whoever looks, so that one policy plays all of them: 0 is oneself, 1 the next one around the table.

Whatever writes many numbers takes that part of the row first and counts from 0 in it: compiled code then knows that no
index is negative, and copies several numbers at a time.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

from beltane.kernel.records import Row
from beltane.kernel.rule import inlined, rule

NOTHING = -1
"""What stands where there is nothing, or nothing that the seat may know."""
AMOUNT = 0
"""The categories of a number that says how many there are of something."""


def numbered(count: int) -> int:
    """The categories of a number that is 0 to `count` - 1, or NOTHING."""
    return count + 1


@dataclass(frozen=True)
class Slice:
    """A part of an observation, and what its numbers mean.

    For each number `categories` says into how many cases it falls: with n of them it is -1 to n - 2, and what lies
    beyond counts as the last one. An amount has none, and multiplied by `scale` it is about 0 to 1.
    """

    name: str
    start: int
    shape: tuple[int, ...]
    meaning: str
    categories: tuple[int, ...]
    scale: tuple[float, ...]

    @property
    def length(self) -> int:
        """How many numbers it has."""
        return math.prod(self.shape)

    @property
    def stop(self) -> int:
        """Where the next part begins."""
        return self.start + self.length


@dataclass(frozen=True)
class Inputs:
    """How a network reads an observation, number by number: an array each, and how many rows of weights it has.

    An amount takes one row, multiplied by the number times its `scale`. A category takes a row for each of its cases,
    of which one counts. `offset` is the first row of a number.
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
        """How many numbers an observation has."""
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

        Its numbers are amounts, or with `categories` names for things: of each a category of its own, or of all alike.
        """
        start, length = self.size, math.prod(shape)
        cases = (categories,) * length if isinstance(categories, int) else tuple(categories)
        scales = (scale,) * length if isinstance(scale, float) else tuple(scale)
        if len(cases) != length or len(scales) != length:
            raise ValueError(f"{name} has {length} numbers, {len(cases)} categories and {len(scales)} scales.")
        self.slices.append(Slice(name, start, shape or (1,), meaning, cases, scales))
        return start

    def inputs(self) -> Inputs:
        """What a network reads."""
        categories = np.array([cases for part in self.slices for cases in part.categories], np.int32)
        scale = np.array([scale for part in self.slices for scale in part.scale], np.float32)
        ends = np.cumsum(np.maximum(categories, 1), dtype=np.int32)
        return Inputs(categories, scale, ends - np.maximum(categories, 1), int(ends[-1]) if len(ends) else 0)

    def __getitem__(self, name: str) -> slice:
        """Where a part lies in an observation."""
        found = next(part for part in self.slices if part.name == name)
        return slice(found.start, found.stop)


@rule
def observe_nothing(_state: Any, _seat: int, _out: Row) -> None:
    """For games that nobody has to learn."""


@dataclass(frozen=True)
class Observation:
    """What a game shows learners: the parts, and `observe(state, seat, out)`, which writes all of them."""

    layout: Layout = field(default_factory=Layout)
    observe: Callable[[Any, int, Row], None] = observe_nothing


@rule
def relative(seat: int, viewer: int, seats: int) -> int:
    """How many places after the viewer a seat sits; NOTHING stays what it is."""
    if seat < 0:
        return NOTHING
    return seat - viewer if seat >= viewer else seat - viewer + seats


@inlined
def write_row(out: Row, start: int, row: Row, first: int, count: int) -> None:
    """Write so many numbers of a row, beginning with its `first`."""
    target, source = out[start : start + count], row[first : first + count]
    for index in range(count):
        target[index] = source[index]


@inlined
def write_relative(out: Row, start: int, row: Row, first: int, count: int, viewer: int, seats: int) -> None:
    """Write so many seats of a row as the viewer counts them, beginning with its `first`."""
    target, source = out[start : start + count], row[first : first + count]
    for index in range(count):
        target[index] = relative(source[index], viewer, seats)


@inlined
def write_bits(out: Row, start: int, bits: int, first: int, count: int) -> None:
    """Write so many bits as zeros and ones, beginning with bit `first`."""
    target = out[start : start + count]
    for index in range(count):
        target[index] = (bits >> (first + index)) & 1


@inlined
def fill(out: Row, start: int, count: int, value: int) -> None:
    """Write the same number so many times."""
    target = out[start : start + count]
    for index in range(count):
        target[index] = value
