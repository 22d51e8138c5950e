"""Reading component files: TOML in which every entry names its source, with errors that name file and entry."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeAlias

from beltane.kernel.errors import BadComponents
from beltane.kernel.phrases import Phrase, Value, Verbatim
from beltane.kernel.quoting import keywords, one_of, quoted
from beltane.kernel.settings import edition_folder

PROVENANCES = ("printed", "reported", "inferred", "reconstructed")
STANDARD_EDITION = "standard"

Entry: TypeAlias = str | Phrase
"""A place in a component file: a table's name in the file, or a phrase for one that is only numbered."""


class ComponentFile:
    """One component file, read with checks; every error names the file, the entry and the fault."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            self.content = tomllib.loads(path.read_text(encoding="utf-8"))
        except FileNotFoundError:
            raise BadComponents("components-missing", file=str(path)) from None
        except OSError as error:
            raise BadComponents("components-unreadable", file=str(path), reason=str(error.strerror)) from None
        except (ValueError, RecursionError) as error:
            raise BadComponents("components-not-toml", file=str(path), reason=str(error)) from None

    def fault(self, entry: Entry, code: str, **values: Value | str) -> BadComponents:
        """The error for a fault in an entry; its message begins with `fault-place`, the file and the entry."""
        return BadComponents(code, file=str(self.path), entry=entry, **values)

    def table(self, name: str) -> dict[str, Any]:
        """A named table of the file, with its provenance checked."""
        table = self.content.get(name)
        if not isinstance(table, dict):
            raise self.fault(f"[{name}]", "components-no-table")
        self._check_provenance(f"[{name}]", table)
        return table

    def tables(self, name: str) -> list[dict[str, Any]]:
        """A named list of tables of the file, each with its provenance checked."""
        tables = self.content.get(name)
        if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
            raise self.fault(f"[[{name}]]", "components-no-list")
        for number, table in enumerate(tables, start=1):
            self._check_provenance(numbered(f"[[{name}]]", number), table)
        return tables

    def value(self, entry: Entry, table: dict[str, Any], key: str, kind: type) -> Any:
        """One value of a table, checked to be of the expected type."""
        if key not in table:
            raise self.fault(entry, "components-no-value", key=key)
        value = table[key]
        if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
            raise self.fault(entry, "components-type", key=key, found=quoted(value), type=kind.__name__)
        return value

    def choice(self, entry: Entry, table: dict[str, Any], key: str, choices: tuple[str, ...]) -> int:
        """The position of a value among the allowed words."""
        value = self.value(entry, table, key, str)
        if value not in choices:
            raise self.fault(entry, "components-choice", key=key, found=quoted(value), choices=one_of(choices))
        return choices.index(value)

    def words(self, entry: Entry, table: dict[str, Any], key: str, words: Sequence[str]) -> list[int]:
        """A list of words, as their positions among the allowed ones."""
        found = self.value(entry, table, key, list)
        for word in found:
            if word not in words:
                raise self.fault(entry, "components-words", key=key, found=quoted(word), choices=keywords(words))
        return [words.index(word) for word in found]

    def expect(self, entry: Entry, table: dict[str, Any], key: str, expected: int) -> int:
        """A number that must be what the rulebook says."""
        found: int = self.value(entry, table, key, int)
        if found != expected:
            raise self.fault(entry, "components-rulebook", key=key, found=str(found), expected=str(expected))
        return found

    def expect_entries(self, name: str, expected: int) -> list[dict[str, Any]]:
        """A list of tables whose length must be what the rulebook says."""
        tables = self.tables(name)
        if len(tables) != expected:
            raise self.fault(f"[[{name}]]", "components-count", found=len(tables), expected=expected)
        return tables

    def expect_in_order(self, entry: Entry, table: dict[str, Any], key: str, expected: str | int) -> None:
        """Check the name or number that identifies an entry, and so the order of the entries."""
        found = self.value(entry, table, key, type(expected))
        if found != expected:
            raise self.fault(entry, "components-order", key=key, found=quoted(found), expected=quoted(expected))

    def check_aspects(self, entry: Entry, table: dict[str, Any], *aspects: str) -> None:
        """Check that values less well known than the rest of their entry have a provenance of their own."""
        for aspect in aspects:
            key = f"{aspect}_provenance"
            if table.get(key) not in PROVENANCES:
                raise self._no_provenance(entry, key)

    def _check_provenance(self, entry: Entry, table: dict[str, Any]) -> None:
        if table.get("provenance") not in PROVENANCES:
            raise self._no_provenance(entry, "provenance")

    def _no_provenance(self, entry: Entry, key: str) -> BadComponents:
        return self.fault(entry, "components-provenance", key=key, choices=one_of(PROVENANCES))


def numbered(name: str, number: int) -> Phrase:
    """An entry without a name, identified by its position in its list."""
    return Phrase("numbered-entry", {"list": Verbatim(name), "number": Verbatim(str(number))})


def components_folder(game: str, standard: Path) -> tuple[str, Path]:
    """The edition in use and the folder of its component files for a game.

    An edition that has no folder for a game leaves that game's standard components in place.
    """
    edition = edition_folder()
    if edition is None:
        return STANDARD_EDITION, standard
    if not edition.is_dir():
        raise BadComponents("edition-missing", folder=str(edition))
    folder = edition / game
    return (edition.resolve().name, folder) if folder.is_dir() else (STANDARD_EDITION, standard)


def digest_of(values: object) -> str:
    """A short digest of the component values that the rules read; comments, sources and layout do not affect it."""
    return hashlib.sha256(json.dumps(values, sort_keys=True).encode()).hexdigest()[:12]
