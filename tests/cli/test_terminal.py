"""Behaviour only in a terminal: progress bars, stepping, pauses, and stopping with Ctrl-C."""

from __future__ import annotations

import signal
import subprocess
import time
from pathlib import Path

import pytest

from beltane.kernel.match import Match
from tests.cli.running import COMMAND, PATIENCE, Terminal, beltane, environment, succeeds

CTRL_D = "\x04"
ENDLESS = "1000000000"
BAR = "━━"


@pytest.fixture
def short_game(tmp_path: Path) -> Path:
    """A game of the set-up and three actions."""
    match = Match.new("meduris", seats=3, seed=7)
    for action in ("place wood", "place wool", "place copper"):
        match.play(action)
    file = tmp_path / "short.json"
    file.write_text(match.save(), encoding="utf-8")
    return file


def test_a_terminal_shows_a_progress_bar() -> None:
    with Terminal("simulate", "meduris", "--games", "20000") as terminal:
        assert terminal.finish() == 0
        assert BAR in terminal.text
        assert "Playing" in terminal.text
        assert "Decisions per game" in terminal.text.split(BAR)[-1]


def test_a_pipe_shows_none() -> None:
    finished = beltane("simulate", "meduris", "--games", "2000")
    assert finished.errors == ""
    assert BAR not in finished.output
    assert "\x1b" not in finished.output


def test_json_on_a_terminal_follows_the_bar() -> None:
    with Terminal("simulate", "meduris", "--games", "10", "--json") as terminal:
        assert terminal.finish() == 0
        assert '"decisions_per_game"' in terminal.text


def test_warm_shows_a_progress_bar() -> None:
    with Terminal("warm", "meduris") as terminal:
        assert terminal.finish() == 0
        assert BAR in terminal.text
        assert "Meduris is ready" in terminal.text


def test_ctrl_c_stops_a_simulation_quietly() -> None:
    with Terminal("simulate", "meduris", "--games", ENDLESS) as terminal:
        terminal.wait_for("Playing")
        assert terminal.interrupt() == 130
        assert "Traceback" not in terminal.text
        assert "Abort" not in terminal.text


def test_an_interrupt_stops_a_piped_simulation_quietly_and_leaves_whole_files(tmp_path: Path) -> None:
    with subprocess.Popen(
        [COMMAND, "simulate", "meduris", "--games", ENDLESS, "--save", str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    ) as process:
        deadline = time.monotonic() + PATIENCE
        while len(list(tmp_path.glob("*.json"))) < 3:
            assert time.monotonic() < deadline
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        output, errors = process.communicate(timeout=PATIENCE)
    assert (process.returncode, output, errors) == (130, b"", b"")
    names = [file.name for file in tmp_path.iterdir()]
    assert [name for name in names if not name.endswith(".json")] == []
    assert all(file.read_text(encoding="utf-8").endswith("]\n}\n") for file in tmp_path.iterdir())


def test_replay_waits_for_enter_after_each_action(short_game: Path) -> None:
    with Terminal("replay", short_game) as terminal:
        terminal.wait_for("q: quit")
        assert "Set-up" in terminal.text
        assert "place" not in terminal.text.split("Set-up")[1]
        for ply, action in enumerate(("place wood", "place wool", "place copper"), start=1):
            terminal.type("\n")
            terminal.wait_for("q: quit", times=ply + 1)
            assert terminal.text.count("\n" + f"{ply}. ") == 1
            assert action in terminal.text
            assert f"{ply + 1}. " not in terminal.text
        terminal.type("\n")
        assert terminal.finish() == 0
        assert "Standings after 3 actions" in terminal.text


@pytest.mark.parametrize("key", ["q\n", "Q\n", CTRL_D])
def test_replay_can_be_left(short_game: Path, key: str) -> None:
    with Terminal("replay", short_game) as terminal:
        terminal.wait_for("q: quit")
        terminal.type(key)
        assert terminal.finish() == 0
        assert "1. " not in terminal.text
        assert "Standings" not in terminal.text


def test_replay_can_go_on_to_the_end(short_game: Path) -> None:
    with Terminal("replay", short_game) as terminal:
        terminal.wait_for("q: quit")
        terminal.type("a\n")
        assert terminal.finish() == 0
        assert terminal.text.count("q: quit") == 1
        assert "Standings after 3 actions" in terminal.text


def test_replay_draws_the_board_when_asked(short_game: Path) -> None:
    with Terminal("replay", short_game) as terminal:
        terminal.wait_for("q: quit")
        assert "the druid is at" not in terminal.text
        terminal.type("b\n")
        terminal.wait_for("q: quit", times=2)
        assert "the druid is at" in terminal.text
        assert "1. " not in terminal.text.split("Set-up")[1]
        terminal.type("q\n")
        assert terminal.finish() == 0


def test_replay_all_does_not_wait(short_game: Path) -> None:
    with Terminal("replay", "--all", short_game) as terminal:
        assert terminal.finish() == 0
        assert "q: quit" not in terminal.text
        assert "\n3. " in terminal.text


def test_ctrl_c_leaves_replay_quietly(short_game: Path) -> None:
    with Terminal("replay", short_game) as terminal:
        terminal.wait_for("q: quit")
        assert terminal.interrupt() == 130
        assert "Traceback" not in terminal.text


def test_demo_pauses_after_each_event() -> None:
    with Terminal("demo", "--pause", "60", "--seed", "1") as terminal:
        terminal.wait_for("is the start player.")
        assert terminal.interrupt() == 130
        assert "chip" not in terminal.text


def test_demo_without_pause_tells_the_same_as_a_pipe() -> None:
    with Terminal("demo", "--pause", "0", "--seed", "1") as terminal:
        assert terminal.finish() == 0
        assert terminal.text.endswith(succeeds("demo", "--seed", "1"))
