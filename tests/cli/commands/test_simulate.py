"""`beltane simulate`: its numbers, its JSON and its save files."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from beltane.kernel.game import find_game
from beltane.kernel.match import Match
from beltane.text import speaker_for
from tests.cli.games import ONE_GAME_QUICKLY
from tests.cli.running import beltane, succeeds


def simulated(*arguments: str | Path) -> dict[str, Any]:
    result = json.loads(succeeds("simulate", *arguments, "--json"))
    assert isinstance(result, dict)
    return result


@pytest.mark.parametrize("name", ONE_GAME_QUICKLY)
def test_the_table_shows_what_the_json_holds(name: str) -> None:
    arguments = (name, "--seats", "3", "--games", "700", "--seed", "1")
    table = succeeds("simulate", *arguments).splitlines()
    result = simulated(*arguments)
    game = find_game(name)
    assert table[0] == f"{game.title}, 3 seats: 700 random games, seeds 1 to 700"
    rows = [line.split() for line in table if line.startswith(speaker_for(game).names[:3])]
    assert [row[1] for row in rows] == [f"{points:.2f}" for points in result["mean_points"]]
    assert [int(row[2]) for row in rows] == result["wins"]
    assert [row[3] for row in rows] == [f"{wins / 7:.1f}" for wins in result["wins"]]
    assert [int(row[4]) for row in rows] == result["shared_wins"]
    assert f"Decisions per game: {result['decisions_per_game']:.1f}" in table
    assert f"Turns per game: {result['turns_per_game']:.1f}" in table


@pytest.mark.parametrize("name", ONE_GAME_QUICKLY)
def test_the_result_does_not_depend_on_the_number_of_jobs(name: str) -> None:
    arguments = ("simulate", name, "--games", "1500", "--seed", "5")
    alone, together = (succeeds(*arguments, "--jobs", jobs, "--json") for jobs in ("1", "2"))
    assert alone == together
    assert succeeds(*arguments, "--json") == alone


def test_more_jobs_than_cores_are_no_mistake() -> None:
    assert simulated("meduris", "--games", "10", "--jobs", "10000") == simulated("meduris", "--games", "10")


def test_the_seed_decides_the_games() -> None:
    assert simulated("meduris", "--games", "50", "--seed", "1") != simulated("meduris", "--games", "50", "--seed", "51")


@pytest.mark.parametrize("name", ONE_GAME_QUICKLY)
def test_interpreted_rules_play_the_same_games(name: str) -> None:
    arguments = ("simulate", name, "--games", "2", "--seed", "9", "--json")
    interpreted = beltane(*arguments, NUMBA_DISABLE_JIT="1")
    assert (interpreted.code, interpreted.output) == (0, succeeds(*arguments))


@pytest.mark.parametrize("name", ONE_GAME_QUICKLY)
def test_every_game_can_be_simulated_with_every_number_of_seats(name: str) -> None:
    for seats in find_game(name).seats:
        result = simulated(name, "--seats", str(seats), "--games", "20")
        assert len(result["mean_points"]) == seats
        assert len(result["wins"]) == seats
        if seats > 1:
            assert sum(result["wins"]) >= 20
        assert result["decisions_per_game"] >= result["turns_per_game"] > 0


@pytest.mark.parametrize(("handicap", "wins"), [("-100", 20), ("100", 0)])
def test_who_plays_alone_wins_by_ending_ahead_of_the_automaton(handicap: str, wins: int) -> None:
    arguments = ("bonfire", "--seats", "1", "--games", "20", "--option", f"handicap={handicap}")
    result = simulated(*arguments)
    assert (result["wins"], result["shared_wins"]) == ([wins], [0])
    table = succeeds("simulate", *arguments).splitlines()
    assert table[0] == "Bonfire, 1 seat: 20 random games, seeds 0 to 19"
    assert table[2].split() == ["seat", "mean", "points", "wins", "wins", "%"]
    assert table[4].split() == ["Red", f"{result['mean_points'][0]:.2f}", str(wins), f"{5 * wins:.1f}"]
    assert "A win is a game that finishes ahead of the automaton." in table


def test_one_game_has_one_seed() -> None:
    assert succeeds("simulate", "meduris", "--games", "1").startswith("Meduris, 3 seats: 1 random game, seed 0\n")


def test_a_shared_win_counts_for_everyone_who_shares_it() -> None:
    result = simulated("meduris", "--seats", "2", "--games", "3000")
    first, second = result["shared_wins"]
    assert first == second > 0
    assert sum(result["wins"]) == 3000 + first


@pytest.mark.parametrize("name", ONE_GAME_QUICKLY)
def test_saved_games_load_and_are_the_games_that_were_counted(name: str, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "saves"
    result = simulated(name, "--seats", "4", "--games", "15", "--seed", "3", "--save", folder)
    assert sorted(file.name for file in folder.iterdir()) == sorted(
        f"{name}-4-seats-seed-{seed}.json" for seed in range(3, 18)
    )
    matches = [Match.load(file.read_bytes()) for file in folder.iterdir()]
    assert all(match.over for match in matches)
    points = np.array([[standing.points for standing in match.standings()] for match in matches])
    assert points.mean(axis=0).tolist() == pytest.approx(result["mean_points"])
    assert np.mean([len(match.actions) for match in matches]) == pytest.approx(result["decisions_per_game"])
    assert np.mean([match.state.turn for match in matches]) == pytest.approx(result["turns_per_game"])


def test_options_reach_the_games(tmp_path: Path) -> None:
    result = simulated("Meduris", "--games", "1", "--option", "screens=open", "--save", tmp_path)
    assert result["options"] == {"screens": "open"}
    (file,) = tmp_path.iterdir()
    assert Match.load(file.read_bytes()).options == {"screens": "open"}


def test_several_options_reach_the_games(tmp_path: Path) -> None:
    options = ("--option", "handicap=-10", "--option", "first-game=yes")
    result = simulated("bonfire", "--seats", "1", "--games", "1", *options, "--save", tmp_path)
    assert result["options"] == {"first-game": "yes", "handicap": "-10"}
    (file,) = tmp_path.iterdir()
    assert Match.load(file.read_bytes()).options == result["options"]


def test_saving_again_replaces_the_file_as_a_whole(tmp_path: Path) -> None:
    file = tmp_path / "meduris-3-seats-seed-0.json"
    file.write_text("old", encoding="utf-8")
    simulated("meduris", "--games", "1", "--save", tmp_path)
    assert list(tmp_path.iterdir()) == [file]
    assert Match.load(file.read_bytes()).over
