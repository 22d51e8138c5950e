"""Styled text for drawings that know no terminal: games draw with it, clients decide what a style looks like.

A style is a word or several, as in "strong red": an emphasis of EMPHASES, a colour of COLOURS, or both. Colour never
says anything that the text does not say too.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

WIDTH = 80
"""No line of a drawing is wider."""

EMPHASES = ("strong", "quiet")
COLOURS = ("purple", "blue", "green", "red", "white", "black", "yellow", "pink", "brown", "orange", "grey")
CUT = "…"
RULE = "─"
"""What the line behind a title is drawn with."""
SIGNS_IN_ASCII = {RULE: "-", "▲": "A", "■": "H", "»": ">", "≈": "~", CUT: "."}
"""What drawings use beside letters, and what it becomes on terminals that know ASCII only."""


@dataclass(frozen=True)
class Span:
    """A piece of a line in one style. Every character is one column wide."""

    text: str
    style: str = ""


Line = tuple[Span, ...]
BLANK: Line = ()


@dataclass(frozen=True)
class Section:
    """A named part of a drawing, and the decisions at which a player wants to see it without asking.

    At those of `again_at` it is drawn although nothing has changed since it was drawn last.
    """

    name: str
    lines: tuple[Line, ...]
    shown_at: tuple[str, ...]
    again_at: tuple[str, ...] = ()


def line(*parts: str | Span | Line) -> Line:
    """A line from texts, spans and other lines."""
    spans: list[Span] = []
    for part in parts:
        if isinstance(part, str):
            spans.append(Span(part))
        elif isinstance(part, Span):
            spans.append(part)
        else:
            spans += part
    return tuple(span for span in spans if span.text)


def highlighted(text: str, part: Span, style: str = "") -> Line:
    """A text in one style with a part of it, where it first occurs, in another."""
    before, found, after = text.partition(part.text)
    return line(Span(before, style), part, Span(after, style)) if found else line(Span(text, style))


def heading(title: Line) -> Line:
    """A title on a rule across the drawing."""
    return trimmed(line(Span("── ", "quiet"), title, " ", Span(RULE * (WIDTH - 6 - width(title)), "quiet")))


def plain(drawn: Line) -> str:
    """A line's text without its styles."""
    return "".join(span.text for span in drawn)


def width(drawn: Line) -> int:
    """How many columns a line takes."""
    return sum(len(span.text) for span in drawn)


def fitted(drawn: Line, columns: int) -> Line:
    """A line filled up, or cut off, to a number of columns."""
    missing = columns - width(drawn)
    if missing >= 0:
        return line(drawn, " " * missing)
    kept: list[Span] = []
    room = columns - len(CUT)
    for span in drawn:
        kept.append(Span(span.text[:room], span.style))
        room -= len(kept[-1].text)
    return line(*kept, CUT)


def trimmed(drawn: Line) -> Line:
    """A line without blanks at its end."""
    if not drawn:
        return drawn
    *rest, last = drawn
    text = last.text.rstrip()
    return (*rest, Span(text, last.style)) if text else trimmed(tuple(rest))


def beside(left: Sequence[Line], right: Sequence[Line], columns: int) -> tuple[Line, ...]:
    """Two drawings next to each other; the right one begins after so many columns."""
    height = max(len(left), len(right))
    lefts = [*left, *[BLANK] * (height - len(left))]
    rights = [*right, *[BLANK] * (height - len(right))]
    return tuple(line(fitted(a, columns), b) if b else a for a, b in zip(lefts, rights, strict=True))


def flowing(label: str, items: Iterable[Line], indent: int, between: str = "  ") -> tuple[Line, ...]:
    """Items one after another behind a label, on as many lines as it takes; continued lines are indented.

    A label that has no room in front of the indent pushes its first item to the right.
    """
    lines: list[Line] = []
    current = fitted(line(Span(label, "quiet")), max(indent, len(label) + 1) if label else indent)
    empty = True
    for item in items:
        if not empty and width(current) + len(between) + width(item) > WIDTH:
            lines.append(current)
            current, empty = line(" " * indent), True
        current = line(current, "" if empty else between, item)
        empty = False
    return (*lines, trimmed(current))


def paragraph(head: Line, text: str) -> tuple[Line, ...]:
    """A text behind a head, on as many lines as it takes, each beginning below the first."""
    first, *more = textwrap.wrap(text, WIDTH - width(head)) or [""]
    return line(head, first), *(line(" " * width(head), row) for row in more)
