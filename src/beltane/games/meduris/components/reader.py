"""The printed board and pieces (M-PIECE): read from the edition's files, and checked."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from beltane.games.meduris.rules.vocabulary import (
    MATERIAL_PIECES,
    MATERIALS,
    RUNES,
    Colour,
    Face,
    Material,
)
from beltane.kernel.components import ComponentFile, digest_of
from beltane.kernel.game import Edition
from beltane.kernel.quoting import keywords, quoted
from beltane.kernel.vocabulary import words_of

STANDARD_FOLDER = Path(__file__).parent
BOARD_FILES = ("board_2_3.toml", "board_4.toml")
FIELDS_EXPECTED = (32, 40)
PLAYERS_EXPECTED = ([2, 3], [4])
MATERIAL_WORDS = tuple(material.name.lower() for material in Material)
SLABS = 3
CHIPS_EXPECTED = {"plus_two": 2, "hut": 2, "druid": 2}
PIECES_OF_COLOUR = {"purple": (12, 2, 3), "blue": (12, 2, 3), "green": (8, 2, 2), "red": (8, 2, 2)}
PIECES_OF_PLAYERS = {2: (12, 2, 3), 3: (8, 2, 2), 4: (8, 2, 2)}


@dataclass(frozen=True)
class Side:
    """One side of the board: for each field its two materials and its district, clockwise from the river."""

    materials: tuple[tuple[int, int], ...]
    districts: tuple[int, ...]


@dataclass(frozen=True)
class Pieces:
    """What the rules need to know of the box."""

    runes: tuple[str, ...]
    players: dict[int, tuple[int, int, int]]
    start_points: int
    free_fields_between_chips: int


@dataclass(frozen=True)
class Components:
    """All of an edition's values that the rules read."""

    edition: Edition
    sides: tuple[Side, Side]
    pieces: Pieces


def read_components(name: str, folder: Path) -> Components:
    """Read and check the component files of a folder."""
    pieces = _read_pieces(ComponentFile(folder / "pieces.toml"))
    first, second = (_read_side(ComponentFile(folder / BOARD_FILES[side]), side, pieces.runes) for side in (0, 1))
    values = [[side.materials, side.districts] for side in (first, second)] + [
        [pieces.runes, sorted(pieces.players.items()), pieces.start_points, pieces.free_fields_between_chips]
    ]
    return Components(Edition(name, digest_of(values)), (first, second), pieces)


def _read_pieces(file: ComponentFile) -> Pieces:
    _check_materials(file)
    _check_chips(file)
    _check_colours(file)
    _check_die(file)
    file.expect("[slabs]", file.table("slabs"), "count", SLABS)
    runes = tuple(file.value("[[rune]]", rune, "name", str) for rune in file.tables("rune"))
    if len(runes) != RUNES or len(set(runes)) != RUNES:
        raise file.fault("[[rune]]", "meduris-runes", found=len(set(runes)), expected=RUNES)
    track = file.table("score_track")
    start, spaces = (file.value("[score_track]", track, key, int) for key in ("start", "spaces"))
    if not 0 <= start < spaces <= 1000:
        raise file.fault("[score_track]", "meduris-score-track", start=str(start), spaces=spaces)
    between = file.value("[bonus_chips]", file.table("bonus_chips"), "free_fields_between", int)
    # Six chips with their gaps have to fit on the smaller side.
    if not 0 <= between <= FIELDS_EXPECTED[0] // 6 - 1:
        raise file.fault("[bonus_chips]", "meduris-chip-gaps", found=str(between), fields=FIELDS_EXPECTED[0])
    return Pieces(runes, _read_players(file), start, between)


def _check_materials(file: ComponentFile) -> None:
    table = file.table("materials")
    kinds = file.value("[materials]", table, "kinds", list)
    if tuple(kinds) != MATERIAL_WORDS:
        raise file.fault("[materials]", "meduris-materials", kinds=keywords(MATERIAL_WORDS))
    file.expect("[materials]", table, "each", MATERIAL_PIECES)


def _check_chips(file: ComponentFile) -> None:
    table = file.table("bonus_chips")
    for chip, expected in CHIPS_EXPECTED.items():
        file.expect("[bonus_chips]", table, chip, expected)


def _check_colours(file: ComponentFile) -> None:
    names = tuple(colour.name.lower() for colour in Colour)
    listed = [names[file.choice("[[colour]]", table, "name", names)] for table in file.tables("colour")]
    if sorted(listed) != sorted(names):
        raise file.fault("[[colour]]", "meduris-colours", colours=keywords(names))
    for table in file.tables("colour"):
        expected = PIECES_OF_COLOUR[table["name"]]
        _expect_pieces(file, f"[[colour]] {table['name']}", table, expected)


def _read_players(file: ComponentFile) -> dict[int, tuple[int, int, int]]:
    players: dict[int, tuple[int, int, int]] = {}
    for table in file.tables("players"):
        count = file.value("[[players]]", table, "count", int)
        if count not in PIECES_OF_PLAYERS or count in players:
            raise file.fault("[[players]]", "meduris-player-count", found=str(count))
        players[count] = _expect_pieces(file, f"[[players]] {count}", table, PIECES_OF_PLAYERS[count])
    if len(players) != len(PIECES_OF_PLAYERS):
        raise file.fault("[[players]]", "meduris-players")
    return players


def _expect_pieces(
    file: ComponentFile, entry: str, table: dict[str, Any], expected: tuple[int, int, int]
) -> tuple[int, int, int]:
    for key, number in zip(("huts", "temples", "workers"), expected, strict=True):
        file.expect(entry, table, key, number)
    return expected


def _check_die(file: ComponentFile) -> None:
    words = words_of("face", Face).words
    faces = [file.choice("[[die_face]]", table, "face", words) for table in file.tables("die_face")]
    if sorted(faces) != list(range(len(Face))):
        raise file.fault("[[die_face]]", "meduris-die", faces=keywords(words))


def _read_side(file: ComponentFile, side: int, runes: tuple[str, ...]) -> Side:
    expected = FIELDS_EXPECTED[side]
    table = file.table("side")
    if file.value("[side]", table, "players", list) != PLAYERS_EXPECTED[side]:
        raise file.fault("[side]", "meduris-side", expected=str(PLAYERS_EXPECTED[side]))
    file.expect("[side]", table, "fields", expected)
    return Side(_read_fields(file, expected), _read_districts(file, expected, runes))


def _read_fields(file: ComponentFile, expected: int) -> tuple[tuple[int, int], ...]:
    fields = file.expect_entries("field", expected)
    pairs = tuple(_read_field(file, number, field) for number, field in enumerate(fields, start=1))
    counts = Counter(material for pair in pairs for material in pair)
    each = 2 * expected // MATERIALS
    for material in Material:
        if counts[material] != each:
            raise file.fault(
                "[[field]]",
                "meduris-material-fields",
                material=MATERIAL_WORDS[material],
                found=counts[material],
                expected=each,
            )
    return pairs


def _read_field(file: ComponentFile, number: int, field: dict[str, Any]) -> tuple[int, int]:
    entry = f"[[field]] {number}"
    file.expect_in_order(entry, field, "number", number)
    materials = file.value(entry, field, "materials", list)
    if len(materials) != 2 or any(m not in MATERIAL_WORDS for m in materials) or materials[0] == materials[1]:
        raise file.fault(entry, "meduris-field-materials", found=quoted(materials), materials=keywords(MATERIAL_WORDS))
    for key in ("x", "y"):
        if not 0 <= file.value(entry, field, key, float) <= 1:
            raise file.fault(entry, "meduris-place", key=key, found=str(field[key]))
    first, second = (MATERIAL_WORDS.index(material) for material in materials)
    return first, second


def _read_districts(file: ComponentFile, fields: int, runes: tuple[str, ...]) -> tuple[int, ...]:
    districts: list[int] = []
    seen: set[int] = set()
    for table in file.tables("district"):
        rune = file.choice("[[district]]", table, "rune", runes)
        entry = f"[[district]] {runes[rune]}"
        first, last = (file.value(entry, table, key, int) for key in ("first", "last"))
        if rune in seen:
            raise file.fault(entry, "meduris-district-twice")
        if first != len(districts) + 1 or last < first:
            raise file.fault(
                entry, "meduris-district-gap", first=str(first), last=str(last), before=str(len(districts))
            )
        seen.add(rune)
        districts += [rune] * (last - first + 1)
    if len(seen) != RUNES:
        raise file.fault("[[district]]", "meduris-districts", found=len(seen), expected=RUNES)
    if len(districts) != fields:
        raise file.fault("[[district]]", "meduris-districts-end", last=str(len(districts)), fields=fields)
    return tuple(districts)
