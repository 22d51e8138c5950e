"""Writes the documents on components from the component files, so that the two always agree.

A game's document, docs/components/GAME.md, follows the template `document.md` beside its component files. A line of the
template in double braces is replaced:

    {{editions}}                     where values come from, and how to play with those of one's own box
    {{comment FILE}}                 the comment at the top of a file
    {{remarks FILE}}                 that comment, and the later ones that say what is known
    {{sizes FILE KIND KIND ...}}     how many entries of some kinds there are, and where they come from
    {{table FILE KIND COLUMN ...}}   all entries of a kind, some of their values in columns
    {{entries FILE}}                 all entries of a file with all their values
    {{provenances FILE}}             how many values of the entries of each kind come from which source

A column is a KEY of the entries, a range of two, as in first-last, or a KIND.KEY, which stands for the entry of another
kind whose range from `first` to `last` contains this entry's `number`. TITLE=COLUMN gives it another heading.

`make docs` runs this; a test compares the results with the documents.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "beltane" / "games"
DOCUMENTS = ROOT / "docs" / "components"
TEMPLATE = "document.md"
DIRECTIVE = re.compile(r"^\{\{(\w+) ?([^}]*)\}\}$", re.MULTILINE)
PROVENANCES = ("printed", "reported", "inferred", "reconstructed")
ABOUT_A_VALUE = ("provenance", "note")
OF_ONE_ASPECT = "_provenance"
ABOUT_WHAT_IS_KNOWN = re.compile("known|rulebook|printed|reported|inferred|reconstruct", re.IGNORECASE)

Entry = dict[str, Any]

HEADER = "<!-- Written by `make docs` from the component files; change those, not this. -->\n"
EDITIONS = """\
What is printed on the components is data: the files in the game's folder `components`. Each entry names its source:

- **printed**: read from the printed game, its rulebook or a picture of it;
- **reported**: described by an owner of the game;
- **inferred**: follows from something printed;
- **reconstructed**: made up by us, balanced and consistent with everything printed; the box may well differ.

## Playing with your own box

If you own the box, you can enter what is really printed. The first command copies the files of all games into a new
folder, with comments that say what each value means. Correct what differs and check it; then play with it:

```console
$ beltane edition new my-edition
$ beltane edition check my-edition
$ beltane --edition my-edition games
```

`--edition` goes before any other command too, and the environment variable `BELTANE_EDITION` does the same. Mistakes
in the files are reported with file and entry. The folder of an unchanged game can be deleted. Every save file names
its edition, and other editions refuse it."""


def documents() -> dict[Path, str]:
    """Every document with its text."""
    games = [template.parent.parent.name for template in sorted(GAMES.glob(f"*/components/{TEMPLATE}"))]
    return {DOCUMENTS / f"{game}.md": document(components_of(game)) for game in games}


def components_of(game: str) -> Path:
    """The folder of a game's component files."""
    return GAMES / game / "components"


def document(folder: Path) -> str:
    """The document for the component files in a folder, made from the template there."""

    def fill_in(directive: re.Match[str]) -> str:
        name, arguments = directive[1], directive[2].split()
        return FILLERS[name](folder, *arguments)

    return HEADER + DIRECTIVE.sub(fill_in, (folder / TEMPLATE).read_text(encoding="utf-8"))


def editions(_folder: Path) -> str:
    return EDITIONS


def comment(folder: Path, file: str) -> str:
    return _without_signs(_comments(folder / file)[0])


def remarks(folder: Path, file: str) -> str:
    first, *others = _comments(folder / file)
    return "\n\n".join(map(_without_signs, [first, *filter(ABOUT_WHAT_IS_KNOWN.search, others)]))


def sizes(folder: Path, file: str, *kinds: str) -> str:
    counted = [_size(kind, _entries(folder / file)[kind]) for kind in kinds]
    return f"There are {' in '.join(counted)}."


def table(folder: Path, file: str, kind: str, *columns: str) -> str:
    found = _entries(folder / file)
    titles = [column.partition("=")[0] for column in columns]
    sources = [column.rpartition("=")[2] for column in columns]
    rows = [[*(_cell(found, entry, source) for source in sources), *_about(entry)] for entry in found[kind]]
    return _table((*titles, *ABOUT_A_VALUE), rows)


def entries(folder: Path, file: str) -> str:
    rows = [
        (kind, _values(entry), *_about(entry)) for kind, found in _entries(folder / file).items() for entry in found
    ]
    return _table(("entry", "values", *ABOUT_A_VALUE), rows)


def provenances(folder: Path, file: str) -> str:
    rows = [
        (kind.replace("_", " "), aspect.replace("_", " "), *(str(counts[p]) if counts[p] else "" for p in PROVENANCES))
        for kind, found in _entries(folder / file).items()
        for aspect, counts in _aspects(found).items()
    ]
    return _table(("entry", "values", *PROVENANCES), rows)


FILLERS: dict[str, Callable[..., str]] = {
    filler.__name__: filler for filler in (editions, comment, remarks, sizes, table, entries, provenances)
}


def _entries(file: Path) -> dict[str, list[Entry]]:
    """The entries of a file by kind."""
    content = tomllib.loads(file.read_text(encoding="utf-8"))
    return {kind: value if isinstance(value, list) else [value] for kind, value in content.items()}


def _comments(file: Path) -> list[str]:
    """All comments of a file that have lines of their own."""
    return re.findall(r"(?:^# .*\n)+", file.read_text(encoding="utf-8"), re.MULTILINE)


def _without_signs(lines: str) -> str:
    return re.sub("^# ", "", lines, flags=re.MULTILINE).rstrip("\n")


def _size(kind: str, found: Sequence[Entry]) -> str:
    counts = Counter(entry["provenance"] for entry in found)
    return f"{len(found)} {kind}s ({', '.join(f'{count} {provenance}' for provenance, count in counts.items())})"


def _cell(found: dict[str, list[Entry]], entry: Entry, source: str) -> str:
    kind, dot, key = source.partition(".")
    if dot:
        return _spelled(next(other[key] for other in found[kind] if other["first"] <= entry["number"] <= other["last"]))
    return "-".join(_spelled(entry[part], " + ") for part in source.split("-"))


def _about(entry: Entry) -> tuple[str, str]:
    return entry["provenance"], entry.get("note", "")


def _values(entry: Entry) -> str:
    return ", ".join(f"{key} {_spelled(value)}" for key, value in entry.items() if key not in ABOUT_A_VALUE)


def _spelled(value: object, between: str = " ") -> str:
    return between.join(map(str, value)) if isinstance(value, list) else str(value)


def _aspects(found: Sequence[Entry]) -> dict[str, Counter[str]]:
    """How often each provenance occurs: once for all that share their entry's, and once for each of their own."""
    keys = dict.fromkeys(key for entry in found for key in entry)
    apart = [key.removesuffix(OF_ONE_ASPECT) for key in keys if key.endswith(OF_ONE_ASPECT)]
    shared = [key for key in keys if key not in (*ABOUT_A_VALUE, *apart) and not key.endswith(OF_ONE_ASPECT)]
    return {
        ", ".join(shared): Counter(entry["provenance"] for entry in found),
        **{aspect: _of_one_aspect(found, aspect) for aspect in apart},
    }


def _of_one_aspect(found: Sequence[Entry], aspect: str) -> Counter[str]:
    """The provenances of an aspect in the entries that have it; the default is the entry's."""
    own = aspect + OF_ONE_ASPECT
    return Counter(str(entry.get(own, entry["provenance"])) for entry in found if aspect in entry or own in entry)


def _table(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    return "\n".join([_row(columns), _row(["---"] * len(columns)), *map(_row, rows)])


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


if __name__ == "__main__":
    DOCUMENTS.mkdir(exist_ok=True)
    for path, text in documents().items():
        path.write_text(text, encoding="utf-8")
        print(f"{path.relative_to(ROOT)} is written.")
