"""The architecture's map and walks lead through existing files and functions."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.docs.documents import ROOT, blocks

DOCUMENT = ROOT / "docs" / "architecture.md"
PICTURE = DOCUMENT.with_suffix(".svg")
PACKAGE = ROOT / "src" / "beltane"
INDENT = 2
NOT_SOURCES = {"__init__.py", "__pycache__", "py.typed"}
WALKS = ("### A hut in Meduris", "### A bonfire in Bonfire")


def mapped() -> Iterator[Path]:
    """The files and folders of the map, each below the folder that it is drawn under."""
    (drawn,) = blocks(DOCUMENT, "text")
    parents: list[Path] = []
    for line in drawn.text.splitlines():
        depth = (len(line) - len(line.lstrip())) // INDENT
        names = re.split(r"\s{2,}", line.strip())[0].split()
        del parents[depth:]
        folder = parents[-1] if parents else ROOT
        yield from (folder / name for name in names)
        parents.append(folder / names[0])


def test_what_the_map_shows_is_there() -> None:
    for place in mapped():
        assert place.exists(), place


@pytest.mark.parametrize("folder", [PACKAGE, PACKAGE / "games", PACKAGE / "games" / "meduris"], ids=lambda f: f.name)
def test_the_map_leaves_no_room_out(folder: Path) -> None:
    shown = {place.name for place in mapped() if place.parent == folder}
    assert shown == {entry.name for entry in folder.iterdir()} - NOT_SOURCES


def layers() -> list[str]:
    """The packages, each of which may import only those after it; those side by side know nothing of each other."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    (contract,) = (found for found in settings["tool"]["importlinter"]["contracts"] if found["type"] == "layers")
    return [name.removeprefix("beltane.") for layer in contract["layers"] for name in layer.split(" | ")]


def test_the_picture_shows_the_layers_in_order() -> None:
    drawn = ElementTree.parse(PICTURE).findall(".//{*}text[@class='name']")
    in_order = sorted(drawn, key=lambda name: (float(name.attrib["y"]), float(name.attrib["x"])))
    assert [name.text for name in in_order] == layers()


def walk(heading: str) -> str:
    """The section below a heading."""
    text = DOCUMENT.read_text(encoding="utf-8")
    return text.partition(f"{heading}\n")[2].partition("\n#")[0]


@pytest.mark.parametrize("heading", WALKS)
def test_a_walk_names_files_and_what_is_defined_in_them(heading: str) -> None:
    named = re.findall(r"`([\w/]+\.\w+|\w+\(\)|event-[\w-]+)`", walk(heading))
    files, definitions = 0, 0
    content = ""
    for name in named:
        if "/" in name:
            content = (PACKAGE / name).read_text(encoding="utf-8")
            files += 1
        else:
            pattern = rf"^\s*def {name[:-2]}\(" if name.endswith("()") else rf"^{name} ="
            assert re.search(pattern, content, re.MULTILINE), name
            definitions += 1
    assert files >= 5
    assert definitions >= files
