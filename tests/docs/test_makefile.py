"""The Makefile: its help is complete, and it says what a machine lacks."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

from tests.docs.documents import ROOT

PLAY_LOCK, WORK_LOCK = LOCKS = ("requirements.lock", "requirements-dev.lock")
LEARNING_LOCK = "requirements-learning.lock"
NODE_LOCK = "requirements-node.lock"
WEB_LOCK = "web/package-lock.json"
# The package in `from "package/file"`, `import "package"` and `"extends": "package"`, but no file of our own.
IMPORT = re.compile(r"""(?:from|import|"extends":) "((?!node:|virtual:)(?:@[\w-]+/)?\w[\w-]*)(?:/[^"]*)?"[,;]""")
OLD_PYTHON = '#!/bin/sh\ncase "$2" in *version_info*) exit 1;; esac\n'
PYTHON_WITHOUT_VENV = '#!/bin/sh\ncase "$2" in *venv*) exit 1;; esac\n'


def make(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(["make", *arguments], cwd=folder, capture_output=True, text=True, check=False)


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A folder with what set-up needs, in which nothing is set up."""
    (tmp_path / "web").mkdir()
    for name in ("Makefile", *LOCKS, NODE_LOCK, "pyproject.toml", WEB_LOCK):
        shutil.copy(ROOT / name, tmp_path / name)
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


@pytest.mark.parametrize("lock", [*LOCKS, LEARNING_LOCK])
def test_the_lock_files_name_no_place_to_fetch_from(lock: str) -> None:
    lines = (ROOT / lock).read_text(encoding="utf-8").splitlines()
    assert all(re.fullmatch(r"[a-z0-9-]+==[\w.]+|    #.*", line) for line in lines)
    assert not any("://" in line or line.startswith("-") for line in lines)


def pinned(lock: str) -> dict[str, str]:
    """The versions that a lock file pins, by package."""
    lines = (ROOT / lock).read_text(encoding="utf-8").splitlines()
    return dict(line.split("==") for line in lines if not line.startswith(" "))


def names(requirements: list[str]) -> set[str]:
    """The packages of requirements such as `numba>=0.61` or `ray[default]`, spelled as lock files spell them."""
    return {re.sub(r"[._]", "-", re.split(r"[<>=~!\[]", requirement)[0]) for requirement in requirements}


def test_playing_needs_no_tools_and_no_cluster() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed, extras = names(project["dependencies"]), project["optional-dependencies"]
    # GPU packages are of no use without a GPU, and rules are tested on a simulated device. PyTorch has its own lock.
    tools = names([name for extra, named in extras.items() if extra not in ("cuda", "learning") for name in named])
    assert names(extras["learning"]) <= pinned(LEARNING_LOCK).keys()
    assert not names(extras["learning"]) & pinned(WORK_LOCK).keys()
    assert needed <= pinned(PLAY_LOCK).keys()
    assert not tools & pinned(PLAY_LOCK).keys()
    assert needed | tools <= pinned(WORK_LOCK).keys()


def test_playing_working_and_learning_pin_the_same_versions() -> None:
    work = pinned(WORK_LOCK)
    for lock in (PLAY_LOCK, LEARNING_LOCK):
        assert {name: work.get(name, version) for name, version in pinned(lock).items()} == pinned(lock)


def commands(folder: Path, target: str) -> list[str]:
    """The commands that make would run."""
    return make(folder, "--dry-run", target).stdout.splitlines()


def test_the_site_is_built_after_what_is_written_from_the_sources() -> None:
    *written, build, _ = [line for line in commands(ROOT, "docs") if "/python " in line or "site/" in line][-5:]
    assert [line.split("/")[-1] for line in written] == ["components.py", "observations.py", "picture.py"]
    assert build.endswith("-m mkdocs --quiet build --strict")


def installed_for(folder: Path, target: str) -> list[str]:
    """The lock files from which something is installed; when one make runs another, a dry run lists some twice."""
    found = [lock for line in commands(folder, target) for lock in LOCKS if line.endswith(f"-r {lock}")]
    return list(dict.fromkeys(found))


def test_each_target_installs_what_it_needs_and_once(clone: Path) -> None:
    assert installed_for(clone, "play") == [PLAY_LOCK]
    assert installed_for(clone, "test") == [PLAY_LOCK, WORK_LOCK]
    touch(clone / ".venv" / ".ready-to-play")
    assert installed_for(clone, "play") == []
    assert installed_for(clone, "test") == [WORK_LOCK]
    touch(clone / ".venv" / ".ready-to-work")
    assert installed_for(clone, "test") == []
    assert installed_for(clone, "play") == []


def touch(*files: Path) -> None:
    for file in files:
        file.parent.mkdir(exist_ok=True)
        file.touch()


def installed_by_npm(folder: Path, target: str) -> list[str]:
    ran = [line.split(" --silent ")[-1] for line in commands(folder, target)]
    return [command for command in ran if command.startswith(("ci", "install"))]


def test_only_checks_and_tests_of_the_client_install_its_tools(clone: Path) -> None:
    light, full = "ci --omit=dev", "install --no-save"
    assert installed_by_npm(clone, "play") == [light]
    assert installed_by_npm(clone, "check-web") == [light, full]
    assert installed_by_npm(clone, "browser") == [light, full]
    modules = clone / "web" / "node_modules"
    touch(clone / ".venv" / ".ready-to-play", clone / ".venv" / ".ready-to-build", modules / ".ready-to-build")
    assert installed_by_npm(clone, "play") == []
    assert installed_by_npm(clone, "check-web") == [full]
    touch(modules / ".ready-to-work")
    assert installed_by_npm(clone, "check-web") == []


def test_the_client_is_built_from_what_is_installed_for_playing() -> None:
    package = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    sources = [file for file in built_from() if not file.name.endswith(".test.ts")]
    imported = {found for file in sources for found in re.findall(IMPORT, file.read_text(encoding="utf-8"))}
    assert {"svelte", "vite", "@sveltejs/vite-plugin-svelte"} <= imported
    assert imported <= package["dependencies"].keys()


def built_from() -> list[Path]:
    """The sources of the client and what configures building it."""
    web = ROOT / "web"
    named = [web / name for name in ("vite.config.ts", "svelte.config.js", "tsconfig.json")]
    found = [file for folder in ("src", "build") for file in (web / folder).rglob("*")]
    return named + [file for file in found if file.suffix in (".ts", ".js", ".svelte")]
