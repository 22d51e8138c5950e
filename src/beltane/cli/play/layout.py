"""Where the parts of a drawing go: below one another, or in two columns where the window is wide enough."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from beltane.kernel.drawing import RULE, Line, Section, Span, beside, line, trimmed, width

WIDE = 130
"""Columns from which on a window may have two columns of drawings."""
GAP = 3
"""Columns between them."""


def laid_out(sections: Sequence[Section], columns: int) -> tuple[Line, ...]:
    """The lines of a drawing: in two columns if the window is wide, as short as possible."""
    if columns < WIDE:
        return _stacked(sections)
    fitting = [
        (left, right)
        for left, right in _divisions(sections)
        if _width(left) + (GAP + _width(right) if right else 0) <= columns
    ]
    left, right = min(fitting, key=lambda division: max(map(_height, division)), default=(tuple(sections), ()))
    if not right:
        return _stacked(sections)
    begin = _width(left) + GAP
    drawn = beside(_ruled(left, begin - GAP), _ruled(right, columns - begin), begin)
    return tuple(trimmed(row) for row in drawn)


def _divisions(sections: Sequence[Section]) -> list[tuple[tuple[Section, ...], tuple[Section, ...]]]:
    """All ways to have the first part on the left and some of the others on the right, in their order."""
    rest = range(1, len(sections))
    chosen = [right for size in range(len(sections)) for right in combinations(rest, size)]
    return [
        (
            tuple(section for number, section in enumerate(sections) if number not in right),
            tuple(sections[number] for number in right),
        )
        for right in chosen
    ]


def _stacked(sections: Sequence[Section]) -> tuple[Line, ...]:
    return tuple(drawn for section in sections for drawn in section.lines)


def _height(sections: Sequence[Section]) -> int:
    return sum(len(section.lines) for section in sections)


def _width(sections: Sequence[Section]) -> int:
    """How many columns there have to be; the rule behind a title is as long as there is room for."""
    return max((width(_without_rule(drawn)) for drawn in _stacked(sections)), default=0)


def _ruled(sections: Sequence[Section], columns: int) -> list[Line]:
    """The lines of sections, with the rules behind their titles drawn to the end of the column."""
    return [_ruled_to(drawn, columns) for drawn in _stacked(sections)]


def _ruled_to(drawn: Line, columns: int) -> Line:
    title = _without_rule(drawn)
    if title == drawn:
        return drawn
    return line(title, Span(RULE * min(len(drawn[-1].text), columns - width(title)), drawn[-1].style))


def _without_rule(drawn: Line) -> Line:
    return drawn[:-1] if drawn and set(drawn[-1].text) == {RULE} else drawn
