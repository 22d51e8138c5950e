"""What the kernels need of a GPU, found out without one: registers, spills, and how memory is read and written.

This needs numba-cuda with CUDA's libraries, and its assembler: `pip install 'numba-cuda[cu13]' nvidia-cuda-nvcc`.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

import numba.cuda.dispatcher
from numba import cuda, types
from numba.np.numpy_support import from_dtype

from beltane.cuda import kernels
from beltane.cuda.rules_on_device import prepare
from beltane.kernel.game import AnyGame
from beltane.kernel.random import Random
from beltane.kernel.records import dtype_of
from benchmarks.gpu.tables import read_table, tell

CAPABILITY = 9, 0
"""That of an H100 or H200."""
ACCESS = re.compile(r"\s(ld|st)\.(?:(const)\.|global\.|nc\.|local\.)*([usb]\d+)\s")
USED = {"registers": r"Used (\d+) registers", "spilled_bytes": r"(\d+) bytes spill stores"}


class PretendedDevice:
    """All that compiling asks of a device."""

    compute_capability = CAPABILITY


def compile_kernels(tables: list[str]) -> None:
    """Compile the kernels that play and that write observations for these tables, and tell what they need."""
    prepare()
    numba.cuda.dispatcher.get_current_device = PretendedDevice
    for game in {table.split("-")[0]: read_table(table)[0] for table in tables}.values():
        for name, (kernel, arguments) in signatures(game).items():
            code, _ = cuda.compile_ptx(kernel.py_func, arguments, cc=CAPABILITY, device=False)
            tell("compiled", game=game.name, kernel=name, **needs(code), accesses=accesses(code))


def signatures(game: AnyGame) -> dict[str, tuple[Any, tuple[Any, ...]]]:
    """The kernels, with the types of what they are called with."""
    number = types.int64
    states, numbers, chances = row(from_dtype(dtype_of(game.State))), row(number), row(from_dtype(dtype_of(Random)))
    marks, choices, masks = row(types.int8), row(types.int16, 2), row(types.int8, 2)
    batch = states, numbers, numbers, choices, masks, marks, chances, numbers, states
    observing = states, numbers, marks, types.Array(types.int16, 2, "F"), number
    return {
        "play": (
            kernels.advance_games(False, True),
            (*batch, numbers, numbers, numbers, numbers, number, number, numbers),
        ),
        "observe": (kernels.write_observations(False), observing),
        "observe and reckon": (kernels.write_observations(True), observing),
    }


def row(kind: Any, dimensions: int = 1) -> Any:
    """The type of an array as NumPy lays it out."""
    return types.Array(kind, dimensions, "C")


def accesses(code: str) -> dict[str, int]:
    """How often memory is read and written in the code, by width; `ld const u64` is one in a table."""
    return dict(Counter(" ".join(filter(None, found)) for found in ACCESS.findall(code)).most_common())


def needs(code: str) -> dict[str, int]:
    """What the assembler says that a kernel uses, the largest number of all its functions."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "kernel.ptx"
        file.write_text(code, encoding="utf-8")
        command = [assembler(), "-v", f"-arch=sm_{CAPABILITY[0]}{CAPABILITY[1]}", str(file), "-o", f"{file}.cubin"]
        said = subprocess.run(command, capture_output=True, text=True, check=True).stderr
    return {name: max(map(int, re.findall(pattern, said)), default=0) for name, pattern in USED.items()}


def assembler() -> str:
    """The assembler that PyPI's package installs."""
    found = next(Path(sys.prefix).rglob("bin/ptxas"), None)
    if found is None:
        sys.exit("There is no assembler for GPUs here: pip install nvidia-cuda-nvcc")
    return str(found)
