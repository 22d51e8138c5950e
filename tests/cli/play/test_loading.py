"""What is loaded before a game at the terminal begins."""

from __future__ import annotations

from pathlib import Path

import pytest

from beltane.bots.bot import Idea
from beltane.bots.greedy import GreedyBot
from beltane.bots.mcts import MctsBot
from beltane.cli.play import loading
from beltane.cli.play.loading import is_cold, load_table
from beltane.kernel.game import find_game
from beltane.kernel.match import Match
from beltane.kernel.rule import source_digest


def test_rules_are_cold_until_they_and_the_bots_have_been_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A game finds its cache when it is imported, and shall not find this one.
    game = find_game("meduris")
    monkeypatch.setenv("BELTANE_CACHE", str(tmp_path))
    monkeypatch.setattr(loading, "interpreted", lambda: False)
    assert is_cold(game)
    for parts, folder in ((("kernel", "games/meduris"), "games-meduris"), (("kernel", "games", "bots"), "bots")):
        assert is_cold(game)
        compiled = tmp_path / folder / source_digest(parts) / "rule.nbi"
        compiled.parent.mkdir(parents=True)
        compiled.touch()
    assert not is_cold(game)


def test_everybody_at_the_table_is_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def choose(_bot: GreedyBot, _position: object) -> int:
        asked.append("greedy")
        return 0

    def search(_bot: MctsBot, _position: object, _cancelled: object) -> tuple[Idea, ...]:
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
