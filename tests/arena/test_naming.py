"""Files of a contest: what can be shared is shared, and no report replaces another."""

from __future__ import annotations

from pathlib import Path

import pytest

from beltane.arena import Contest
from beltane.arena.naming import default_folder, report_file
from tests.arena.contests import contest


def named(*bots: str, games: int = 200) -> str:
    """The file name of a contest's report, for bots that need not exist."""
    return report_file(Contest("meduris", 2, bots, games, 1, {"screens": "closed"}), "html")


def test_a_folder_is_named_after_what_matches_have_in_common() -> None:
    assert default_folder(contest()) == Path("arena/meduris-2-seats-seed-1")
    assert default_folder(contest(seats=4, seed=7, bots="random", games=9)) == Path("arena/meduris-4-seats-seed-7")
    opened = Contest("meduris", 2, ("random",), 1, 1, {"screens": "open"})
    assert default_folder(opened) == Path("arena/meduris-2-seats-seed-1-screens-open")


def test_a_report_is_named_after_its_bots_and_games() -> None:
    assert named("random", "greedy", "mcts:1000") == "report-200-games-random+greedy+mcts-1000.html"
    assert named("mcts:500ms:2:end", games=10) == "report-10-games-mcts-500ms-2-end.html"


def test_the_same_contest_has_the_same_report() -> None:
    assert named("random", "learned:Best.bin") == named("random", "learned:Best.bin")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (("random", "greedy"), ("greedy", "random")),
        (("random", "greedy"), ("random", "greedy", "mcts:9")),
        (("mcts:9", "mcts:10"), ("mcts:91", "mcts:0")),
        (("learned:Best.bin",), ("learned:best.bin",)),
        (("learned:a/b",), ("learned:a-b",)),
        (("learned:a+b",), ("learned:a", "b")),
        (("learned:" + 200 * "x",), ("learned:" + 201 * "x",)),
        (("learned:é",), ("learned:è",)),
    ],
)
def test_contests_of_other_bots_have_other_reports(one: tuple[str, ...], other: tuple[str, ...]) -> None:
    assert named(*one).lower() != named(*other).lower(), "also where file names have no case"


def test_contests_of_other_lengths_have_other_reports() -> None:
    assert named("random", games=100) != named("random", games=1000)


@pytest.mark.parametrize("bots", [("learned:../../etc/passwd",), ("learned:C:\\x|y*?",), ("z" * 1000,), ("a b\nc",)])
def test_whatever_a_bot_is_called_its_report_is_a_file_in_the_folder(bots: tuple[str, ...]) -> None:
    name = named(*bots)
    assert set(name) <= set("abcdefghijklmnopqrstuvwxyz0123456789-+._")
    assert len(name) < 150
    assert ".." not in name
