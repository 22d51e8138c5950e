"""A record as plain Python values, read in one go.

Reading a field of a NumPy record from Python takes a microsecond or more, and a view reads thousands. A snapshot
unpacks the whole record at once: numbers become `int`, rows become tuples, nested records have attributes again. It
looks like the record to whoever reads it, cannot be written to, and no compiled rule takes it.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from functools import cache
from math import prod
from types import SimpleNamespace
from typing import Any, TypeVar, cast

import numpy as np

from beltane.kernel.records import PADDING

T = TypeVar("T")

OMITTED = ("events",)

CODES = {"i1": "b", "i2": "h", "i8": "q", "f8": "d"}
"""How `struct` calls the numbers that records are made of."""

Flat = tuple[Any, ...]
Build = Callable[[Flat, int], Any]
"""Makes a value from all numbers of a record, and the position where its own begin."""


def snapshot(state: T) -> T:
    """All of a state's values as they are now, except for its events: these are read by their catalogue."""
    return snapshot_of(state, OMITTED)


def snapshot_of(record: T, omitted: tuple[str, ...] = ()) -> T:
    """All of a record's values as they are now, except for some fields."""
    unpack, build = _reader(cast(Any, record).dtype, omitted)
    return cast(T, build(unpack(cast(Any, record).tobytes()), 0))


class GridSnapshot(tuple[Any, ...]):
    """A two-dimensional field: `grid[row, column]`, as in the record."""

    __slots__ = ()

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, tuple):
            row, column = index
            return tuple.__getitem__(self, row)[column]
        return tuple.__getitem__(self, index)


@cache
def _reader(dtype: np.dtype[Any], omitted: tuple[str, ...]) -> tuple[Callable[[bytes], Flat], Build]:
    layout, _, build = _plan_record(dtype, omitted)
    return struct.Struct("=" + layout).unpack, build


def _plan(dtype: np.dtype[Any]) -> tuple[str, int, Build]:
    """How a value lies in memory, of how many numbers it consists, and how it is made from them."""
    if dtype.fields is not None:
        return _plan_record(dtype)
    if dtype.subdtype is not None:
        base, shape = dtype.subdtype
        return _plan_array(base, shape)
    return CODES[dtype.str[1:]], 1, lambda flat, start: flat[start]


def _plan_array(base: np.dtype[Any], shape: tuple[int, ...]) -> tuple[str, int, Build]:
    layout, numbers, build = _plan(base)
    count = prod(shape)
    size = numbers * count
    if base.fields is not None:
        return (
            layout * count,
            size,
            lambda flat, start: tuple(build(flat, start + numbers * index) for index in range(count)),
        )
    if len(shape) == 1:
        return f"{count}{layout}", size, lambda flat, start: flat[start : start + size]
    width = shape[1]
    return (
        f"{count}{layout}",
        size,
        lambda flat, start: GridSnapshot(flat[row : row + width] for row in range(start, start + size, width)),
    )


def _plan_record(dtype: np.dtype[Any], omitted: tuple[str, ...] = ()) -> tuple[str, int, Build]:
    assert dtype.fields is not None
    assert dtype.names is not None
    layout, end, numbers = "", 0, 0
    parts: list[tuple[str, int, Build]] = []
    for name in dtype.names:
        if name in omitted or name.startswith(PADDING):
            continue
        field, offset = dtype.fields[name][:2]
        inner, count, build = _plan(field)
        layout += f"{offset - end}x{inner}"
        parts.append((name, numbers, build))
        end, numbers = offset + field.itemsize, numbers + count
    layout += f"{dtype.itemsize - end}x"

    def build_record(flat: Flat, start: int) -> SimpleNamespace:
        return SimpleNamespace(**{name: build(flat, start + first) for name, first, build in parts})

    return layout, numbers, build_record
