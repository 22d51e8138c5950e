"""A record as plain Python values, read in one go.

Reading a field of a NumPy record from Python takes a microsecond or more, and a view reads thousands. A snapshot
unpacks the whole record at once: numbers become `int`, rows become tuples, nested records have attributes again. It
reads like the record, but is read-only, and cannot be passed to compiled rules.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterable
from functools import cache
from math import prod
from types import SimpleNamespace
from typing import Any, TypeVar, cast

import numpy as np

from beltane.kernel.records import PADDING

T = TypeVar("T")

OMITTED = ("events",)

CODES = {"i1": "b", "i2": "h", "i8": "q", "f8": "d"}
"""The `struct` codes of the number types in records."""

Flat = tuple[Any, ...]


def snapshot(state: T) -> T:
    """All current values of a state, except for its events, which their catalogue reads."""
    return snapshot_of(state, OMITTED)


def snapshot_of(record: T, omitted: tuple[str, ...] = ()) -> T:
    """All current values of a record, except for some fields."""
    unpack, build = _reader(cast(Any, record).dtype, omitted)
    return cast(T, build(unpack(cast(Any, record).tobytes())))


class GridSnapshot(tuple[Any, ...]):
    """A two-dimensional field, indexed as in the record: `grid[row, column]`."""

    __slots__ = ()

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, tuple):
            row, column = index
            return tuple.__getitem__(self, row)[column]
        return tuple.__getitem__(self, index)


@cache
def _reader(dtype: np.dtype[Any], omitted: tuple[str, ...]) -> tuple[Callable[[bytes], Flat], Callable[[Flat], Any]]:
    """How a record is unpacked into numbers, and how a snapshot is made of them.

    The snapshot is made by one expression, generated once for each type of record: walking through the type for each
    snapshot would take several times as long.
    """
    layout, _, expression = _plan_record(dtype, 0, omitted)
    names: dict[str, Any] = {"Record": SimpleNamespace, "Grid": GridSnapshot}
    return struct.Struct("=" + layout).unpack, eval(f"lambda numbers: {expression}", names)


def _plan(dtype: np.dtype[Any], start: int) -> tuple[str, int, str]:
    """A value's `struct` format, the index after its last number, and the expression that builds it."""
    if dtype.fields is not None:
        return _plan_record(dtype, start)
    if dtype.subdtype is not None:
        base, shape = dtype.subdtype
        return _plan_array(base, shape, start)
    return CODES[dtype.str[1:]], start + 1, f"numbers[{start}]"


def _plan_array(base: np.dtype[Any], shape: tuple[int, ...], start: int) -> tuple[str, int, str]:
    if base.fields is not None:
        return _plan_many(base, prod(shape), start)
    end = start + prod(shape)
    layout = f"{prod(shape)}{CODES[base.str[1:]]}"
    if len(shape) == 1:
        return layout, end, f"numbers[{start}:{end}]"
    rows = (f"numbers[{row}:{row + shape[1]}]" for row in range(start, end, shape[1]))
    return layout, end, f"Grid(({_listed(rows)}))"


def _plan_many(base: np.dtype[Any], times: int, start: int) -> tuple[str, int, str]:
    layout, expressions = "", []
    for _ in range(times):
        inner, start, expression = _plan_record(base, start)
        layout += inner
        expressions.append(expression)
    return layout, start, f"({_listed(expressions)})"


def _plan_record(dtype: np.dtype[Any], start: int, omitted: tuple[str, ...] = ()) -> tuple[str, int, str]:
    assert dtype.fields is not None
    assert dtype.names is not None
    layout, end, expressions = "", 0, []
    for name in dtype.names:
        if name in omitted or name.startswith(PADDING):
            continue
        field, offset = dtype.fields[name][:2]
        inner, start, expression = _plan(field, start)
        layout += f"{offset - end}x{inner}"
        expressions.append(f"{name}={expression}")
        end = offset + field.itemsize
    layout += f"{dtype.itemsize - end}x"
    return layout, start, f"Record({_listed(expressions)})"


def _listed(expressions: Iterable[str]) -> str:
    """Expressions as the items of a tuple, each followed by a comma."""
    return "".join(f"{expression}, " for expression in expressions)
