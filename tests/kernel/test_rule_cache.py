"""Compiled code is kept by a digest of everything that it can depend on, and never outlives a change."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from beltane.kernel import rule, settings

DAY = 24 * 3600


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small package in place of Beltane's own."""
    root = tmp_path / "beltane"
    for name in ("kernel/core.py", "games/fir/rules.py", "games/oak/rules.py", "bots/tree.py"):
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(f"# {name}")
    (root / "games/fir/components").mkdir()
    (root / "games/fir/components/board.toml").write_text("fields = 32")
    monkeypatch.setattr(rule, "PACKAGE", root)
    monkeypatch.delenv(settings.EDITION_VARIABLE, raising=False)
    return root


FIR = ("kernel", "games/fir")


@pytest.mark.parametrize(
    ("module", "parts"),
    [
        ("beltane.kernel.random", ("kernel",)),
        ("beltane.games.meduris.rules.druid", ("kernel", "games/meduris")),
        ("beltane.games.bonfire.rules.tasks.kinds", ("kernel", "games/bonfire")),
        ("beltane.bots.search", ("kernel", "bots")),
    ],
)
def test_a_rule_depends_on_the_kernel_and_its_own_game(module: str, parts: tuple[str, ...]) -> None:
    assert rule._parts_of_rule(module) == parts


@pytest.mark.parametrize(
    ("module", "parts"),
    [
        ("beltane.kernel.playout", ("kernel", "games")),
        ("beltane.bots.mcts", ("kernel", "games", "bots")),
    ],
)
def test_generic_code_depends_on_all_games_and_its_own_part(module: str, parts: tuple[str, ...]) -> None:
    assert rule._parts_of_generic(module) == parts


@pytest.mark.parametrize("name", ["kernel/core.py", "games/fir/rules.py", "games/fir/components/board.toml"])
def test_the_digest_changes_with_every_source_and_component_file(package: Path, name: str) -> None:
    before = rule.source_digest(FIR)
    file = package / name
    file.write_text(file.read_text() + " ")
    assert rule.source_digest(FIR) != before


def test_the_digest_changes_with_the_names_of_files(package: Path) -> None:
    before = rule.source_digest(FIR)
    (package / "games/fir/rules.py").rename(package / "games/fir/laws.py")
    assert rule.source_digest(FIR) != before


def test_the_digest_changes_with_a_new_file(package: Path) -> None:
    before = rule.source_digest(FIR)
    (package / "games/fir/druid.py").write_text("")
    assert rule.source_digest(FIR) != before


@pytest.mark.parametrize(
    "name",
    ["games/oak/rules.py", "bots/tree.py", "games/fir/notes.md", "games/fir/rules.pyc", "games/fir/messages/en.toml"],
)
def test_the_digest_ignores_what_does_not_matter(package: Path, name: str) -> None:
    before = rule.source_digest(FIR)
    (package / name).parent.mkdir(exist_ok=True)
    (package / name).write_text("something else")
    assert rule.source_digest(FIR) == before


def test_generic_code_has_a_digest_over_all_games(package: Path) -> None:
    before = rule.source_digest(("kernel", "games"))
    (package / "games/oak/rules.py").write_text("something else")
    assert rule.source_digest(("kernel", "games")) != before


def test_the_digest_changes_with_the_edition(package: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    standard = rule.source_digest(FIR)
    edition = tmp_path / "club"
    (edition / "fir").mkdir(parents=True)
    (edition / "fir/board.toml").write_text("fields = 40")
    monkeypatch.setenv(settings.EDITION_VARIABLE, str(edition))
    club = rule.source_digest(FIR)
    (edition / "fir/board.toml").write_text("fields = 41")
    assert len({standard, club, rule.source_digest(FIR)}) == 3


def test_the_digest_does_not_depend_on_where_beltane_is(
    package: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = rule.source_digest(FIR)
    moved = tmp_path / "elsewhere"
    package.rename(moved)
    monkeypatch.setattr(rule, "PACKAGE", moved)
    assert rule.source_digest(FIR) == before


def compiled_folders(parent: Path, ages_in_days: dict[str, int]) -> None:
    for name, age in ages_in_days.items():
        folder = parent / name
        folder.mkdir()
        (folder / "code.nbc").write_text("compiled")
        then = time.time() - age * DAY
        os.utime(folder, (then, then))


def test_pruning_removes_old_digests_but_keeps_the_newest(tmp_path: Path) -> None:
    ages = {"current": 99, "a": 20, "b": 30, "c": 40, "d": 50, "e": 60}
    compiled_folders(tmp_path, ages)
    rule._prune(tmp_path / "current")
    assert {folder.name for folder in tmp_path.iterdir()} == {"current", "a", "b", "c"}


def test_pruning_removes_nothing_that_was_used_lately(tmp_path: Path) -> None:
    ages = {"current": 0, **{str(number): 13 for number in range(10)}}
    compiled_folders(tmp_path, ages)
    rule._prune(tmp_path / "current")
    assert len(list(tmp_path.iterdir())) == 11


def test_the_cache_folder_can_be_chosen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(settings.CACHE_VARIABLE, str(tmp_path))
    assert settings.cache_folder() == tmp_path
    monkeypatch.delenv(settings.CACHE_VARIABLE)
    assert settings.cache_folder().name == "beltane"


INNER = """
from beltane.kernel.rule import rule
@rule
def price(count):
    return count * {price}
"""
OUTER = """
from beltane.games.tiny.inner import price
from beltane.kernel.rule import rule
@rule
def bill(count):
    return price(count) + 1
"""
PROGRAM = """
from beltane.games.tiny.outer import bill
print([bill(10), sum(bill.stats.cache_hits.values())])
"""


@pytest.fixture
def tiny(tmp_path: Path) -> Path:
    """Beltane's kernel with a game of two small files."""
    root = tmp_path / "source" / "beltane"
    shutil.copytree(rule.PACKAGE / "kernel", root / "kernel")
    (root / "games" / "tiny").mkdir(parents=True)
    for folder in (root, root / "games", root / "games/tiny"):
        (folder / "__init__.py").touch()
    (root / "games/tiny/inner.py").write_text(INNER.format(price=3))
    (root / "games/tiny/outer.py").write_text(OUTER)
    return root


def run(tiny: Path, cache: Path) -> tuple[int, int]:
    """The bill, and how often compiled code was found in the cache."""
    environment = {**os.environ, "PYTHONPATH": str(tiny.parent), "BELTANE_CACHE": str(cache), "NUMBA_DISABLE_JIT": "0"}
    command = [sys.executable, "-c", PROGRAM]
    answer = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    bill, hits = json.loads(answer.stdout)
    return bill, hits


def test_an_edit_in_a_file_that_is_called_into_is_noticed(tiny: Path, tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    assert run(tiny, cache) == (31, 0)
    assert run(tiny, cache) == (31, 1)
    (tiny / "games/tiny/inner.py").write_text(INNER.format(price=4))
    assert run(tiny, cache) == (41, 0)
    (tiny / "games/tiny/inner.py").write_text(INNER.format(price=3))
    assert run(tiny, cache) == (31, 1)
