"""`beltane learn` from the outside: its output, resuming, and what it refuses."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from beltane.cli.commands import learn as command
from beltane.kernel.errors import BeltaneError
from tests.cli.running import CTRL_C, Terminal, complaint, succeeds

TINY = ("learn", "meduris", "--games", "6", "--measure", "2", "--threads", "1")


def lines_in(folder: Path) -> list[str]:
    """The figures so far."""
    file = folder / "figures.jsonl"
    return file.read_text(encoding="utf-8").splitlines() if file.exists() else []


def test_a_run_leaves_a_network_figures_and_a_report(tmp_path: Path) -> None:
    shown = succeeds(*TINY, "--rounds", "2", "--out", tmp_path)
    assert "wins against greedy (2 seats" in shown
    assert f"Network: {tmp_path / 'network.npz'}" in shown
    assert f"Report: {tmp_path / 'report.html'}" in shown
    assert "To continue" not in shown
    names = ["checkpoint.pt", "figures.jsonl", "network.npz", "report.html"]
    assert sorted(file.name for file in tmp_path.iterdir()) == names
    about = json.loads(str(np.load(tmp_path / "network.npz")["about"]))
    assert about["game"] == "meduris"
    assert about["rounds"] == 2
    assert about["command"].startswith("beltane learn meduris")
    assert {found["opponent"] for found in about["figures"]["strength"]} == {"random", "greedy"}


def test_ctrl_c_ends_with_a_checkpoint_from_which_it_goes_on(tmp_path: Path) -> None:
    with Terminal(*TINY, "--rounds", "100000", "--out", tmp_path) as terminal:
        terminal.wait_until(
            lambda: (tmp_path / "figures.jsonl").exists() and (tmp_path / "figures.jsonl").stat().st_size > 0
        )
        terminal.type(CTRL_C)
        assert terminal.finish() == 0
        assert f"To continue: beltane learn meduris --out {tmp_path} --resume" in terminal.text.replace("\n", "")
    played = lines_in(tmp_path)
    assert (tmp_path / "checkpoint.pt").exists()
    with Terminal("learn", "meduris", "--out", tmp_path, "--resume", "--threads", "1") as terminal:
        terminal.wait_until(lambda: len(lines_in(tmp_path)) > len(played))
        terminal.type(CTRL_C)
        assert terminal.finish() == 0
    assert lines_in(tmp_path)[: len(played)] == played


def test_what_has_been_learned_is_learned_further(tmp_path: Path) -> None:
    assert "To continue" not in succeeds(*TINY, "--rounds", "1", "--out", tmp_path, "--set", "steps=4")
    again = ("learn", "meduris", "--out", tmp_path, "--resume", "--measure", "0", "--threads", "1")
    succeeds(*again, "--rounds", "2", "--set", "learning_rate=0.5", "--set", "last_learning_rate=0.5")
    assert [json.loads(line).get("learning_rate") for line in lines_in(tmp_path)][-1] == 0.5
    assert len([line for line in lines_in(tmp_path) if "a_second" in line]) == 2
    assert "cannot change while a network learns" in complaint(*again, "--set", "games=4")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--minutes", "0"), "--minutes takes a whole number"),
        (("--piece", "0"), "--piece takes a whole number"),
        (("--device", "abacus"), "takes one of"),
        (("--seed", "-1"), "seed"),
        (("--resume",), "There is no run of learning in"),
    ],
)
def test_what_cannot_be_is_refused(tmp_path: Path, arguments: tuple[str, ...], said: str) -> None:
    assert said in complaint(*TINY, "--out", tmp_path, *arguments)


def test_without_pytorch_it_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "find_spec", lambda _name: None)
    with pytest.raises(BeltaneError, match=r"pip install 'beltane\[learning\]'"):
        command.learn("meduris", tmp_path)
