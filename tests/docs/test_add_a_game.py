"""The tutorial's game is made from its code blocks, and passes everything that the other games have to pass."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.running import PATIENCE, Terminal, environment, playing, succeeds, the_save
from tests.docs.documents import ROOT, TUTORIAL, blocks, write_files

GAMES = Path("beltane") / "games"
GAME_NAMES = "from beltane.kernel.game import game_names; print(*game_names())"
DIGESTS = """
from beltane.kernel.sources import source_digest
for part in ("games/nim", "games", "games/meduris"):
    print(source_digest(("kernel", part)))
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder for Python's path that contains the tutorial's game."""
    root = tmp_path_factory.mktemp("tutorial")
    write_files(TUTORIAL, root / GAMES)
    return root


def variables(folder: Path, *, compiled: bool = False) -> dict[str, str]:
    """The variables with which a command finds the game; code compiled for it is kept apart from other tests'."""
    path = os.pathsep.join(filter(None, (str(folder), os.environ.get("PYTHONPATH"))))
    chosen = {"PYTHONPATH": path, "BELTANE_CACHE": str(folder / "cache")}
    return chosen if compiled else {**chosen, "NUMBA_DISABLE_JIT": "1"}


def run_python(folder: Path, *arguments: str | Path) -> str:
    """Run Python, interpreted, in the repository, and return its output; it has to work."""
    finished = subprocess.run(
        [sys.executable, *map(str, arguments)],
        cwd=ROOT,
        env=environment(**variables(folder)),
        capture_output=True,
        text=True,
        check=False,
    )
    assert finished.returncode == 0, finished.stdout + finished.stderr
    return finished.stdout


def test_the_table_lists_every_file(folder: Path) -> None:
    listed = re.findall(r"^\| `(nim/\S+)` \|", TUTORIAL.read_text(encoding="utf-8"), re.MULTILINE)
    assert listed == [block.file for block in blocks(TUTORIAL) if block.file is not None]


def test_the_code_is_as_clean_as_ours(folder: Path) -> None:
    settings = ("--config", ROOT / "pyproject.toml", "--config", "lint.isort.known-first-party = ['beltane']")
    for command in (("check",), ("format", "--check")):
        run_python(folder, "-m", "ruff", *command, *settings, folder / GAMES / "nim")


def test_python_gives_what_is_shown(folder: Path) -> None:
    examples = folder / "examples.txt"
    examples.write_text(
        "".join(block.text for block in blocks(TUTORIAL, "python") if block.file is None), encoding="utf-8"
    )
    assert examples.read_text(encoding="utf-8").startswith(">>>")
    assert run_python(folder, "-m", "doctest", examples) == ""


def test_another_copy_of_beltane_is_no_place_for_games(folder: Path, tmp_path: Path) -> None:
    shutil.copytree(folder / GAMES / "nim", tmp_path / GAMES / "mun")
    look_there = f"import sys; sys.path.append({str(tmp_path)!r}); {GAME_NAMES}"
    assert {"mun", "nim"} < set(run_python(folder, "-c", look_there).split())
    (tmp_path / "beltane" / "__init__.py").touch()
    assert "mun" not in run_python(folder, "-c", look_there).split()


@pytest.mark.parametrize(
    ("file", "changes"), [("rules/turn.py", True), ("view.py", False), ("prompt.py", False), ("text/en.ftl", False)]
)
def test_compiled_code_depends_on_the_rules_wherever_they_lie(
    folder: Path, tmp_path: Path, file: str, changes: bool
) -> None:
    shutil.copytree(folder / "beltane", tmp_path / "beltane")
    before = run_python(tmp_path, "-c", DIGESTS).split()
    with (tmp_path / GAMES / "nim" / file).open("a", encoding="utf-8") as edited:
        edited.write("\n# Something else.\n")
    after = run_python(tmp_path, "-c", DIGESTS).split()
    assert [one != other for one, other in zip(before, after, strict=True)] == [changes, changes, False]


def test_an_edition_leaves_out_games_without_components(folder: Path, tmp_path: Path) -> None:
    succeeds("edition", "new", tmp_path / "mine", **variables(folder))
    assert not (tmp_path / "mine" / "nim").exists()
    assert (tmp_path / "mine" / "meduris").exists()
    assert "nim" not in succeeds("edition", "check", tmp_path / "mine", **variables(folder))


@pytest.mark.long
def test_the_contract_suite_runs_over_the_game(folder: Path) -> None:
    suite = ("tests/contract", "-k", "nim", "-m", "not slow", "-p", "no:cacheprovider", "-o", "addopts=-q")
    report = run_python(folder, "-m", "pytest", *suite)
    passed = re.search(r"(\d+) passed", report)
    assert passed is not None
    assert int(passed[1]) > 100


def test_the_commands_that_are_shown_work(folder: Path, tmp_path: Path) -> None:
    commands = [block.text for block in blocks(TUTORIAL, "console")]
    assert len(commands) == 2
    for command in commands:
        assert command.startswith("$ beltane ")
        finished = subprocess.run(
            [Path(sys.executable).with_name("beltane"), *command.split()[2:]],
            cwd=tmp_path,
            env=environment(**variables(folder, compiled=True)),
            capture_output=True,
            text=True,
            timeout=3 * PATIENCE,
            check=False,
        )
        assert (finished.returncode, finished.stderr) == (0, ""), finished.stderr


def test_a_search_without_an_evaluation_beats_chance(folder: Path, tmp_path: Path) -> None:
    contest = ("arena", "nim", "--bots", "random,mcts:100", "--games", "30", "--json", "--out", tmp_path / "out")
    report = json.loads(succeeds(*contest, **variables(folder, compiled=True)))
    best, *_ = report["ratings"]
    assert best["player"] == "mcts:100"
    assert report["pairings"][0]["score"]["value"] > 0.6


SCHEMAS = """
import json, sys
from pydantic import TypeAdapter
from beltane import Match
from beltane.kernel.events import Event
from beltane.kernel.prompt import Prompt

match = Match.new("nim", seats=3, seed=5)
adapters = {"view": TypeAdapter(match.game.View), "prompt": TypeAdapter(Prompt), "event": TypeAdapter(Event)}
found = {name: [] for name in adapters}
while True:
    for seat in (None, 0, 1, 2):
        found["view"].append(match.view(seat))
        found["prompt"].append(match.prompt(seat))
    found["event"] += match.events()
    if match.over:
        break
    match.play(match.legal_numbers()[-1])
schemas = {name: adapter.json_schema(mode="serialization") for name, adapter in adapters.items()}
values = {name: [adapters[name].dump_python(value, mode="json") for value in found[name]] for name in found}
json.dump({"schemas": schemas, "values": values}, sys.stdout)
"""


def test_views_prompts_and_events_fit_their_schemas(folder: Path) -> None:
    import jsonschema

    answer = json.loads(run_python(folder, "-c", SCHEMAS))
    for name, schema in answer["schemas"].items():
        assert answer["values"][name]
        for value in answer["values"][name]:
            jsonschema.validate(value, schema)
    assert answer["values"]["view"][0]["decision"] == "take"


def test_the_game_is_played_in_the_terminal(folder: Path, tmp_path: Path) -> None:
    found = variables(folder, compiled=True)
    arguments = ("nim", "--seats", "2", "--bots", "random", "--seed", "1")
    with playing(tmp_path, *arguments, columns=80, lines=24, **found) as terminal:
        shown = terminal.prompted()
        assert shown is not None
        assert "From which heap do you take sticks, and how many?" in shown
        assert "heap 3  |||||||||" in shown
        play_to_the_end(terminal)
        assert terminal.finish() == 0
        assert "takes the last stick and scores 10." in " ".join(terminal.text.split())
    saved = json.loads(the_save(tmp_path).read_text(encoding="utf-8"))
    assert sorted(saved["points"]) == [0, 10]
    assert saved["game"] == "nim"


def play_to_the_end(terminal: Terminal) -> None:
    """Take the first choice, whatever the question."""
    while terminal.answer("1") is not None:
        pass
