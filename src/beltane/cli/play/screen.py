"""What a player sees: drawings, sentences and lists. Nothing is ever redrawn in place.

Lines only scroll, so that any terminal, any size and any connection will do. In a wide window the
parts of a drawing are put side by side, and sentences are a little longer than elsewhere.
"""

from __future__ import annotations

import os
import re
import sys
import textwrap
import threading
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from shutil import get_terminal_size

from rich.console import Console
from rich.text import Text

from beltane.cli.play.layout import WIDE, laid_out
from beltane.cli.terminal import ERASE_LINE, knows_ascii_only
from beltane.kernel.drawing import SIGNS_IN_ASCII, WIDTH, Line, Section
from beltane.kernel.game import AnyGame
from beltane.text import Speaker
from beltane.text.languages import asks_for_ascii

STYLES = {
    "strong": "bold",
    "quiet": "dim",
    "purple": "magenta",
    "blue": "bright_blue",
    "green": "green",
    "red": "red",
    "white": "default",
    "black": "bright_black",
    "yellow": "bright_yellow",
    "pink": "bright_magenta",
    "brown": "yellow",
    "orange": "bright_red",
    "grey": "bright_black",
}
"""The looks of the styles of drawings; white and black are chosen to be seen on light and dark screens."""
PLAIN_SIGNS = str.maketrans(SIGNS_IN_ASCII)
"""For terminals that support ASCII only."""
WIDEST_TEXT = 110
"""Width of sentences and lists in a wide window: longer lines are hard to read."""
NARROWEST = 30
"""Minimum width of a sentence beside its head; with less room, it is put below."""
INDENT = 8
LINES = 24
"""The height of the smallest supported window, and the assumed height where there is no window."""
PATIENCE = 0.4
"""Seconds before the player is shown what is being waited for."""
CLEAR = "\x1b[H\x1b[2J\x1b[3J"
UNREADABLE = "?"


class Screen:
    """The terminal. `colours` are those of the players' names."""

    def __init__(self, colours: Mapping[str, str] | None = None, console: Console | None = None) -> None:
        no_colour = bool(os.environ.get("NO_COLOR"))
        self._has_window = console is None
        self._console = console or Console(color_system=None if no_colour else "auto", highlight=False)
        self.colours = {name: colour for name, colour in (colours or {}).items() if colour in STYLES}
        self._plain_signs = asks_for_ascii() or knows_ascii_only()

    @property
    def columns(self) -> int:
        """The current width for sentences and lists; the terminal may be resized at any time."""
        return WIDEST_TEXT if self.is_wide else min(WIDTH, self._console.width)

    @property
    def window(self) -> int:
        """The current width for drawings; a file or a pipe is never wide."""
        return self._console.width if self._console.is_terminal else WIDTH

    @property
    def is_wide(self) -> bool:
        """Whether there is room for something beside a drawing."""
        return self.window >= WIDE

    @property
    def lines(self) -> int:
        """The current height of the window."""
        return get_terminal_size((WIDTH, LINES)).lines if self._has_window else LINES

    def show(self, sections: Iterable[Section]) -> None:
        """Show a drawing, in two columns if the window is wide enough."""
        self.show_lines(laid_out(list(sections), self.window))

    def show_lines(self, lines: Iterable[Line]) -> None:
        """Show lines of a drawing as they are."""
        for drawn in lines:
            self._put(_styled(drawn))

    def say(self, sentence: str = "", style: str = "", indent: int = 0) -> None:
        """Show a sentence on as many lines as needed."""
        self.item(" " * indent, sentence, style)

    def item(self, head: str, sentence: str, style: str = "") -> None:
        """Show a sentence beside a head, its further lines aligned with the first.

        Beside a long head there would be too little room, so the sentence then gets lines of its own.
        """
        for row in self._rows(head, sentence, style):
            self._put(row)

    def height(self, head: str, sentence: str) -> int:
        """How many lines an item takes."""
        return len(self._rows(head, sentence))

    def _rows(self, head: str, sentence: str, style: str = "") -> list[Text]:
        if head.strip() and self.columns - len(head) < NARROWEST and sentence:
            heads = [Text(row) for row in _wrapped(head.rstrip(), self.columns)]
            return [*heads, *self._indented(" " * INDENT, sentence, style)]
        return self._indented(head, sentence, style)

    def _indented(self, head: str, sentence: str, style: str) -> list[Text]:
        rows = [Text(row, STYLES.get(style, "")) for row in _wrapped(sentence, max(1, self.columns - len(head)))]
        for row in rows:
            for name, colour in self.colours.items():
                row.highlight_regex(rf"\b{re.escape(name)}\b", STYLES[colour])
        return [Text(head if number == 0 else " " * len(head)) + row for number, row in enumerate(rows or [Text()])]

    def command(self, command: str) -> None:
        """Show a shell command, unwrapped so that it can be copied."""
        self._put(Text(f"  {command}"))

    def complain(self, sentence: str) -> None:
        """Show an error."""
        self.say(sentence, "red")

    def table(self, rows: Sequence[Sequence[str]]) -> None:
        """Show a table: the first row is its heading, the first column is aligned left and the others right."""
        widths = [max(map(len, cells)) for cells in zip(*rows, strict=True)]
        for number, (first, *rest) in enumerate(rows):
            cells = [first.ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(rest, widths[1:], strict=True))]
            self._put(Text("  ".join(cells).rstrip(), "bold" if number == 0 else ""))

    def ask(self, prompt: str, completions: Sequence[str] = ()) -> str:
        """Let the player type a line, with Tab completion."""
        _offer(completions)
        try:
            typed = input(prompt)
        except UnicodeDecodeError:
            typed = UNREADABLE
        return "".join(" " if sign.isspace() else sign if sign.isprintable() else UNREADABLE for sign in typed).strip()

    def clear(self) -> None:
        """Clear the screen and the scrollback; if that is not possible, scroll past it."""
        sys.stdout.write("\n" * get_terminal_size().lines if self._console.is_dumb_terminal else CLEAR)
        sys.stdout.flush()

    @contextmanager
    def waiting(self, sentence: str) -> Iterator[None]:
        """Show what is being waited for, if it takes a while, and remove it afterwards."""
        shown = threading.Event()

        def show() -> None:
            shown.set()
            sys.stdout.write(sentence)
            sys.stdout.flush()

        timer = threading.Timer(PATIENCE, show)
        timer.daemon = True
        timer.start()
        try:
            yield
        finally:
            timer.cancel()
            timer.join()
            if shown.is_set():
                sys.stdout.write(f"\r{ERASE_LINE}")
                sys.stdout.flush()

    def _put(self, text: Text) -> None:
        if self._plain_signs:
            text = _translated(text)
        self._console.print(text, no_wrap=True, crop=False, overflow="ignore", soft_wrap=True)


def screen_for(game: AnyGame, speaker: Speaker, console: Console | None = None) -> Screen:
    """A screen that shows the players' names in their colours."""
    return Screen(dict(zip(speaker.names, game.colours.words, strict=True)), console)


def _styled(drawn: Line) -> Text:
    text = Text()
    for span in drawn:
        text.append(span.text, " ".join(STYLES[word] for word in span.style.split()))
    return text


def _wrapped(text: str, columns: int) -> list[str]:
    """A text wrapped into lines; non-breaking spaces are respected."""
    return textwrap.wrap(text, columns, break_on_hyphens=False)


def _translated(text: Text) -> Text:
    """The same text in characters that every terminal supports."""
    translated = text.copy()
    translated.plain = text.plain.translate(PLAIN_SIGNS)
    return translated


def _offer(completions: Sequence[str]) -> None:
    """Set the completions of the Tab key; without readline it does nothing."""
    try:
        import readline
    except ImportError:
        return

    def complete(typed: str, number: int) -> str | None:
        fitting = [text for text in completions if text.startswith(typed.lower())]
        return fitting[number] if number < len(fitting) else None

    readline.set_completer_delims("")
    readline.set_completer(complete)
    # On macOS the readline module may be libedit, whose settings have another syntax.
    is_libedit = "libedit" in (readline.__doc__ or "")
    readline.parse_and_bind("bind ^I rl_complete" if is_libedit else "tab: complete")
