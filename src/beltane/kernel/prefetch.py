"""Prefetching: the next of many games side by side is rarely in the processor's cache."""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba.core import types
from numba.extending import intrinsic

from beltane.kernel.rule import inlined, interpreted

LINE = 64
"""Size of a cache line, in bytes."""
TO_WRITE, KEEP, DATA = 1, 3, 1
"""Arguments of LLVM's `prefetch`: access is for writing, highest locality, data cache."""


def _line_type(_context: Any, rows: Any, place: Any) -> tuple[Any, Any]:
    """The typing function of a Numba intrinsic: its signature, and the code generator."""

    def write(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        array = context.make_array(signature.args[0])(context, builder, arguments[0])
        byte, number = ir.IntType(8).as_pointer(), ir.IntType(32)
        address = builder.gep(builder.bitcast(array.data, byte), [arguments[1]])
        shape = ir.FunctionType(ir.VoidType(), [byte, number, number, number])
        instruction = builder.module.declare_intrinsic("llvm.prefetch", (byte,), shape)
        builder.call(instruction, [address, *(number(value) for value in (TO_WRITE, KEEP, DATA))])
        return context.get_dummy_value()

    return types.void(rows, place), write


def _nothing(_rows: Any, _place: int) -> None:
    """The interpreted stand-in: does nothing."""


_prefetch_line = _nothing if interpreted() else intrinsic(_line_type)


@inlined
def prefetch(rows: Any, index: int) -> None:
    """Start loading one row of an array into the cache, without waiting for it."""
    length = rows.strides[0]
    for place in range(index * length, (index + 1) * length, LINE):
        _prefetch_line(rows, place)


@inlined
def prefetch_start(rows: Any, index: int) -> None:
    """The same for the first cache line of a row that is rarely used to its end."""
    _prefetch_line(rows, index * rows.strides[0])
