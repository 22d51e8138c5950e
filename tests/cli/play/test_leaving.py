"""Leaving `beltane play` in every way, with the game saved, and returning to it."""

from __future__ import annotations

import re
import shlex
import signal
from pathlib import Path
from typing import NoReturn

import pytest

from beltane.cli.play.saves import resume_command
from beltane.cli.play.session import Session
from beltane.cli.play.table import Table
from beltane.kernel.match import Match
from tests.cli.play.signals import signals_restored
from tests.cli.running import (
    CTRL_C,
    CTRL_D,
    INTERPRETED,
    Terminal,
    beltane,
    playing,
    playing_compiled,
    succeeds,
    the_save,
)

BAD_BOTS = """
from beltane.bots.roster import BotKind, without_parameters

class Bad:
    def __init__(self, game, seed):
        pass

class Failing(Bad):
    def choose(self, position):
        return 1 // 0

class Cheating(Bad):
    def choose(self, position):
        return len(position.game.actions) - 1

class Silent(Bad):
    def choose(self, position):
        return None

def kind(name, build):
    return BotKind(name, "", name, without_parameters(name, build))

failing, cheating, silent = kind("failing", Failing), kind("cheating", Cheating), kind("silent", Silent)
"""


@pytest.mark.parametrize("typed", ["quit\n", "q\n", CTRL_D])
def test_leaving_saves_too(tmp_path: Path, typed: str) -> None:
    with playing(tmp_path, "bonfire", "--bots", "random", "--seed", "7") as terminal:
        terminal.prompted()
        terminal.type(typed)
        assert terminal.finish() == 0
        assert "beltane play --resume" in terminal.text
    assert Match.load(the_save(tmp_path).read_bytes()).players == ("human", "random")


def test_a_connection_that_breaks_saves_too(tmp_path: Path) -> None:
    with playing(tmp_path, "meduris", "--bots", "random", "--seed", "7") as terminal:
        terminal.answer("1")
        assert terminal.hang_up() == 130
    assert len(Match.load(the_save(tmp_path).read_bytes()).actions) == 2


def test_a_game_is_saved_where_the_player_says(tmp_path: Path) -> None:
    file = tmp_path / "here" / "my game.json"
    with playing(tmp_path / "data", "meduris", "--bots", "random", "--seed", "7") as terminal:
        assert f"beltane play --resume '{file}'" in str(terminal.answer(f"save {file}"))
        terminal.answer("1")
        assert terminal.interrupt() == 130
    assert list((tmp_path / "data").rglob("*.json")) == []
    assert len(Match.load(file.read_bytes()).actions) == 2


def test_a_game_is_not_lost_where_saves_cannot_be_written(tmp_path: Path) -> None:
    with playing(Path("/dev/null"), "meduris", "--bots", "random", "--seed", "7", TMPDIR=str(tmp_path)) as terminal:
        terminal.answer("1")
        assert terminal.interrupt() == 130
        assert f"beltane play --resume {the_save(tmp_path)}" in terminal.text


def test_a_save_with_an_unknown_player_is_refused(tmp_path: Path) -> None:
    match = Match.new("meduris", seats=2, seed=1)
    match.players = ("human", "foo")
    file = tmp_path / "save.json"
    file.write_text(match.save(), encoding="utf-8")
    assert beltane("play", "--resume", file, **INTERPRETED).errors.startswith(
        "beltane: There is no bot 'foo'; the bots are "
    )


@pytest.mark.parametrize("first", [signal.SIGHUP, signal.SIGTERM, signal.SIGINT])
def test_signals_in_quick_succession_do_not_keep_the_game_from_being_saved(
    tmp_path: Path, first: signal.Signals
) -> None:
    with playing(tmp_path, "meduris", "--bots", "random", "--seed", "7") as terminal:
        terminal.answer("1")
        terminal.send_signal(first)
        for _ in range(20):
            terminal.send_signal(signal.SIGHUP)
            terminal.send_signal(signal.SIGTERM)
        # All of them may arrive just before the command starts to wait for a key, so that only a further one ends it.
        terminal.interrupt()
        assert "Traceback" not in terminal.text
    assert len(Match.load(the_save(tmp_path).read_bytes()).actions) == 2


@pytest.mark.parametrize("bot", ["mcts:600000ms", "mcts:600000ms:2"])
def test_ctrl_c_stops_a_bot_that_thinks(tmp_path: Path, bot: str) -> None:
    """The bot would think for ten minutes, far longer than any wait here."""
    with playing_compiled(tmp_path, "meduris", "--bots", bot, "--seed", "7") as terminal:
        terminal.prompted()
        terminal.type("1\n")
        terminal.wait_for("is thinking ...")
        terminal.type(CTRL_C)
        terminal.wait_for("beltane play --resume")
        assert terminal.finish() == 130
    assert len(Match.load(the_save(tmp_path).read_bytes()).actions) == 1


@pytest.mark.parametrize(
    ("bot", "sentence"),
    [
        ("failing", r"The bot 'failing' failed in \S+bad_bots\.py, line 10: ZeroDivisionError: .+\."),
        ("cheating", r"The bot 'cheating' broke the rules: '.+' is not legal now; the choices are .+\."),
        ("silent", r"The bot 'silent' broke the rules: There is no action None; .+\."),
    ],
)
def test_a_bad_bot_ends_the_session_with_one_sentence_and_the_game_is_saved(
    tmp_path: Path, bot: str, sentence: str
) -> None:
    package = tmp_path / "package"
    entry_points = package / "bad_bots-1.dist-info" / "entry_points.txt"
    entry_points.parent.mkdir(parents=True)
    entry_points.write_text(f"[beltane.bots]\n{bot} = bad_bots:{bot}\n", encoding="utf-8")
    (package / "bad_bots.py").write_text(BAD_BOTS, encoding="utf-8")
    data = tmp_path / "data"
    with playing(data, "meduris", "--bots", bot, "--seed", "7", PYTHONPATH=str(package)) as terminal:
        terminal.answer("1")
        assert terminal.finish() == 2
        assert re.fullmatch(f"beltane: {sentence}", terminal.text.splitlines()[-1])
        assert "Traceback" not in terminal.text
        assert "beltane play --resume" in terminal.text
    assert len(Match.load(the_save(data).read_bytes()).actions) == 1


def test_the_game_is_saved_whatever_goes_wrong(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match.new("meduris", seats=2, seed=7)
    match.players = ("human", "human")
    session = Session(Table(match), tmp_path / "kept.json")

    def fail(_prompt: str) -> NoReturn:
        raise ZeroDivisionError

    monkeypatch.setattr("builtins.input", fail)
    with signals_restored(), pytest.raises(ZeroDivisionError):
        session.run()
    assert Match.load(the_save(tmp_path).read_bytes()).players == ("human", "human")


def test_a_new_game_overwrites_no_other_and_a_resumed_game_keeps_its_file(tmp_path: Path) -> None:
    for decisions in (1, 2):
        with playing(tmp_path, "meduris", "--bots", "random", "--seed", "7") as terminal:
            for _ in range(decisions):
                terminal.answer("1")
            terminal.answer("save")
            terminal.answer("quit")
    first, second = sorted(tmp_path.rglob("*.json"), key=lambda file: len(file.name))
    assert (first.name, second.name) == ("meduris-2-seats-seed-7.json", "meduris-2-seats-seed-7-2.json")
    assert [len(Match.load(file.read_bytes()).actions) for file in (first, second)] == [2, 4]
    with playing(tmp_path, "--resume", first) as terminal:
        terminal.answer("1")
        terminal.answer("quit")
    assert sorted(tmp_path.rglob("*.json")) == sorted((first, second))
    assert len(Match.load(first.read_bytes()).actions) == 4


def test_the_command_to_go_on_names_the_edition(tmp_path: Path) -> None:
    edition = tmp_path / "my edition"
    succeeds("edition", "new", edition, NUMBA_DISABLE_JIT="1")
    data = tmp_path / "data"

    def interpreted(*arguments: str | Path) -> Terminal:
        return Terminal(*arguments, XDG_DATA_HOME=str(data), NUMBA_DISABLE_JIT="1")

    with interpreted("--edition", edition, "play", "meduris", "--bots", "random", "--seed", "7") as terminal:
        terminal.answer("quit")
        assert terminal.finish() == 0
        (command,) = re.findall(r"^  beltane (.+)$", terminal.text, re.MULTILINE)
    assert shlex.split(command) == ["--edition", str(edition), "play", "--resume", str(the_save(data))]
    with interpreted(*shlex.split(command)) as terminal:
        assert "Purple>" in str(terminal.prompted())


def test_commands_are_quoted_as_the_shell_wants_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "my game.json"
    assert resume_command(file) == f"beltane play --resume '{file}'"
    monkeypatch.setattr("beltane.cli.terminal.WINDOWS", True)
    assert resume_command(file) == f'beltane play --resume "{file}"'
    monkeypatch.setenv("HOME", str(tmp_path))
    assert resume_command(tmp_path / "game.json") == f"beltane play --resume {tmp_path / 'game.json'}"
    monkeypatch.setattr("beltane.cli.terminal.WINDOWS", False)
    assert resume_command(tmp_path / "game.json") == "beltane play --resume ~/game.json"


def test_the_board_is_drawn_for_whoever_resumes_in_the_middle_of_a_turn(tmp_path: Path) -> None:
    match = Match.new("meduris", seats=2, seed=7)
    while match.decision not in ("take", "return"):
        match.play(match.legal_numbers()[0])
    assert match.mover is not None
    match.players = ("human", "human")
    session = Session(Table(match), tmp_path / "kept.json")
    assert session.board.changes() == []
    session.board.begin_anew()
    assert [section.name for section in session.board.changes()] == ["board"]
    assert session.board.changes() == []


def test_the_fate_area_is_drawn_again_before_a_tile_is_chosen(tmp_path: Path) -> None:
    match = Match.new("bonfire", seats=2, seed=3)
    while match.decision != "turn":
        match.play(match.legal_numbers()[0])
    match.players = ("human", "human")
    board = Session(Table(match), tmp_path / "kept.json").board
    assert [section.name for section in board.changes()] == board.parts()
    assert board.changes() == []
    match.state.players[match.mover or 0].tiles[:] = 0
    match.play("fate")
    assert match.decision == "choose-fate-tile"
    assert [section.name for section in board.changes()] == ["fate"]
