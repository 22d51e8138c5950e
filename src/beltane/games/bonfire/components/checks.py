"""What the readers of all component files share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from beltane.kernel.components import PROVENANCES, ComponentFile


def expect(file: ComponentFile, entry: str, table: dict[str, Any], key: str, expected: int) -> int:
    """A number that the rulebook fixes."""
    found: int = file.value(entry, table, key, int)
    if found != expected:
        raise file.fault(entry, f"'{key}' is {found}, but the rulebook says {expected}")
    return found


def expect_entries(file: ComponentFile, name: str, expected: int) -> list[dict[str, Any]]:
    """A list of tables whose length the rulebook fixes."""
    tables = file.tables(name)
    if len(tables) != expected:
        raise file.fault(f"[[{name}]]", f"{len(tables)} are listed, but there are {expected}")
    return tables


def expect_in_order(file: ComponentFile, entry: str, table: dict[str, Any], key: str, expected: str | int) -> None:
    """A name or number that only says which entry this is."""
    found = file.value(entry, table, key, type(expected))
    if found != expected:
        raise file.fault(entry, f"'{key}' is {found!r}, but {expected!r} comes here")


def word_list(file: ComponentFile, entry: str, table: dict[str, Any], key: str, words: Sequence[str]) -> list[int]:
    """A list of words, as their positions among those that are allowed."""
    found = file.value(entry, table, key, list)
    for word in found:
        if word not in words:
            raise file.fault(entry, f"'{key}' contains {word!r}, but only {', '.join(words)} are allowed")
    return [words.index(word) for word in found]


def check_aspects(file: ComponentFile, entry: str, table: dict[str, Any], *aspects: str) -> None:
    """Values of an entry that are known less well than the entry itself say so on their own."""
    for aspect in aspects:
        key = f"{aspect}_provenance"
        if table.get(key) not in PROVENANCES:
            raise file.fault(entry, f"'{key}' must be one of {', '.join(PROVENANCES)}")
