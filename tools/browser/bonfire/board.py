"""Writes web/src/games/bonfire/components.json: the table of Bonfire and its pieces, for those who draw them.

Coordinates are fractions of the sea's width and height from the top left, as in the component files. What tasks ask for
is a phrase, as prompts have it. A test compares the file with the component files.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from beltane.games.bonfire.components.reader import STANDARD_FOLDER
from beltane.games.bonfire.components.tables import GNOME
from beltane.games.bonfire.prompt.tasks import asks
from beltane.games.bonfire.rules.gnomes import gnome_of, gnome_of_elder
from beltane.games.bonfire.rules.scoring import POINTS_FOR_CRYSTAL, POINTS_FOR_PORTAL
from beltane.games.bonfire.rules.vocabulary import TASK
from tools.browser.playing import as_json, components_file, drawn

Table = dict[str, Any]


def files() -> dict[Path, str]:
    """The file with its text: everything that is drawn."""
    islands, fate, council, cities = (_read(name) for name in ("islands", "fate", "council", "cities"))
    content = {
        "islands": [_only(island, "name", "resource", "guardian", "x", "y") for island in islands["island"]],
        "routes": islands["routes"]["between"],
        "tasks": {task["name"]: _task(number, task) for number, task in enumerate(_read("tasks")["task"])},
        "gnomes": _gnomes(_read("gnomes")),
        "council": [_only(space, "bonus", "point") for space in council["council_space"]],
        "commonTasks": {task["name"]: task["asks"] for task in council["common_task"]},
        "spaces": [_only(space, "number", "guardian_points", "path_cost") for space in cities["space"]],
        "fateArea": _without_provenance(fate["area"]),
        "fateTiles": [tile["symbols"] for tile in fate["tile"]],
        "greatBonfirePoints": _read("great_bonfire")["points"]["points"],
        "columnPoints": {"portal": POINTS_FOR_PORTAL, "crystal": POINTS_FOR_CRYSTAL},
    }
    return {components_file("bonfire"): drawn(content)}


def _read(name: str) -> Table:
    return tomllib.loads((STANDARD_FOLDER / f"{name}.toml").read_text(encoding="utf-8"))


def _only(table: Table, *keys: str) -> Table:
    return {key: table[key] for key in keys if key in table}


def _gnomes(tables: Table) -> Table:
    """The gnomes, by the names that prompts and events have for them."""
    numbered = [
        *((gnome_of(each["number"]), each) for each in tables["specialist"]),
        *((gnome_of_elder(each["number"]), each) for each in tables["elder"]),
    ]
    return {GNOME.words[gnome]: {**GNOME.parts[gnome], **_only(each, "number", "resource")} for gnome, each in numbered}


def _task(number: int, task: Table) -> Table:
    assert TASK.words[number] == task["name"]
    colour = TASK.parts[number]["colour"]
    return {"colour": colour, "kind": task["kind"], "points": task["points"], "asks": as_json(asks(number))}


def _without_provenance(table: Table) -> Table:
    return {key: value for key, value in table.items() if not key.endswith("provenance")}
