"""Writes the documents on components from the component files, so that they cannot say anything else than those do.

docs/components.md shows all of Meduris; docs/components-bonfire.md counts, for Bonfire, how well things are known.
`make docs` runs this; a test compares the results with what is written.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "beltane" / "games"
MEDURIS = GAMES / "meduris" / "components"
BONFIRE = GAMES / "bonfire" / "components"
MEDURIS_DOCUMENT = ROOT / "docs" / "components.md"
BONFIRE_DOCUMENT = ROOT / "docs" / "components-bonfire.md"
SIDES = (("board_2_3.toml", "The side for 2 and 3 players"), ("board_4.toml", "The side for 4 players"))
BONFIRE_FILES = (
    ("islands.toml", "The islands"),
    ("tasks.toml", "The tasks"),
    ("gnomes.toml", "The gnomes"),
    ("paths.toml", "The path tiles"),
    ("cities.toml", "The cities"),
    ("fate.toml", "Fate area and fate tiles"),
    ("great_bonfire.toml", "The Great Bonfire"),
    ("council.toml", "The High Council and the common tasks"),
    ("tom.toml", "Tom's cards"),
    ("pieces.toml", "The other pieces"),
)
PROVENANCES = ("printed", "reported", "inferred", "reconstructed")
ABOUT_A_VALUE = ("provenance", "note")
OF_ONE_ASPECT = "_provenance"
ABOUT_WHAT_IS_KNOWN = re.compile("known|rulebook|printed|reported|inferred|reconstruct", re.IGNORECASE)

Entry = dict[str, Any]

INTRODUCTION = """\
<!-- Written by `make docs` from the component files; change those, not this. -->
# The components of {title}

What is printed on cardboard is data: the files in `src/beltane/games/{game}/components/`. Each entry says where it
comes from:

- **printed**: read from the printed game, its rulebook or a picture of it;
- **reported**: told by somebody who has the game;
- **inferred**: follows from something printed;
- **reconstructed**: made up by us, balanced and in keeping with everything printed; the box may well differ.

## Playing with your own box

Owners of the box can hand in what is really printed. The first command copies the files of both games into a new
folder, with comments that say what each value means. Correct what differs and check it; then play with it:

```console
$ beltane edition new my-edition
$ beltane edition check my-edition
$ beltane --edition my-edition games
```

`--edition` goes before any other command too, and the environment variable `BELTANE_EDITION` does the same. A mistake
in the files is reported with its place. The folder of a game that stays as it is can be deleted. An edition is named
in every save file, and a save is refused by another edition.
"""

BONFIRE_SUMMARY = """\
## What is known

The rules are printed, and so are the counts, the conditions of the tasks and what each gnome does. Most of what only
boards, tiles and cards show is not known to us: the map, the city boards, the fate tiles, the resources of path tiles
and gnomes, the points of the tasks. We made it up so that it fits all that is known. So the rules are the true ones,
but what they are played with differs from the box.

The tables count entries: for each kind, how many have these values from where.
"""


def documents() -> dict[Path, str]:
    """Every document with its text."""
    return {MEDURIS_DOCUMENT: meduris_document(MEDURIS), BONFIRE_DOCUMENT: bonfire_document(BONFIRE)}


def meduris_document(folder: Path) -> str:
    """Everything that is on the board and in the box of Meduris."""
    introduction = INTRODUCTION.format(title="Meduris", game="meduris")
    sections = [introduction, *(_side(folder / name, title) for name, title in SIDES), _pieces(folder / "pieces.toml")]
    return "\n".join(sections)


def bonfire_document(folder: Path) -> str:
    """How well each kind of value in the component files of Bonfire is known."""
    introduction = INTRODUCTION.format(title="Bonfire", game="bonfire")
    files = [_provenances(folder / name, title) for name, title in BONFIRE_FILES]
    return "\n".join([introduction, BONFIRE_SUMMARY, *files])


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


def _provenances(file: Path, title: str) -> str:
    """A table of how many entries of each kind have their values from where, and what the file says about it."""
    rows = [
        (kind.replace("_", " "), aspect.replace("_", " "), *(str(counts[p]) if counts[p] else "" for p in PROVENANCES))
        for kind, entries in _entries(file).items()
        for aspect, counts in _aspects(entries).items()
    ]
    columns = ("entry", "values", *PROVENANCES)
    return "\n".join([f"## {title}", "", f"`{file.name}`", "", *_remarks(file), *_table(columns, rows), ""])


def _entries(file: Path) -> dict[str, list[Entry]]:
    return {kind: value if isinstance(value, list) else [value] for kind, value in _read(file).items()}


def _aspects(entries: Sequence[Entry]) -> dict[str, Counter[str]]:
    """How often each provenance occurs: for values that share their entry's together, and for each that has its own."""
    keys = dict.fromkeys(key for entry in entries for key in entry)
    apart = [key.removesuffix(OF_ONE_ASPECT) for key in keys if key.endswith(OF_ONE_ASPECT)]
    shared = [key for key in keys if key not in (*ABOUT_A_VALUE, *apart) and not key.endswith(OF_ONE_ASPECT)]
    return {
        ", ".join(shared): Counter(entry["provenance"] for entry in entries),
        **{aspect: _of_one_aspect(entries, aspect) for aspect in apart},
    }


def _of_one_aspect(entries: Sequence[Entry], aspect: str) -> Counter[str]:
    """The provenances of an aspect in the entries that have it; where none is written, it is the entry's."""
    own = aspect + OF_ONE_ASPECT
    return Counter(str(entry.get(own, entry["provenance"])) for entry in entries if aspect in entry or own in entry)


def _remarks(file: Path) -> list[str]:
    """The file's opening comment and the later ones that say what is known, each as a paragraph."""
    first, *others = re.findall(r"(?:^# .*\n)+", file.read_text(encoding="utf-8"), re.MULTILINE)
    chosen = [first, *(comment for comment in others if ABOUT_WHAT_IS_KNOWN.search(comment))]
    return [re.sub("^# ", "", comment, flags=re.MULTILINE) for comment in chosen]


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
    for document, text in documents().items():
        document.write_text(text, encoding="utf-8")
        print(f"{document.relative_to(ROOT)} is written.")
