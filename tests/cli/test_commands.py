"""`beltane games`, `warm`, `bench` and `demo`, and how fast the command starts."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import beltane
from beltane.cli.batches import cores
from beltane.cli.bench import play as bench_play
from beltane.cli.bench import prompts as bench_prompts
from beltane.cli.commands.bench import bench
from beltane.kernel.game import find_game, game_names
from beltane.kernel.records import dtype_of
from tests.cli.commands.test_bench import MEASURED
from tests.cli.games import ONE_GAME_QUICKLY
from tests.cli.running import beltane as run_beltane
from tests.cli.running import environment, succeeds


def test_help_names_every_command() -> None:
    text = succeeds("--help")
    for command in ("games", "demo", "simulate", "replay", "learn", "bench", "warm", "edition"):
        assert f"\n  {command} " in text


def test_version() -> None:
    assert succeeds("--version") == f"beltane {beltane.__version__}\n"


def test_games_lists_every_game() -> None:
    table = succeeds("games")
    listed = json.loads(succeeds("games", "--json"))
    assert [entry["name"] for entry in listed] == game_names()
    for entry in listed:
        game = find_game(entry["name"])
        assert entry["seats"] == list(game.seats)
        assert entry["options"] == {option.name: list(option.choices) for option in game.options}
        assert entry["edition"]["digest"] == game.edition.digest
        assert f"{game.name} " in table
        assert f" {game.title} " in table


def test_games_gives_many_numbers_as_a_range_and_says_with_how_many_seats() -> None:
    table = " ".join(succeeds("games").split())
    assert "screens = closed | open" in table
    assert "first-game = no | yes; handicap = -100 to 100 (with 1 seat)" in table


@pytest.mark.parametrize("name", ONE_GAME_QUICKLY)
def test_bench_measures_what_it_promises(name: str) -> None:
    report = json.loads(succeeds("bench", name, "--games", "20", "--repetitions", "2", "--json"))
    game = find_game(name)
    assert (report["game"], report["seats"]) == (name, 3)
    assert report["state_bytes"] == dtype_of(game.State).itemsize
    assert report["actions"] == len(game.actions)
    assert report["single"]["cores"] == 1
    assert report["batch"]["cores"] == cores()
    for speed in (report["single"], report["batch"]):
        assert speed["decisions_per_second"] > speed["games_per_second"] > 0
    assert report["speed_up"] > 0
    assert [latency["what"] for latency in report["latencies"]] == MEASURED
    assert report["simulate_start_seconds"] > report["import_seconds"] > 0


def bench_quickly(name: str, seats: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> str:
    """The output if each thing is timed only once, and nothing waits for other processes to start."""
    monkeypatch.setattr(bench_prompts, "SEEDS", (1,))
    monkeypatch.setattr(bench_play, "_median_seconds", lambda _run: 0.1)
    bench(name, seats=seats, games=10, repetitions=1)
    return capsys.readouterr().out


def test_bench_prints_a_table(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    text = bench_quickly("meduris", 2, monkeypatch, capsys)
    assert text.startswith("Meduris, 2 seats: random play, median of 1 repetition of 10 games\n")
    for words in ("single core", "batch", "mean ms", "99% ms", "longest ms", "prompt as JSON", "Speed-up", "State: "):
        assert words in text


def test_bench_measures_playing_alone(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    text = bench_quickly("bonfire", 1, monkeypatch, capsys)
    assert text.startswith("Bonfire, 1 seat: random play, median of 1 repetition of 10 games\n")


@pytest.mark.parametrize(
    ("arguments", "players"),
    [
        ("bonfire --seats 4", "4 seats (Red, Green, White, Black)"),
        ("bonfire --seats 1", "1 seat (Red)"),
        ("meduris --seats 4", "4 seats (Purple, Blue, Green, Red)"),
    ],
)
def test_demo_plays_every_game(arguments: str, players: str) -> None:
    text = succeeds("demo", *arguments.split(), "--seed", "3")
    assert text.splitlines()[0].startswith(f"{arguments.split()[0].capitalize()}, {players}, seed 3, ")
    assert "   The game is over" in text


def test_demo_tells_a_whole_game() -> None:
    text = succeeds("demo", "--seed", "3", "--seats", "2")
    assert text.startswith("Meduris, 2 seats (Purple, Blue), seed 3,")
    assert "   The game is over.\n" in text
    assert "Final standings" in text
    assert succeeds("demo", "--seed", "3", "--seats", "2") == text


def test_demo_plays_another_game_each_time() -> None:
    assert succeeds("demo").splitlines()[0] != succeeds("demo").splitlines()[0]


@pytest.mark.parametrize("name", ONE_GAME_QUICKLY)
def test_warm_says_where_the_cache_is(name: str) -> None:
    text = succeeds("warm", name)
    assert text.startswith(f"{find_game(name).title} is ready (")
    assert "Compiled rules are kept in " in text


@pytest.mark.slow
def test_nothing_is_left_to_compile_after_warming(tmp_path: Path) -> None:
    cache, saves = tmp_path / "cache", tmp_path / "saves"
    variables = {"BELTANE_CACHE": str(cache)}
    assert str(cache) in run_beltane("warm", **variables).output
    warmed = sorted(cache.rglob("*.nbc"))
    assert warmed
    for name in game_names():
        for seats in find_game(name).seats:
            arguments = ("simulate", name, "--seats", str(seats), "--games", "2", "--save", saves)
            assert run_beltane(*arguments, **variables).code == 0
        bots = ("arena", name, "--bots", "greedy,mcts:10", "--games", "2", "--jobs", "1", "--out", tmp_path / name)
        assert run_beltane(*bots, **variables).code == 0
    for file in saves.iterdir():
        assert run_beltane("replay", file, **variables).code == 0
    assert sorted(cache.rglob("*.nbc")) == warmed


def imported_by(program: str) -> set[str]:
    """The names of the modules that a program has imported when it ends."""
    show = "import sys; print(' '.join(sys.modules))"
    finished = subprocess.run(
        [sys.executable, "-c", f"{program}; {show}"], capture_output=True, text=True, env=environment(), check=True
    )
    return set(finished.stdout.split())


@pytest.mark.parametrize("program", ["import beltane", "import beltane.cli.app"])
def test_the_engine_is_not_imported_before_it_is_needed(program: str) -> None:
    assert imported_by(program) & {"numba", "numpy", "rich", "beltane.games"} == set()
