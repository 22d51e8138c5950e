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
    """All whole lines so far: a process that is ended by force may leave half of one behind."""
    file = folder / FILE
    if not file.exists():
        return []
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    return [json.loads(line) for line in lines if line.endswith("\n")]


def forget_after(folder: Path, rounds: int) -> None:
    """Remove the lines after a number of rounds, because these rounds are going to be played again."""
    lines = [line for line in read(folder) if line["round"] <= rounds]
    beside = folder / f".{FILE}.new"
    beside.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    beside.replace(folder / FILE)
