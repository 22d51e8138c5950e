"""What is loaded before a game in the terminal begins."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

import pytest

from beltane.bots.bot import Candidate
from beltane.bots.greedy import GreedyBot
from beltane.bots.mcts import MctsBot
from beltane.cli.commands import play as play_command
from beltane.cli.play import loading
from beltane.cli.play.loading import is_cold, load_table
from beltane.cli.play.menu import ask_to_go_on
from beltane.cli.play.saves import new_file, write_save
from beltane.cli.warmup import STEPS, mark_ready
from beltane.kernel.game import find_game
from beltane.kernel.match import Match


@pytest.fixture
def compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The games that are compiled, if any; the cache is empty, and nothing is really compiled."""
    # A game finds its cache when it is imported, and must not find this one.
    find_game("meduris")
    names: list[str] = []

    def compile_game(name: str, advance: Callable[[], None]) -> None:
        names.append(name)
        for _ in STEPS:
            advance()
        mark_ready(name)

    monkeypatch.setenv("BELTANE_CACHE", str(tmp_path))
    monkeypatch.setattr(loading, "interpreted", lambda: False)
    monkeypatch.setattr(loading, "compile_game", compile_game)
    monkeypatch.setattr(loading, "_load_search", lambda *_: None)
    return names


def new_match() -> Match:
    match = Match.new("meduris", seats=2, seed=7)
    match.players = ("human", "random")
    return match


def test_a_game_is_compiled_before_it_is_played_for_the_first_time(compiled: list[str]) -> None:
    game = find_game("meduris")
    assert is_cold(game)
    load_table(new_match, game)
    assert not is_cold(game)
    assert is_cold(find_game("bonfire"))
    load_table(new_match, game)
    assert compiled == ["meduris"]


def test_a_game_whose_sources_have_changed_is_compiled_again(
    compiled: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    load_table(new_match, find_game("meduris"))
    edition = tmp_path / "club" / "meduris"
    edition.mkdir(parents=True)
    (edition / "board.toml").touch()
    monkeypatch.setenv("BELTANE_EDITION", str(edition.parent))
    assert is_cold(find_game("meduris"))


def test_saves_of_a_game_that_is_not_compiled_yet_are_offered_unread_and_compiling_is_announced(
    compiled: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    match = new_match()
    match.play(match.legal_numbers()[0])
    write_save(match, new_file(match))

    def replay(file: Path) -> NoReturn:
        raise AssertionError(f"replaying {file} would compile the rules without a word")

    monkeypatch.setattr("beltane.cli.play.saves.read_match", replay)
    monkeypatch.setattr("builtins.input", lambda _prompt: "1")
    file = ask_to_go_on()
    assert file is not None
    assert "1 action so far" in capsys.readouterr().out
    assert compiled == []
    monkeypatch.setattr(loading, "on_terminal", lambda: True)
    monkeypatch.setattr("beltane.cli.terminal.can_answer", lambda: True)
    table = play_command._saved_table(file)
    assert compiled == ["meduris"]
    assert "Compiling the rules of Meduris; this is needed only once" in capsys.readouterr().out
    assert len(table.match.actions) == 1


def test_nothing_is_compiled_where_rules_are_interpreted(compiled: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loading, "interpreted", lambda: True)
    load_table(new_match, find_game("meduris"))
    assert compiled == []


def test_everybody_at_the_table_is_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def choose(_bot: GreedyBot, _position: object) -> int:
        asked.append("greedy")
        return 0

    def search(_bot: MctsBot, _position: object, _cancelled: object) -> tuple[Candidate, ...]:
        asked.append("hint")
        return ()

    monkeypatch.setattr(GreedyBot, "choose", choose)
    monkeypatch.setattr(MctsBot, "search", search)
    monkeypatch.setattr(loading, "interpreted", lambda: False)

    def match_with(bot: str) -> Match:
        match = Match.new("meduris", seats=2, seed=7)
        match.players = ("human", bot)
        return match

    load_table(lambda: match_with("random"))
    assert asked == ["hint"]
    table = load_table(lambda: match_with("apprentice"))
    assert asked == ["hint", "hint", "greedy"]
    assert table.match.actions == []
