"""The digest of what compiled code is made from: it changes with all of that, and with nothing else."""

from __future__ import annotations

import ast
import shutil
from collections.abc import Iterator
from enum import Enum
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from beltane.kernel import settings
from beltane.kernel.game import game_names
from beltane.kernel.sources import (
    KERNEL_MODULES,
    PACKAGE,
    parts_of_generic,
    parts_of_rule,
    smallest_first,
    source_digest,
    sources_of,
)

MEDURIS, BONFIRE = ("kernel", "games/meduris"), ("kernel", "games/bonfire")
PLAYOUT, SEARCH = ("kernel", "games"), ("kernel", "games", "bots/search")
ALL = (MEDURIS, BONFIRE, PLAYOUT, SEARCH)

HARMLESS = {
    "compile_cache": "keeps what is compiled",
    "crew": "lets threads call what is compiled",
    "digests": "whether what was learned still fits",
    "errors": "what is said when something is refused",
    "game": "descriptions of games, made from what is compiled",
    "networks": "where networks lie",
    "phrases": "what is said",
    "quoting": "what is said when something is refused",
    "settings": "where things are",
    "sources": "names what is compiled",
}
"""Kernel modules that compiled ones import for use outside of rules, and not for numbers."""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of Beltane's own sources."""
    monkeypatch.delenv(settings.EDITION_VARIABLE, raising=False)
    return Path(shutil.copytree(PACKAGE, tmp_path / "beltane", ignore=shutil.ignore_patterns("__pycache__")))


def digests(package: Path) -> dict[tuple[str, ...], str]:
    return {parts: source_digest(parts, package) for parts in ALL}


def changed_by_editing(package: Path, pattern: str) -> set[tuple[str, ...]]:
    """Whose digests change when a comment is added to each file of a pattern."""
    before = digests(package)
    files = [file for file in package.glob(pattern) if file.is_file()]
    assert files, pattern
    for file in files:
        file.write_text(file.read_text(encoding="utf-8") + "\n# a comment\n", encoding="utf-8")
    return {parts for parts, digest in digests(package).items() if digest != before[parts]}


@pytest.mark.parametrize(
    "pattern",
    [
        "games/*/terminal/*.py",
        "games/*/text/*.ftl",
        "games/*/view.py",
        "games/*/prompt.py",
        "games/*/prompt/*.py",
        "games/*/statistics.py",
        "games/*/__init__.py",
        "text/*",
        "cli/**/*.py",
        "server/**/*.py",
        "envs/*.py",
        "learning/*.py",
        "cuda/*.py",
        "arena/**/*.py",
        "bots/*.py",
        "kernel/match.py",
        "kernel/plans.py",
        "kernel/prompt.py",
        "kernel/save.py",
    ],
)
def test_nothing_is_compiled_again_for_what_is_not_compiled(package: Path, pattern: str) -> None:
    assert changed_by_editing(package, pattern) == set()


@pytest.mark.parametrize(
    ("pattern", "parts"),
    [
        ("games/meduris/rules/turn.py", {MEDURIS, PLAYOUT, SEARCH}),
        ("games/meduris/components/*.toml", {MEDURIS, PLAYOUT, SEARCH}),
        ("games/meduris/components/tables.py", {MEDURIS, PLAYOUT, SEARCH}),
        ("games/meduris/evaluation.py", {MEDURIS, PLAYOUT, SEARCH}),
        ("games/meduris/observation.py", {MEDURIS, PLAYOUT, SEARCH}),
        ("games/bonfire/observation/city.py", {BONFIRE, PLAYOUT, SEARCH}),
        ("games/bonfire/rules/ship.py", {BONFIRE, PLAYOUT, SEARCH}),
        ("games/bonfire/components/*.toml", {BONFIRE, PLAYOUT, SEARCH}),
        ("games/bonfire/evaluation.py", {BONFIRE, PLAYOUT, SEARCH}),
        ("kernel/random.py", set(ALL)),
        ("kernel/components.py", set(ALL)),
        ("bots/search/tree.py", {SEARCH}),
        ("bots/network/evaluation.py", {SEARCH}),
    ],
)
def test_a_change_to_what_is_compiled_compiles_what_depends_on_it(
    package: Path, pattern: str, parts: set[tuple[str, ...]]
) -> None:
    assert changed_by_editing(package, pattern) == parts


@pytest.mark.parametrize("module", KERNEL_MODULES)
def test_every_compiled_module_of_the_kernel_counts(package: Path, module: str) -> None:
    assert changed_by_editing(package, f"kernel/{module}.py") == set(ALL)


def test_the_digest_changes_with_the_names_of_files(package: Path) -> None:
    before = source_digest(MEDURIS, package)
    (package / "games/meduris/rules/turn.py").rename(package / "games/meduris/rules/laws.py")
    assert source_digest(MEDURIS, package) != before


@pytest.mark.parametrize("name", ["rules/oracle.py", "rules/deep/oracle.py", "components/oracle.toml"])
def test_the_digest_changes_with_a_new_file(package: Path, name: str) -> None:
    before = source_digest(MEDURIS, package)
    file = package / "games/meduris" / name
    file.parent.mkdir(exist_ok=True)
    file.touch()
    assert source_digest(MEDURIS, package) != before


@pytest.mark.parametrize("name", ["rules/notes.md", "rules/turn.pyc", "oracle.py"])
def test_the_digest_ignores_files_that_hold_no_rules(package: Path, name: str) -> None:
    before = digests(package)
    (package / "games/meduris" / name).touch()
    assert digests(package) == before


def test_the_digest_changes_with_the_edition(package: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    standard = source_digest(MEDURIS, package)
    edition = tmp_path / "club"
    (edition / "meduris").mkdir(parents=True)
    (edition / "meduris/board.toml").write_text("fields = 40")
    monkeypatch.setenv(settings.EDITION_VARIABLE, str(edition))
    club = source_digest(MEDURIS, package)
    (edition / "meduris/board.toml").write_text("fields = 41")
    assert len({standard, club, source_digest(MEDURIS, package)}) == 3


def test_the_digest_does_not_depend_on_where_beltane_is(package: Path, tmp_path: Path) -> None:
    before = digests(package)
    assert digests(package.rename(tmp_path / "elsewhere")) == before


@pytest.mark.parametrize(
    ("module", "parts"),
    [
        ("beltane.kernel.random", ("kernel",)),
        ("beltane.games.meduris.rules.druid", MEDURIS),
        ("beltane.games.bonfire.rules.tasks.kinds", BONFIRE),
        ("beltane.bots.search.tree", ("kernel", "bots/search")),
    ],
)
def test_a_rule_depends_on_the_kernel_and_its_own_game(module: str, parts: tuple[str, ...]) -> None:
    assert parts_of_rule(module) == parts


@pytest.mark.parametrize(
    ("module", "parts"), [("beltane.kernel.playout", PLAYOUT), ("beltane.bots.search.tree", SEARCH)]
)
def test_generic_code_depends_on_all_games_and_its_own_folder(module: str, parts: tuple[str, ...]) -> None:
    assert parts_of_generic(module) == parts


def covered() -> list[Path]:
    """Every Python file that some digest covers."""
    return [file for part in SEARCH for file in sources_of(part) if file.suffix == ".py"]


def module_of(file: Path) -> str:
    name = ".".join(file.relative_to(PACKAGE.parent).with_suffix("").parts)
    return name.removesuffix(".__init__")


def imports_of(file: Path) -> Iterator[tuple[str, str]]:
    """Every name of Beltane's own that a file imports, with its module."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module is not None and node.module.startswith("beltane"):
            assert node.level == 0
            yield from ((node.module, alias.name) for alias in node.names)


def test_every_module_with_compiled_functions_is_covered() -> None:
    for file in PACKAGE.rglob("*.py"):
        decorated = {
            decorator.id
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
            if isinstance(node, ast.FunctionDef)
            for decorator in node.decorator_list
            if isinstance(decorator, ast.Name)
        }
        if decorated & {"rule", "generic", "inlined"}:
            assert file in covered(), file


@pytest.mark.parametrize("file", covered(), ids=lambda file: module_of(file).removeprefix("beltane."))
def test_compiled_code_takes_nothing_from_where_a_digest_does_not_look(file: Path) -> None:
    known = {module_of(other) for other in covered()} | {f"beltane.games.{name}.components" for name in game_names()}
    for module, name in imports_of(file):
        if f"{module}.{name}" in known or module in known:
            continue
        assert module.removeprefix("beltane.kernel.") in HARMLESS or (module, name) == ("beltane.kernel", "settings")
        assert not can_be_compiled_in(getattr(import_module(module), name)), f"{module}.{name}"


def can_be_compiled_in(value: Any) -> bool:
    """Whether compiled code could contain a value: a number, a table, a record's layout, another compiled function.

    The rest are plain functions, exceptions and types; compiled functions have their plain form as `py_func`.
    """
    if isinstance(value, type):
        return issubclass(value, Enum) or hasattr(value, "__dtype__")
    typing_only = type(value).__module__ in ("typing", "types")
    plain_function = callable(value) and not hasattr(value, "py_func")
    return not (plain_function or typing_only)


def test_the_smallest_game_comes_first() -> None:
    assert smallest_first(["bonfire", "meduris"]) == ["meduris", "bonfire"]
