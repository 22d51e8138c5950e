"""The tutorial's bot is installed from its code blocks, and takes part in the arena."""

from __future__ import annotations

import ast
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.running import environment, succeeds
from tests.docs.documents import BOT_TUTORIAL, ROOT, blocks, write_files

MOST_LINES = 20


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The tutorial's files."""
    folder = tmp_path_factory.mktemp("tutorial")
    write_files(BOT_TUTORIAL, folder)
    return folder


@pytest.fixture(scope="module")
def installed(sources: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder for Python's path in which the tutorial's package is installed."""
    folder = tmp_path_factory.mktemp("installed")
    offline = ("--quiet", "--disable-pip-version-check", "--no-deps", "--no-build-isolation", "--no-index")
    run_python({}, "-m", "pip", "install", *offline, "--target", folder, sources / "gambler")
    return folder


def variables(folder: Path) -> dict[str, str]:
    return {"PYTHONPATH": os.pathsep.join(filter(None, (str(folder), os.environ.get("PYTHONPATH"))))}


def run_python(changes: dict[str, str], *arguments: str | Path) -> str:
    """Run Python in the repository, and return its output; it has to work."""
    command = [sys.executable, *map(str, arguments)]
    finished = subprocess.run(
        command, cwd=ROOT, env=environment(**changes), capture_output=True, text=True, check=False
    )
    assert finished.returncode == 0, finished.stdout + finished.stderr
    return finished.stdout


def test_the_bot_has_no_more_lines_than_promised(sources: Path) -> None:
    tree = ast.parse((sources / "gambler" / "gambler.py").read_text(encoding="utf-8"))
    statements = [line for line in ast.unparse(tree).splitlines() if line.strip()]
    assert len(statements) <= MOST_LINES


def test_the_code_is_as_clean_as_ours(sources: Path) -> None:
    settings = ("--config", ROOT / "pyproject.toml", "--config", "lint.isort.known-first-party = ['beltane']")
    for command in (("check",), ("format", "--check")):
        run_python({}, "-m", "ruff", *command, *settings, sources / "gambler")


def test_python_gives_what_is_shown(installed: Path, tmp_path: Path) -> None:
    examples = tmp_path / "examples.txt"
    examples.write_text(
        "".join(block.text for block in blocks(BOT_TUTORIAL, "python") if block.file is None), encoding="utf-8"
    )
    assert examples.read_text(encoding="utf-8").startswith(">>>")
    assert run_python(variables(installed), "-m", "doctest", examples) == ""


def test_the_bot_is_listed_and_beats_random_play(installed: Path, tmp_path: Path) -> None:
    assert re.search(
        r"^gambler +gambler +tries every action ten times", succeeds("bots", **variables(installed)), re.MULTILINE
    )
    (shown,) = blocks(BOT_TUTORIAL, "console")
    command = shown.text.split()[2:]
    folder = command.index("--out") + 1
    command[folder] = str(tmp_path / command[folder])
    report = json.loads(succeeds(*command, "--json", **variables(installed)))
    best, *_ = report["ratings"]
    assert best["player"] == "gambler"
    assert report["pairings"][0]["score"]["value"] > 0.9
