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
"""What a command that was stopped with Ctrl-C exits with, as a shell expects."""

WINDOWS = os.name == "nt"
LINE_UP = "\x1b[1A"
ERASE_LINE = "\x1b[2K"


def on_terminal() -> bool:
    """Whether somebody is watching: neither the output nor the messages go to a file or a pipe."""
    return sys.stdout.isatty() and sys.stderr.isatty()


def can_answer() -> bool:
    """Whether somebody is watching and can type."""
    return on_terminal() and sys.stdin.isatty()


def knows_ascii_only() -> bool:
    """Whether the output cannot show the signs of drawings, and so perhaps no letters but those of ASCII."""
    # Python's UTF-8 mode hides in the encoding of the output that the terminal is told to know ASCII only.
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
    """Whether texts may look different; `NO_COLOR` asks for plain ones."""
    return not os.environ.get("NO_COLOR")


def erase_last_line() -> None:
    """Take away the line above the cursor, such as a prompt that has been answered."""
    typer.echo(LINE_UP + ERASE_LINE, nl=False)


def print_json(content: object) -> None:
    """Print a value as JSON."""
    say(json.dumps(content, indent=2))


def print_table(sides: str, headings: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Print a table; `sides` says for each column whether its cells stand left or right."""
    say()
    for line in table_lines(sides, headings, rows):
        say(line)
    say()


def loading() -> str:
    """What the first call of a rule does: compiled once on a machine, it then comes from the cache."""
    return shell("cli-loading")


class ProgressBar:
    """A progress bar on a display, or none where nobody is watching."""

    def __init__(self, display: Progress | None, description: str, total: int) -> None:
        self._display = display
        self._task = None if display is None else display.add_task(description, total=total)

    def begin(self, description: str) -> None:
        """Say what is being done now."""
        if self._display is not None and self._task is not None:
            self._display.update(self._task, description=description)

    def advance(self, steps: int = 1) -> None:
        """Say that so much more is done."""
        if self._display is not None and self._task is not None:
            self._display.advance(self._task, steps)


@contextmanager
def progress(description: str, total: int) -> Iterator[ProgressBar]:
    """A progress bar that is gone when the work is done."""
    if not on_terminal():
        yield ProgressBar(None, description, total)
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as display:
        yield ProgressBar(display, description, total)


def as_typed(arguments: Sequence[str]) -> str:
    """A command as the shell of this system understands it."""
    return subprocess.list2cmdline(arguments) if WINDOWS else shlex.join(arguments)
