"""Writes docs/components.md from Meduris's component files, so that the document cannot say anything else than they do.

`make docs` runs this; a test compares the result with what is written.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
COMPONENTS = ROOT / "src" / "beltane" / "games" / "meduris" / "components"
DOCUMENT = ROOT / "docs" / "components.md"
SIDES = (("board_2_3.toml", "The side for 2 and 3 players"), ("board_4.toml", "The side for 4 players"))
ABOUT_A_VALUE = ("provenance", "note")

Entry = dict[str, Any]

INTRODUCTION = """\
<!-- Written by `make docs` from the component files; change those, not this. -->
# The components of Meduris

What is printed on cardboard is data: the files in `src/beltane/games/meduris/components/`. Each entry says where it
comes from:

- **printed**: read from the printed game, its rulebook or a picture of it;
- **reported**: told by somebody who has the game;
- **inferred**: follows from something printed;
- **reconstructed**: made up by us, balanced and in keeping with everything printed; the box may well differ.

## Playing with your own board

Owners of the box can hand in what is really printed. Copy the files into a folder `meduris` inside a folder of your
own, correct them, and name that folder:

```console
$ mkdir my-edition
$ cp -r src/beltane/games/meduris/components my-edition/meduris
$ beltane --edition my-edition games
```

or set the environment variable `BELTANE_EDITION` to it. The files are checked when the game is loaded, and a mistake
is reported with its place. An edition is named in every save file, and a save is refused by another edition.
"""


def document(folder: Path) -> str:
    """The whole document."""
    sections = [INTRODUCTION, *(_side(folder / name, title) for name, title in SIDES), _pieces(folder / "pieces.toml")]
    return "\n".join(sections)


def _side(file: Path, title: str) -> str:
    content = _read(file)
    districts, fields = content["district"], content["field"]
    return "\n".join(
        [
            f"## {title}",
            "",
            _opening_comment(file),
            "",
            f"There are {len(fields)} fields ({_tally(fields)}) in {len(districts)} districts ({_tally(districts)}).",
            "",
            *_table(
                ("district", "fields", "provenance", "note"),
                [(d["rune"], f"{d['first']}-{d['last']}", d["provenance"], d.get("note", "")) for d in districts],
            ),
            "",
            *_table(
                ("field", "materials", "district", "provenance", "note"),
                [
                    (
                        str(field["number"]),
                        " + ".join(field["materials"]),
                        _district_of(field["number"], districts),
                        field["provenance"],
                        field.get("note", ""),
                    )
                    for field in fields
                ],
            ),
            "",
        ]
    )


def _pieces(file: Path) -> str:
    rows = [
        (name, _values(entry), entry["provenance"], entry.get("note", ""))
        for name, value in _read(file).items()
        for entry in (value if isinstance(value, list) else [value])
    ]
    columns = ("entry", "values", "provenance", "note")
    return "\n".join(["## The other pieces", "", _opening_comment(file), "", *_table(columns, rows), ""])


def _read(file: Path) -> dict[str, Any]:
    return tomllib.loads(file.read_text(encoding="utf-8"))


def _opening_comment(file: Path) -> str:
    lines = file.read_text(encoding="utf-8").split("\n\n")[0].splitlines()
    return "\n".join(line.removeprefix("#").strip() for line in lines)


def _tally(entries: Sequence[Entry]) -> str:
    counts = Counter(entry["provenance"] for entry in entries)
    return ", ".join(f"{count} {provenance}" for provenance, count in counts.items())


def _district_of(number: int, districts: Sequence[Entry]) -> str:
    return next(str(d["rune"]) for d in districts if d["first"] <= number <= d["last"])


def _values(entry: Entry) -> str:
    return ", ".join(f"{key} {_spelled(value)}" for key, value in entry.items() if key not in ABOUT_A_VALUE)


def _spelled(value: object) -> str:
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)


def _table(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    return [_row(columns), _row(["---"] * len(columns)), *map(_row, rows)]


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


if __name__ == "__main__":
    DOCUMENT.write_text(document(COMPONENTS), encoding="utf-8")
    print(f"{DOCUMENT.relative_to(ROOT)} is written.")
