"""What browsers draw, and the games that their tests play again: a folder for each game, found by its name.

Each module of such a folder has `files()`, which returns every file that it writes, with its text: always the same.
`python -m tools.browser` writes them all; `make api` runs it, and tests compare the files.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

from beltane.kernel.game import game_names


def files() -> dict[Path, str]:
    """Every file with its text."""
    found: dict[Path, str] = {}
    for game in game_names():
        for module in iter_modules([str(Path(__file__).parent / game)]):
            found |= import_module(f"{__name__}.{game}.{module.name}").files()
    return found
