"""What is written down while a network learns: a line of JSON for each round, and for each measurement."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

FILE = "figures.jsonl"
Line = dict[str, Any]


def append(folder: Path, line: Line) -> None:
    """Write down one more line."""
    with (folder / FILE).open("a", encoding="utf-8") as file:
        file.write(json.dumps(line) + "\n")


def read(folder: Path) -> list[Line]:
    """All that has been written down."""
    file = folder / FILE
    if not file.exists():
        return []
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


def forget_after(folder: Path, rounds: int) -> None:
    """Take out what was written down after so many rounds: they are going to be played once more."""
    lines = [line for line in read(folder) if line["round"] <= rounds]
    (folder / FILE).write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
