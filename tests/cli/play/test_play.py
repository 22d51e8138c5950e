"""`beltane play` in a pseudo-terminal: whole games, commands, the menu, and what is refused."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from beltane.cli.terminal import ERASE_LINE
from beltane.kernel.match import Match
from beltane.text import speaker_for
from beltane.text.catalogue import MINUS
from tests.cli.running import (
    CTRL_C,
    CTRL_D,
    INTERPRETED,
    Terminal,
    complaint,
    playing,
    playing_compiled,
    succeeds,
    the_save,
)

TAB = "\t"
COLOUR_CODE = re.compile(r"\x1b\[[0-9;]*m")
ENTRY = re.compile(r"^ {0,2}(\d+)  (\S+)", re.MULTILINE)


def menu(shown: str) -> dict[str, str]:
    """The numbers of the list shown last, by the first word of the entries."""
    entries = ENTRY.findall(shown[shown.rfind("\n  1  ") :])
    return {word: number for number, word in reversed(entries)}


def play_to_the_end(terminal: Terminal, choose: Callable[[str], str]) -> None:
    shown = terminal.prompted()
    while shown is not None:
        shown = terminal.answer(choose(shown))


def widest(terminal: Terminal) -> int:
    """The width of the widest line; commands to be copied stay on one line however long their file's name is.

    On a slow machine, a line may begin by erasing a progress message.
    """
    lines = [line.removeprefix(ERASE_LINE) for line in terminal.text.splitlines()]
    return max(len(line) for line in lines if not line.startswith("  beltane "))


def builder(shown: str) -> str:
    """Builds whenever possible, or else takes the first choice."""
    entries = menu(shown)
    return entries.get("hut") or entries.get("temple") or "1"


def one_line(shown: object) -> str:
    """The output without line ends and indentation."""
    return " ".join(str(shown).split())


def test_a_whole_game_of_meduris(tmp_path: Path) -> None:
    with playing_compiled(
        tmp_path, "meduris", "--seats", "3", "--bots", "apprentice,random", "--seed", "7"
    ) as terminal:
        play_to_the_end(terminal, builder)
        assert terminal.finish() == 0
        match = Match.load(the_save(tmp_path).read_bytes())
        text = terminal.text
        assert widest(terminal) <= 80
    assert match.over
    assert match.players == ("human", "apprentice", "random")
    table = text.split("Final standings")[1]
    for label, values in (
        ("points", [standing.points for standing in match.standings()]),
        ("place", [standing.place for standing in match.standings()]),
    ):
        assert re.search(rf"^{label} +" + " +".join(map(str, values)) + "$", table, re.MULTILINE)
    assert "runes at the end" in table
    speaker = speaker_for(match.game)
    winners = [speaker.names[standing.seat or 0] for standing in match.standings() if standing.place == 1]
    assert all(winner in table.split("place")[1] for winner in winners)
    told = [speaker.event(event) for event in match.events()]
    assert told[-1] == "The game is over."
    assert all(sentence in one_line(text) for sentence in told)


def test_a_whole_game_of_bonfire_alone(tmp_path: Path) -> None:
    dice = random.Random(1)

    def choose(shown: str) -> str:
        return dice.choice(sorted(menu(shown).values()))

    with playing_compiled(tmp_path, "bonfire", "--seats", "1", "--seed", "5", NO_COLOR="1") as terminal:
        play_to_the_end(terminal, choose)
        assert terminal.finish() == 0
        assert widest(terminal) <= 80
        table = terminal.text.split("Final standings")[1]
        raw = terminal.raw
    match = Match.load(the_save(tmp_path).read_bytes())
    assert match.over
    assert re.search(r"^ +Red +Tom$", table, re.MULTILINE)
    red, tom = match.standings()
    assert tom.seat is None
    assert re.search(rf"^points +{red.points} +{tom.points}$", table, re.MULTILINE)
    assert re.search(rf"^place +{red.place} +{tom.place}$", table, re.MULTILINE)
    assert ("Red wins." if red.place < tom.place else "Tom wins.") in table
    assert not COLOUR_CODE.search(raw)


def test_colours_are_used_where_they_are_wanted(tmp_path: Path) -> None:
    with playing(tmp_path, "meduris", "--bots", "random", "--seed", "7") as terminal:
        terminal.prompted()
        assert COLOUR_CODE.search(terminal.raw)


def test_choices_are_made_by_number_by_notation_and_by_its_beginning(tmp_path: Path) -> None:
    with playing(tmp_path, "meduris", "--humans", "2", "--option", "screens=open", "--seed", "7") as terminal:
        assert "Purple places a worker on the copper plateau" in str(terminal.answer("3"))
        assert "Blue places a worker on the wood plateau" in str(terminal.answer("place wood"))
        assert "Purple places a worker on the stone plateau" in str(terminal.answer("pl s"))
        assert "  1  place wood" in str(terminal.answer("place w"))
        assert "Blue places a worker on the wool plateau" in str(terminal.answer("2"))
        assert "Purple places a worker on the stone plateau" in str(terminal.answer(f"place s{TAB}"))


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("9", "There is no choice 9; the numbers run from 1 to 4."),
        ("0", "There is no choice 0; the numbers run from 1 to 4."),
        ("xyzzy", "'xyzzy' is neither a choice nor a command; type a number, an action as listed, or help."),
        ("hut 3", "'hut 3' cannot be chosen now; type a number, or an action as listed."),
        ("undo", "You cannot go back any further: nothing has been decided yet."),
        ("? xyzzy", "There is nothing to say about 'xyzzy'; ? alone lists the words that can be explained."),
        ("log x", "log takes a number of sentences, as in log 40, not 'x'."),
        ("log 0", "log takes a number of sentences, as in log 40, not '0'."),
        ("save /dev/null/x.json", "The save file /dev/null/x.json cannot be written: "),
        ("save ~nosuchuser/x", "The save file ~nosuchuser/x cannot be written: there is no such home folder."),
        ("save .", "The save file . cannot be written: that is not a file\u2019s name."),
        ("save /", "The save file / cannot be written: that is not a file\u2019s name."),
        ("²", "'²' is neither a choice nor a command;"),
        ("1" * 5000, "There is no choice 111111111; "),
    ],
)
def test_what_cannot_be_done_is_answered_with_one_sentence(tmp_path: Path, typed: str, sentence: str) -> None:
    with playing(tmp_path, "meduris", "--bots", "random", "--seed", "7") as terminal:
        shown = str(terminal.answer(typed))
        assert sentence in " ".join(shown.split("\n", 1)[1].split())
        assert "Traceback" not in shown
        assert "Purple places" in str(terminal.answer("1"))


def test_undo_stops_where_a_bot_has_decided_since(tmp_path: Path) -> None:
    with playing(tmp_path, "meduris", "--bots", "random", "--seed", "7") as terminal:
        assert "Blue places" in str(terminal.answer("place wood"))
        shown = one_line(terminal.answer("undo"))
        assert "You cannot go back any further: somebody else has made a decision since." in shown
        assert "Purple places a worker on the copper plateau, at height 1." in str(terminal.answer("place copper"))
    assert len(Match.load(the_save(tmp_path).read_bytes()).actions) == 4


def test_undo_takes_back_what_nobody_has_reacted_to_and_stops_at_the_die(tmp_path: Path) -> None:
    arguments = ("meduris", "--humans", "2", "--option", "screens=open", "--seed", "7")
    with playing(tmp_path, *arguments) as terminal:
        first = str(terminal.prompted())
        second = str(terminal.answer("place wood"))
        again = str(terminal.answer("undo"))
        assert "Back to Purple\u2019s last decision." in again
        assert again.split("Setting up")[1] == first.split("Setting up")[1]
        assert str(terminal.answer("place wood")).split("Setting up")[1] == second.split("Setting up")[1]
        terminal.answer("place wool")
        assert "somebody else has made a decision since" not in one_line(terminal.answer("undo"))
        for typed in ("place wool", "place copper", "place copper", "place stone"):
            terminal.answer(typed)
        assert "rolls" in str(terminal.answer("place stone"))
        shown = one_line(terminal.answer("undo"))
        assert "You cannot go back any further: the die has been rolled." in shown
        log = one_line(terminal.answer("log 100"))
        assert log.count("places a worker on the wood plateau") == 1


def test_without_limit_undo_goes_back_over_everything_and_says_so(tmp_path: Path) -> None:
    arguments = ("meduris", "--humans", "2", "--option", "screens=open", "--seed", "7", "--unlimited-undo")
    said = "Unlimited undo: any decision can be taken back, and the results will say so."
    with playing(tmp_path, *arguments) as terminal:
        assert said in one_line(terminal.prompted())
        decisions = ("wood", "wool", "wood", "wool", "copper", "stone")
        for plateau in decisions:
            shown = str(terminal.answer(f"place {plateau}"))
        assert "rolls" in shown
        for _ in decisions:
            assert "last decision." in str(terminal.answer("undo"))
        assert "nothing has been decided yet" in one_line(terminal.answer("undo"))
        terminal.answer("place stone")
        terminal.answer("quit")
    match = Match.load(the_save(tmp_path).read_bytes())
    assert (match.unlimited_undo, match.legal()[0], len(match.actions)) == (True, "place wood", 1)
    with playing(tmp_path, "--resume", the_save(tmp_path)) as terminal:
        assert said in one_line(terminal.prompted())
        assert "Back to Purple\u2019s last decision." in str(terminal.answer("undo"))
    assert "This game was played with unlimited undo." in succeeds("replay", the_save(tmp_path), **INTERPRETED)


def test_a_game_left_with_ctrl_c_can_be_resumed(tmp_path: Path) -> None:
    with playing_compiled(tmp_path, "meduris", "--bots", "random", "--seed", "7") as terminal:
        terminal.answer("place wood")
        before = str(terminal.answer("place stone"))
        assert terminal.interrupt() == 130
        assert "Traceback" not in terminal.text
        (command,) = re.findall(r"^  beltane play --resume (\S+)$", terminal.text, re.MULTILINE)
    file = the_save(tmp_path)
    assert Path(command) == file
    with playing_compiled(tmp_path, "--resume", file) as terminal:
        after = str(terminal.prompted())
        assert after.split("Setting up")[1] == before.split("Setting up")[1]
        assert "Purple (human), Blue (random)" in after
        play_to_the_end(terminal, builder)
        assert terminal.finish() == 0
    assert Match.load(file.read_bytes()).over
    assert "Final standings" in succeeds("replay", file)


def test_a_killed_terminal_loses_nothing(tmp_path: Path) -> None:
    with playing(tmp_path, "meduris", "--bots", "random", "--seed", "7") as terminal:
        terminal.answer("place wood")
        terminal.answer("place stone")
        terminal.kill()
    match = Match.load(the_save(tmp_path).read_bytes())
    played = [match.game.actions.notation(action) for action in match.actions]
    assert len(played) == 4
    assert played[::2] == ["place wood", "place stone"]
    assert list(tmp_path.rglob(".*")) == []


def test_where_nothing_can_be_saved_the_game_goes_on_and_says_so_once(tmp_path: Path) -> None:
    with playing(Path("/dev/null"), "meduris", "--bots", "random", "--seed", "7", TMPDIR=str(tmp_path)) as terminal:
        terminal.answer("1")
        terminal.answer("1")
        assert one_line(terminal.text).count("You can play on; the game is saved elsewhere when you leave.") == 1


@pytest.mark.parametrize(("arguments", "asked"), [((), False), (("--ask-all",), True)])
def test_questions_with_one_answer_are_asked_only_where_that_is_wanted(
    tmp_path: Path, arguments: tuple[str, ...], asked: bool
) -> None:
    file = tmp_path / "game.json"
    notation = write_forced_decision(file)
    with playing(tmp_path, "--resume", file, *arguments) as terminal:
        shown = str(terminal.prompted())
        if shown.endswith("screen. "):
            shown = str(terminal.answer(""))
        assert (f"The only choice: {notation}." in terminal.text) != asked
        assert bool(re.search(rf"^  1  {notation}  ", shown, re.MULTILINE)) == asked


def write_forced_decision(file: Path) -> str:
    """Save a game in which a person at the keyboard has a single choice, and return that choice."""
    match = Match.new("meduris", seats=2, seed=7)
    match.players = ("human", "human")
    dice = random.Random(3)
    while len(match.prompt(match.mover).choices) > 1:
        match.play(dice.choice(match.legal_numbers()))
    file.write_text(match.save(), encoding="utf-8")
    return match.prompt(match.mover).choices[0].notation


def test_what_happened_since_ones_last_turn_is_summed_up(tmp_path: Path) -> None:
    with playing(tmp_path, "meduris", "--seats", "3", "--bots", "random", "--seed", "7") as terminal:
        shown = str(terminal.prompted())
        assert one_line(shown).count("lies on field") == 0, "the chips are on the board"
        assert "  Purple is the start player.\n" in shown
        while "\n  Turn 4: Purple" not in shown:
            shown += str(terminal.answer("1"))
        for turn, name in ((2, "Blue"), (3, "Green"), (4, "Purple")):
            assert re.search(rf"^  Turn {turn}: {name}  {name} rolls", shown, re.MULTILINE)
        log = str(terminal.answer("log 200"))
        assert log.count("chip lies on field") == 6
        assert log.count("collects") > shown.count("collects") > 0


def test_a_wide_window_has_news_and_board_side_by_side(tmp_path: Path) -> None:
    arguments = ("meduris", "--seats", "3", "--bots", "random", "--seed", "7")
    with playing(tmp_path, *arguments, columns=160, lines=50) as terminal:
        terminal.prompted()
        shown = str(terminal.answer("place wood"))
        (row,) = [row for row in shown.splitlines() if "Blue places a worker" in row]
        assert re.match(r"^  1 LC    2 SW .{60,}Blue places a worker", row)
        assert 100 < widest(terminal) <= 160


def width_of_help(terminal: Terminal, columns: int) -> int:
    """The widest line of help in a window of some columns; resizing may repeat the prompt at any time."""
    terminal.resize(24, columns)
    before, times = len(terminal.text), terminal.text.count("Ctrl-D")
    terminal.type("help\n")
    terminal.wait_for("Ctrl-D", times + 1)
    return max(len(line) for line in terminal.text[before:].splitlines())


def test_the_terminal_may_be_resized(tmp_path: Path) -> None:
    with playing(tmp_path, "meduris", "--bots", "random", "--seed", "7", columns=120, lines=50) as terminal:
        terminal.prompted()
        assert widest(terminal) <= 80
        assert width_of_help(terminal, 50) <= 50
        assert 50 < width_of_help(terminal, 80) <= 80
        terminal.type("1\n")
        terminal.wait_for("Purple places a worker")


def test_a_hint_names_actions_with_their_shares_and_points(tmp_path: Path) -> None:
    with playing_compiled(tmp_path, "meduris", "--bots", "random", "--seed", "7") as terminal:
        shown = str(terminal.answer("hint"))
        line = rf"^  (place \w+) +looked at +(\d+)%, +([+{MINUS}]?\d+\.\d) points, +(\d+)% to win"
        ideas = re.findall(line, shown, re.MULTILINE)
        # A network often finds little to think about, so not all four kinds need be there.
        assert len(ideas) in range(2, 5)
        shares = [int(share) for _, share, *_ in ideas]
        assert shares == sorted(shares, reverse=True)
        assert sum(shares) in range(97, 104)
        assert ideas[0][2] == "0.0"
        assert all(abs(float(points.replace(MINUS, "-"))) < 10 for _, _, points, _ in ideas)
        assert all(0 < int(chance) < 100 for *_, chance in ideas)
        assert "'looked at' is a choice\u2019s share of those tries" in " ".join(str(terminal.answer("? hint")).split())


def test_ctrl_c_stops_a_hint_and_nothing_else(tmp_path: Path) -> None:
    with playing_compiled(tmp_path, "meduris", "--bots", "random", "--seed", "7") as terminal:
        terminal.prompted()
        terminal.type("hint\n")
        terminal.wait_for("Looking for a hint")
        terminal.type(CTRL_C)
        terminal.wait_for("The search was stopped early.")
        terminal.wait_for("looked at", times=2)
        terminal.type("place wood\n")
        terminal.wait_for("Purple places a worker on the wood plateau")


def test_words_are_explained(tmp_path: Path) -> None:
    with playing(tmp_path, "bonfire", "--bots", "random", "--seed", "7") as terminal:
        assert "b07 (task): A blue task for 2 points: a path tile showing a root." in one_line(terminal.answer("? b07"))
        assert "5 (specialist): " in str(terminal.answer("?5"))
        assert re.search(
            "Which one: .*the elder of fate tiles, the elder of gnomes", one_line(terminal.answer("help elder"))
        )
        assert "? WORD" in str(terminal.answer("help"))
        assert "countdown" in str(terminal.answer("?"))
        assert "shell-west (island): Besides action tiles, a task here costs 1 shell" in one_line(
            terminal.answer("? shell-west")
        )
        assert "common task (rule): " in str(terminal.answer("? common task"))
        assert "gb (rule great bonfire): " in str(terminal.answer("? gb"))
        assert "=2 (sign): What a guardian at the bonfire" in one_line(terminal.answer("? =2"))


def test_lists_and_parts_of_the_board_are_shown(tmp_path: Path) -> None:
    with playing(tmp_path, "bonfire", "--bots", "random", "--seed", "7") as terminal:
        tasks = str(terminal.answer("tasks"))
        assert re.search(r"^blossom-west  [bry]\d\d  \d points  (\d/\d|ready) +\w", tasks, re.MULTILINE)
        sea = str(terminal.answer("board sea"))
        assert "blossom-west" in sea
        assert "Great Bonfire" not in sea
        assert "its parts are sea, middle, others, city and fate." in " ".join(str(terminal.answer("board x")).split())
        assert "a part of it: sea, middle, others, city and fate" in " ".join(str(terminal.answer("help")).split())
        assert "Great Bonfire" in (whole := str(terminal.answer("board")))
        assert menu(whole) == {"keep": "1", "swap": "2"}


def test_a_part_of_the_list_is_left_by_back_and_by_undo(tmp_path: Path) -> None:
    with playing(tmp_path, "bonfire", "--bots", "random", "--seed", "7") as terminal:
        assert "This is the whole list already" in str(terminal.answer("back"))
        for typed in ("keep", "1"):
            shown = str(terminal.answer(typed))
        groups = [word for word in menu(shown) if f"{word} ..." in shown]
        assert "sail" in groups
        for command in ("back", "undo"):
            assert menu(str(terminal.answer(groups[0]))) != menu(shown)
            assert menu(str(terminal.answer(command))) == menu(shown)


def test_terminals_without_other_letters_are_spared_them(tmp_path: Path) -> None:
    with playing(tmp_path, "meduris", "--bots", "random", "--seed", "7", PYTHONIOENCODING="ascii") as terminal:
        shown = str(terminal.prompted())
        assert "A hut  H temple  > druid" in shown
        assert shown.isascii()


def test_other_languages_are_spelt_in_ascii_there(tmp_path: Path) -> None:
    with playing(
        tmp_path, "meduris", "--bots", "random", "--seed", "7", PYTHONIOENCODING="ascii", BELTANE_LANGUAGE="de"
    ) as terminal:
        shown = str(terminal.prompted())
        assert "A Huette  H Tempel  > Druide  ~ Fluss  Chips: +2 hut dru (d)" in shown
        assert "A12 H2 uebrig" in shown
        assert str(terminal.answer("? huette")).isascii()
        assert widest(terminal) <= 80


def test_a_locale_without_other_letters_is_respected(tmp_path: Path) -> None:
    with playing(tmp_path, "meduris", "--bots", "random", "--seed", "7", LC_ALL="C") as terminal:
        shown = str(terminal.prompted())
        assert "A hut  H temple  > druid" in shown
        assert shown.partition("Meduris: ")[2].isascii()


def test_the_menu_takes_names_and_offers_the_unfinished_games(tmp_path: Path) -> None:
    for plateau in ("wood", "stone"):
        with playing(tmp_path, "--seed", "7") as terminal:
            assert "Players (2 to 4)" in str(terminal.answer("Medu"))
            for typed in ("2", "1", "apprentice"):
                terminal.answer(typed)
            terminal.answer(f"place {plateau}")
            terminal.kill()
    finished = Match.load(max(tmp_path.rglob("*.json"), key=lambda file: len(file.name)).read_bytes())
    folder = the_folder(tmp_path)
    dice = random.Random(1)
    while not finished.over:
        finished.play(dice.choice(finished.legal_numbers()))
    (folder / "finished.json").write_text(finished.save(), encoding="utf-8")
    broken = finished.save().replace('"place', '"plaice')
    (folder / "broken.json").write_text(broken.replace('"points"', '"undo"'), encoding="utf-8")
    (folder / "no-json.json").write_text("{", encoding="utf-8")
    with playing(tmp_path) as terminal:
        shown = str(terminal.prompted())
        games = re.findall(r"^  (\d)  Meduris: Purple \(human\), Blue \(apprentice\); turn 0; ", shown, re.MULTILINE)
        assert games == ["1", "2"]
        assert "Type a number from 1 to 3, new, or Enter for 1." in str(terminal.answer("perhaps"))
        assert "Players (1 to 4" in str(terminal.answer("new")) + str(terminal.answer("bonfire"))
    with playing(tmp_path) as terminal:
        assert "Purple places a worker on the stone plateau" in str(terminal.answer(""))
    with playing(tmp_path) as terminal:
        assert "Purple places a worker on the wood plateau" in str(terminal.answer("2"))


def the_folder(data: Path) -> Path:
    (folder,) = {file.parent for file in data.rglob("*.json")}
    return folder


def test_the_menu_asks_tables_without_bots_about_undo(tmp_path: Path) -> None:
    with playing(tmp_path, "--seed", "7") as terminal:
        for typed in ("meduris", "2"):
            terminal.answer(typed)
        assert "Unlimited undo takes back any decision" in one_line(terminal.answer("2"))
        assert "Type yes or no, or Enter for no." in str(terminal.answer("perhaps"))
        terminal.answer("yes")
        terminal.answer("")
        terminal.answer("place wood")
        terminal.kill()
    assert Match.load(the_save(tmp_path).read_bytes()).unlimited_undo


def test_the_menu_asks_for_game_players_and_level(tmp_path: Path) -> None:
    with playing(tmp_path, "--seed", "7") as terminal:
        assert "Bonfire" in str(terminal.prompted())
        assert "Type a number from 1 to 2, bonfire or meduris, or Enter for 2." in str(terminal.answer("3"))
        assert "Players (1 to 4; 1 for a game against the automaton" in str(terminal.answer("1"))
        assert "How many of you are at this keyboard [1]: " in str(terminal.answer("3"))
        assert "Apprentice: " in str(terminal.answer(""))
        assert "Bonfire: Red (human), Green (apprentice), White (apprentice)." in str(terminal.answer("1"))


def test_the_menu_can_be_left(tmp_path: Path) -> None:
    with playing(tmp_path) as terminal:
        terminal.prompted()
        terminal.type(CTRL_D)
        assert terminal.finish() == 0
    with playing(tmp_path) as terminal:
        terminal.prompted()
        assert terminal.interrupt() == 130
        assert "Traceback" not in terminal.text
    assert list(tmp_path.rglob("*.json")) == []


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("play", "beltane play needs a terminal to type at; beltane demo shows a game that plays itself."),
        ("play meduris", "beltane play needs a terminal to type at; beltane demo shows a game that plays itself."),
        ("play ludo", "There is no game 'ludo'; the games are "),
        ("play meduris --seats 5", "Meduris has 2 to 4 seats, not 5."),
        ("play meduris --humans 3 --seats 2", "--humans takes a number from 0 to 2, the number of seats, not 3."),
        ("play meduris --humans -1", "--humans takes a number from 0 to 2, the number of seats, not -1."),
        ("play meduris --bots foo", "There is no bot 'foo'; the bots are "),
        ("play meduris --bots mcts:-3", "'mcts:-3' is not a bot; "),
        (
            "play meduris --seats 4 --bots druid,adept",
            "--bots names 2 bots for 3 seats; name one for each, or one for all.",
        ),
        (
            "play meduris --seats 2 --humans 2 --bots druid",
            "--bots names a bot, but all 2 seats are taken by people; add seats with --seats.",
        ),
        ("play meduris --option colour=red", "Meduris has no option 'colour'; its options are screens."),
        (
            "play meduris --unlimited-undo",
            "--unlimited-undo is only for games without bots: alone, or with people at the same keyboard.",
        ),
        ("play --resume x.json --unlimited-undo", "--resume continues the game in its file, so leave out --unlimited"),
        ("play meduris --seed -1", "A seed is a whole number from 0 to "),
        ("play --resume nowhere.json", "The save file nowhere.json cannot be read: No such file or directory."),
        (
            "play meduris --resume nowhere.json",
            "--resume continues the game in its file, so leave out the game\u2019s name.",
        ),
        ("play --resume x.json --seats 3", "--resume continues the game in its file, so leave out --seats."),
        ("play --resume x.json --humans 1", "--resume continues the game in its file, so leave out --humans."),
        (
            "play --resume x.json --bots random --seed 1 --option screens=open",
            "--resume continues the game in its file, so leave out --bots, --seed and --option.",
        ),
        ("play --seats 3", "Without a game\u2019s name a menu asks who plays, so name the game or leave out --seats."),
        (
            "play --humans 2 --bots druid --seed 7",
            "Without a game\u2019s name a menu asks who plays, so name the game or leave out --humans and --bots.",
        ),
        ("play --seed 7", "beltane play needs a terminal to type at; beltane demo shows a game that plays itself."),
    ],
)
def test_one_sentence_says_what_is_wrong(arguments: str, sentence: str) -> None:
    assert complaint(*arguments.split(), **INTERPRETED).startswith(f"beltane: {sentence}")
