"""`beltane replay`: the whole game as text through a pipe, and stepping through it in a terminal."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from beltane.cli.play.room import terminal_room
from beltane.cli.transcript import Transcript, contender_name
from beltane.kernel.match import Match
from beltane.text import speaker_for
from tests.cli.running import COMMAND, INTERPRETED, environment, replaying, succeeds

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
        movers.append(speaker_for(match.game).names[again.mover])
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
    assert told == [speaker_for(match.game).event(event) for event in events]


@pytest.mark.parametrize(
    ("name", "seats"), [("meduris", 3), pytest.param("bonfire", 2, marks=pytest.mark.slow), ("bonfire", 1)]
)
def test_the_final_standings_come_last_and_best_first(name: str, seats: int, tmp_path: Path) -> None:
    file = simulated_game(name, seats, 4, tmp_path)
    match = Match.load(file.read_bytes())
    standings = sorted(match.standings(), key=lambda standing: standing.place)
    table = succeeds("replay", file).split("Final standings\n")[1].split()
    assert table[:3] == ["seat", "points", "place"]
    speaker = speaker_for(match.game)
    assert table[6:] == [
        text for s in standings for text in (contender_name(match, s, speaker), str(s.points), str(s.place))
    ]


@pytest.mark.parametrize(("handicap", "first"), [("-100", "Red"), ("100", "Tom")])
def test_the_automaton_has_a_place_too(handicap: str, first: str, tmp_path: Path) -> None:
    match = Match.new("bonfire", seats=1, seed=1, options={"handicap": handicap})
    file = tmp_path / "alone.json"
    file.write_text(match.save(), encoding="utf-8")
    text = succeeds("replay", file, **INTERPRETED)
    assert "Standings after 0 actions: the game is not over\n" in text
    second = "Tom" if first == "Red" else "Red"
    assert text.split("place\n")[1].split()[3:] == [first, "100", "1", second, "0", "2"]


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
    """The position as any spectator may see it."""
    sections = terminal_room(match.game).draw(match.view(None), speaker_for(match.game))
    lines = ("".join(span.text for span in line).rstrip() for section in sections for line in section.lines)
    return "\n".join(lines)


@pytest.fixture
def short_game(tmp_path: Path) -> Path:
    """A game of the set-up and six actions, the last of which begins the first turn."""
    match = Match.new("meduris", seats=2, seed=7)
    for plateau in ("wood", "wool", "copper", "wood", "wool", "copper"):
        match.play(f"place {plateau}")
    assert match.state.turn == 1
    file = tmp_path / "short.json"
    file.write_text(match.save(), encoding="utf-8")
    return file


def headings(shown: object) -> list[str]:
    return re.findall(r"^(Set-up(?=$)|\d+(?=\. ))", str(shown), re.MULTILINE)


def test_a_reader_can_go_forward_and_back_and_anywhere(short_game: Path) -> None:
    with replaying(short_game) as terminal:
        assert headings(terminal.prompted()) == ["Set-up"]
        for typed, heading in (
            ("", "1"),
            ("n", "2"),
            ("p", "1"),
            ("p", "Set-up"),
            ("p", "Set-up"),
            ("5", "5"),
            ("0", "Set-up"),
            ("t 1", "6"),
            ("turn 0", "Set-up"),
            ("e", "6"),
            ("p", "5"),
        ):
            assert headings(terminal.answer(typed)) == [heading], typed
        assert "» the druid is at his temple" in str(terminal.answer("b"))
        for typed in ("7", "t 2", "x", "t", "99999999999"):
            assert "There is no such place; actions run from 0 (the set-up) to 6" in str(terminal.answer(typed))
        assert headings(terminal.answer("")) == ["6"]
        terminal.type("\n")
        assert terminal.finish() == 0
        assert "Standings after 6 actions" in terminal.text


def test_all_the_rest_is_printed_from_where_the_reader_is(short_game: Path) -> None:
    with replaying(short_game) as terminal:
        terminal.answer("5")
        terminal.answer("p")
        terminal.type("a\n")
        assert terminal.finish() == 0
        assert headings(terminal.text) == ["Set-up", "5", "4", "5", "6"]


def test_a_chapter_is_the_same_however_it_is_come_to(short_game: Path) -> None:
    match = Match.load(short_game.read_bytes())
    forward, back = Transcript(match), Transcript(match)
    numbers = range(len(forward))
    texts = [(chapter.heading, chapter.sentences) for chapter in map(forward.chapter, numbers)]
    again = {number: back.chapter(number) for number in reversed(numbers)}
    assert [(again[number].heading, again[number].sentences) for number in numbers] == texts


def test_a_reader_who_stops_early_is_no_error_to_speak_of(finished_game: Path) -> None:
    with subprocess.Popen(
        [COMMAND, "replay", str(finished_game)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment()
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == 1
