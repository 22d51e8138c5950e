"""Styled text that is independent of any terminal: games draw with it, clients decide what each style looks like.

A style is one or more words, as in "strong red": an emphasis of EMPHASES, a colour of COLOURS, or both. Colour never
conveys anything that the text does not say too.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

WIDTH = 80
"""Maximum width of a line, in characters."""

EMPHASES = ("strong", "quiet")
COLOURS = ("purple", "blue", "green", "red", "white", "black", "yellow", "pink", "brown", "orange", "grey")
CUT = "…"
RULE = "─"
"""The character that draws the line behind a title."""
SIGNS_IN_ASCII = {RULE: "-", "▲": "A", "■": "H", "»": ">", "≈": "~", CUT: "."}
"""The symbols in drawings, and their replacements on terminals that only support ASCII."""


@dataclass(frozen=True)
class Span:
    """A piece of a line in one style. Every character is one column wide."""

    text: str
    style: str = ""


Line = tuple[Span, ...]
BLANK: Line = ()


@dataclass(frozen=True)
class Section:
    """A named part of a drawing, and the decisions at which it is shown without being asked for.

    At the decisions of `again_at` it is shown even if it has not changed since it was last drawn.
    """

    name: str
    lines: tuple[Line, ...]
    shown_at: tuple[str, ...]
    again_at: tuple[str, ...] = ()


def line(*parts: str | Span | Line) -> Line:
    """A line made of texts, spans and other lines."""
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
    """A title, followed by a rule across the drawing."""
    return trimmed(line(Span("── ", "quiet"), title, " ", Span(RULE * (WIDTH - 6 - width(title)), "quiet")))


def plain(drawn: Line) -> str:
    """A line's text without its styles."""
    return "".join(span.text for span in drawn)


def width(drawn: Line) -> int:
    """The width of a line in columns."""
    return sum(len(span.text) for span in drawn)


def fitted(drawn: Line, columns: int) -> Line:
    """A line padded or cut off to a number of columns."""
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
    """A line without trailing blanks."""
    if not drawn:
        return drawn
    *rest, last = drawn
    text = last.text.rstrip()
    return (*rest, Span(text, last.style)) if text else trimmed(tuple(rest))


def beside(left: Sequence[Line], right: Sequence[Line], columns: int) -> tuple[Line, ...]:
    """Two drawings side by side; the right one begins at column `columns`."""
    height = max(len(left), len(right))
    lefts = [*left, *[BLANK] * (height - len(left))]
    rights = [*right, *[BLANK] * (height - len(right))]
    return tuple(line(fitted(a, columns), b) if b else a for a, b in zip(lefts, rights, strict=True))


def flowing(label: str, items: Iterable[Line], indent: int, between: str = "  ") -> tuple[Line, ...]:
    """Items one after another behind a label, on as many lines as needed; continuation lines are indented.

    A label wider than the indent pushes its first item to the right.
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
    """A text behind a head, wrapped so that every line is aligned with the first."""
    first, *more = textwrap.wrap(text, WIDTH - width(head)) or [""]
    return line(head, first), *(line(" " * width(head), row) for row in more)
