"""`@rule` compiles a rule with Numba; `@generic` does so for code that plays any game.

Numba notices edits only in the file of the function itself, not in the files that it calls into. So compiled code is
kept in a folder named by a digest of every source and component file that it can depend on: no stale code, ever.
With NUMBA_DISABLE_JIT=1 both decorators return the plain function, for debuggers and coverage tools.
"""

from __future__ import annotations

import functools
import hashlib
import shutil
import time
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from types import CellType
from typing import Any, ParamSpec, TypeVar, cast

import numba
import numpy as np
from numba.core import caching, types
from numba.core.types.misc import unliteral

from beltane.kernel import settings

P = ParamSpec("P")
R = TypeVar("R")

KERNEL_MODULES = (
    "actions",
    "bits",
    "decisions",
    "dispatch",
    "evaluation",
    "events",
    "expansion",
    "playout",
    "random",
    "records",
    "rule",
    "standings",
    "vocabulary",
)
"""The modules of the kernel that compiled code is made from; a test sees to it that none is missing."""
OF_A_GAME = ("rules/**/*.py", "components/**/*.py", "components/**/*.toml", "evaluation.py")
"""What compiled code of a game is made from: not its views, prompts, texts or drawings."""
PACKAGE = Path(__file__).resolve().parent.parent
KEPT_DIGESTS = 3
KEPT_SECONDS = 14 * 24 * 3600


def interpreted() -> bool:
    """Whether rules run as plain Python in this process."""
    return bool(numba.config.DISABLE_JIT)


def rule(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a function of the kernel or of one game."""
    return function if interpreted() else _compile(function, _parts_of_rule(function.__module__), parallel=False)


def generic(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a function that reaches the rules of whichever game it is handed."""
    return function if interpreted() else _compile(function, _parts_of_generic(function.__module__), parallel=False)


def generic_batch(function: Callable[P, R]) -> Callable[P, R]:
    """Like `generic`, for functions that run over `numba.prange`."""
    return function if interpreted() else _compile(function, _parts_of_generic(function.__module__), parallel=True)


def _compile(function: Callable[P, R], parts: tuple[str, ...], *, parallel: bool) -> Callable[P, R]:
    dispatcher = cast(Any, numba.njit(nogil=True, parallel=parallel)(function))
    # The digest covers Beltane's own sources only, so code from elsewhere is compiled anew in each process.
    if function.__module__.startswith("beltane."):
        dispatcher._cache = _rule_cache(parts)(function)
    _widen_integer_arguments(dispatcher)
    return cast(Callable[P, R], dispatcher)


def _widen_integer_arguments(dispatcher: Any) -> None:
    """Let calls between rules pass every integer as 64 bits.

    Numba would otherwise compile a rule anew for each width and for each literal: many times the work, same result.
    """
    find_template = dispatcher.get_call_template

    def get_call_template(args: tuple[Any, ...], kws: dict[str, Any]) -> Any:
        return find_template(tuple(_widened(a) for a in args), {name: _widened(a) for name, a in kws.items()})

    dispatcher.get_call_template = get_call_template


def _widened(argument: Any) -> Any:
    plain = unliteral(argument)
    if isinstance(plain, types.IntEnumMember):
        plain = plain.dtype
    return types.int64 if isinstance(plain, types.Integer) else plain


def _parts_of_rule(module: str) -> tuple[str, ...]:
    """What a rule can depend on: the kernel, and its own game or folder."""
    names = module.split(".")
    if names[:2] == ["beltane", "games"]:
        return ("kernel", f"games/{names[2]}")
    return tuple(dict.fromkeys(("kernel", _own_folder(names))))


def _parts_of_generic(module: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(("kernel", "games", _own_folder(module.split(".")))))


def _own_folder(names: list[str]) -> str:
    return "/".join(names[1:-1]) if names[0] == "beltane" else "kernel"


def _number_cells(function: Callable[..., Any]) -> list[CellType]:
    """What a rule that was made by a function has from there, as far as these are numbers."""
    cells = function.__closure__ or ()
    return [cell for cell in cells if isinstance(cell.cell_contents, int | np.ndarray)]


@functools.cache
def _rule_cache(parts: tuple[str, ...]) -> type[Any]:
    """A Numba function cache that lives in the folder of these parts' digest."""
    digest = source_digest(parts)
    folder = settings.cache_folder() / parts[-1].replace("/", "-") / digest

    class Locator(caching._CacheLocator):  # type: ignore[misc]
        def __init__(self, function: Callable[..., Any]) -> None:
            # Rules made by one line for different numbers need files of their own: processes that compile side by
            # side would otherwise overwrite one another's.
            cells = b"".join(np.asarray(cell.cell_contents).tobytes() for cell in _number_cells(function))
            code = function.__code__
            made_for = f"-{hashlib.sha256(cells).hexdigest()[:12]}" if cells else ""
            self.disambiguator = f"{function.__module__}-{code.co_firstlineno}{made_for}"

        def get_cache_path(self) -> str:
            return str(folder)

        def get_source_stamp(self) -> str:
            return digest

        def get_disambiguator(self) -> str:
            return self.disambiguator

        @classmethod
        def from_function(cls, function: Callable[..., Any], _file: str) -> Locator:
            return cls(function)

    class Implementation(caching.CompileResultCacheImpl):  # type: ignore[misc]
        _locator_classes = (Locator,)

    class RuleCache(caching.FunctionCache):  # type: ignore[misc]
        _impl_class = Implementation

    folder.mkdir(parents=True, exist_ok=True)
    folder.touch()
    _prune(folder)
    return RuleCache


def source_digest(parts: tuple[str, ...], package: Path = PACKAGE) -> str:
    """A digest over all that compiled code of these parts is made from, and of the edition in use."""
    files = [file for part in parts for file in _sources(package, part)]
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


def _sources(package: Path, part: str) -> list[Path]:
    """The files that compiled code of a part (`kernel`, `games`, `games/meduris`, `bots/search`) is made from."""
    if part == "kernel":
        return [package / "kernel" / f"{module}.py" for module in KERNEL_MODULES]
    if part == "games":
        games = [game for folder in _games_folders(package) for game in folder.iterdir()]
        names = sorted({game.name for game in games if (game / "__init__.py").exists()})
        return [file for name in names for file in _sources(package, f"games/{name}")]
    if part.startswith("games/"):
        places = [folder.parent / part for folder in _games_folders(package)]
        found = next((place for place in places if place.exists()), package / part)
        return sorted(file for pattern in OF_A_GAME for file in found.glob(pattern))
    return sorted((package / part).glob("*.py"))


def _games_folders(package: Path) -> list[Path]:
    """Where the games of a package lie; those of Beltane itself may lie anywhere on Python's path."""
    found = [Path(folder).resolve() for folder in import_module("beltane.games").__path__]
    return found if package / "games" in found else [package / "games"]


def _prune(current: Path) -> None:
    """Remove compiled code of older digests that has not been used for two weeks, keeping the newest few."""
    others = sorted((f for f in current.parent.iterdir() if f != current), key=_last_use, reverse=True)
    for folder in others[KEPT_DIGESTS:]:
        if time.time() - _last_use(folder) > KEPT_SECONDS:
            shutil.rmtree(folder, ignore_errors=True)


def _last_use(folder: Path) -> float:
    try:
        return folder.stat().st_mtime
    except FileNotFoundError:
        return 0.0
