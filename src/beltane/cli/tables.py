"""Tables that fit a terminal, however long their cells are."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import zip_longest

from beltane.kernel.drawing import WIDTH

GAP = "  "
LEFT = "left"
_ADJUST = {LEFT: str.ljust, "right": str.rjust}


@dataclass(frozen=True)
class Column:
    """A column, with the alignment of its cells."""

    side: str
    heading: str
    cells: tuple[str, ...]

    @property
    def widest(self) -> int:
        """Its width if nothing is wrapped."""
        return max(len(self.heading), self.widest_cell)

    @property
    def widest_cell(self) -> int:
        """The width of the widest cell below the heading."""
        return max(map(len, self.cells), default=0)

    @property
    def narrowest(self) -> int:
        """Its width if everything is wrapped between words."""
        return max(_longest_word(text) for text in (self.heading, *self.cells))

    def least_widths(self) -> tuple[int, int, int]:
        """Its minimum widths: if only the heading may be wrapped, if texts may be too, and if even figures may be."""
        heading_broken = max(_longest_word(self.heading), self.widest_cell)
        texts_broken = self.narrowest if self.side == LEFT else heading_broken
        return heading_broken, texts_broken, self.narrowest


def table_lines(sides: str, headings: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """A table as lines that fit a terminal; `sides` gives the alignment of each column, left or right.

    If there is too little room, cells are wrapped between words. Columns that still do not fit continue in another
    table, where the first column is repeated.
    """
    cells = zip(*rows, strict=True) if rows else ((),) * len(headings)
    columns = [Column(*column) for column in zip(sides.split(), headings, cells, strict=True)]
    tables = [list(_lines(table)) for table in _side_by_side(columns)]
    return [line for number, table in enumerate(tables) for line in ([""] if number else []) + table]


def _side_by_side(columns: list[Column]) -> Iterator[list[Column]]:
    """Groups of as many columns as fit, each beginning with the first column."""
    first, *rest = columns
    table = [first]
    for column in rest:
        narrowest = [each.narrowest for each in (*table, column)]
        if len(table) > 1 and _total(narrowest) > WIDTH:
            yield table
            table = [first]
        table.append(column)
    yield table


def _lines(columns: list[Column]) -> Iterator[str]:
    widths = _widths(columns)
    yield from _row(columns, widths, [column.heading for column in columns])
    yield GAP.join("-" * width for width in widths)
    for cells in zip(*(column.cells for column in columns), strict=True):
        yield from _row(columns, widths, cells)


def _row(columns: list[Column], widths: list[int], cells: Sequence[str]) -> Iterator[str]:
    wrapped = [_wrapped(cell, width) for cell, width in zip(cells, widths, strict=True)]
    for line in zip_longest(*wrapped, fillvalue=""):
        placed = zip(columns, line, widths, strict=True)
        yield GAP.join(_ADJUST[column.side](text, width) for column, text, width in placed).rstrip()


def _widths(columns: list[Column]) -> list[int]:
    """The widths of columns side by side: the widest is narrowed first, and figures are wrapped last."""
    widths = [column.widest for column in columns]
    for least in zip(*(column.least_widths() for column in columns), strict=True):
        while _total(widths) > WIDTH and any(width > bound for width, bound in zip(widths, least, strict=True)):
            yielding = [number for number, width in enumerate(widths) if width > least[number]]
            widths[max(yielding, key=lambda number: widths[number])] -= 1
    return widths


def _total(widths: Sequence[int]) -> int:
    return sum(widths) + len(GAP) * (len(widths) - 1)


def _wrapped(text: str, width: int) -> list[str]:
    if len(text) <= width:
        return [text]
    return textwrap.wrap(text, width, break_long_words=False, break_on_hyphens=False)


def _longest_word(text: str) -> int:
    return max(map(len, text.split(" ")))
