"""The pending decision and its seat, read straight from a state's bytes.

Rules use `decisions.mover` and `decisions.top`. Other code needs this constantly and for any game, and accessing a
record's field or a compiled function from Python takes many times as long as unpacking a few bytes.
"""

from __future__ import annotations

from functools import cache
from struct import Struct
from typing import Any, NamedTuple

import numpy as np

from beltane.kernel.decisions import Frame, HasDecisions
from beltane.kernel.records import dtype_of
from beltane.kernel.snapshot import CODES


class Pending(NamedTuple):
    """A decision that waits for its seat; each game defines the meaning of `kind`."""

    seat: int
    kind: int


def pending(state: HasDecisions) -> Pending | None:
    """The pending decision; None when the game is over."""
    record: Any = state
    return pending_in(record.dtype, record.tobytes())


def pending_in(dtype: np.dtype[Any], content: bytes) -> Pending | None:
    """The pending decision in a state, given the state's type and bytes."""
    depth, first = _places(dtype)
    (frames,) = depth.unpack_from(content)
    if frames == 0:
        return None
    kind, seat = _KIND_AND_SEAT.unpack_from(content, first + (frames - 1) * _FRAME.itemsize)
    return Pending(seat, kind)


_FRAME = dtype_of(Frame)


def _reading(dtype: np.dtype[Any], offset: int, *names: str) -> Struct:
    """A struct that reads some fields, in memory order, of a record at an offset."""
    layout, end = f"={offset}x", 0
    for name in names:
        assert dtype.fields is not None
        field, start = dtype.fields[name][:2]
        layout += f"{start - end}x{CODES[field.str[1:]]}"
        end = start + field.itemsize
    return Struct(layout)


_KIND_AND_SEAT = _reading(_FRAME, 0, "kind", "seat")


@cache
def _places(dtype: np.dtype[Any]) -> tuple[Struct, int]:
    """For a type of state: a struct that reads the depth of the stack, and the offset of the first frame."""
    assert dtype.fields is not None
    decisions, offset = dtype.fields["decisions"][:2]
    assert decisions.fields is not None
    return _reading(decisions, offset, "depth"), offset + decisions.fields["frames"][1]
