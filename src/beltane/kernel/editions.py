"""Editions: checking one, and writing a copy of the standard one to start from.

An edition is a folder with one folder for each game whose components it replaces. Each game reads and checks its own
component files: its module `components` offers `STANDARD_FOLDER` and `read_components`, and may offer
`check_thoroughly` for faults that would spoil the game although no count of the rulebook forbids them. A game without
such a module has nothing that an edition could replace.
"""

from __future__ import annotations

import shutil
from dataclasses import dataclass
from pathlib import Path

from beltane.kernel.errors import BadComponents
from beltane.kernel.game import Edition, find_room, game_names, has_room
from beltane.kernel.quoting import keywords
from beltane.kernel.system_errors import reason_of

COMPONENTS = "components"


@dataclass(frozen=True)
class CheckedGame:
    """A game whose components in an edition are valid; None where the standard ones are used."""

    game: str
    edition: Edition | None


def check_edition(folder: Path) -> list[CheckedGame]:
    """Read an edition's components for every game; raises BadComponents for the first fault."""
    if not folder.is_dir():
        raise BadComponents("edition-missing", folder=str(folder))
    names = _games_with_components()
    folders = sorted(entry.name for entry in folder.iterdir() if entry.is_dir() and not entry.name.startswith("."))
    for name in folders:
        if name not in names:
            raise BadComponents("edition-foreign-folder", folder=str(folder / name), games=keywords(names))
    if not folders:
        raise BadComponents("edition-empty", folder=str(folder), games=keywords(names))
    return [CheckedGame(name, _check_game(name, folder) if name in folders else None) for name in names]


def _check_game(name: str, folder: Path) -> Edition:
    module = find_room(name, COMPONENTS)
    components = module.read_components(folder.resolve().name, folder / name)
    if hasattr(module, "check_thoroughly"):
        module.check_thoroughly(components, folder / name)
    edition: Edition = components.edition
    return edition


def new_edition(folder: Path, readme: str) -> list[Path]:
    """Write a commented copy of every game's standard components, and a readme, into a new folder."""
    if folder.exists() and not (folder.is_dir() and not any(folder.iterdir())):
        raise BadComponents("edition-exists", folder=str(folder))
    written = [folder / "README.md"]
    try:
        folder.mkdir(parents=True, exist_ok=True)
        written[0].write_text(readme, encoding="utf-8")
        for name in _games_with_components():
            (folder / name).mkdir()
            for file in sorted(find_room(name, COMPONENTS).STANDARD_FOLDER.glob("*.toml")):
                written.append(folder / name / file.name)
                shutil.copyfile(file, written[-1])
    except OSError as error:
        raise BadComponents("edition-unwritable", folder=str(folder), reason=reason_of(error)) from None
    return written


def _games_with_components() -> list[str]:
    return [name for name in game_names() if has_room(name, COMPONENTS)]
