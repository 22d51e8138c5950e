"""`beltane replay`: a saved game as readable text."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from beltane.kernel.match import Match

PROMPT = "Enter: next   b: board   a: all the rest   q: quit "


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A save file.")],
    show_all: Annotated[
        bool, typer.Option("--all", help="Print everything at once; always so when not on a terminal.")
    ] = False,
    board: Annotated[
        bool, typer.Option("--board", help="Draw the position after the set-up and after each turn.")
    ] = False,
) -> None:
    """Step through a saved game, event by event."""
    from beltane.cli.saves import read_match
    from beltane.cli.terminal import can_answer
    from beltane.cli.transcript import print_standings, print_title

    match = read_match(file)
    print_title(match)
    if _tell(match, stepwise=can_answer() and not show_all, board=board):
        print_standings(match)


def _tell(match: Match, *, stepwise: bool, board: bool) -> bool:
    """Print the chapters, waiting after each as long as stepwise; False when the reader has had enough."""
    from beltane.cli.play.board import print_board
    from beltane.cli.terminal import say
    from beltane.cli.transcript import chapters, print_chapter

    for chapter in chapters(match):
        print_chapter(chapter)
        if board and chapter.ends_turn:
            say()
            print_board(chapter.match)
        answer = _ask() if stepwise else ""
        while answer.startswith("b"):
            print_board(chapter.match)
            answer = _ask()
        if answer.startswith("q"):
            return False
        if answer.startswith("a"):
            stepwise = False
    return True


def _ask() -> str:
    from beltane.cli.terminal import erase_last_line, say

    try:
        answer = input(PROMPT)
    except EOFError:
        say()
        return "q"
    except KeyboardInterrupt:
        say()
        raise
    erase_last_line()
    return answer.strip().lower()
