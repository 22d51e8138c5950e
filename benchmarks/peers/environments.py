"""Virtual environments, one for each peer, in a folder that is kept between runs; and running a program in one."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from benchmarks.peers.peers import Contestant

ROOT = Path(__file__).parents[2]
PROGRAMS = "benchmarks.peers.play"
INSTALLED = "installed.json"
"""Lists what an environment contains; written last, so that an incomplete environment is recreated."""
REASON_LENGTH = 300


class Unavailable(Exception):
    """A peer cannot be installed or run; the text is the reason given by pip or by the peer itself."""


def prepare(contestant: Contestant, folder: Path) -> Path:
    """The interpreter of a library's environment, which is installed if necessary."""
    if not contestant.requirements:
        return Path(sys.executable)
    place = folder / contestant.name.lower()
    interpreter, receipt = place / "bin" / "python", place / INSTALLED
    content = json.dumps({"python": sys.version, "requirements": contestant.requirements})
    if receipt.exists() and receipt.read_text(encoding="utf-8") == content:
        return interpreter
    shutil.rmtree(place, ignore_errors=True)
    _run([sys.executable, "-m", "venv", str(place)])
    quietly = ["--quiet", "--disable-pip-version-check", "--no-input"]
    _run([str(interpreter), "-m", "pip", *quietly, "install", *contestant.requirements])
    receipt.write_text(content, encoding="utf-8")
    return interpreter


def measure(contestant: Contestant, interpreter: Path, folder: Path, arguments: list[str]) -> dict[str, Any]:
    """The measurements made by a contestant's program."""
    name, *words = contestant.program
    variables = {
        "PYTHONPATH": os.pathsep.join([str(ROOT), *([] if contestant.requirements else [str(ROOT / "src")])]),
        "JAX_PLATFORMS": "cpu",
        "JAX_COMPILATION_CACHE_DIR": str(folder / "jax"),
    }
    output = _run([str(interpreter), "-m", f"{PROGRAMS}.{name}", *words, *arguments], variables)
    measured: dict[str, Any] = json.loads(output.splitlines()[-1])
    return measured


def _run(command: list[str], variables: dict[str, str] | None = None) -> str:
    done = subprocess.run(command, cwd=ROOT, env=os.environ | (variables or {}), capture_output=True, text=True)
    if done.returncode != 0:
        raise Unavailable(_last_words(done.stderr) or f"exit status {done.returncode}")
    return done.stdout


def _last_words(text: str) -> str:
    """The last line that is not empty, which is where pip and Python report errors."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return lines[-1][:REASON_LENGTH] if lines else ""
