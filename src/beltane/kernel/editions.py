"""Editions: checking one, and writing a copy of the standard one to start from.

An edition is a folder with one folder for each game whose components it replaces. How a game's component files are
read and checked is the game's own business: its module `components` offers `STANDARD_FOLDER` and `read_components`, and
may offer `check_thoroughly` for what would spoil the game although no count of the rulebook forbids it. A game without
such a module has nothing that an edition could replace.
"""

from __future__ import annotations

import shutil
from dataclasses import dataclass
from pathlib import Path

from beltane.kernel.errors import BadComponents
from beltane.kernel.game import Edition, find_room, game_names, has_room

COMPONENTS = "components"

README = """\
# An edition of Beltane's games

This folder is a copy of the components that Beltane ships with: one folder for each game, in it TOML files that say
what is printed on the boards, tiles and cards. Change them to what your own box shows.

- Every entry says where its values come from: `provenance` is `printed` (read off the rulebook or the pieces),
  `reported` (somebody else says so), `inferred` (it follows from what is printed) or `reconstructed` (made up so that
  it fits everything known). Where one value of an entry is known less well than the rest, a key such as
  `points_provenance` says so. When you put in what your box shows, write `printed`.
- The comments in the files say what each value means and what is known about it.
- A game whose folder you delete is played with the standard components.

Check it: `beltane edition check DIR`. Play with it: `beltane --edition DIR ...`, or set `BELTANE_EDITION=DIR`.
Saved games name the edition and are refused under another one.
"""


@dataclass(frozen=True)
class CheckedGame:
    """A game's components in an edition that was found in order; None where the standard ones stay in place."""

    game: str
    edition: Edition | None


def check_edition(folder: Path) -> list[CheckedGame]:
    """Read an edition's components for every game; the first fault is raised as BadComponents."""
    if not folder.is_dir():
        raise BadComponents(f"The edition folder {folder} does not exist.")
    names = _games_with_components()
    folders = sorted(entry.name for entry in folder.iterdir() if entry.is_dir() and not entry.name.startswith("."))
    for name in folders:
        if name not in names:
            raise BadComponents(f"{folder / name} is named after no game; there are {', '.join(names)}.")
    if not folders:
        raise BadComponents(f"The edition folder {folder} holds no game's folder; there are {', '.join(names)}.")
    return [CheckedGame(name, _check_game(name, folder) if name in folders else None) for name in names]


def _check_game(name: str, folder: Path) -> Edition:
    module = find_room(name, COMPONENTS)
    components = module.read_components(folder.resolve().name, folder / name)
    if hasattr(module, "check_thoroughly"):
        module.check_thoroughly(components, folder / name)
    edition: Edition = components.edition
    return edition


def new_edition(folder: Path) -> list[Path]:
    """Write a commented copy of the standard components of every game into a new or empty folder."""
    if folder.exists() and not (folder.is_dir() and not any(folder.iterdir())):
        raise BadComponents(f"{folder} is there already; choose a new or an empty folder.")
    written = [folder / "README.md"]
    try:
        folder.mkdir(parents=True, exist_ok=True)
        written[0].write_text(README, encoding="utf-8")
        for name in _games_with_components():
            (folder / name).mkdir()
            for file in sorted(find_room(name, COMPONENTS).STANDARD_FOLDER.glob("*.toml")):
                written.append(folder / name / file.name)
                shutil.copyfile(file, written[-1])
    except OSError as error:
        raise BadComponents(f"The edition folder {folder} cannot be written: {error.strerror}.") from None
    return written


def _games_with_components() -> list[str]:
    return [name for name in game_names() if has_room(name, COMPONENTS)]
