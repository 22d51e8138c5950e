"""The games: one folder each, found by name (`beltane.kernel.game.find_game`).

A game need not be here: a folder `beltane/games/nim` anywhere on Python's path is found as well. A folder `beltane`
that is a package is another copy of Beltane, not a place for games.
"""

import sys
from pathlib import Path

_ELSEWHERE = (Path(entry).resolve() / "beltane" for entry in sys.path)
__path__ += [
    str(folder / "games")
    for folder in _ELSEWHERE
    if (folder / "games").is_dir() and not (folder / "__init__.py").exists()
]
