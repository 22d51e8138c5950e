"""`tools/learn_on_gpu.sh`, rehearsed on the processor."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from beltane.kernel.settings import cache_folder
from beltane.learning import figures

ROOT = Path(__file__).parents[2]
SETTINGS = "--threads 1 --rounds 2 --set games=6 --set steps=4 --set hidden=[8]"


@pytest.mark.long
def test_games_are_learned_in_processes_of_their_own_and_collected(tmp_path: Path) -> None:
    work, out = tmp_path / "work", tmp_path / "out"
    # Nothing has to be unpacked, nor compiled once more.
    (work / "site").mkdir(parents=True)
    (work / "cache").symlink_to(cache_folder())
    out.mkdir()
    variables = {**os.environ, "WORK": str(work), "OUT": str(out), "DEVICE": "cpu", "PYTHON": sys.executable}
    variables["BROUGHT"] = str(tmp_path / "nothing")
    variables |= {"SETTINGS": SETTINGS, "SETTINGS_meduris": "--set width=16"}

    def tool(*arguments: str) -> str:
        command = ["bash", "tools/learn_on_gpu.sh", *arguments]
        finished = subprocess.run(command, cwd=ROOT, env=variables, capture_output=True, text=True, check=True)
        return finished.stdout

    assert tool("start", "meduris:1", "300").endswith("all done\n")
    names = ["meduris-checkpoint.pt", "meduris-figures.jsonl", "meduris-log", "meduris-network.npz"]
    assert sorted(file.name for file in out.iterdir()) == names
    log = (out / "meduris-log").read_text()
    assert '"width": 16' in log
    assert '"hidden": [8]' in log
    # Begun once more, it goes on where it was, to the end that is asked for now.
    variables["SETTINGS"] = f"{SETTINGS} --rounds 3"
    assert '{"finished": true, "rounds": 3}' in tool("start", "meduris:1", "300")
    assert [line["round"] for line in figures.read(work / "games" / "meduris")] == [1, 2, 3]
