"""`python -m beltane.learning`, where there is nothing but what learning on a GPU needs."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from beltane.learning import figures

LEAN = """
import runpy, sys
class Nothing:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in ("typer", "rich", "fluent", "babel", "openskill", "pydantic") or name in (
            "beltane.bots", "beltane.arena", "beltane.text", "beltane.cli", "beltane.server"
        ):
            raise ImportError(f"{name} is not needed here")
sys.meta_path.insert(0, Nothing())
runpy.run_module("beltane.learning", run_name="__main__")
"""
SMALL = ("games=6", "steps=4", "width=16", "hidden=[8]")


def learn_alone(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the module in a process that refuses to load anything else."""
    changes = [part for change in SMALL for part in ("--set", change)]
    command = [sys.executable, "-c", LEAN, "meduris", "--threads", "1", *changes, *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_it_learns_and_goes_on_with_little_more_than_pytorch(tmp_path: Path) -> None:
    first = learn_alone("--out", str(tmp_path), "--rounds", "4", "--piece", "0.001")
    assert first.returncode == 0, first.stderr
    assert json.loads(first.stdout.splitlines()[-1])["finished"] is False
    then = learn_alone("--out", str(tmp_path), "--resume")
    assert then.returncode == 0, then.stderr
    assert [line["round"] for line in figures.read(tmp_path)] == [1, 2, 3, 4]
    ready, played, *_, last = [json.loads(line) for line in then.stdout.splitlines()]
    assert ready["settings"]["games"] == 6
    assert played["decisions"] > 0
    assert last == {"finished": True, "rounds": 4}
    refused = learn_alone("--out", str(tmp_path), "--resume", "--rounds", "8", "--set", "width=32")
    assert refused.stderr.startswith("learning-setting-fixed: ")
    assert sorted(file.name for file in tmp_path.iterdir()) == ["checkpoint.pt", "figures.jsonl", "network.npz"]


def test_errors_are_named_without_catalogues(tmp_path: Path) -> None:
    refused = learn_alone("--out", str(tmp_path), "--resume")
    assert refused.returncode == 1
    assert refused.stderr.startswith("no-learning-there: ")
