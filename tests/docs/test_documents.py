"""The documents are right: their code runs, their commands work, their links lead somewhere."""

from __future__ import annotations

import doctest
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from beltane import Match
from beltane.kernel.game import find_game, game_names, has_room
from tests.docs.documents import DOCUMENTS, ROOT, blocks, documents_with, name_of
from tools import components, observations, picture

LANGUAGES = {"python", "console", "sh", "json", "ftl", "text", "toml"}
FOLDERS = "src|docs|examples|tests|tools|kernel|text|games|bots|arena|cli"
RULES = sorted((ROOT / "docs" / "rules").glob("*.md"))
GAMES_WITH_COMPONENTS = [name for name in game_names() if has_room(name, "components")]


@pytest.mark.parametrize("document", DOCUMENTS, ids=name_of)
def test_every_code_block_is_in_a_language_that_is_checked(document: Path) -> None:
    assert {block.language for block in blocks(document)} <= LANGUAGES


@pytest.mark.parametrize("document", documents_with("python"), ids=name_of)
def test_python_runs_and_gives_what_is_shown(document: Path) -> None:
    namespace: dict[str, Any] = {}
    for block in blocks(document, "python"):
        if block.text.startswith(">>>"):
            run_doctest(block.text, namespace, name_of(document))
        else:
            exec(block.text, namespace)
    for name, value in namespace.items():
        if name.startswith("test_"):
            value()


def run_doctest(text: str, namespace: dict[str, Any], name: str) -> None:
    example = doctest.DocTestParser().get_doctest(text, namespace, name, name, 0)
    runner = doctest.DocTestRunner(verbose=False)
    report: list[str] = []
    runner.run(example, out=report.append, clear_globs=False)
    namespace.update(example.globs)
    assert runner.failures == 0, "".join(report)


@pytest.mark.parametrize("document", documents_with("console"), ids=name_of)
def test_commands_work_and_give_what_is_shown(document: Path, tmp_path: Path) -> None:
    for block in blocks(document, "console"):
        for session in re.split(r"^\$ ", block.text, flags=re.MULTILINE)[1:]:
            command, _, shown = session.partition("\n")
            finished = run_command(command, tmp_path)
            assert (finished.returncode, finished.stderr) == (0, ""), command
            assert shown.strip() in ("", finished.stdout.strip()), command


def run_command(command: str, folder: Path) -> subprocess.CompletedProcess[str]:
    variables = {name: value for name, value in os.environ.items() if name != "NUMBA_DISABLE_JIT"}
    variables["PATH"] = f"{Path(sys.executable).parent}{os.pathsep}{variables['PATH']}"
    return subprocess.run(command, shell=True, cwd=folder, env=variables, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("document", documents_with("sh"), ids=name_of)
def test_commands_to_set_up_name_what_exists(document: Path) -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    for block in blocks(document, "sh"):
        for line in block.text.splitlines():
            words = line.partition("#")[0].split()
            if words[0] == "make":
                assert set(words[1:]) <= targets
            else:
                assert any(word.startswith(".venv/bin/") for word in words), line


@pytest.mark.parametrize("document", DOCUMENTS, ids=name_of)
def test_links_lead_somewhere(document: Path) -> None:
    for target in re.findall(r"\]\(([^)]+)\)", document.read_text(encoding="utf-8")):
        assert target.startswith("https://") or (document.parent / target).exists(), target


@pytest.mark.parametrize("document", DOCUMENTS, ids=name_of)
def test_files_and_modules_that_are_named_exist(document: Path) -> None:
    """Names in backticks that look like paths of the repository."""
    for name in re.findall(rf"`((?:{FOLDERS})/[\w./]*)`", document.read_text(encoding="utf-8")):
        assert (ROOT / name).exists() or (ROOT / "src" / "beltane" / name).exists(), name


def test_the_saves_in_the_document_are_saves() -> None:
    examples = blocks(ROOT / "docs" / "saves.md", "json")
    assert examples
    for example in examples:
        assert Match.load(example.text).save() == example.text


def test_the_document_on_saves_lists_every_field() -> None:
    match = Match.new("meduris", seats=2, seed=1, unlimited_undo=True)
    match.players = ("human", "adept")
    while not match.over:
        match.play(match.legal_numbers()[0])
    text = (ROOT / "docs" / "saves.md").read_text(encoding="utf-8")
    assert re.findall(r"^\| `(\w+)` \|", text, re.MULTILINE) == list(json.loads(match.save()))


def test_every_ruling_has_its_reason() -> None:
    text = "\n".join(file.read_text(encoding="utf-8") for file in RULES)
    rules = re.findall(r"^- (\w-\w+-\d+)(.*?)(?=^- |^#|\Z)", text, re.MULTILINE | re.DOTALL)
    marked = [number for number, words in rules if "**Ruling**" in words]
    reasons = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
    assert marked
    assert re.findall(r"^### (\S+):", reasons, re.MULTILINE) == marked


@pytest.mark.parametrize("document", components.documents(), ids=name_of)
def test_a_document_on_components_says_what_the_files_say(document: Path) -> None:
    written = document.read_text(encoding="utf-8")
    assert written == components.documents()[document], "run `make docs`"


@pytest.mark.parametrize("document", observations.documents(), ids=name_of)
def test_a_document_on_observations_says_what_the_layout_says(document: Path) -> None:
    written = document.read_text(encoding="utf-8")
    assert written == observations.documents()[document], "run `make docs`"


def test_the_parts_of_an_observation_are_listed_from_the_first_number_to_the_last() -> None:
    listed = (ROOT / "docs" / "observations" / "meduris.md").read_text(encoding="utf-8")
    ranges = re.findall(r"^\| [^|]+ \| (\d+)(?:-(\d+))? \|", listed, re.MULTILINE)
    counted = [number for first, last in ranges for number in range(int(first), int(last or first) + 1)]
    assert counted == list(range(find_game("meduris").observation.layout.size))


@pytest.mark.parametrize("game", game_names())
def test_every_game_has_a_page(game: str) -> None:
    page = ROOT / "docs" / "games" / f"{game}.md"
    assert f'Match.new("{game}"' in page.read_text(encoding="utf-8")


@pytest.mark.parametrize("game", game_names())
def test_the_notation_on_the_page_of_a_game_can_be_read(game: str) -> None:
    page = (ROOT / "docs" / "games" / f"{game}.md").read_text(encoding="utf-8")
    table = page.partition("| notation | what it does |")[2].partition("\n\n")[0]
    rows = re.findall(r"^\| (.+?) \|", table, re.MULTILINE)
    shown = [notation for row in rows for notation in re.findall(r"`(.+?)`", row)]
    actions = find_game(game).actions
    assert len(shown) >= 9
    assert [actions.notation(actions.parse(notation)) for notation in shown] == shown


@pytest.mark.parametrize("game", GAMES_WITH_COMPONENTS)
def test_the_document_of_a_game_covers_every_component_file(game: str) -> None:
    folder = components.components_of(game)
    template = (folder / components.TEMPLATE).read_text(encoding="utf-8")
    assert set(re.findall(r"\b\w+\.toml\b", template)) == {file.name for file in folder.glob("*.toml")}
    assert "{{" not in components.document(folder)


def test_every_game_with_components_has_its_document() -> None:
    assert GAMES_WITH_COMPONENTS
    assert sorted(components.documents()) == [
        ROOT / "docs" / "components" / f"{game}.md" for game in GAMES_WITH_COMPONENTS
    ]


def test_the_document_on_bonfire_says_how_well_every_entry_is_known() -> None:
    text = components.document(components.components_of("bonfire"))
    for words in (
        "| task | name, kind | 66 |  |  |  |",
        "| task | asks | 27 | 2 |  | 33 |",
        "| task | points |  |  |  | 66 |",
        "| specialist | resource |  |  |  | 27 |",
        "| specialist | guardian |  |  |  | 4 |",
        "| guardian | colour, count | 3 | 1 |  |  |",
        "| card | copies |  |  | 4 | 2 |",
        "\nThe 66 tasks: 22 blue",
        "\nPink, grey and the natural colour are named in the rulebook; ",
    ):
        assert words in text


def test_a_changed_provenance_changes_the_document(tmp_path: Path) -> None:
    shutil.copytree(components.components_of("bonfire"), tmp_path, dirs_exist_ok=True)
    file = tmp_path / "cities.toml"
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace('provenance = "reconstructed"', 'provenance = "printed"', 1), encoding="utf-8")
    assert "| city | board, portals |  |  |  | 4 |" in components.document(components.components_of("bonfire"))
    assert "| city | board, portals | 1 |  |  | 3 |" in components.document(tmp_path)


def test_the_document_on_meduris_tells_printed_from_reconstructed() -> None:
    text = components.document(components.components_of("meduris"))
    assert "There are 32 fields (32 printed) in 9 districts (9 printed)." in text
    assert "| 40 | wool + wood | arrow | printed |  |" in text
    assert re.search(r"^\| 20 \| .* \| reconstructed \|  \|$", text, re.MULTILINE)


def test_the_picture_shows_a_real_game() -> None:
    drawn = picture.PICTURE.read_text(encoding="utf-8")
    assert drawn == picture.picture(), "run `make docs`"
    ElementTree.fromstring(drawn)
