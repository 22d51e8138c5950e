"""Compiling in several processes and in the background. Compiled code makes this take only a few seconds."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

import pytest

from beltane.cli import compiling, warmup
from beltane.cli.commands.warm import LOW_PRIORITY
from beltane.cli.compiling import compile_game
from beltane.cli.warmup import STEPS, games_on_disk, is_ready
from beltane.kernel.game import AnyGame, game_names
from beltane.kernel.rule import interpreted
from tests.cli.running import PATIENCE, complaint, succeeds

compiled_only = pytest.mark.skipif(interpreted(), reason="there is nothing to compile")


def test_games_are_found_without_loading_them() -> None:
    assert games_on_disk() == game_names()


@compiled_only
def test_processes_take_all_steps_and_leave_word_that_the_game_is_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    steps: list[None] = []
    ready: list[str] = []
    monkeypatch.setattr(compiling, "mark_ready", ready.append)
    compile_game("meduris", lambda: steps.append(None))
    assert len(steps) == len(STEPS)
    assert ready == ["meduris"]


@compiled_only
def test_a_step_whose_process_has_died_is_taken_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """The other processes do not know these steps, and die."""
    taken: list[str] = []
    steps: list[None] = []

    def take(game: AnyGame) -> None:
        taken.append(game.name)

    monkeypatch.setattr(compiling, "STEPS", dict.fromkeys(("one", "two", "three", "four", "five"), take))
    monkeypatch.setattr(compiling, "mark_ready", lambda _: None)
    compile_game("meduris", lambda: steps.append(None))
    assert taken == ["meduris"] * 5
    assert len(steps) == 5


def test_what_fails_in_a_process_of_its_own_is_raised_here(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_game: AnyGame) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(compiling, "STEPS", dict.fromkeys(("one", "two", "three", "four"), fail))
    with pytest.raises(ZeroDivisionError):
        compile_game("meduris", lambda: None)


def test_ready_is_ready_for_one_game_and_one_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BELTANE_CACHE", str(tmp_path))
    assert not is_ready("meduris")
    warmup.mark_ready("meduris")
    assert is_ready("meduris")
    assert not is_ready("bonfire")
    monkeypatch.setattr(warmup, "version", lambda _: "0.0")
    assert not is_ready("meduris")


def processes_with(cache: Path) -> list[int]:
    """The processes that were started with a given cache in their environment."""
    wanted = f"BELTANE_CACHE={cache}".encode()
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            if wanted in (folder / "environ").read_bytes():
                found.append(int(folder.name))
        except OSError:
            continue
    return found


@pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="processes are looked up in /proc")
def test_in_the_background_it_outlives_the_command_and_disturbs_nobody(tmp_path: Path) -> None:
    assert succeeds("warm", "--background", "meduris", BELTANE_CACHE=str(tmp_path)) == ""
    first, *_ = processes = sorted(processes_with(tmp_path))
    try:
        assert os.getsid(first) == first, "a session of its own, which Ctrl-C does not reach"
        assert os.getpriority(os.PRIO_PROCESS, first) == LOW_PRIORITY
        deadline = time.monotonic() + PATIENCE
        while not list(tmp_path.rglob("*.nbc")):
            assert time.monotonic() < deadline, "nothing was compiled"
            time.sleep(0.1)
        processes = processes_with(tmp_path)
        assert {os.getpriority(os.PRIO_PROCESS, process) for process in processes} == {LOW_PRIORITY}
        assert succeeds("games", BELTANE_CACHE=str(tmp_path)), "others work on meanwhile"
    finally:
        os.killpg(first, signal.SIGKILL)


def test_in_the_background_too_a_game_has_to_be_one() -> None:
    assert complaint("warm", "--background", "halma").startswith("beltane: There is no game 'halma'")


def test_in_the_background_nothing_is_begun_that_is_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BELTANE_CACHE", str(tmp_path))
    warmup.mark_ready("meduris")
    before = sorted(tmp_path.rglob("*"))
    assert succeeds("warm", "--background", "meduris", BELTANE_CACHE=str(tmp_path)) == ""
    assert sorted(tmp_path.rglob("*")) == before
