"""`beltane replay`: a saved game as readable text."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from beltane.text import shell

if TYPE_CHECKING:
    from beltane.cli.transcript import Chapter, Transcript

LONGEST_NUMBER = 9
"""Maximum number of digits read; no game has more actions."""


def replay(
    file: Annotated[Path, typer.Argument(metavar=shell("help-metavar-file"), help=shell("help-replay-file"))],
    show_all: Annotated[bool, typer.Option("--all", help=shell("help-replay-all"))] = False,
    board: Annotated[bool, typer.Option("--board", help=shell("help-replay-board"))] = False,
) -> None:
    """Step through a saved game, forward and back, event by event."""
    from beltane.cli.saves import read_match
    from beltane.cli.terminal import can_answer
    from beltane.cli.transcript import Transcript, print_standings, print_title

    match = read_match(file)
    print_title(match)
    transcript = Transcript(match)
    if can_answer() and not show_all:
        to_the_end = _step_through(transcript, board)
    else:
        to_the_end = _print_from(transcript, 0, board)
    if to_the_end:
        print_standings(match)


def _print_from(transcript: Transcript, first: int, board: bool) -> bool:
    """Print all chapters from one on."""
    for number in range(first, len(transcript)):
        _print(transcript.chapter(number), board)
    return True


def _print(chapter: Chapter, board: bool) -> None:
    from beltane.cli.play.board import print_board
    from beltane.cli.terminal import say
    from beltane.cli.transcript import print_chapter

    print_chapter(chapter)
    if board and chapter.ends_turn:
        say()
        print_board(chapter.match)


def _step_through(transcript: Transcript, board: bool) -> bool:
    """Print chapter after chapter as the reader asks for them; False if the reader stops before the end."""
    number = 0
    while number < len(transcript):
        _print(transcript.chapter(number), board)
        answer = _ask_on(transcript, number)
        if answer == "q":
            return False
        if answer == "a":
            return _print_from(transcript, number + 1, board)
        number = _place(transcript, number, answer) or 0
    return True


def _ask_on(transcript: Transcript, number: int) -> str:
    """Ask until the reader wants to continue or stop, and draw the board whenever asked to."""
    from beltane.cli.play.board import print_board
    from beltane.cli.terminal import say

    while True:
        answer = _ask(shell("replay-prompt"))
        if answer[:1] in ("a", "q"):
            return answer[0]
        if answer[:1] == "b":
            print_board(transcript.chapter(number).match)
        elif _place(transcript, number, answer) is not None:
            return answer
        else:
            say(shell("replay-no-such-place", last=len(transcript) - 1))


def _place(transcript: Transcript, number: int, answer: str) -> int | None:
    """The chapter that an answer asks for: the next or previous one, the last, an action by number, or a turn."""
    last = len(transcript) - 1
    if answer[:1] in ("", "n"):
        return number + 1
    if answer[0] == "p":
        return max(0, number - 1)
    if answer[0] == "e":
        return last if number < last else last + 1
    is_turn = answer[0] == "t"
    digits = answer.removeprefix("turn").removeprefix("t").strip()
    if not digits.isdecimal() or len(digits) > LONGEST_NUMBER:
        return None
    if is_turn:
        return transcript.turn_begins(int(digits))
    return int(digits) if int(digits) <= last else None


def _ask(prompt: str) -> str:
    from beltane.cli.terminal import erase_last_line, say

    try:
        answer = input(prompt)
    except EOFError:
        say()
        return "q"
    except KeyboardInterrupt:
        say()
        raise
    erase_last_line()
    return answer.strip().lower()
