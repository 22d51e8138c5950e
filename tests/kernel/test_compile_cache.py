"""Compiled code on disk: it never outlives a change, and processes that compile side by side do not interfere."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from beltane.kernel import settings
from beltane.kernel.compile_cache import prune
from beltane.kernel.sources import PACKAGE

DAY = 24 * 3600


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
    prune(tmp_path / "current")
    assert {folder.name for folder in tmp_path.iterdir()} == {"current", "a", "b", "c"}


def test_pruning_removes_nothing_that_was_used_lately(tmp_path: Path) -> None:
    ages = {"current": 0, **{str(number): 13 for number in range(10)}}
    compiled_folders(tmp_path, ages)
    prune(tmp_path / "current")
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
from beltane.games.tiny.rules.inner import price
from beltane.kernel.rule import rule
@rule
def bill(count):
    return price(count) + 1
@rule
def total(row):
    result = row[0]
    for number in row[1:]:
        result += bill(number)
    return result
@rule
def nonsense(count):
    return count.nothing
"""
MADE_RULES = """
from beltane.kernel.rule import rule
def adder(more):
    return rule(lambda number: number + more)
"""
BILL = """
from beltane.games.tiny.rules.outer import bill
print([bill(10), sum(bill.stats.cache_hits.values())])
"""
TOTALS = """
import sys
import time
import numpy as np
from beltane.games.tiny.rules.inner import price
from beltane.games.tiny.rules.outer import bill, total
start = float(sys.argv[1])
kinds = [np.int8, np.int16, np.int32, np.int64, np.float32, np.float64]
turn = int(sys.argv[2])
time.sleep(max(0.0, start - time.time()))
totals = {kind.__name__: float(total(np.arange(4, dtype=kind))) for kind in kinds[turn:] + kinds[:turn]}
print([totals, sum(sum(rule.stats.cache_misses.values()) for rule in (total, bill, price))])
"""
MADE = """
import sys
from beltane.games.tiny.rules.made import adder
print(adder(int(sys.argv[1]))(1))
"""
BOTH_MADE = """
import numba
from beltane.games.tiny.rules.made import adder
one, ten = adder(1), adder(10)
both = numba.njit(lambda number: 1000 * one(number) + ten(number))
print([both(1), sum(sum(made.stats.cache_hits.values()) for made in (one, ten))])
"""
NONSENSE = """
import subprocess
import sys
from numba.core.errors import TypingError
from beltane.games.tiny.rules.outer import nonsense
try:
    nonsense(1)
except TypingError:
    pass
if len(sys.argv) == 1:
    subprocess.run([sys.executable, "-c", sys.stdin.read(), "again"], check=True, timeout=100)
    print("true")
"""


@pytest.fixture
def tiny(tmp_path: Path) -> Path:
    """Beltane's kernel with a game of two small files."""
    root = tmp_path / "source" / "beltane"
    shutil.copytree(PACKAGE / "kernel", root / "kernel")
    rules = root / "games" / "tiny" / "rules"
    rules.mkdir(parents=True)
    for folder in (root, root / "games", root / "games/tiny", rules):
        (folder / "__init__.py").touch()
    (rules / "inner.py").write_text(INNER.format(price=3))
    (rules / "outer.py").write_text(OUTER)
    (rules / "made.py").write_text(MADE_RULES)
    return root


def start(program: str, tiny: Path, cache: Path, *arguments: str) -> subprocess.Popen[str]:
    environment = {**os.environ, "PYTHONPATH": str(tiny.parent), "BELTANE_CACHE": str(cache), "NUMBA_DISABLE_JIT": "0"}
    command = [sys.executable, "-c", program, *arguments]
    return subprocess.Popen(command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def answer(process: subprocess.Popen[str], typed: str = "") -> Any:
    """The output of a program, read as JSON."""
    output, _ = process.communicate(typed)
    assert process.returncode == 0
    return json.loads(output.replace("'", '"'))


def bill(tiny: Path, cache: Path) -> list[int]:
    """The bill, and how often compiled code was found in the cache."""
    found: list[int] = answer(start(BILL, tiny, cache))
    return found


def test_an_edit_in_a_file_that_is_called_into_is_noticed(tiny: Path, tmp_path: Path) -> None:
    cache, inner = tmp_path / "cache", tiny / "games/tiny/rules/inner.py"
    assert bill(tiny, cache) == [31, 0]
    assert bill(tiny, cache) == [31, 1]
    inner.write_text(INNER.format(price=4))
    assert bill(tiny, cache) == [41, 0]
    inner.write_text(INNER.format(price=3))
    assert bill(tiny, cache) == [31, 1]


def test_an_edit_outside_of_the_rules_compiles_nothing_again(tiny: Path, tmp_path: Path) -> None:
    assert bill(tiny, tmp_path / "cache") == [31, 0]
    (tiny / "games/tiny/view.py").write_text("SEATS = 3")
    (tiny / "games/tiny/__init__.py").write_text("from beltane.games.tiny.view import SEATS")
    (tiny / "kernel/match.py").write_text("SEATS = 3")
    assert bill(tiny, tmp_path / "cache") == [31, 1]


def totals_of(tiny: Path, cache: Path, processes: int) -> tuple[list[dict[str, float]], int]:
    """The results of processes that start at the same moment, and how often any of them compiled something."""
    moment = str(time.time() + 3.0)
    started = [start(TOTALS, tiny, cache, moment, str(number)) for number in range(processes)]
    answers = [answer(process) for process in started]
    return [totals for totals, _ in answers], sum(compiled for _, compiled in answers)


def test_processes_can_compile_the_same_functions_at_the_same_time(tiny: Path, tmp_path: Path) -> None:
    """Each begins with another signature, so that all of them write files of the same function at once."""
    cache = tmp_path / "cache"
    expected = dict.fromkeys(("int8", "int16", "int32", "int64", "float32", "float64"), 21.0)
    answers, compiled = totals_of(tiny, cache, 6)
    assert answers == [expected] * 6
    if sys.platform != "win32":
        # `total` for each kind of number; `bill` and `price` for whole numbers and two other kinds.
        assert compiled == 6 + 3 + 3, "every function is compiled once, and waited for by the others"
    assert totals_of(tiny, cache, 2) == ([expected] * 2, 0)
    assert not list(cache.rglob("*.tmp*"))


def test_a_function_that_cannot_be_compiled_keeps_nobody_waiting(tiny: Path, tmp_path: Path) -> None:
    assert answer(start(NONSENSE, tiny, tmp_path / "cache"), NONSENSE) is True


def test_a_process_that_is_killed_keeps_nobody_waiting(tiny: Path, tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    process = start(TOTALS, tiny, cache, "0", "0")
    while not list(cache.rglob("compiling.lock")) and process.poll() is None:
        time.sleep(0.01)
    process.kill()
    process.communicate()
    answers, _ = totals_of(tiny, cache, 1)
    assert set(answers[0].values()) == {21.0}


def test_rules_made_by_one_line_stay_apart_whichever_processes_compile_them(tiny: Path, tmp_path: Path) -> None:
    """Numba numbers what it compiles afresh in each process, and links compiled code by names with these numbers."""
    cache = tmp_path / "cache"
    assert answer(start(MADE, tiny, cache, "1")) == 2
    assert answer(start(MADE, tiny, cache, "10")) == 11
    assert answer(start(BOTH_MADE, tiny, cache)) == [2011, 2]
