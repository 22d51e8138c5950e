"""Writes web/src/games/meduris/components.json: the board of Meduris and its pieces, for those who draw them.

Coordinates are fractions of the board's width and height from the top left, as in the component files, which are the
only place where they are written by hand. A test compares the file with the component files.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from beltane.games.meduris.components.reader import BOARD_FILES, STANDARD_FOLDER
from tools.browser.playing import components_file, drawn

Table = dict[str, Any]


def files() -> dict[Path, str]:
    """The file with its text: everything to draw."""
    pieces = _read("pieces.toml")
    content = {
        "sides": [_side(_read(name)) for name in BOARD_FILES],
        "runes": [{"name": rune["name"], "sign": rune["sign"], **_at(rune)} for rune in pieces["rune"]],
        "plateaus": [{"material": plateau["material"], **_at(plateau)} for plateau in pieces["plateau"]],
        "druid": _druid(pieces["druid"]),
        "materials": {"kinds": pieces["materials"]["kinds"], "each": pieces["materials"]["each"]},
        "chips": {kind: pieces["bonus_chips"][kind] for kind in ("plus_two", "hut", "druid")},
        "score_track": {"start": pieces["score_track"]["start"], "spaces": pieces["score_track"]["spaces"]},
        "players": [_without_provenance(players) for players in pieces["players"]],
    }
    return {components_file("meduris"): drawn(content)}


def _read(name: str) -> Table:
    return tomllib.loads((STANDARD_FOLDER / name).read_text(encoding="utf-8"))


def _at(table: Table) -> Table:
    return {"x": table["x"], "y": table["y"]}


def _side(file: Table) -> Table:
    return {"players": file["side"]["players"], "fields": [_field(field, file["district"]) for field in file["field"]]}


def _field(field: Table, districts: list[Table]) -> Table:
    number = field["number"]
    district = next(d["rune"] for d in districts if d["first"] <= number <= d["last"])
    return {"number": number, **_at(field), "materials": field["materials"], "district": district}


def _druid(druid: Table) -> Table:
    """His temple, his slabs and where he enters his path; the slabs are columns of numbers in the component file."""
    slabs = zip(druid["slabs_x"], druid["slabs_y"], strict=True)
    return {
        "temple": {"x": druid["temple_x"], "y": druid["temple_y"]},
        "slabs": [{"x": x, "y": y} for x, y in slabs],
        "entry": {"x": druid["entry_x"], "y": druid["entry_y"]},
    }


def _without_provenance(table: Table) -> Table:
    return {key: value for key, value in table.items() if key != "provenance"}
