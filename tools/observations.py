"""Writes the documents on observations, docs/observations/GAME.md, from the layout that each game declares.

`make docs` runs this; a test compares the results with the documents.
"""

from __future__ import annotations

from itertools import groupby
from pathlib import Path

from beltane.kernel.game import find_game, game_names
from beltane.kernel.observation import Observation, Slice

ROOT = Path(__file__).resolve().parent.parent
DOCUMENTS = ROOT / "docs" / "observations"
HEADER = "<!-- Written by `make docs` from the game's `observation`; change that, not this. -->\n"


TABLE_HEAD = "| part | numbers | shape | meaning | read as |\n| --- | --- | --- | --- | --- |\n"


def document(title: str, observation: Observation) -> str:
    """The parts of an observation as a table, and those that follow if they are asked for."""
    layout, seen = observation.layout, len(observation.layout.slices)
    return (
        f"{HEADER}# What learners see of {title}\n\n"
        f"An observation has {layout.size} numbers. Seats are relative: 0 is the viewer, 1 the next one around the\n"
        "table. A part with several dimensions is written row by row, as NumPy's `reshape` reads it.\n"
        "[Learning](../learning.md) says how to get it, and how to find a part by its name.\n\n"
        "The last column says how a network reads a number: as a scaled amount, or as one of several cases,\n"
        "each with its own weights; numbers beyond the last case count as the last.\n\n"
        f"{TABLE_HEAD}{''.join(map(_row, layout.slices))}{_reckoned(observation.full.slices[seen:])}"
    )


def _reckoned(parts: list[Slice]) -> str:
    """The parts that can be reckoned from the others, if there are any."""
    if not parts:
        return ""
    return (
        "\n## What can be reckoned from that\n\n"
        f"In a row of {parts[-1].stop} numbers, what people at the table would reckon from these follows.\n"
        "Networks see it; a batch shows it with `reckoned=True`, and takes longer.\n\n"
        f"{TABLE_HEAD}{''.join(map(_row, parts))}"
    )


def _row(part: Slice) -> str:
    last = part.stop - 1
    numbers = str(part.start) if last == part.start else f"{part.start}-{last}"
    shape = " by ".join(map(str, part.shape))
    return f"| {part.name} | {numbers} | {shape} | {part.meaning} | {_reading(part)} |\n"


def _reading(part: Slice) -> str:
    """How the numbers are read; equal explanations in a row are given once."""
    ways = [_way(cases, scale) for cases, scale in zip(part.categories, part.scale, strict=True)]
    return ", ".join(way for way, _ in groupby(ways))


def _way(categories: int, scale: float) -> str:
    if categories:
        return f"-1 to {categories - 2}"
    return "amount" if scale == 1 else f"amount / {1 / scale:g}"


def documents() -> dict[Path, str]:
    """Every document with its text."""
    games = [game for game in map(find_game, game_names()) if game.observation.layout.size]
    return {DOCUMENTS / f"{game.name}.md": document(game.title, game.observation) for game in games}


if __name__ == "__main__":
    DOCUMENTS.mkdir(exist_ok=True)
    for file, text in documents().items():
        file.write_text(text, encoding="utf-8")
        print(f"{file.relative_to(ROOT)} is written.")
