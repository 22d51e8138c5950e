"""Compiles rules for a GPU in the same way as for a processor.

CUDA kernels may call functions that Numba compiles for a processor, which are then compiled again for the device. Two
features that the rules rely on are missing there, and are added here before the first kernel is compiled. So is a
name that numba-cuda looks up in NumPy, which newer releases no longer have.
"""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from typing import Any

import numpy as np
from numba import config
from numba.core import types
from numba.core.types.containers import BaseTuple

from beltane.kernel.errors import BeltaneError
from beltane.kernel.rule import widened

OURS = "beltane."
DROPPED = "row_stack"


@cache
def prepare() -> None:
    """Prepare Numba for rules on a device, once; if CUDA support is not installed, the error says what to do."""
    if config.ENABLE_CUDASIM:
        return
    if find_spec("numba_cuda") is None:
        raise BeltaneError("cuda-missing", extra="beltane[cuda]")
    restore_dropped_name()
    _pass_integers_as_64_bits()
    _take_enumerations_as_indices()


def restore_dropped_name() -> None:
    """Give NumPy 2.5 and later `row_stack` back, an old name of `vstack`: numba-cuda 0.30 asks for it when imported."""
    if DROPPED not in vars(np):
        setattr(np, DROPPED, np.vstack)


def _pass_integers_as_64_bits() -> None:
    """Make calls between rules pass every integer as 64 bits, as on a processor: each rule is compiled once."""
    from numba.cuda.dispatcher import CUDADispatcher

    find_template = CUDADispatcher.get_call_template

    def get_call_template(self: Any, args: tuple[Any, ...], kws: dict[str, Any]) -> Any:
        if self.py_func.__module__.startswith(OURS):
            args = tuple(widened(argument) for argument in args)
            kws = {name: widened(argument) for name, argument in kws.items()}
        return find_template(self, args, kws)

    CUDADispatcher.get_call_template = get_call_template


def _take_enumerations_as_indices() -> None:
    """Allow members of enumerations as indices, as Numba itself does for processors."""
    from numba.cuda.typing import arraydecl

    find_index_type = arraydecl.get_array_index_type

    def get_array_index_type(array: Any, index: Any) -> Any:
        if isinstance(index, BaseTuple):
            return find_index_type(array, BaseTuple.from_types([_plain(part) for part in index]))
        return find_index_type(array, _plain(index))

    arraydecl.get_array_index_type = get_array_index_type


def put_tables_into_global_memory() -> None:
    """Compile kernels, from now on, with the components' tables in global instead of constant memory.

    Threads that look up different entries of constant memory wait for each other; those of global memory are cached.
    """
    from numba.cuda.cudadrv import nvvm
    from numba.cuda.target import CUDATargetContext

    make_in_constant_memory = CUDATargetContext.make_constant_array

    def make_constant_array(*arguments: Any) -> Any:
        usual = nvvm.ADDRSPACE_CONSTANT
        nvvm.ADDRSPACE_CONSTANT = nvvm.ADDRSPACE_GLOBAL
        try:
            return make_in_constant_memory(*arguments)
        finally:
            nvvm.ADDRSPACE_CONSTANT = usual

    CUDATargetContext.make_constant_array = make_constant_array


def _plain(index: Any) -> Any:
    return index.dtype if isinstance(index, types.IntEnumMember) else index
