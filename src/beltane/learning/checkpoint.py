"""The checkpoint of a run on disk: a run that resumes continues as if it had never stopped."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import torch

FILE = "checkpoint.pt"


def exists(folder: Path) -> bool:
    """Whether there is a checkpoint in a folder."""
    return (folder / FILE).exists()


def write(folder: Path, content: dict[str, Any]) -> None:
    """Write a checkpoint atomically."""
    beside = folder / f".{FILE}.new"
    torch.save(content, beside)
    beside.replace(folder / FILE)


def read(folder: Path) -> dict[str, Any] | None:
    """The checkpoint in a folder, if there is one, in the processor's memory."""
    if not exists(folder):
        return None
    content: dict[str, Any] = torch.load(folder / FILE, map_location="cpu", weights_only=True)
    return content
