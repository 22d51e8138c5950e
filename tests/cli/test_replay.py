"""`beltane replay` through a pipe: the whole game as text."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from beltane.kernel.match import Match
from tests.cli.running import COMMAND, environment, succeeds


@pytest.fixture
def finished_game(tmp_path: Path) -> Path:
    succeeds("simulate", "meduris", "--games", "1", "--seed", "4", "--save", tmp_path)
    (file,) = tmp_path.iterdir()
    return file


def test_everything_is_told_in_order(finished_game: Path) -> None:
    match = Match.load(finished_game.read_bytes())
    text = succeeds("replay", finished_game)
    assert text == succeeds("replay", "--all", finished_game)
    assert text.startswith("Meduris, 3 seats (Purple, Blue, Green), seed 4, screens closed\n")
    headings = re.findall(r"^(\d+)\. (\w+): (.+)$", text, re.MULTILINE)
    assert [int(ply) for ply, _, _ in headings] == list(range(1, len(match.actions) + 1))
    assert [notation for _, _, notation in headings] == [match.game.actions.notation(a) for a in match.actions]


def test_headings_name_the_seat_that_decided(finished_game: Path) -> None:
    match = Match.load(finished_game.read_bytes())
    again = Match(match.game, match.seats, match.seed, match.options)
    movers = []
    for action in match.actions:
        assert again.mover is not None
        movers.append(match.game.seat_words[again.mover])
        again.play(action)
    assert re.findall(r"^\d+\. (\w+): ", succeeds("replay", finished_game), re.MULTILINE) == movers


def test_every_event_is_a_sentence(finished_game: Path) -> None:
    match = Match.load(finished_game.read_bytes())
    again = Match(match.game, match.seats, match.seed, match.options)
    events = again.events()
    for action in match.actions:
        again.play(action)
        events += again.events()
    told = re.findall(r"^   (.+)$", succeeds("replay", finished_game), re.MULTILINE)
    assert told == [match.game.messages.sentence(event, match.game.seat_words) for event in events]


def test_the_final_standings_come_last_and_best_first(finished_game: Path) -> None:
    standings = sorted(Match.load(finished_game.read_bytes()).standings(), key=lambda standing: standing.place)
    table = succeeds("replay", finished_game).split("Final standings\n")[1].split()
    assert table[:3] == ["seat", "points", "place"]
    words = ("Purple", "Blue", "Green")
    assert table[6:] == [t for s in standings for t in (words[s.seat], str(s.points), str(s.place))]


def test_an_unfinished_game_is_told_as_far_as_it_went(tmp_path: Path) -> None:
    match = Match.new("meduris", seats=2, seed=1)
    match.play("place wood")
    file = tmp_path / "unfinished.json"
    file.write_text(match.save(), encoding="utf-8")
    text = succeeds("replay", file)
    assert "\n1. " in text
    assert "\n2. " not in text
    assert "Standings after 1 actions: the game is not over" in text


def test_a_reader_who_stops_early_is_no_error_to_speak_of(finished_game: Path) -> None:
    with subprocess.Popen(
        [COMMAND, "replay", str(finished_game)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment()
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == 1
