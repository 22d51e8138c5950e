"""`beltane replay` through a pipe: the whole game as text."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from beltane.kernel.match import Match
from tests.cli.running import COMMAND, environment, succeeds

TITLES = {
    ("meduris", 3): "Meduris, 3 seats (Purple, Blue, Green), seed 4, screens closed",
    ("bonfire", 2): "Bonfire, 2 seats (Red, Green), seed 4, first-game no, handicap 0",
    ("bonfire", 1): "Bonfire, 1 seat (Red), seed 4, first-game no, handicap 0",
}


@pytest.fixture(params=TITLES, ids=lambda setup: f"{setup[0]}-{setup[1]}")
def finished_game(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    name, seats = request.param
    return simulated_game(name, seats, 4, tmp_path)


def simulated_game(name: str, seats: int, seed: int, folder: Path) -> Path:
    succeeds("simulate", name, "--seats", str(seats), "--games", "1", "--seed", str(seed), "--save", folder)
    return folder / f"{name}-{seats}-seats-seed-{seed}.json"


def test_everything_is_told_in_order(finished_game: Path) -> None:
    match = Match.load(finished_game.read_bytes())
    text = succeeds("replay", finished_game)
    assert text == succeeds("replay", "--all", finished_game)
    assert text.startswith(TITLES[match.game.name, match.seats] + "\n")
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


@pytest.mark.parametrize(("name", "seats"), [("meduris", 3), ("bonfire", 2)])
def test_the_final_standings_come_last_and_best_first(name: str, seats: int, tmp_path: Path) -> None:
    file = simulated_game(name, seats, 4, tmp_path)
    match = Match.load(file.read_bytes())
    standings = sorted(match.standings(), key=lambda standing: standing.place)
    table = succeeds("replay", file).split("Final standings\n")[1].split()
    assert table[:3] == ["seat", "points", "place"]
    words = match.game.seat_words
    assert table[6:] == [t for s in standings for t in (words[s.seat], str(s.points), str(s.place))]


@pytest.mark.parametrize(("handicap", "ahead"), [("-100", "yes"), ("100", "no")])
def test_who_plays_alone_is_told_whether_the_automaton_is_beaten(handicap: str, ahead: str, tmp_path: Path) -> None:
    match = Match.new("bonfire", seats=1, seed=1, options={"handicap": handicap})
    file = tmp_path / "alone.json"
    file.write_text(match.save(), encoding="utf-8")
    text = succeeds("replay", file)
    assert "Standings after 0 actions: the game is not over\n" in text
    points = "100" if ahead == "yes" else "0"
    assert text.split("ahead of the automaton\n")[1].split()[-3:] == ["Red", points, ahead]


def test_an_unfinished_game_is_told_as_far_as_it_went(tmp_path: Path) -> None:
    match = Match.new("meduris", seats=2, seed=1)
    match.play("place wood")
    file = tmp_path / "unfinished.json"
    file.write_text(match.save(), encoding="utf-8")
    text = succeeds("replay", file)
    assert "\n1. " in text
    assert "\n2. " not in text
    assert "Standings after 1 action: the game is not over" in text


@pytest.mark.parametrize(("name", "seats"), [("meduris", 2), ("bonfire", 1)])
def test_the_board_is_drawn_after_the_set_up_and_after_each_turn(name: str, seats: int, tmp_path: Path) -> None:
    file = simulated_game(name, seats, 4, tmp_path)
    match = Match.load(file.read_bytes())
    told, shown = succeeds("replay", file), succeeds("replay", "--board", file)
    again = Match(match.game, match.seats, match.seed, match.options)
    assert _drawing(again) not in told
    drawings, turn = [_drawing(again)], int(again.state.turn)
    for action in match.actions:
        again.play(action)
        if again.over or int(again.state.turn) != turn:
            drawings.append(_drawing(again))
        turn = int(again.state.turn)
    for drawing in drawings:
        assert drawing in shown
        shown = shown.split(drawing, maxsplit=1)[1]


def _drawing(match: Match) -> str:
    """The position as anybody may see it."""
    sections = match.game.presentation.draw(match.view(None), match.game.messages)
    lines = ("".join(span.text for span in line).rstrip() for section in sections for line in section.lines)
    return "\n".join(lines)


def test_a_reader_who_stops_early_is_no_error_to_speak_of(finished_game: Path) -> None:
    with subprocess.Popen(
        [COMMAND, "replay", str(finished_game)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment()
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == 1
