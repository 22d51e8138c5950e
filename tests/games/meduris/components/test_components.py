"""The component files: as shipped, with each kind of mistake, and in another edition."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from beltane import Match
from beltane.games.meduris.components.reader import STANDARD_FOLDER, Components, read_components
from beltane.games.meduris.components.tables import COMPONENTS, FIELD_DISTRICT, FIELD_MATERIALS
from beltane.kernel.components import PROVENANCES
from beltane.kernel.errors import BadComponents, BadSave

FILES = ("pieces.toml", "board_2_3.toml", "board_4.toml")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the standard components to make mistakes in."""
    return Path(shutil.copytree(STANDARD_FOLDER, tmp_path / "meduris"))


def edit(folder: Path, name: str, old: str, new: str) -> Components:
    """Read the components after one change."""
    file = folder / name
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    return read_components("edited", folder)


def test_the_shipped_files_are_the_standard_edition() -> None:
    assert sorted(file.name for file in STANDARD_FOLDER.glob("*.toml")) == sorted(FILES)
    assert read_components("standard", STANDARD_FOLDER) == COMPONENTS
    assert COMPONENTS.edition.name == "standard"


@pytest.mark.parametrize(("side", "fields"), [(0, 32), (1, 40)])
def test_a_side_has_its_fields_in_nine_contiguous_districts(side: int, fields: int) -> None:
    """M-PIECE-3, M-PIECE-6."""
    printed = COMPONENTS.sides[side]
    assert len(printed.materials) == len(printed.districts) == fields
    borders = [field for field in range(fields) if printed.districts[field] != printed.districts[field - 1]]
    assert len(borders) == len(set(printed.districts)) == 9
    for material in range(4):
        assert sum(material in pair for pair in printed.materials) == fields // 2


def test_the_tables_of_the_rules_hold_what_is_printed() -> None:
    for side, printed in enumerate(COMPONENTS.sides):
        fields = len(printed.materials)
        assert FIELD_MATERIALS[side, :fields].tolist() == [list(pair) for pair in printed.materials]
        assert FIELD_DISTRICT[side, :fields].tolist() == list(printed.districts)


def test_pieces_are_counted_by_players() -> None:
    """M-SETUP-1: huts, temples and workers."""
    assert COMPONENTS.pieces.players == {2: (12, 2, 3), 3: (8, 2, 2), 4: (8, 2, 2)}
    assert COMPONENTS.pieces.start_points == 5
    assert COMPONENTS.pieces.free_fields_between_chips == 3
    assert len(COMPONENTS.pieces.runes) == 9


PIECES = "pieces.toml"
SMALL = "board_2_3.toml"
LARGE = "board_4.toml"
PRINTED = 'provenance = "printed"\n'
FIELD_2 = 'number = 2\nmaterials = ["stone", "wood"]\n'
SQUARE = 'rune = "square"\nfirst = 6\nlast = 8\n'
LAST_DISTRICT = f'[[district]]\nrune = "arrow"\nfirst = 30\nlast = 32\n{PRINTED}'
LAST_FIELD = f'[[field]]\nnumber = 32\nmaterials = ["wool", "stone"]\nx = 0.1359\ny = 0.375\n{PRINTED}'
RED = f'[[colour]]\nname = "red"\nhuts = 8\ntemples = 2\nworkers = 2\n{PRINTED}'
MINUS_ONE = f'[[die_face]]\nface = "minus-one"\n{PRINTED}'
FOUR_PLAYERS = f"[[players]]\ncount = 4\nhuts = 8\ntemples = 2\nworkers = 2\n{PRINTED}"

# The change, and the reported entry and fault.
MISTAKES = {
    "materials missing": (PIECES, "[materials]", "[stuff]", "[materials]: this table is missing"),
    "materials not a table": (PIECES, "[materials]", "[[materials]]", "[materials]: this table is missing"),
    "material kinds": (
        PIECES,
        '"wood", "wool"',
        '"wool", "wood"',
        "[materials]: 'kinds' must be wood, wool, copper and ",
    ),
    "material kinds nested": (PIECES, '"wood", "wool"', '["wood"], "wool"', "[materials]: 'kinds' must be wood, "),
    "material count": (PIECES, "each = 18", "each = 17", "[materials]: 'each' is 17, but the rulebook says 18"),
    "material count as text": (
        PIECES,
        "each = 18",
        'each = "18"',
        "[materials]: 'each' is '18', but it must be of type int",
    ),
    "chip count": (PIECES, "plus_two = 2", "plus_two = 3", "[bonus_chips]: 'plus_two' is 3, but the rulebook says 2"),
    "chip missing": (PIECES, "druid = 2\n", "", "[bonus_chips]: 'druid' is missing"),
    "chips too far apart": (PIECES, "between = 3", "between = 5", "[bonus_chips]: 'free_fields_between' is 5, but six"),
    "chips overlapping": (PIECES, "between = 3", "between = -1", "[bonus_chips]: 'free_fields_between' is -1, but six"),
    "start negative": (
        PIECES,
        "start = 5",
        "start = -1",
        "[score_track]: 'start' is -1, but the score track has 100 spaces, numbered from 0",
    ),
    "start beyond the track": (
        PIECES,
        "start = 5",
        "start = 40000",
        "[score_track]: 'start' is 40000, but the score track has 100 spaces, numbered from 0",
    ),
    "start fraction": (PIECES, "start = 5", "start = 5.0", "[score_track]: 'start' is 5.0, but it must be of type int"),
    "start truth": (PIECES, "start = 5", "start = true", "[score_track]: 'start' is True, but it must be of type int"),
    "slab count": (PIECES, "count = 3\n", "count = 4\n", "[slabs]: 'count' is 4, but the rulebook says 3"),
    "colour unknown": (
        PIECES,
        '"purple"',
        '"pink"',
        "[[colour]]: 'name' is 'pink', but it must be one of purple, blue, green or red",
    ),
    "colour twice": (PIECES, 'name = "red"', 'name = "blue"', "[[colour]]: each of purple, blue, green and red must"),
    "colour missing": (PIECES, RED, "", "[[colour]]: each of purple, blue, green and red must be listed once"),
    "colour pieces": (PIECES, "huts = 12", "huts = 11", "[[colour]] purple: 'huts' is 11, but the rulebook says 12"),
    "players unknown": (
        PIECES,
        "count = 2\n",
        "count = 5\n",
        "[[players]]: 'count' is 5, but 2, 3 and 4 must be listed",
    ),
    "players twice": (PIECES, "count = 4\n", "count = 3\n", "[[players]]: 'count' is 3, but 2, 3 and 4 must be listed"),
    "players missing": (PIECES, FOUR_PLAYERS, "", "[[players]]: 2, 3 and 4 players must be listed once each"),
    "players' pieces": (
        PIECES,
        "count = 3\nhuts = 8\ntemples = 2",
        "count = 3\nhuts = 8\ntemples = 1",
        "[[players]] 3: 'temples' is 1, but the rulebook says 2",
    ),
    "face unknown": (
        PIECES,
        'face = "wool"',
        'face = "linen"',
        "[[die_face]]: 'face' is 'linen', but it must be one of wood, wool",
    ),
    "face twice": (
        PIECES,
        'face = "wool"',
        'face = "wood"',
        "[[die_face]]: each of wood, wool, copper, stone, plus-one",
    ),
    "face missing": (
        PIECES,
        MINUS_ONE,
        "",
        "[[die_face]]: each of wood, wool, copper, stone, plus-one and minus-one must",
    ),
    "rune twice": (
        PIECES,
        'name = "hook"',
        'name = "arrow"',
        "[[rune]]: 8 different runes are listed, but there should be 9",
    ),
    "rune without name": (PIECES, 'name = "hook"\n', "", "[[rune]]: 'name' is missing"),
    "provenance missing": (PIECES, f"each = 18\n{PRINTED}", "each = 18\n", "[materials]: 'provenance' must be one of"),
    "provenance unknown": (
        PIECES,
        'face = "copper"\nprovenance = "inferred"',
        'face = "copper"\nprovenance = "guessed"',
        "[[die_face]] number 3: 'provenance' must be one of printed, reported, inferred or reconstructed",
    ),
    "side's players": (SMALL, "players = [2, 3]", "players = [2]", "[side]: 'players' must be [2, 3]"),
    "large side's players": (LARGE, "players = [4]", "players = [5]", "[side]: 'players' must be [4]"),
    "side's fields": (SMALL, "fields = 32", "fields = 31", "[side]: 'fields' is 31, but the rulebook says 32"),
    "large side's fields": (LARGE, "fields = 40", "fields = 32", "[side]: 'fields' is 32, but the rulebook says 40"),
    "field missing": (SMALL, LAST_FIELD, "", "[[field]]: 31 are listed, but there should be 32"),
    "field out of order": (SMALL, "number = 2\n", "number = 3\n", "[[field]] 2: 'number' is 3, but 2 belongs here"),
    "field without number": (SMALL, "number = 2\n", "", "[[field]] 2: 'number' is missing"),
    "field's provenance": (
        SMALL,
        f"y = 0.375\n{PRINTED}",
        "y = 0.375\n",
        "[[field]] number 32: 'provenance' must be one of",
    ),
    "same materials": (
        SMALL,
        FIELD_2,
        'number = 2\nmaterials = ["wood", "wood"]\n',
        "[[field]] 2: 'materials' is ['wood', ",
    ),
    "unknown material": (
        SMALL,
        FIELD_2,
        'number = 2\nmaterials = ["gold", "wood"]\n',
        "[[field]] 2: 'materials' is ['gold",
    ),
    "one material": (
        SMALL,
        FIELD_2,
        'number = 2\nmaterials = ["wood"]\n',
        "[[field]] 2: 'materials' is ['wood'], but two",
    ),
    "nested materials": (
        SMALL,
        FIELD_2,
        'number = 2\nmaterials = [["wood"], "wool"]\n',
        "[[field]] 2: 'materials' is [['w",
    ),
    "materials as text": (
        SMALL,
        FIELD_2,
        'number = 2\nmaterials = "wood"\n',
        "[[field]] 2: 'materials' is 'wood', but it must be of type list",
    ),
    "uneven materials": (
        SMALL,
        FIELD_2,
        'number = 2\nmaterials = ["wool", "wood"]\n',
        "[[field]]: wool is on 17 fields, but each material is on 16",
    ),
    "field off the board": (
        SMALL,
        "x = 0.2139",
        "x = 1.2139",
        "[[field]] 2: 'x' is 1.2139, but a fraction of the board",
    ),
    "field nowhere": (SMALL, "y = 0.2339", "y = nan", "[[field]] 2: 'y' is nan, but a fraction of the board"),
    "field without place": (SMALL, "x = 0.2139\n", "", "[[field]] 2: 'x' is missing"),
    "district unknown": (
        SMALL,
        '"square"',
        '"circle"',
        "[[district]]: 'rune' is 'circle', but it must be one of serpent, square",
    ),
    "district twice": (SMALL, '"square"', '"serpent"', "[[district]] serpent: this district is listed twice, but"),
    "district missing": (SMALL, LAST_DISTRICT, "", "[[district]]: 8 districts are listed, but there should be 9"),
    "gap between districts": (
        SMALL,
        SQUARE,
        SQUARE.replace("6", "7"),
        "[[district]] square: fields 7 to 8 do not follow on field 5",
    ),
    "overlapping districts": (
        SMALL,
        SQUARE,
        SQUARE.replace("6", "5"),
        "[[district]] square: fields 5 to 8 do not follow on field 5",
    ),
    "district backwards": (
        SMALL,
        SQUARE,
        SQUARE.replace("8", "5"),
        "[[district]] square: fields 6 to 5 do not follow on field 5",
    ),
    "districts too short": (
        SMALL,
        "first = 30\nlast = 32",
        "first = 30\nlast = 31",
        "[[district]]: the districts end at field 31, but this side has 32 fields",
    ),
    "districts too long": (
        LARGE,
        "first = 37\nlast = 40",
        "first = 37\nlast = 41",
        "[[district]]: the districts end at field 41, but this side has 40 fields",
    ),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_named_by_file_entry_and_fault(folder: Path, mistake: str) -> None:
    name, old, new, complaint = MISTAKES[mistake]
    with pytest.raises(BadComponents) as error:
        edit(folder, name, old, new)
    sentence = str(error.value)
    assert sentence.startswith(f"{folder / name}, {complaint}")
    assert sentence.endswith(".")


@pytest.mark.parametrize("name", FILES)
def test_a_missing_file_is_named(folder: Path, name: str) -> None:
    (folder / name).unlink()
    with pytest.raises(BadComponents, match=f"The component file {folder / name} is missing"):
        read_components("edited", folder)


@pytest.mark.parametrize("name", FILES)
def test_a_file_that_is_no_toml_is_named(folder: Path, name: str) -> None:
    (folder / name).write_text("[side\n")
    with pytest.raises(BadComponents, match=f"The component file {folder / name} is not valid TOML: "):
        read_components("edited", folder)


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        (PIECES, "[materials]", "# A remark.\n\n[materials]"),
        (SMALL, PRINTED, 'provenance = "reported"\nnote = "Seen."\n'),
        (SMALL, "x = 0.2139", "x = 0.3"),
        (PIECES, 'sign = "hook with dot"', 'sign = "a hook"'),
    ],
    ids=["comment", "provenance", "layout", "description"],
)
def test_the_digest_ignores_what_the_rules_do_not_read(folder: Path, name: str, old: str, new: str) -> None:
    assert edit(folder, name, old, new).edition.digest == COMPONENTS.edition.digest


@pytest.mark.parametrize("provenance", PROVENANCES)
def test_every_provenance_is_accepted(folder: Path, provenance: str) -> None:
    edited = edit(folder, SMALL, PRINTED, f'provenance = "{provenance}"\n')
    assert edited.sides == COMPONENTS.sides


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        (PIECES, "start = 5", "start = 6"),
        (PIECES, "free_fields_between = 3", "free_fields_between = 2"),
        (SMALL, '"stone", "wood"', '"wood", "stone"'),
        (LARGE, "last = 6\n" + PRINTED, "last = 5\n" + PRINTED),
    ],
    ids=["start", "chips", "materials", "districts"],
)
def test_the_digest_changes_with_values(folder: Path, name: str, old: str, new: str) -> None:
    if name == LARGE:
        text = (folder / LARGE).read_text()
        (folder / LARGE).write_text(text.replace("first = 7\n", "first = 6\n"))
    assert edit(folder, name, old, new).edition.digest != COMPONENTS.edition.digest


PROGRAM = """
import json, sys
from beltane import BeltaneError, Match
answer = {}
try:
    match = Match.new("meduris", seats=2, seed=1)
    edition = match.game.edition
    answer = {"name": edition.name, "digest": edition.digest, "save": match.save()}
    answer["points"] = [standing.points for standing in match.standings()]
    Match.load(sys.stdin.read())
except BeltaneError as error:
    answer["refusal"] = f"{type(error).__name__}: {error}"
json.dump(answer, sys.stdout)
"""


def run_with_edition(edition: Path, save: str, **environment: str) -> dict[str, object]:
    """What a process with an edition reports about it and about a save."""
    finished = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        input=save,
        env={**os.environ, "NUMBA_DISABLE_JIT": "1", "BELTANE_EDITION": str(edition), **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert finished.returncode == 0, finished.stderr
    answer: dict[str, object] = json.loads(finished.stdout)
    return answer


@pytest.fixture
def club(folder: Path, tmp_path: Path) -> Path:
    """An edition whose scores start at 7."""
    edit(folder, PIECES, "start = 5", "start = 7")
    edition = tmp_path / "club"
    edition.mkdir()
    folder.rename(edition / "meduris")
    return edition


def test_an_edition_is_played_and_its_saves_are_kept_apart(club: Path) -> None:
    standard = Match.new("meduris", seats=2, seed=1).save()
    answer = run_with_edition(club, standard)
    assert answer["name"] == "club"
    assert answer["digest"] == read_components("club", club / "meduris").edition.digest
    assert answer["points"] == [7, 7]
    assert answer["refusal"] == (
        f"BadSave: This game was saved with edition 'standard' ('{COMPONENTS.edition.digest}') of the "
        f"components; Beltane is now running with 'club' ('{answer['digest']}')."
    )
    with pytest.raises(BadSave, match=r"was saved with edition 'club' \('[0-9a-f]+'\) of the components"):
        Match.load(str(answer["save"]))


def test_an_edition_loads_its_own_saves(club: Path) -> None:
    own = str(run_with_edition(club, "")["save"])
    assert "refusal" not in run_with_edition(club, own)


def test_an_edition_without_meduris_leaves_it_standard(tmp_path: Path) -> None:
    answer = run_with_edition(tmp_path, Match.new("meduris", seats=2, seed=1).save())
    assert (answer["name"], answer["digest"]) == ("standard", COMPONENTS.edition.digest)
    assert "refusal" not in answer


def test_a_bad_edition_is_refused_at_the_start(club: Path) -> None:
    (club / "meduris" / SMALL).unlink()
    refusal = f"BadComponents: The component file {club / 'meduris' / SMALL} is missing."
    assert run_with_edition(club, "") == {"refusal": refusal}
    refusal = f"BadComponents: The edition folder {club / 'absent'} does not exist."
    assert run_with_edition(club / "absent", "") == {"refusal": refusal}


@pytest.mark.slow
def test_compiled_rules_of_editions_are_kept_apart(club: Path, tmp_path: Path) -> None:
    compiled = {"NUMBA_DISABLE_JIT": "0", "BELTANE_CACHE": str(tmp_path / "cache")}
    assert run_with_edition(club, "", **compiled)["points"] == [7, 7]
    edit(club / "meduris", PIECES, "start = 7", "start = 8")
    assert run_with_edition(club, "", **compiled)["points"] == [8, 8]
