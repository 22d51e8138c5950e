"""How a network was made, for its file and for the report."""

from __future__ import annotations

import os
import platform
import subprocess
from pathlib import Path
from typing import Any

import torch

from beltane import __version__
from beltane.learning.figures import Line
from beltane.learning.run import Run
from beltane.learning.settings import CUDA

CPU_NAMES = Path("/proc/cpuinfo")
MINUTE = 60.0
GIVEN_COMMIT = "BELTANE_COMMIT"
"""A variable that names the commit where the sources were copied without their history."""


def provenance(run: Run, command: str, measured: Line | None) -> dict[str, Any]:
    """Command, seed, source, machine and time, and the network's strength at the last measurement."""
    return {
        "command": command,
        "beltane": __version__,
        "commit": commit(),
        "torch": str(torch.__version__),
        "machine": machine(run.settings.device),
        "seed": run.settings.seed,
        "minutes": round(run.seconds / MINUTE, 1),
        "rounds": run.rounds,
        "decisions": run.decisions,
        "settings": run.settings.as_json(),
        "figures": {} if measured is None else {name: measured[name] for name in ("strength", "play")},
    }


def commit() -> str | None:
    """The commit of the sources in use, if they are in a checkout, or as given."""
    if given := os.environ.get(GIVEN_COMMIT):
        return given
    command = ["git", "-C", str(Path(__file__).parent), "rev-parse", "HEAD"]
    try:
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return None


def machine(device: str) -> str:
    """The name of the processor, or of the GPU."""
    if device == CUDA:
        return str(torch.cuda.get_device_name())
    try:
        lines = CPU_NAMES.read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    return next((line.partition(": ")[2] for line in lines if line.startswith("model name")), platform.processor())
