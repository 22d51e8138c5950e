"""The checkpoint of a run on disk: a run that resumes continues as if it had never stopped."""

from __future__ import annotations

import gzip
import io
from pathlib import Path
from typing import Any

import torch

FILE = "checkpoint.pt"
FASTEST = 1
SMALLEST = 2.0**-64
STEPS = 3.5
"""Of squared gradients the size counts: they are stored as logarithms, in a byte, of which zero is for none at all."""


def exists(folder: Path) -> bool:
    """Whether there is a checkpoint in a folder."""
    return (folder / FILE).exists()


def write(folder: Path, content: dict[str, Any]) -> None:
    """Write a checkpoint atomically, compressed: much of it has not been learned yet and is zero."""
    packed = io.BytesIO()
    torch.save(content, packed)
    beside = folder / f".{FILE}.new"
    beside.write_bytes(gzip.compress(packed.getvalue(), compresslevel=FASTEST))
    beside.replace(folder / FILE)


def read(folder: Path) -> dict[str, Any] | None:
    """The checkpoint in a folder, if there is one, in the processor's memory."""
    return read_file(folder / FILE) if exists(folder) else None


def read_file(file: Path) -> dict[str, Any]:
    """The checkpoint in a file."""
    packed = io.BytesIO(gzip.decompress(file.read_bytes()))
    content: dict[str, Any] = torch.load(packed, map_location="cpu", weights_only=True)
    return content


def light(content: dict[str, Any]) -> dict[str, Any]:
    """A checkpoint in half precision; of gradients only their usual size is kept, not their direction."""
    optimiser = content["optimiser"]
    state = {
        number: {**values, "exp_avg": None, "exp_avg_sq": _coarse(values["exp_avg_sq"])}
        for number, values in optimiser["state"].items()
    }
    average = content["average"]
    return {
        **content,
        "parameters": _halved(content["parameters"]),
        "average": {**average, "parameters": _halved(average["parameters"])},
        "first": content["first"] and _halved(content["first"]),
        "optimiser": {**optimiser, "state": state},
    }


def full(content: dict[str, Any]) -> dict[str, Any]:
    """What is needed to continue, from a light checkpoint or another one; nothing that is missing has a direction."""
    optimiser = content["optimiser"]
    state = {}
    for number, values in optimiser["state"].items():
        squares = _squares(values["exp_avg_sq"])
        direction = values["exp_avg"]
        state[number] = {
            **values,
            "exp_avg": torch.zeros_like(squares) if direction is None else direction,
            "exp_avg_sq": squares,
        }
    return {**content, "optimiser": {**optimiser, "state": state}}


def _halved(parameters: dict[str, Any]) -> dict[str, Any]:
    return {name: value.half() for name, value in parameters.items()}


def _coarse(squares: Any) -> Any:
    """Squares as bytes, to within a tenth; those smaller than SMALLEST count as that."""
    logarithms = (squares.float().clamp(min=SMALLEST) / SMALLEST).log2()
    return torch.where(squares > 0, (1 + STEPS * logarithms).round().clamp(max=255), 0).to(torch.uint8)


def _squares(stored: Any) -> Any:
    """Squares from bytes; those that are numbers already stay as they are."""
    if stored.dtype != torch.uint8:
        return stored.float()
    return torch.where(stored > 0, SMALLEST * 2.0 ** ((stored.float() - 1) / STEPS), 0.0)
