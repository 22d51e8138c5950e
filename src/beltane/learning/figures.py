"""The record of a run: one line of JSON for each round, and for each measurement."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

FILE = "figures.jsonl"
Line = dict[str, Any]


def append(folder: Path, line: Line) -> None:
    """Append a line."""
    with (folder / FILE).open("a", encoding="utf-8") as file:
        file.write(json.dumps(line) + "\n")


def read(folder: Path) -> list[Line]:
    """All lines so far."""
    file = folder / FILE
    if not file.exists():
        return []
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


def forget_after(folder: Path, rounds: int) -> None:
    """Remove the lines after a number of rounds, because these rounds are going to be played again."""
    lines = [line for line in read(folder) if line["round"] <= rounds]
    (folder / FILE).write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
