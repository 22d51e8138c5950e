"""`beltane arena` and `beltane bots` from the outside: tables, JSON, files, interruptions and error messages."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from beltane.bots.levels import LEVELS
from beltane.bots.roster import all_kinds
from beltane.cli.terminal import as_typed
from tests.cli.running import CTRL_C, Terminal, beltane, complaint, succeeds

SMALL = ("arena", "meduris", "--bots", "random,greedy", "--games", "6", "--jobs", "1")

REPORT = "report-6-games-random+greedy"

SOLO = ("arena", "bonfire", "--seats", "1", "--bots", "random", "--games", "2", "--jobs", "1")


def without_times(report: dict[str, Any]) -> dict[str, Any]:
    """A report without what depends on the clock."""
    for bot in report["bots"]:
        del bot["milliseconds_per_choice"]
    return report


def results_in(folder: Path) -> list[dict[str, Any]]:
    """The matches in a results file, in the order of the plan, without what depends on the clock."""
    matches = [json.loads(line) for line in (folder / "results.jsonl").read_text().splitlines()[1:]]
    for match in matches:
        del match["seconds"]
    return sorted(matches, key=lambda match: (match["deal"], match["bots"]))


def test_a_contest_is_shown_in_tables_and_kept_in_a_folder(tmp_path: Path) -> None:
    shown = succeeds(*SMALL, "--out", tmp_path)
    assert "Meduris, 2 seats: 6 games, seed 1" in shown
    for word in ("rating", "wins %", "How often", "Where points come from", "Going first"):
        assert word in shown
    assert f"Report: {tmp_path / REPORT}.html" in shown
    assert sorted(file.name for file in tmp_path.iterdir()) == [f"{REPORT}.html", f"{REPORT}.json", "results.jsonl"]
    assert len(results_in(tmp_path)) == 6


def test_json_is_the_report_and_does_not_depend_on_jobs(tmp_path: Path) -> None:
    one = json.loads(succeeds(*SMALL, "--json", "--out", tmp_path / "one"))
    two = json.loads(succeeds(*SMALL[:-1], "2", "--json", "--out", tmp_path / "two"))
    assert one == json.loads((tmp_path / "one" / f"{REPORT}.json").read_text())
    assert without_times(one) == without_times(two)
    assert results_in(tmp_path / "one") == results_in(tmp_path / "two")
    assert one["contest"]["bots"] == ["random", "greedy"]


def test_alone_against_the_automaton(tmp_path: Path) -> None:
    shown = succeeds(*SOLO, "--out", tmp_path)
    assert "Bonfire, solo: 2 games" in shown
    assert "Tom:" in shown
    assert "Going first" not in shown


def test_ctrl_c_keeps_what_is_finished_and_says_how_to_go_on(tmp_path: Path) -> None:
    many = ("arena", "meduris", "--bots", "random,greedy", "--games", "100000", "--jobs", "2", "--out", str(tmp_path))
    results = tmp_path / "results.jsonl"
    with Terminal(*many) as terminal:
        terminal.wait_until(lambda: results.exists() and len(results.read_text().splitlines()) > 3)
        # Only once, because a second time would stop the report from being written.
        terminal.type(CTRL_C)
        assert terminal.finish() == 130
        assert "Traceback" not in terminal.text
        told = " ".join(terminal.text.split())
    kept = results_in(tmp_path)
    assert kept
    assert f"Stopped: {len(kept)} of 100,000 games played, with the results in" in told
    assert f"beltane {' '.join(many)}" in told
    assert "Report so far:" in told
    page = tmp_path / "report-100000-games-random+greedy.html"
    assert page.name in told.replace(" ", "")
    so_far = json.loads(page.with_suffix(".json").read_text())
    assert (so_far["played"], so_far["planned"]) == (len(kept), 100_000)
    assert f"{len(kept):,} matches of 100,000 planned" in page.read_text()
    played_on = json.loads(succeeds(*SMALL, "--json", "--out", tmp_path))
    assert played_on["played"] == 6
    assert [match for match in results_in(tmp_path) if match in kept] == kept


def test_ctrl_c_before_the_first_game_is_finished_leaves_no_report(tmp_path: Path) -> None:
    slow = ("arena", "meduris", "--bots", "mcts:600000ms", "--games", "2", "--jobs", "1", "--out", str(tmp_path))
    with Terminal(*slow) as terminal:
        terminal.wait_for("Loading the rules")
        assert terminal.interrupt() == 130
        assert "Stopped: 0 of 2 games played" in " ".join(terminal.text.split())
        assert "Report" not in terminal.text
    assert [file.name for file in tmp_path.iterdir()] == ["results.jsonl"]


def test_commands_are_shown_as_the_system_s_shell_takes_them(monkeypatch: pytest.MonkeyPatch) -> None:
    command = ["beltane", "arena", "--out", "my results"]
    assert as_typed(command) == "beltane arena --out 'my results'"
    with monkeypatch.context() as windows:
        windows.setattr("beltane.cli.terminal.WINDOWS", True)
        shown = as_typed(command)
    assert shown == 'beltane arena --out "my results"'


def test_one_game_tells_no_range(tmp_path: Path) -> None:
    shown = succeeds(*SOLO, "--games", "1", "--out", tmp_path)
    assert "Bonfire, solo: 1 game, seed 1" in shown
    assert "(unknown)" in shown
    report = json.loads((tmp_path / "report-1-games-random.json").read_text())
    assert report["bots"][0]["points"]["interval"] is None
    assert report["bots"][0]["wins"]["interval"] is not None


def test_more_games_go_on_from_those_that_are_there(tmp_path: Path) -> None:
    succeeds(*SMALL, "--out", tmp_path)
    before = (tmp_path / "results.jsonl").read_bytes()
    succeeds("arena", "meduris", "--bots", "random,greedy", "--games", "8", "--jobs", "1", "--out", tmp_path)
    after = (tmp_path / "results.jsonl").read_bytes()
    assert after.startswith(before)
    assert len(after.splitlines()) == 1 + 8


def test_contests_in_one_folder_keep_their_reports_and_share_their_matches(tmp_path: Path) -> None:
    succeeds(*SMALL, "--out", tmp_path)
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    more = ("arena", "meduris", "--bots", "random,greedy,mcts:5", "--games", "6", "--jobs", "1", "--out", str(tmp_path))
    assert "report-6-games-random+greedy+mcts-5.html" in succeeds(*more)
    after = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    assert len(after) == 5
    for name in (f"{REPORT}.html", f"{REPORT}.json"):
        assert after[name] == before[name]
    assert after["results.jsonl"].startswith(before["results.jsonl"])
    assert len(after["results.jsonl"].splitlines()) == 1 + 3 * 6, "what two had played already was not played again"


def test_a_folder_is_chosen_by_default(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert f"Report: arena/meduris-2-seats-seed-7/{REPORT}.html" in succeeds(*SMALL, "--seed", "7")
    opened = succeeds(*SMALL, "--seed", "7", "--option", "screens=open")
    assert f"Report: arena/meduris-2-seats-seed-7-screens-open/{REPORT}.html" in opened


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("chess",), "There is no game 'chess'"),
        (("meduris", "--bots", "foo"), "There is no bot 'foo'"),
        (("meduris", "--bots", "mcts:-3"), "'mcts:-3' is not a bot"),
        (("meduris", "--bots", ","), "A contest needs at least one bot."),
        (("meduris", "--bots", "random,random"), "The bot 'random' is named twice"),
        (("meduris", "--games", "0"), "The number of games must be from 1"),
        (("meduris", "--jobs", "0"), "--jobs takes a whole number, 1 or more, not 0."),
        (("meduris", "--seats", "1"), "Meduris has 2 to 4 seats, not 1."),
        (("meduris", "--option", "screens=up"), "The option 'screens' takes one of"),
        (("bonfire", "--seats", "2", "--option", "handicap=-10"), "The option 'handicap' of Bonfire must stay at"),
    ],
)
def test_bad_input_gets_one_sentence(arguments: tuple[str, ...], sentence: str, tmp_path: Path) -> None:
    line = complaint("arena", *arguments, "--out", tmp_path / "none")
    assert line.startswith(f"beltane: {sentence}")
    assert list(tmp_path.iterdir()) == []


def test_results_of_another_contest_are_refused(tmp_path: Path) -> None:
    succeeds(*SMALL, "--out", tmp_path)
    assert "holds results of another contest (seed 1, not 2)" in complaint(*SMALL, "--out", tmp_path, "--seed", "2")


def test_bots_are_listed() -> None:
    shown = succeeds("bots")
    for name in ("random", "greedy", "mcts:N", "apprentice", "adept", "druid"):
        assert name in shown
    listed = {bot["name"]: bot for bot in json.loads(succeeds("bots", "--json"))}
    assert listed["mcts"]["usage"] == all_kinds()["mcts"].usage
    levels = [level.name for level in LEVELS if level.name in all_kinds()]
    assert [name for name, bot in listed.items() if bot["level"]] == levels


def test_help_says_how_to_begin() -> None:
    assert "--bots BOT,BOT,..." in beltane("arena", "--help").output
