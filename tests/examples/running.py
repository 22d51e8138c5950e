"""Running the examples as their readers do."""

from __future__ import annotations

import os
import subprocess
import sys

from tests.docs.documents import ROOT


def run_example(name: str, *arguments: object) -> str:
    """Run an example on one core, compiled, and return its output; it must succeed."""
    inherited = {name: value for name, value in os.environ.items() if name != "NUMBA_DISABLE_JIT"}
    finished = subprocess.run(
        [sys.executable, "-m", f"examples.{name}", *map(str, arguments)],
        cwd=ROOT,
        env={**inherited, "OPENBLAS_NUM_THREADS": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (finished.returncode, finished.stderr) == (0, ""), finished.stderr
    return finished.stdout
