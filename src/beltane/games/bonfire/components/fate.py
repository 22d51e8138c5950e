"""The fate area and the fate tiles."""

from __future__ import annotations

import string
from dataclasses import dataclass
from typing import Any

from beltane.games.bonfire.rules.vocabulary import FATE_TILE_LENGTH, FATE_TILES, SYMBOL
from beltane.kernel.components import ComponentFile, numbered
from beltane.kernel.quoting import quoted

# Wide enough for any half-round city; the limits keep the record of a game small.
COLUMNS_ALLOWED = range(5, 10)
ROWS_ALLOWED = range(3, 8)
# A cell has at most one mark, except that a highlighted one may also show a symbol.
EXCLUSIVE = (("start", "gold"), ("start", "yellow"), ("start", "highlighted"), ("gold", "yellow"))


@dataclass(frozen=True)
class Fate:
    """The area, its cells numbered row by row from the top left, and each tile's symbols."""

    columns: int
    rows: int
    area: tuple[int, ...]
    start: tuple[int, ...]
    gold: tuple[int, ...]
    yellow: tuple[int, ...]
    highlighted: tuple[int, ...]
    tiles: tuple[tuple[int, ...], ...]

    def outermost(self) -> tuple[int, ...]:
        """The cells of the two outermost columns."""
        return tuple(cell for cell in self.area if cell % self.columns in (0, self.columns - 1))


def read_fate(file: ComponentFile) -> Fate:
    """Read and check the fate area and the tiles."""
    table = file.table("area")
    columns = _read_size(file, table, "columns", COLUMNS_ALLOWED)
    rows = _read_size(file, table, "rows", ROWS_ALLOWED)
    words = tuple(f"{string.ascii_lowercase[column]}{row + 1}" for row in range(rows) for column in range(columns))
    missing = _read_cells(file, table, "missing", words)
    fate = Fate(
        columns=columns,
        rows=rows,
        area=tuple(cell for cell in range(len(words)) if cell not in missing),
        start=_read_cells(file, table, "start", words),
        gold=_read_cells(file, table, "gold", words),
        yellow=_read_cells(file, table, "yellow", words),
        highlighted=_read_cells(file, table, "highlighted", words),
        tiles=tuple(_read_tile(file, *entry) for entry in enumerate(file.expect_entries("tile", FATE_TILES), 1)),
    )
    _check_area(file, fate, words)
    return fate


def _read_size(file: ComponentFile, table: dict[str, Any], key: str, allowed: range) -> int:
    size: int = file.value("[area]", table, key, int)
    if size not in allowed:
        raise file.fault(
            "[area]", "bonfire-area-size", key=key, found=str(size), least=str(allowed[0]), most=str(allowed[-1])
        )
    return size


def _read_cells(file: ComponentFile, table: dict[str, Any], key: str, words: tuple[str, ...]) -> tuple[int, ...]:
    names = file.value("[area]", table, key, list)
    for name in names:
        if name not in words:
            raise file.fault(
                "[area]", "bonfire-unknown-cell", key=key, found=quoted(name), first=words[0], last=words[-1]
            )
        if names.count(name) > 1:
            raise file.fault("[area]", "bonfire-cell-twice", key=key, cell=name)
    return tuple(sorted(words.index(name) for name in names))


def _check_area(file: ComponentFile, fate: Fate, words: tuple[str, ...]) -> None:
    marked = {"start": fate.start, "gold": fate.gold, "yellow": fate.yellow, "highlighted": fate.highlighted}
    for key, cells in marked.items():
        if not cells:
            raise file.fault("[area]", "bonfire-no-cells", key=key)
        for cell in cells:
            if cell not in fate.area:
                raise file.fault("[area]", "bonfire-cell-missing", key=key, cell=words[cell])
    first = fate.start[0]
    in_one_row = first % fate.columns + FATE_TILE_LENGTH <= fate.columns
    if fate.start != tuple(range(first, first + FATE_TILE_LENGTH)) or not in_one_row:
        raise file.fault("[area]", "bonfire-start-cells", cells=FATE_TILE_LENGTH)
    for key, other in EXCLUSIVE:
        for cell in set(marked[key]) & set(marked[other]):
            raise file.fault("[area]", "bonfire-cell-in-both", key=key, other=other, cell=words[cell])
    if {cell % fate.columns for cell in fate.outermost()} != {0, fate.columns - 1}:
        raise file.fault("[area]", "bonfire-no-outermost")


def _read_tile(file: ComponentFile, number: int, table: dict[str, Any]) -> tuple[int, ...]:
    entry = numbered("[[tile]]", number)
    symbols = tuple(file.words(entry, table, "symbols", SYMBOL.words))
    if len(set(symbols)) != FATE_TILE_LENGTH or len(symbols) != FATE_TILE_LENGTH:
        raise file.fault(entry, "bonfire-symbols", symbols=FATE_TILE_LENGTH)
    return symbols
