"""Choosing from a list: by number, by notation, by its beginning, through groups and pages."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console

from beltane.bots.bot import Position
from beltane.cli.play.board import print_board
from beltane.cli.play.choices import SHORT_LIST, Choices, Group, Misunderstood, Others
from beltane.cli.play.commands import COMMANDS, commands_for, find_command
from beltane.cli.play.listing import LINES_BESIDE_LIST, describe, list_choices, name_of
from beltane.cli.play.room import terminal_room
from beltane.cli.play.screen import Screen
from beltane.kernel.game import find_game
from beltane.kernel.match import Match
from beltane.kernel.phrases import Phrase
from beltane.kernel.prompt import Choice, Prompt
from beltane.kernel.vocabulary import DecisionWord, VerbWord
from beltane.text import speaker_for

MEDURIS = speaker_for(find_game("meduris"))


def choices_of(match: Match) -> Choices:
    assert match.mover is not None
    return Choices(match.prompt(match.mover), Position(match.game, match.state, match.mover))


@pytest.fixture
def phase_two() -> Match:
    """A decision between moves, huts and temples, with enough of everything to build anywhere."""
    match = Match.new("meduris", seats=2, seed=7)
    while match.decision != "phase-two":
        match.play(match.legal_numbers()[0])
    assert match.mover is not None
    match.state.players[match.mover].materials[:] = 4
    return match


def notations(choices: Choices, room: int = 100) -> list[str]:
    page = choices.page([1] * len(choices.shown), room)
    return [name_of(choices.shown[number - 1]) for number in page]


def opened(choices: Choices, typed: str) -> Group | Others:
    entry = choices.find(typed)
    assert isinstance(entry, Group | Others)
    choices.open(entry)
    return entry


def made_up(match: Match, *choices: Choice, routine: bool = False) -> Choices:
    """A list of any choices; the match only provides a speaker."""
    prompt = Prompt(0, DecisionWord("phase-two"), Phrase("game-over"), choices, routine)
    return Choices(prompt, Position(match.game, match.state, 0))


def choice(notation: str, *, usual: bool = True) -> Choice:
    verb = VerbWord(notation.split()[0])
    return Choice((0,), notation, verb, Phrase(f"verb-{verb}"), usual=usual)


def test_few_choices_are_listed_as_they_are() -> None:
    choices = choices_of(Match.new("meduris", seats=2, seed=7))
    assert notations(choices) == ["place wood", "place wool", "place copper", "place stone"]
    assert choices.left_out() == 0
    assert not choices.is_part


def test_of_many_choices_the_large_groups_wait_behind_an_entry(phase_two: Match) -> None:
    choices = choices_of(phase_two)
    moves = [notation for notation in phase_two.legal() if notation.startswith("move")]
    assert 1 < len(moves) <= SHORT_LIST - 2
    assert notations(choices) == [*moves, "hut ...", "temple ..."]
    group = opened(choices, str(len(moves) + 1))
    assert {choice.verb for choice in group.choices} == {"hut"}
    assert choices.is_part
    choices.show_all()
    assert notations(choices) == [*moves, "hut ...", "temple ..."]
    assert not choices.is_part


def test_groups_are_opened_while_the_list_stays_short(phase_two: Match) -> None:
    huts, moves = [choice(f"hut {n}") for n in range(1, 8)], [choice(f"move {n}") for n in range(1, 7)]
    assert notations(made_up(phase_two, *huts[:6], *moves)) == [c.notation for c in (*huts[:6], *moves)]
    assert notations(made_up(phase_two, *huts, *moves)) == ["hut ...", *(move.notation for move in moves)]


def test_a_verb_is_one_group_wherever_its_choices_stand(phase_two: Match) -> None:
    huts, moves = [choice(f"hut {n}") for n in range(1, 9)], [choice(f"move {n}") for n in range(1, 9)]
    assert notations(made_up(phase_two, *moves[:4], *huts, *moves[4:])) == [
        *(move.notation for move in moves),
        "hut ...",
    ]


def test_many_choices_of_a_verb_are_listed_by_what_they_begin_with(phase_two: Match) -> None:
    voyages = [choice(f"move {n}{task}") for n in range(1, 10) for task in (" task a", "", " task b")]
    choices = made_up(phase_two, *voyages, choice("move 10"), choice("hut 1"))
    opened(choices, "move")
    assert notations(choices) == [*(f"move {n} ..." for n in range(1, 10)), "move 10"]
    assert describe(choices.shown[0], MEDURIS) == "move a worker (and 2 more choices)"
    opened(choices, "1")
    assert notations(choices) == ["move 1", "move 1 task a", "move 1 task b"]


def test_a_long_list_comes_in_pages_with_the_likeliest_first(phase_two: Match) -> None:
    choices = choices_of(phase_two)
    huts = {choice.notation for choice in opened(choices, "hut").choices}
    assert len(huts) == 32
    first = notations(choices, room=20)
    chips = [f"hut {field.number}" for field in phase_two.view(0).fields if field.chip]
    assert set(first[: len(chips)]) == set(chips)
    assert (len(first), choices.left_out()) == (20, len(choices.shown) - 20)
    choices.turn_page()
    assert {*first, *notations(choices, room=20)} - {"other ..."} == huts
    assert choices.left_out() == 0
    assert choices.find("21") == choices.shown[20]
    choices.turn_page()
    assert notations(choices, room=20) == first


def test_pages_are_as_long_as_there_are_lines_for_them(phase_two: Match) -> None:
    choices = choices_of(phase_two)
    opened(choices, "hut")
    entries = len(choices.shown)
    assert list(choices.page([1, 3, *[1] * (entries - 2)], 6)) == [1, 2, 3, 4]
    assert list(choices.page([9] * entries, 6)) == [1]


@pytest.mark.parametrize("lines", [12, 24])
def test_a_list_fits_into_the_window_with_what_is_beside_it(
    phase_two: Match, lines: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Screen, "lines", lines)
    choices = choices_of(phase_two)
    opened(choices, "hut")
    console = Console(file=io.StringIO(), width=80)
    list_choices(Screen(console=console), choices, MEDURIS)
    assert isinstance(console.file, io.StringIO)
    rows = console.file.getvalue().splitlines()
    assert len(rows) <= lines - LINES_BESIDE_LIST + 1, "the last one says what Enter does"
    numbered = sum(bool(re.match(r" +\d+  ", row)) for row in rows)
    assert rows[-1].strip() == f"Enter: {len(choices.shown) - numbered} more, back: everything"


def test_unusual_choices_wait_behind_one_entry(phase_two: Match) -> None:
    usual = [choice("pay exact"), choice("pay 3 wood")]
    unusual = [choice(f"pay {n} stone", usual=False) for n in (4, 5)]
    choices = made_up(phase_two, *usual, *unusual)
    assert notations(choices) == ["pay exact", "pay 3 wood", "other ..."]
    assert describe(choices.shown[2], MEDURIS) == "2 other ways, rarely wanted"
    for typed in ("3", "other", "oth"):
        opened(choices, typed)
        assert notations(choices) == ["pay 4 stone", "pay 5 stone"]
        choices.show_all()
    assert choices.find("pay 4 stone") == unusual[0]
    assert choices.find("pay e") == usual[0]
    group = choices.find("pay")
    assert isinstance(group, Group)
    assert (group.choices, group.others) == (tuple(usual), tuple(unusual))
    assert set(choices.notations()) == {choice.notation for choice in (*usual, *unusual)}


def test_unusual_choices_stay_with_their_group(phase_two: Match) -> None:
    huts = [choice(f"hut {n}") for n in range(1, 14)]
    choices = made_up(phase_two, *huts, choice("move wood"), choice("hut 1 otherwise", usual=False))
    assert notations(choices) == ["hut ...", "move wood"]
    opened(choices, "1")
    assert notations(choices)[-1] == "other ..."
    assert choices.find("hut 1") == huts[0]


def test_where_everything_is_unusual_it_is_listed(phase_two: Match) -> None:
    unusual = [choice(f"use wood {n}", usual=False) for n in (1, 2)]
    assert notations(made_up(phase_two, *unusual)) == ["use wood 1", "use wood 2"]


def test_enter_is_for_routine_decisions_only(phase_two: Match) -> None:
    both = choice("pay exact"), choice("pay 3 wood")
    assert made_up(phase_two, *both).routine() is None
    assert made_up(phase_two, *both, routine=True).routine() == both[0]


def test_a_plan_is_one_choice(phase_two: Match) -> None:
    """A hut comes with its payment."""
    phase_two.state.chip[:] = 0
    entry = choices_of(phase_two).find("hut 12")
    assert isinstance(entry, Choice)
    assert [phase_two.game.actions.notation(action) for action in entry.actions] == ["hut 12", "pay exact"]


def test_a_verb_that_is_impossible_now_is_told_from_a_wrong_word(phase_two: Match) -> None:
    with pytest.raises(Misunderstood, match=r"^'place' cannot be chosen now; "):
        choices_of(phase_two).find("place")
    with pytest.raises(Misunderstood, match=r"^'plaice' is neither a choice nor a command; "):
        choices_of(phase_two).find("plaice")


def test_games_bring_lists_as_commands() -> None:
    assert set(commands_for(terminal_room(find_game("meduris")), MEDURIS)) == set(COMMANDS)
    bonfire = find_game("bonfire")
    commands = commands_for(terminal_room(bonfire), speaker_for(bonfire))
    assert find_command("tasks", commands) == ("tasks", "")


@pytest.mark.parametrize(
    ("typed", "notation"), [("hut 1", "hut 1"), ("HUT  12", "hut 12"), ("h 12", "hut 12"), ("te 3", "temple 3")]
)
def test_actions_are_found_by_their_beginnings_but_numbers_are_whole(
    phase_two: Match, typed: str, notation: str
) -> None:
    entry = choices_of(phase_two).find(typed)
    assert isinstance(entry, Choice)
    assert entry.notation == notation


def test_a_beginning_that_fits_several_narrows_the_list(phase_two: Match) -> None:
    choices = choices_of(phase_two)
    group = opened(choices, "move wood")
    assert 1 < len(group.choices) < SHORT_LIST
    assert all(notation.startswith("move wood ") for notation in notations(choices))


def test_a_choice_is_found_by_a_word_in_its_middle(phase_two: Match) -> None:
    choices = made_up(
        phase_two, choice("sail shell-west"), choice("sail shell-west task b07"), choice("sail herb-east")
    )
    assert choices.find("herb") == choices.shown[2]
    assert choices.find("task b07") == choices.shown[1]
    group = opened(choices, "shell-west")
    assert notations(choices) == ["sail shell-west", "sail shell-west task b07"]
    assert group.choices == choices.prompt.choices[:2]
    with pytest.raises(Misunderstood):
        choices.find("he")


@pytest.mark.parametrize("typed", ["hut 99", "hut 1 2", "place wood", "40", "x", "hut one", "othr"])
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
    assert find_command(typed, COMMANDS) == (command, rest)


@pytest.mark.parametrize(("typed", "command"), [("un", "undo"), ("q", "quit"), ("h", None), ("", None)])
def test_commands_may_be_abbreviated_where_no_choice_is_meant(typed: str, command: str | None) -> None:
    assert find_command(typed, COMMANDS, abbreviated=True)[0] == command


@pytest.mark.parametrize("name", ["meduris", "bonfire"])
def test_a_position_is_printed_for_replays(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    match = Match.new(name, seats=find_game(name).seats[-1], seed=1)
    print_board(match)
    printed = capsys.readouterr().out
    assert re.search("Setting up: ", printed)
    assert max(map(len, printed.splitlines())) <= 80
