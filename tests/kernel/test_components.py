"""Component files: every error names the file, the entry and the fault."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from beltane.kernel.components import PROVENANCES, ComponentFile, components_folder, digest_of
from beltane.kernel.errors import BadComponents
from beltane.kernel.settings import EDITION_VARIABLE

GOOD = """
[die]
faces = 6
name = "bone"
marks = [1, 2]
fair = true
provenance = "printed"

[[tile]]
kind = "root"
provenance = "reported"

[[tile]]
kind = "herb"
provenance = "inferred"
"""


@pytest.fixture
def file(tmp_path: Path) -> ComponentFile:
    path = tmp_path / "pieces.toml"
    path.write_text(GOOD)
    return ComponentFile(path)


def test_values_are_read(file: ComponentFile) -> None:
    die = file.table("die")
    assert file.value("[die]", die, "faces", int) == 6
    assert file.value("[die]", die, "marks", list) == [1, 2]
    assert file.value("[die]", die, "fair", bool) is True
    assert [file.choice("[[tile]]", tile, "kind", ("herb", "root")) for tile in file.tables("tile")] == [1, 0]


def test_what_the_rulebook_fixes_is_read(file: ComponentFile) -> None:
    die = file.table("die")
    assert file.expect("[die]", die, "faces", 6) == 6
    assert file.expect_entries("tile", 2) == file.tables("tile")
    file.expect_in_order("[die]", die, "name", "bone")
    file.expect_in_order("[die]", die, "faces", 6)
    assert file.words("[die]", {"kinds": ["root", "herb"]}, "kinds", ("herb", "root")) == [1, 0]
    file.check_aspects("[die]", {"weight_provenance": "reported"}, "weight")


@pytest.mark.parametrize(
    ("ask", "complaint"),
    [
        (lambda f: f.expect("[die]", f.table("die"), "faces", 8), "[die]: 'faces' is 6, but the rulebook says 8."),
        (lambda f: f.expect("[die]", f.table("die"), "size", 8), "[die]: 'size' is missing."),
        (lambda f: f.expect_entries("tile", 3), "[[tile]]: 2 are listed, but there should be 3."),
        (
            lambda f: f.expect_in_order("[die]", f.table("die"), "name", "ivory"),
            "[die]: 'name' is 'bone', but 'ivory' belongs here.",
        ),
        (
            lambda f: f.words("[die]", {"kinds": ["root", "gold"]}, "kinds", ("herb", "root")),
            "[die]: 'kinds' contains 'gold', but only herb and root are allowed.",
        ),
        (
            lambda f: f.check_aspects("[die]", f.table("die"), "weight"),
            f"[die]: 'weight_provenance' must be one of {', '.join(PROVENANCES[:-1])} or {PROVENANCES[-1]}.",
        ),
        (lambda f: f.table("board"), "[board]: this table is missing."),
        (lambda f: f.table("tile"), "[tile]: this table is missing."),
        (lambda f: f.tables("die"), "[[die]]: this list of tables is missing."),
        (lambda f: f.tables("card"), "[[card]]: this list of tables is missing."),
        (lambda f: f.value("[die]", f.table("die"), "size", int), "[die]: 'size' is missing."),
        (
            lambda f: f.value("[die]", f.table("die"), "name", int),
            "[die]: 'name' is 'bone', but it must be of type int.",
        ),
        (
            lambda f: f.value("[die]", f.table("die"), "fair", int),
            "[die]: 'fair' is True, but it must be of type int.",
        ),
        (
            lambda f: f.choice("[die]", f.table("die"), "name", ("stone", "wood")),
            "[die]: 'name' is 'bone', but it must be one of stone or wood.",
        ),
    ],
)
def test_complaints_name_file_entry_and_fault(
    file: ComponentFile, ask: Callable[[ComponentFile], object], complaint: str
) -> None:
    with pytest.raises(BadComponents) as error:
        ask(file)
    assert str(error.value) == f"{file.path}, {complaint}"


@pytest.mark.parametrize("provenance", ["", 'provenance = "guessed"', "provenance = 1", 'provenance = ["printed"]'])
def test_every_entry_says_where_it_comes_from(tmp_path: Path, provenance: str) -> None:
    path = tmp_path / "pieces.toml"
    path.write_text(f'[die]\n{provenance}\n[[tile]]\nprovenance = "printed"\n[[tile]]\n{provenance}')
    file = ComponentFile(path)
    expected = f"'provenance' must be one of {', '.join(PROVENANCES[:-1])} or {PROVENANCES[-1]}."
    with pytest.raises(BadComponents) as error:
        file.table("die")
    assert str(error.value) == f"{path}, [die]: {expected}"
    with pytest.raises(BadComponents) as error:
        file.tables("tile")
    assert str(error.value) == f"{path}, [[tile]] number 2: {expected}"


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadComponents, match=r"The component file .*absent\.toml is missing\."):
        ComponentFile(tmp_path / "absent.toml")


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(BadComponents, match=r"The component file .* cannot be read: "):
        ComponentFile(tmp_path)


@pytest.mark.parametrize(
    "content",
    [b"[die", b"faces = ", b"\xff\xfe", b"a = 1\na = 2", b"x = " + b"9" * 5000, b"x = " + b"[" * 100_000],
    ids=["bracket", "value", "binary", "twice", "huge", "deep"],
)
def test_what_is_no_toml_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "pieces.toml"
    path.write_bytes(content)
    with pytest.raises(BadComponents, match=rf"^The component file {path} is not valid TOML: .*\.$"):
        ComponentFile(path)


def test_without_an_edition_the_standard_components_are_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(EDITION_VARIABLE, raising=False)
    assert components_folder("fir", tmp_path) == ("standard", tmp_path)


def test_an_edition_brings_the_components_of_the_games_it_has(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "club" / "fir").mkdir(parents=True)
    monkeypatch.setenv(EDITION_VARIABLE, str(tmp_path / "club"))
    assert components_folder("fir", tmp_path) == ("club", tmp_path / "club" / "fir")
    assert components_folder("oak", tmp_path) == ("standard", tmp_path)


def test_an_edition_has_a_name_also_where_its_path_has_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "club" / "fir").mkdir(parents=True)
    monkeypatch.chdir(tmp_path / "club")
    monkeypatch.setenv(EDITION_VARIABLE, ".")
    assert components_folder("fir", tmp_path)[0] == "club"


def test_an_edition_that_is_not_there_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(EDITION_VARIABLE, str(tmp_path / "absent"))
    with pytest.raises(BadComponents, match=r"The edition folder .*absent does not exist\."):
        components_folder("fir", tmp_path)


def test_a_digest_covers_values_and_their_order() -> None:
    digests = [digest_of(values) for values in ([1, 2], [2, 1], [1, "2"], [[1], 2], {"a": 1}, {"a": 2})]
    assert len(set(digests)) == len(digests)
    assert digest_of({"a": 1, "b": 2}) == digest_of({"b": 2, "a": 1})
