"""Writing to the terminal: lines, tables, progress bars, and whether there is a terminal at all."""

from __future__ import annotations

import json
import locale
import os
import shlex
import subprocess
import sys
import textwrap
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

import typer

from beltane.cli.tables import table_lines
from beltane.kernel.drawing import SIGNS_IN_ASCII, WIDTH
from beltane.text import shell

if TYPE_CHECKING:
    from rich.progress import Progress

INTERRUPTED = 130
"""Exit code of a command stopped with Ctrl-C, as shells expect it."""

WINDOWS = os.name == "nt"
LINE_UP = "\x1b[1A"
ERASE_LINE = "\x1b[2K"


def on_terminal() -> bool:
    """Whether both standard output and standard error go to a terminal."""
    return sys.stdout.isatty() and sys.stderr.isatty()


def can_answer() -> bool:
    """Whether a user is watching and can type."""
    return on_terminal() and sys.stdin.isatty()


def knows_ascii_only() -> bool:
    """Whether the output cannot show the symbols of drawings, and so perhaps nothing but ASCII."""
    # In Python's UTF-8 mode the encoding of the output no longer shows that the locale is ASCII only.
    return not (_can_show(sys.stdout.encoding) and _can_show(locale.getencoding()))


def _can_show(encoding: str | None) -> bool:
    try:
        "".join(SIGNS_IN_ASCII).encode(encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def say(text: str = "") -> None:
    """Print a line."""
    typer.echo(text)


def say_paragraph(text: str) -> None:
    """Print a sentence, on as many lines as it needs."""
    say(textwrap.fill(text, WIDTH))


def say_boldly(text: str) -> None:
    """Print a line, bold on terminals."""
    typer.secho(text, bold=_has_styles())


def say_quietly(text: str) -> None:
    """Print a line, dim on terminals."""
    typer.secho(text, dim=_has_styles())


def _has_styles() -> bool:
    """Whether styles may be used; `NO_COLOR` asks for none."""
    return not os.environ.get("NO_COLOR")


def erase_last_line() -> None:
    """Erase the line above the cursor, such as a prompt that has been answered."""
    typer.echo(LINE_UP + ERASE_LINE, nl=False)


def print_json(content: object) -> None:
    """Print a value as JSON."""
    say(json.dumps(content, indent=2))


def print_table(sides: str, headings: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Print a table; `sides` gives the alignment of each column, left or right."""
    say()
    for line in table_lines(sides, headings, rows):
        say(line)
    say()


def loading() -> str:
    """A message for the first call of a rule, which is compiled once per machine and then loaded from the cache."""
    return shell("cli-loading")


class ProgressBar:
    """A progress bar on a display, or nothing if there is no terminal."""

    def __init__(self, display: Progress | None, description: str, total: int) -> None:
        self._display = display
        self._task = None if display is None else display.add_task(description, total=total)

    def begin(self, description: str) -> None:
        """Show what is being done now."""
        if self._display is not None and self._task is not None:
            self._display.update(self._task, description=description)

    def advance(self, steps: int = 1) -> None:
        """Move the bar on."""
        if self._display is not None and self._task is not None:
            self._display.advance(self._task, steps)


@contextmanager
def progress(description: str, total: int) -> Iterator[ProgressBar]:
    """A progress bar that disappears when the work is done."""
    if not on_terminal():
        yield ProgressBar(None, description, total)
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as display:
        yield ProgressBar(display, description, total)


def as_typed(arguments: Sequence[str]) -> str:
    """A command in the syntax of this system's shell."""
    return subprocess.list2cmdline(arguments) if WINDOWS else shlex.join(arguments)
