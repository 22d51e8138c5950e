"""`beltane edition` and `--edition`: making an edition, checking it, and playing with it.

Rules are interpreted here, because a new edition would have to be compiled first.
"""

from __future__ import annotations

import functools
import json
from pathlib import Path

import pytest

from beltane.kernel.game import find_game, game_names
from tests.cli import running
from tests.cli.games import ONE_GAME_QUICKLY

succeeds = functools.partial(running.succeeds, NUMBA_DISABLE_JIT="1")
complaint = functools.partial(running.complaint, NUMBA_DISABLE_JIT="1")

FAULTS = [
    ("meduris", "pieces.toml", "each = 18", "each = 17", "[materials]: 'each' is 17"),
    ("bonfire", "cities.toml", "board = 2", "board = 5", "[[city]] 2: 'board' is 5"),
]
HARMLESS = {
    "meduris": ("pieces.toml", "start = 5", "start = 6"),
    "bonfire": ("tasks.toml", "points = 3", "points = 2"),
}


@pytest.fixture
def edition(tmp_path: Path) -> Path:
    """An edition as the command makes it."""
    folder = tmp_path / "mine"
    succeeds("edition", "new", folder)
    return folder


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


def simulate(edition: Path, name: str, saves: Path) -> Path:
    """Play one game with an edition, and return its save file."""
    saves.mkdir()
    succeeds("--edition", edition, "simulate", name, "--seats", "2", "--games", "1", "--save", saves)
    (file,) = saves.iterdir()
    return file


def test_new_names_every_file_and_says_what_to_do_next(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    *files, advice = succeeds("edition", "new", folder).splitlines()
    assert set(map(Path, files)) == {file for file in folder.rglob("*") if file.is_file()}
    assert advice == f"Change the files to match your box, then run: beltane edition check {folder}"


def test_new_overwrites_nothing(edition: Path) -> None:
    sentence = f"beltane: {edition} already exists; choose a new or empty folder."
    assert complaint("edition", "new", edition) == sentence


def test_check_finds_a_new_edition_in_order(edition: Path) -> None:
    assert succeeds("edition", "check", edition).splitlines() == [
        f"{name}: in order, edition mine ({find_game(name).edition.digest})" for name in game_names()
    ]


@pytest.mark.parametrize("name", game_names())
def test_check_says_which_games_stay_as_they_are(edition: Path, name: str) -> None:
    (edition / name).rename(edition / ".away")
    lines = succeeds("edition", "check", edition).splitlines()
    assert f"{name}: standard components, as there is no folder {edition / name}" in lines
    assert len(lines) == len(game_names())


@pytest.mark.parametrize(("name", "file", "old", "new", "fault"), FAULTS)
def test_a_fault_is_told_in_one_sentence_with_its_place(
    edition: Path, name: str, file: str, old: str, new: str, fault: str
) -> None:
    broken = edition / name / file
    change(broken, old, new)
    for arguments in (("edition", "check", edition), ("--edition", edition, "games")):
        assert complaint(*arguments).startswith(f"beltane: {broken}, {fault}")


@pytest.mark.parametrize("name", ONE_GAME_QUICKLY)
def test_a_file_that_is_no_toml_is_named(edition: Path, name: str) -> None:
    file = edition / name / "pieces.toml"
    file.write_text("each = = 18", encoding="utf-8")
    assert complaint("edition", "check", edition).startswith(f"beltane: The component file {file} is not valid TOML: ")


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    folder = tmp_path / "nowhere"
    assert complaint("edition", "check", folder) == f"beltane: The edition folder {folder} does not exist."


def test_games_names_the_edition(edition: Path) -> None:
    for entry in json.loads(succeeds("--edition", edition, "games", "--json")):
        assert entry["edition"] == {"name": "mine", "digest": find_game(entry["name"]).edition.digest}


def test_the_environment_names_the_edition_too(edition: Path) -> None:
    listed = json.loads(succeeds("games", "--json", BELTANE_EDITION=str(edition)))
    assert [entry["edition"]["name"] for entry in listed] == ["mine"] * len(game_names())


@pytest.mark.parametrize("name", ONE_GAME_QUICKLY)
def test_a_save_names_its_edition_and_is_refused_by_another(edition: Path, name: str, tmp_path: Path) -> None:
    file, old, new = HARMLESS[name]
    change(edition / name / file, old, new)
    save = simulate(edition, name, tmp_path / "saves")
    named = json.loads(save.read_text(encoding="utf-8"))["edition"]
    assert named["name"] == "mine"
    assert named["digest"] != find_game(name).edition.digest
    assert f"edition mine ({named['digest']})" in succeeds("--edition", edition, "replay", save)
    refused = f"beltane: {save}: This game was saved with edition 'mine' ('{named['digest']}')"
    assert complaint("replay", save).startswith(refused)
