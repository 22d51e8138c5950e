"""Editions: custom components, checked as a whole, and a copy of the standard ones to start from."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from beltane.kernel.components import STANDARD_EDITION
from beltane.kernel.editions import check_edition, new_edition
from beltane.kernel.errors import BadComponents
from beltane.kernel.game import find_game, game_names
from beltane.kernel.settings import EDITION_VARIABLE

README = "# About this folder\n"


@pytest.fixture
def edition(tmp_path: Path) -> Path:
    """A copy of the standard components."""
    new_edition(tmp_path / "mine", README)
    return tmp_path / "mine"


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


def fault_of(folder: Path) -> str:
    with pytest.raises(BadComponents) as caught:
        check_edition(folder)
    return str(caught.value)


def test_a_new_edition_has_every_file_of_every_game_with_its_comments(edition: Path) -> None:
    assert sorted(entry.name for entry in edition.iterdir()) == ["README.md", *game_names()]
    for game in game_names():
        standard = Path(sys.modules[f"beltane.games.{game}.components"].STANDARD_FOLDER)
        copies = {file.name: file.read_bytes() for file in (edition / game).iterdir()}
        assert copies == {file.name: file.read_bytes() for file in standard.glob("*.toml")}
        assert all(content.startswith(b"# ") for content in copies.values())


def test_a_new_edition_names_what_it_wrote(tmp_path: Path) -> None:
    written = new_edition(tmp_path / "deep" / "mine", README)
    assert set(written) == {file for file in (tmp_path / "deep" / "mine").rglob("*") if file.is_file()}


def test_a_new_edition_is_in_order_and_plays_as_the_standard_one(edition: Path) -> None:
    checked = check_edition(edition)
    assert [entry.game for entry in checked] == game_names()
    for entry in checked:
        assert entry.edition is not None
        assert entry.edition.name == "mine"
        assert entry.edition.digest == find_game(entry.game).edition.digest


def test_an_edition_may_start_in_an_empty_folder(tmp_path: Path) -> None:
    new_edition(tmp_path, README)
    assert check_edition(tmp_path)


def test_nothing_is_overwritten(edition: Path) -> None:
    change(edition / "meduris" / "pieces.toml", "start = 5", "start = 6")
    before = (edition / "meduris" / "pieces.toml").read_text()
    with pytest.raises(BadComponents, match="mine already exists; choose a new or empty folder"):
        new_edition(edition, README)
    assert (edition / "meduris" / "pieces.toml").read_text() == before


def test_a_file_is_no_folder_for_an_edition(tmp_path: Path) -> None:
    (tmp_path / "mine").write_text("precious")
    with pytest.raises(BadComponents, match="mine already exists"):
        new_edition(tmp_path / "mine", README)
    with pytest.raises(BadComponents, match="cannot be written"):
        new_edition(tmp_path / "mine" / "deeper", README)
    assert (tmp_path / "mine").read_text() == "precious"


def test_a_changed_value_changes_the_digest(edition: Path) -> None:
    change(edition / "meduris" / "pieces.toml", "start = 5", "start = 6")
    found = {entry.game: entry.edition for entry in check_edition(edition)}
    for game in game_names():
        changed = found[game]
        assert changed is not None
        assert (changed.digest != find_game(game).edition.digest) == (game == "meduris")


def test_a_game_that_an_edition_leaves_out_keeps_its_standard_components(edition: Path) -> None:
    shutil.rmtree(edition / "bonfire")
    assert {entry.game for entry in check_edition(edition) if entry.edition is None} == {"bonfire"}


@pytest.mark.parametrize(
    ("game", "file", "old", "new", "fault"),
    [
        ("meduris", "pieces.toml", "each = 18", "each = 17", "[materials]: 'each' is 17"),
        ("bonfire", "cities.toml", "board = 2", "board = 5", "[[city]] 2: 'board' is 5"),
    ],
)
def test_a_fault_in_any_game_is_named(edition: Path, game: str, file: str, old: str, new: str, fault: str) -> None:
    change(edition / game / file, old, new)
    assert fault_of(edition).startswith(f"{edition / game / file}, {fault}")


def test_a_great_bonfire_that_feeds_itself_is_found(edition: Path) -> None:
    change(edition / "bonfire" / "great_bonfire.toml", 'action = "ship"', 'action = "yellow"')
    assert "could be turned for ever between the spaces 1, 3 and 6" in fault_of(edition)


def test_a_missing_file_is_named(edition: Path) -> None:
    (edition / "bonfire" / "tom.toml").unlink()
    assert fault_of(edition) == f"The component file {edition / 'bonfire' / 'tom.toml'} is missing."


def test_a_folder_of_no_game_is_named(edition: Path) -> None:
    (edition / "bonfire").rename(edition / "bonefire")
    games = " and ".join(game_names())
    assert fault_of(edition) == f"{edition / 'bonefire'} is not named after a game; the games are {games}."


def test_hidden_folders_are_nobodys_business(edition: Path) -> None:
    (edition / ".git").mkdir()
    assert check_edition(edition)


def test_an_edition_needs_a_folder_and_a_game(tmp_path: Path) -> None:
    assert fault_of(tmp_path / "nowhere") == f"The edition folder {tmp_path / 'nowhere'} does not exist."
    assert fault_of(tmp_path).startswith(f"The edition folder {tmp_path} has no folder for a game; the games are ")


def test_an_edition_in_use_replaces_the_components(edition: Path) -> None:
    """One edition per process: it is chosen in the environment before a game is imported."""
    change(edition / "bonfire" / "islands.toml", 'name = "herb-east"', 'name = "herb-far-east"')
    text = (edition / "bonfire" / "islands.toml").read_text().replace('"herb-east"', '"herb-far-east"')
    (edition / "bonfire" / "islands.toml").write_text(text)
    code = (
        "from beltane.games.bonfire.components.tables import COMPONENTS as c; print(c.edition.name, c.islands.names[3])"
    )
    output = subprocess.run(
        [sys.executable, "-c", code],
        env={"NUMBA_DISABLE_JIT": "1", EDITION_VARIABLE: str(edition), "PYTHONPATH": ":".join(sys.path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert output.stdout.split() == ["mine", "herb-far-east"]
    assert find_game("bonfire").edition.name == STANDARD_EDITION
