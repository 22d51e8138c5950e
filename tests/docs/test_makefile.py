"""The Makefile: its help is complete, and a machine that lacks something is told what."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.docs.documents import ROOT

OLD_PYTHON = '#!/bin/sh\ncase "$2" in *version_info*) exit 1;; esac\n'
PYTHON_WITHOUT_VENV = '#!/bin/sh\ncase "$2" in *venv*) exit 1;; esac\n'


def make(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(["make", *arguments], cwd=folder, capture_output=True, text=True, check=False)


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A folder with what set-up needs, in which nothing is set up."""
    for name in ("Makefile", "requirements.lock", "pyproject.toml"):
        shutil.copy(ROOT / name, tmp_path)
    return tmp_path


def python(folder: Path, script: str) -> str:
    """Something that looks like a Python to make."""
    file = folder / "python"
    file.write_text(script, encoding="utf-8")
    file.chmod(0o755)
    return f"PYTHON={file}"


def test_help_explains_every_target() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    (targets,) = re.findall(r"^\.PHONY: (.+)$", makefile, re.MULTILINE)
    explained = re.findall(r"^make ([a-z-]+) ", make(ROOT).stdout, re.MULTILINE)
    assert explained == [target for target in targets.split() if target != "help"]


def test_an_old_python_is_refused_with_advice(clone: Path) -> None:
    finished = make(clone, "check", python(clone, OLD_PYTHON))
    assert finished.returncode != 0
    assert finished.stderr.startswith("Beltane needs Python 3.11 or newer; install it, or name it with make PYTHON=")
    assert not (clone / ".venv").exists()


def test_a_machine_without_python_is_told_so(clone: Path) -> None:
    finished = make(clone, "check", "PYTHON=")
    assert finished.stderr.startswith("Beltane needs Python 3.11 or newer")


def test_a_python_without_venv_is_refused_with_advice(clone: Path) -> None:
    finished = make(clone, "check", python(clone, PYTHON_WITHOUT_VENV))
    assert finished.returncode != 0
    assert finished.stderr.startswith("Python's venv module is missing; on Debian and Ubuntu the package python3-venv")
    assert not (clone / ".venv").exists()


def test_ci_runs_make_test() -> None:
    assert (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()[-1] == "exec make test"


def test_the_lock_file_names_no_place_to_fetch_from() -> None:
    lines = (ROOT / "requirements.lock").read_text(encoding="utf-8").splitlines()
    assert all(re.fullmatch(r"[a-z0-9-]+==[\w.]+|    #.*", line) for line in lines)
    assert not any("://" in line or line.startswith("-") for line in lines)
