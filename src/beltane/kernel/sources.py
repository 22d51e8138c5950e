"""What compiled code is made from, and a digest of it, by which the cache and the arena know that code has changed.

Numba notices edits only in the file of the function itself, not in the files that it calls into. A digest over all that
compiled code can depend on makes sure that none is stale. It covers no more than that, so that a new drawing or another
sentence neither compiles anything again nor makes old results worthless.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path

from beltane.kernel import settings

KERNEL_MODULES = (
    "actions",
    "batch",
    "bits",
    "components",
    "decisions",
    "dispatch",
    "evaluation",
    "events",
    "expansion",
    "observation",
    "playout",
    "prefetch",
    "random",
    "records",
    "rule",
    "standings",
    "vocabulary",
)
"""The modules of the kernel that have compiled functions, or make values that compiled functions hold."""
OF_A_GAME = ("rules/**/*.py", "components/**/*.py", "components/**/*.toml", "evaluation.py", "observation.py")
"""What compiled code of a game is made from: not its views, prompts, texts or drawings."""
USES = {"bots/search": ("bots/network",)}
"""Folders whose compiled code calls that of other folders."""
PACKAGE = Path(__file__).resolve().parent.parent


def parts_of_rule(module: str) -> tuple[str, ...]:
    """What a rule can depend on: the kernel, and its own game or folder."""
    names = module.split(".")
    if names[:2] == ["beltane", "games"]:
        return ("kernel", f"games/{names[2]}")
    return tuple(dict.fromkeys(("kernel", _own_folder(names))))


def parts_of_generic(module: str) -> tuple[str, ...]:
    """What code that plays any game can depend on: the kernel, all games, and its own folder."""
    return tuple(dict.fromkeys(("kernel", "games", _own_folder(module.split(".")))))


def _own_folder(names: list[str]) -> str:
    return "/".join(names[1:-1]) if names[0] == "beltane" else "kernel"


def source_digest(parts: tuple[str, ...], package: Path = PACKAGE) -> str:
    """A digest of all that compiled code of these parts is made from, and of the edition in use."""
    files = [file for part in parts for file in sources_of(part, package)]
    edition = settings.edition_folder()
    if edition is not None:
        files += sorted(edition.rglob("*.toml"))
    roots = [package, *(folder.parent for folder in _games_folders(package))]
    digest = hashlib.sha256()
    for file in files:
        content = file.read_bytes()
        name = next((file.relative_to(root) for root in roots if file.is_relative_to(root)), file.name)
        digest.update(f"{name}\0{len(content)}\0".encode())
        digest.update(content)
    return digest.hexdigest()[:16]


def sources_of(part: str, package: Path = PACKAGE) -> list[Path]:
    """The files that compiled code of a part (`kernel`, `games`, `games/meduris`, `bots/search`) is made from."""
    if part == "kernel":
        return [package / "kernel" / f"{module}.py" for module in KERNEL_MODULES]
    if part == "games":
        games = [game for folder in _games_folders(package) for game in folder.iterdir()]
        names = sorted({game.name for game in games if (game / "__init__.py").exists()})
        return [file for name in names for file in sources_of(f"games/{name}", package)]
    if part.startswith("games/"):
        places = [folder.parent / part for folder in _games_folders(package)]
        found = next((place for place in places if place.exists()), package / part)
        return sorted(file for pattern in OF_A_GAME for file in found.glob(pattern))
    folders = (part, *USES.get(part, ()))
    return sorted(file for folder in folders for file in (package / folder).glob("*.py"))


def smallest_first(games: Iterable[str]) -> list[str]:
    """Games by how much of them is compiled: the first is ready soonest, and the one to begin with."""
    return sorted(games, key=lambda game: sum(file.stat().st_size for file in sources_of(f"games/{game}")))


def _games_folders(package: Path) -> list[Path]:
    """Where the games of a package lie; those of Beltane itself may lie anywhere on Python's path."""
    found = [Path(folder).resolve() for folder in import_module("beltane.games").__path__]
    return found if package / "games" in found else [package / "games"]


def cache_of(parts: tuple[str, ...]) -> Path:
    """The folder for compiled code of these parts, as they are now."""
    return settings.cache_folder() / parts[-1].replace("/", "-") / source_digest(parts)
