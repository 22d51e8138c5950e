"""Record types: fixed-size structs declared once as classes, for NumPy, Numba and mypy alike.

    @record
    class Player:
        points: int = i2()
        materials: Row = i2(4)

`Player` then has a NumPy dtype (`dtype_of(Player)`). A value of the type is a `numpy.record`, whose fields are read and
written as attributes, compiled and interpreted. mypy treats it as an instance of the class.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple, Protocol, TypeVar, cast, overload

import numpy as np
import numpy.typing as npt

T = TypeVar("T")

PADDING = "padding_"
"""Prefix of the names of fields that only fill gaps."""


class Many(Protocol[T]):
    """A fixed-length array field, as rules see it."""

    @overload
    def __getitem__(self, index: int, /) -> T: ...
    @overload
    def __getitem__(self, index: slice, /) -> Many[T]: ...
    def __setitem__(self, index: int, value: T, /) -> None: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[T]: ...


Numbers = Many[float]
"""A fixed-length array of floating-point numbers."""

Row = Many[int]
"""A fixed-length array of integers."""


class Grid(Protocol):
    """A two-dimensional array of integers."""

    def __getitem__(self, index: tuple[int, int], /) -> int: ...
    def __setitem__(self, index: tuple[int, int], value: int, /) -> None: ...


Records = npt.NDArray[Any]
"""An array of records of any type."""


class _Field(NamedTuple):
    base: npt.DTypeLike
    shape: tuple[int, ...]


def i1(*shape: int) -> Any:
    """A field of 8-bit integers: codes and small positions, never sums."""
    return _Field(np.int8, shape)


def i2(*shape: int) -> Any:
    """A field of 16-bit integers: the default for counts."""
    return _Field(np.int16, shape)


def i8(*shape: int) -> Any:
    """A field of 64-bit integers."""
    return _Field(np.int64, shape)


def f8(*shape: int) -> Any:
    """A field of floating-point numbers."""
    return _Field(np.float64, shape)


def one(record_type: type[Any]) -> Any:
    """A field that holds one nested record."""
    return _Field(dtype_of(record_type), ())


def many(record_type: type[Any], *shape: int) -> Any:
    """A field that holds an array of nested records."""
    return _Field(dtype_of(record_type), shape)


def record(declaration: type[T]) -> type[T]:
    """Give a class of field declarations its dtype."""
    fields: dict[str, np.dtype[Any]] = {}
    for name in declaration.__annotations__:
        field = declaration.__dict__.get(name)
        if not isinstance(field, _Field):
            raise TypeError(f"{declaration.__name__}.{name} needs a field declaration such as i2() or many(Type, 4).")
        if hasattr(np.record, name):
            # Compiled code would read the field, interpreted code the NumPy attribute of the same name.
            raise TypeError(f"{declaration.__name__}.{name} needs another name: NumPy values have a {name} already.")
        fields[name] = np.dtype((field.base, field.shape))
        # Class attributes shadow nothing on a numpy.record, but would hide a typo on the class itself.
        delattr(declaration, name)
    # `np.record` as the scalar type makes attribute access work interpreted as well as compiled.
    declaration.__dtype__ = np.dtype((np.record, _aligned(fields)))  # type: ignore[attr-defined]
    return declaration


def _aligned(fields: dict[str, np.dtype[Any]]) -> np.dtype[Any]:
    """A struct whose fields are each aligned to their size: fastest on every processor, and required on a GPU.

    NumPy's own `align=True` ignores nested records, and only marks the struct as aligned here: without the mark, code
    for a GPU reads every number byte by byte. The padding consists of fields, because NumPy copies nothing else: equal
    records would otherwise differ in their bytes.
    """
    padded: list[tuple[str, np.dtype[Any]]] = []
    end = 0
    for name, dtype in fields.items():
        end = _pad(padded, end, _alignment(dtype)) + dtype.itemsize
        padded.append((name, dtype))
    _pad(padded, end, max(map(_alignment, fields.values())))
    return np.dtype(padded, align=True)


def _pad(fields: list[tuple[str, np.dtype[Any]]], end: int, multiple: int) -> int:
    """Append padding up to a multiple; returns where it ends."""
    missing = -end % multiple
    if missing:
        fields.append((f"{PADDING}{end}", np.dtype((np.int8, (missing,)))))
    return end + missing


def _alignment(dtype: np.dtype[Any]) -> int:
    """The size of the largest number in a field."""
    base = dtype.base
    if base.fields is None:
        return base.itemsize
    return max(_alignment(field[0]) for field in base.fields.values())


def dtype_of(record_type: type[Any]) -> np.dtype[Any]:
    """The NumPy dtype of a record type."""
    return cast("np.dtype[Any]", record_type.__dtype__)


def blank(record_type: type[T]) -> T:
    """A new record with every field zero."""
    return cast(T, batch(record_type, 1)[0])


def batch(record_type: type[Any], count: int) -> Records:
    """An array of new records with every field zero."""
    return np.zeros(count, dtype_of(record_type))


def copy(value: T) -> T:
    """An independent copy of a record, byte for byte."""
    record = cast(Any, value)
    return cast(T, records_from_bytes(record.dtype, record.tobytes())[0])


def overwrite(target: T, source: T) -> None:
    """Make `target` equal to `source`, in place."""
    cast(Any, target).setfield(source, cast(Any, target).dtype)


def to_bytes(value: object) -> bytes:
    """A record's bytes."""
    return cast(bytes, cast(Any, value).tobytes())


def from_bytes(record_type: type[T], data: bytes) -> T:
    """A new record from its bytes."""
    return cast(T, records_from_bytes(dtype_of(record_type), data)[0])


def records_from_bytes(dtype: np.dtype[Any], data: bytes) -> Records:
    """A new array of records from their bytes."""
    # NumPy's own copy goes field by field, which is slow and leaves out the bytes between fields.
    return np.frombuffer(bytearray(data), dtype)
