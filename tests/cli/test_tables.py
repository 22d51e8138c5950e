"""Tables fit a terminal of 80 columns, whatever they list, in every language."""

from __future__ import annotations

from pathlib import Path

import pytest

from beltane.arena import Report, local_executor, make_report, new_contest, run_contest
from beltane.cli.arena_tables import print_report
from beltane.cli.commands.bots import bots
from beltane.cli.commands.games import games
from beltane.cli.tables import table_lines
from beltane.kernel.drawing import WIDTH
from beltane.kernel.rule import interpreted
from beltane.text.languages import LANGUAGE_VARIABLE, LANGUAGES
from tests.arena.contests import quiet

CONTESTS = {"meduris": (2, ["random", "greedy", "mcts:1", "mcts:2", "mcts:2:end"]), "bonfire": (1, ["random"])}


def test_a_table_that_fits_is_left_alone() -> None:
    assert table_lines("left right", ("name", "points"), [("Ann", "7"), ("Ben", "12")]) == [
        "name  points",
        "----  ------",
        "Ann        7",
        "Ben       12",
    ]


def test_nothing_to_list_leaves_the_heading() -> None:
    assert table_lines("left right", ("name", "points"), []) == ["name  points", "----  ------"]


def test_headings_are_broken_first_then_texts_then_figures() -> None:
    figure, text = "1,234 (1,200-1,300)", "a text of words"
    heading_only = table_lines("left right right", (text, "of many words", "x" * 40), [(text, figure, "1")])
    assert heading_only[0] == f"{text}        of many words  {'x' * 40}"
    texts_too = table_lines("left right right", ("name", "of many words", "x" * 48), [(text, figure, "1")])
    assert [line[:9].rstrip() for line in texts_too] == ["name", "-" * 9, "a text of", "words"]
    assert figure in texts_too[2]
    figures_too = table_lines("left right right", ("name", "points", "x" * 56), [(text, figure, "1")])
    assert "1,234 " in figures_too[2]
    assert "(1,200-1,300)" in figures_too[3]
    assert all(len(line) <= WIDTH for lines in (heading_only, texts_too, figures_too) for line in lines)


def test_columns_without_room_follow_below_behind_the_first_again() -> None:
    headings = ["name", *(f"{'x' * 30}{number}" for number in range(3))]
    lines = table_lines("left right right right", headings, [("Ann", "1", "2", "3")])
    assert [line.split() for line in lines if line and "-" not in line] == [
        ["name", headings[1], headings[2]],
        ["Ann", "1", "2"],
        ["name", headings[3]],
        ["Ann", "3"],
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_and_bots_fit_a_terminal(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(LANGUAGE_VARIABLE, language)
    for command in (games, bots):
        command()
        lines = capsys.readouterr().out.splitlines()
        assert len(lines) > 4
        assert [line for line in lines if len(line) > WIDTH] == []


@pytest.fixture(scope="module", params=CONTESTS)
def report(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Report:
    """A contest with a long report."""
    seats, rivals = CONTESTS[request.param]
    contest = new_contest(request.param, seats=seats, bots=rivals, games=8, seed=1, options={})
    folder: Path = tmp_path_factory.mktemp(request.param)
    return make_report(contest, run_contest(contest, folder, local_executor(1), quiet))


@pytest.mark.skipif(interpreted(), reason="a contest takes minutes interpreted")
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_arena_tells_fits_a_terminal(
    report: Report, language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(LANGUAGE_VARIABLE, language)
    print_report(report)
    lines = capsys.readouterr().out.splitlines()
    assert sum(line.startswith("---") for line in lines) > 2
    assert [line for line in lines if len(line) > WIDTH] == []
