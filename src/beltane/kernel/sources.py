"""The sources that compiled code depends on, and their digest, which tells the cache and the arena when they change.

Numba notices edits only in the file of the function itself, not in the files that it calls into. A digest of everything
that compiled code can depend on makes sure that none is stale. It covers nothing else, so that a new drawing or another
sentence neither causes recompilation nor invalidates old results.
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
    "slices",
    "standings",
    "stepping",
    "vocabulary",
)
"""The kernel's modules with compiled functions, or with values that compiled functions use."""
OF_A_GAME = (
    "rules/**/*.py",
    "components/**/*.py",
    "components/**/*.toml",
    "evaluation.py",
    "observation.py",
    "observation/*.py",
)
"""The files of a game that compiled code is made from: not its views, prompts, texts or drawings."""
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
    """A digest of all sources of these parts, and of the edition in use."""
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
    """The source files of a part: `kernel`, `games`, `games/meduris`, `bots/search` and so on."""
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
    """The folders that contain a package's games; those of Beltane itself may be anywhere on Python's path."""
    found = [Path(folder).resolve() for folder in import_module("beltane.games").__path__]
    return found if package / "games" in found else [package / "games"]


def cache_of(parts: tuple[str, ...]) -> Path:
    """The folder for compiled code of these parts in their current state."""
    return settings.cache_folder() / parts[-1].replace("/", "-") / source_digest(parts)
