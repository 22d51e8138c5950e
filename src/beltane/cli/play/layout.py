"""The layout of a drawing's parts: below one another, or in two columns if the window is wide enough."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from beltane.kernel.drawing import RULE, Line, Section, Span, beside, line, trimmed, width

WIDE = 130
"""Minimum width of a window for two columns of drawings."""
GAP = 3
"""Width of the gap between them."""
TOLERANCE = 4
"""Maximum number of lines by which a drawing may be longer than necessary to keep its order."""

Division = tuple[tuple[Section, ...], tuple[Section, ...]]
"""The parts on the left and on the right."""


def laid_out(sections: Sequence[Section], columns: int) -> tuple[Line, ...]:
    """The lines of a drawing: in two columns if the window is wide, as short as possible or nearly so."""
    fitting = [division for division in _divisions(sections) if _fits(division, columns)] if columns >= WIDE else []
    if not fitting:
        return _stacked(sections)
    shortest = min(map(_height, fitting))
    good = [division for division in fitting if _height(division) <= shortest + TOLERANCE]
    left, right = min(good, key=lambda division: (not _keeps_order(division, sections), _height(division)))
    if not right:
        return _stacked(sections)
    begin = _width(left) + GAP
    drawn = beside(_ruled(left, begin - GAP), _ruled(right, columns - begin), begin)
    return tuple(trimmed(row) for row in drawn)


def _fits(division: Division, columns: int) -> bool:
    left, right = division
    return _width(left) + (GAP + _width(right) if right else 0) <= columns


def _height(division: Division) -> int:
    return max(len(_stacked(column)) for column in division)


def _keeps_order(division: Division, sections: Sequence[Section]) -> bool:
    """Whether the right column continues where the left one ends, so that parts do not keep changing places."""
    left, right = division
    return (*left, *right) == tuple(sections)


def _divisions(sections: Sequence[Section]) -> list[Division]:
    """All divisions with the first part on the left and some of the others on the right, in their order."""
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


def _width(sections: Sequence[Section]) -> int:
    """The minimum width, not counting the rules behind titles, which take what room is left."""
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
