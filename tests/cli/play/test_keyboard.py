"""Several people at one keyboard: nobody sees what is behind another player's screen."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.running import CLEAR, Terminal, playing, playing_compiled

HAND = r"^.*{} +5 points.*(W\d L\d C\d S\d)"
LINES = 24
BLUE_NEXT = "Blue is next: press Enter when only Blue can see the screen. "
PURPLE_NEXT = BLUE_NEXT.replace("Blue", "Purple")


def hands(shown: str) -> list[str]:
    """Whose materials can be read in what is shown."""
    return [name for name in ("Purple", "Blue") if re.search(HAND.format(name), shown, re.MULTILINE)]


def two_people(folder: Path, screens: str = "closed", terminal: str = "xterm") -> Terminal:
    arguments = ("--humans", "2", "--seed", "7", "--option", f"screens={screens}")
    return playing(folder, "meduris", *arguments, lines=LINES, TERM=terminal)


def test_the_screen_is_cleared_before_the_next_player_is_called(tmp_path: Path) -> None:
    with two_people(tmp_path) as terminal:
        assert hands(str(terminal.prompted())) == ["Purple"]
        assert CLEAR not in terminal.raw
        terminal.answer("place wood")
        assert terminal.since_cleared.endswith(BLUE_NEXT)
        assert terminal.raw.count(CLEAR) == 1
        assert hands(terminal.since_cleared) == []
        assert "Purple places a worker on the wood plateau" in terminal.since_cleared
        terminal.answer("")
        assert terminal.since_cleared.endswith("Blue> ")
        assert hands(terminal.since_cleared) == ["Blue"]
        assert "Purple places a worker on the wood plateau" in terminal.since_cleared


@pytest.mark.parametrize("typed", ["undo", "1", "board"])
def test_only_enter_uncovers_the_screen(tmp_path: Path, typed: str) -> None:
    with two_people(tmp_path) as terminal:
        terminal.answer("place wood")
        shown = str(terminal.answer(typed))
        assert "Press Enter to go on, or type quit to save and stop; all else must wait." in shown
        assert shown.endswith(BLUE_NEXT)
        assert hands(terminal.since_cleared) == []
        terminal.answer("quit")
        assert terminal.finish() == 0
        assert "beltane play --resume" in terminal.text


def test_a_hint_of_somebody_else_is_gone_too(tmp_path: Path) -> None:
    with playing_compiled(tmp_path, "meduris", "--humans", "2", "--seed", "7") as terminal:
        assert "What a search looked at most" in str(terminal.answer("hint"))
        terminal.answer("place wood")
        assert "What a search looked at most" not in terminal.since_cleared


def test_who_resumes_a_game_sees_nothing_before_saying_so(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    with two_people(tmp_path) as terminal:
        terminal.answer("place wood")
        terminal.answer("")
        terminal.answer(f"save {file}")
        terminal.answer("quit")
    with playing(tmp_path, "--resume", file) as terminal:
        terminal.prompted()
        assert CLEAR in terminal.raw
        assert "Purple places a worker on the wood plateau" in terminal.since_cleared
        assert terminal.since_cleared.endswith(BLUE_NEXT)
        assert hands(terminal.text) == []
        assert hands(str(terminal.answer(""))) == ["Blue"]


def test_undo_says_whose_decision_it_is_and_hands_over(tmp_path: Path) -> None:
    with two_people(tmp_path) as terminal:
        terminal.answer("place wood")
        terminal.answer("")
        terminal.answer("undo")
        assert hands(terminal.since_cleared) == []
        assert "Back to Purple\u2019s last decision." in terminal.since_cleared
        assert terminal.since_cleared.endswith(PURPLE_NEXT)
        assert hands(str(terminal.answer(""))) == ["Purple"]
        assert "Purple places a worker on the copper plateau, at height 1." in str(terminal.answer("place copper"))


def test_who_takes_over_sees_the_board_whatever_is_to_be_decided(tmp_path: Path) -> None:
    with two_people(tmp_path) as terminal:
        shown = str(terminal.prompted())
        while "The die shows" not in shown:
            shown = str(terminal.answer("" if shown.endswith("screen. ") else "1"))
        while "is next: press" not in shown:
            shown = str(terminal.answer("1"))
        shown = str(terminal.answer(""))
        assert "the druid is" in shown


def test_open_screens_need_no_handing_over(tmp_path: Path) -> None:
    with two_people(tmp_path, screens="open") as terminal:
        assert str(terminal.answer("place wood")).endswith("Blue> ")
        shown = str(terminal.answer("undo"))
        assert "Back to Purple\u2019s last decision." in shown
        assert shown.endswith("Purple> ")
        assert CLEAR not in terminal.raw


def test_terminals_that_cannot_be_cleared_scroll_it_out_of_sight(tmp_path: Path) -> None:
    with two_people(tmp_path, terminal="dumb") as terminal:
        terminal.answer("place wood")
        assert CLEAR not in terminal.raw
        last_screen = terminal.text.split("\n")[-LINES:]
        assert last_screen[-1] == BLUE_NEXT
        assert hands("\n".join(last_screen)) == []
