"""Choosing from a list: by number, by notation, by its beginning, through groups and pages."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console

from beltane.bots.bot import Position
from beltane.cli.play.board import print_board
from beltane.cli.play.choices import SHORT_LIST, Choices, Entry, Group, Misunderstood
from beltane.cli.play.commands import commands_for, find_command, find_topics
from beltane.cli.play.listing import LINES_BESIDE_LIST, list_choices
from beltane.cli.play.screen import Screen
from beltane.kernel.actions import Action
from beltane.kernel.game import find_game
from beltane.kernel.match import Match
from beltane.text.catalogue import Topic


def choices_of(match: Match) -> Choices:
    assert match.mover is not None
    return Choices(Position(match.game, match.state, match.mover), match.legal_numbers())


@pytest.fixture
def phase_two() -> Match:
    """A decision between moves, huts and temples, with enough of everything to build anywhere."""
    match = Match.new("meduris", seats=2, seed=7)
    while match.decision != "phase_two":
        match.play(match.legal_numbers()[0])
    assert match.mover is not None
    match.state.players[match.mover].materials[:] = 4
    return match


def one_line(_number: int, _entry: Entry) -> int:
    return 1


def notations(choices: Choices, room: int = 100) -> list[str]:
    page = choices.page(one_line, room)
    return [entry.notation if isinstance(entry, Action) else f"{entry.name} ..." for _, entry in page]


def opened(choices: Choices, typed: str) -> Group:
    entry = choices.find(typed)
    assert isinstance(entry, Group)
    choices.open(entry)
    return entry


def test_few_choices_are_listed_as_they_are() -> None:
    choices = choices_of(Match.new("meduris", seats=2, seed=7))
    assert notations(choices) == ["place wood", "place wool", "place copper", "place stone"]
    assert choices.left_out() == 0
    assert not choices.is_part


def test_many_choices_are_grouped_by_what_they_do(phase_two: Match) -> None:
    choices = choices_of(phase_two)
    assert notations(choices) == ["move ...", "hut ...", "temple ..."]
    assert opened(choices, "2").choices[0].verb == "hut"
    assert choices.is_part
    choices.show_all()
    assert notations(choices) == ["move ...", "hut ...", "temple ..."]
    assert not choices.is_part


def test_a_long_list_comes_in_pages_with_the_likeliest_first(phase_two: Match) -> None:
    choices = choices_of(phase_two)
    huts = {action.notation for action in opened(choices, "hut").choices}
    assert len(huts) == 32
    first = notations(choices, room=20)
    chips = [f"hut {field.number}" for field in phase_two.view(0).fields if field.chip]
    assert set(first[: len(chips)]) == set(chips)
    assert (len(first), choices.left_out()) == (20, 12)
    choices.turn_page()
    assert {*first, *notations(choices, room=20)} == huts
    assert choices.left_out() == 0
    assert choices.find("21") == choices.page(one_line, 20)[0][1]
    choices.turn_page()
    assert notations(choices, room=20) == first


def test_pages_are_as_long_as_there_are_lines_for_them(phase_two: Match) -> None:
    choices = choices_of(phase_two)
    opened(choices, "hut")
    numbers = [number for number, _ in choices.page(lambda number, _entry: 3 if number == 2 else 1, 6)]
    assert numbers == [1, 2, 3, 4]
    assert [number for number, _ in choices.page(lambda _number, _entry: 9, 6)] == [1]


@pytest.mark.parametrize("lines", [12, 24])
def test_a_list_fits_into_the_window_with_what_is_beside_it(
    phase_two: Match, lines: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Screen, "lines", lines)
    choices = choices_of(phase_two)
    group = opened(choices, "hut")
    console = Console(file=io.StringIO(), width=80)
    list_choices(Screen(console=console), choices)
    assert isinstance(console.file, io.StringIO)
    rows = console.file.getvalue().splitlines()
    assert len(rows) == lines - LINES_BESIDE_LIST + 1, "the last one says what Enter does"
    assert rows[-1].strip() == f"Enter: {len(group.choices) - len(rows) + 1} more, back: everything"


def test_a_list_that_is_not_short_begins_with_the_likeliest() -> None:
    match = Match.new("bonfire", seats=2, seed=3)
    while match.decision != "lay_fate_tile":
        match.play(match.legal_numbers()[0])
    choices = choices_of(match)
    assert len(match.legal()) > SHORT_LIST
    listed = notations(choices)
    assert sorted(listed) == sorted(match.legal())
    assert listed != match.legal()


def test_a_guardian_who_stays_comes_last() -> None:
    match = begun_bonfire()
    assert match.mover is not None
    match.state.players[match.mover].tiles[:] = 2
    match.play("procession 1")
    while match.decision != "walk":
        match.play(match.legal_numbers()[0])
    assert match.legal()[0] == "walk own stay"
    assert notations(choices_of(match))[-1] == "walk own stay"


def begun_bonfire() -> Match:
    match = Match.new("bonfire", seats=2, seed=3)
    while match.decision != "turn":
        match.play(match.legal_numbers()[0])
    return match


def test_enter_is_for_routine_decisions_only() -> None:
    match = begun_bonfire()
    assert choices_of(match).routine() is None
    assert match.mover is not None
    match.state.players[match.mover].tiles[:] = 2
    match.play("sail shell-west")
    assert match.decision == "pay_tiles"
    routine = choices_of(match).routine()
    assert routine is not None
    assert routine.notation == match.legal()[0] == "jokers 0"


def test_a_verb_that_is_impossible_now_is_told_from_a_wrong_word(phase_two: Match) -> None:
    with pytest.raises(Misunderstood, match=r"^'place' cannot be chosen now; "):
        choices_of(phase_two).find("place")
    with pytest.raises(Misunderstood, match=r"^'plaice' is neither a choice nor a command; "):
        choices_of(phase_two).find("plaice")


def test_games_bring_lists_as_commands() -> None:
    commands = commands_for(find_game("bonfire"))
    assert find_command("tasks", commands) == ("tasks", "")
    assert find_command("tasks", commands_for(find_game("meduris")))[0] is None


@pytest.mark.parametrize(
    ("typed", "notation"), [("hut 1", "hut 1"), ("HUT  12", "hut 12"), ("h 12", "hut 12"), ("te 3", "temple 3")]
)
def test_actions_are_found_by_their_beginnings_but_numbers_are_whole(
    phase_two: Match, typed: str, notation: str
) -> None:
    entry = choices_of(phase_two).find(typed)
    assert isinstance(entry, Action)
    assert entry.notation == notation


def test_a_beginning_that_fits_several_narrows_the_list(phase_two: Match) -> None:
    choices = choices_of(phase_two)
    group = opened(choices, "move wood")
    assert 1 < len(group.choices) < 12
    assert all(notation.startswith("move wood ") for notation in notations(choices))


@pytest.mark.parametrize("typed", ["hut 99", "hut 1 2", "place wood", "4", "x", "hut one"])
def test_what_fits_nothing_is_misunderstood(phase_two: Match, typed: str) -> None:
    with pytest.raises(Misunderstood, match=r"^[^.]+\.$"):
        choices_of(phase_two).find(typed)


@pytest.mark.parametrize(
    ("typed", "command", "rest"),
    [
        ("undo", "undo", ""),
        ("UNDO", "undo", ""),
        ("save  a file.json", "save", "a file.json"),
        ("?5", "?", "5"),
        ("? great bonfire", "?", "great bonfire"),
        ("hut 3", None, ""),
        ("un", None, ""),
        ("", None, ""),
    ],
)
def test_commands_are_told_from_choices(typed: str, command: str | None, rest: str) -> None:
    assert find_command(typed) == (command, rest)


@pytest.mark.parametrize(("typed", "command"), [("un", "undo"), ("q", "quit"), ("h", None), ("", None)])
def test_commands_may_be_abbreviated_where_no_choice_is_meant(typed: str, command: str | None) -> None:
    assert find_command(typed, abbreviated=True)[0] == command


def test_topics_are_found_by_word_beginning_and_part() -> None:
    topics = tuple(Topic(word, "rule", "It is.") for word in ("path", "paths", "great-bonfire", "bonfire"))

    def found(typed: str) -> list[str]:
        return [topic.word for topic in find_topics(topics, typed)]

    assert found("PATH") == ["path"]
    assert found("pat") == ["path", "paths"]
    assert found("great bonfire") == ["great-bonfire"]
    assert found("fire") == ["great-bonfire", "bonfire"]
    assert found("x") == []


@pytest.mark.parametrize("name", ["meduris", "bonfire"])
def test_a_position_is_printed_for_replays(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    match = Match.new(name, seats=find_game(name).seats[-1], seed=1)
    print_board(match)
    printed = capsys.readouterr().out
    assert re.search("Setting up: ", printed)
    assert max(map(len, printed.splitlines())) <= 80
