"""Errors that a user can make on the command line: one clear sentence, exit code 2, and nothing changed."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from tests.cli.running import COMMAND, beltane, complaint, environment, succeeds

LARGEST_SEED = str(2**63 - 1)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("simulate ludo", "There is no game 'ludo'; the games are "),
        ("demo ludo", "There is no game 'ludo'; the games are "),
        ("bench ludo", "There is no game 'ludo'; the games are "),
        ("warm ludo", "There is no game 'ludo'; the games are "),
        ("simulate meduris --seats 5", "Meduris has 2 to 4 seats, not 5."),
        ("demo meduris --seats 1", "Meduris has 2 to 4 seats, not 1."),
        ("bench meduris --seats 0", "Meduris has 2 to 4 seats, not 0."),
        ("simulate bonfire --seats 5", "Bonfire has 1 to 4 seats, not 5."),
        ("demo bonfire --seats 0", "Bonfire has 1 to 4 seats, not 0."),
        ("bench bonfire --seats 5", "Bonfire has 1 to 4 seats, not 5."),
        ("simulate meduris --games 0", "--games takes a whole number, 1 or more, not 0."),
        ("simulate meduris --games -3", "--games takes a whole number, 1 or more, not -3."),
        ("bench meduris --games 0", "--games takes a whole number, 1 or more, not 0."),
        ("bench meduris --repetitions 0", "--repetitions takes a whole number, 1 or more, not 0."),
        ("simulate meduris --jobs 0", "--jobs takes a whole number, 1 or more, not 0."),
        ("simulate meduris --seed -1", f"A seed is a whole number from 0 to {LARGEST_SEED}, not -1."),
        (
            f"simulate meduris --games 2 --seed {LARGEST_SEED}",
            f"2 games from seed {LARGEST_SEED} on go beyond the largest seed, {LARGEST_SEED}.",
        ),
        ("demo --pause -1", "--pause takes a number of seconds, 0 or more, not -1.0."),
        ("simulate meduris --option colour=red", "Meduris has no option 'colour'; its options are screens."),
        ("simulate meduris --option screens=half", "The option 'screens' takes one of closed or open, not 'half'."),
        (
            "simulate bonfire --option screens=open",
            "Bonfire has no option 'screens'; its options are first-game and handicap.",
        ),
        (
            "simulate bonfire --seats 1 --option handicap=500",
            "The option 'handicap' takes one of 0, -1, -2, -3, -4, -5, … or 100, not '500'.",
        ),
        ("simulate bonfire --option first-game=maybe", "The option 'first-game' takes one of no or yes, not 'maybe'."),
        (
            "simulate bonfire --seats 2 --option handicap=5",
            "The option 'handicap' of Bonfire must stay at '0' with 2 seats.",
        ),
        (
            "simulate meduris --option screens",
            "--option needs a name and a choice, as in --option screens=open, not 'screens'.",
        ),
        (
            "simulate meduris --option screens=open --option screens=open",
            "--option gives 'screens' twice; once is enough.",
        ),
        ("replay nowhere.json", "The save file nowhere.json cannot be read: No such file or directory."),
        ("replay /", "The save file / cannot be read: Is a directory."),
        ("--edition /nowhere games", "The edition folder /nowhere does not exist."),
    ],
)
def test_one_sentence_says_what_is_wrong(arguments: str, sentence: str) -> None:
    assert complaint(*arguments.split()).startswith(f"beltane: {sentence}")


@pytest.mark.parametrize("arguments", ["simulate", "simulate meduris --games many", "games --wrong"])
def test_wrong_usage_is_explained_without_a_traceback(arguments: str) -> None:
    finished = beltane(*arguments.split())
    assert finished.code == 2
    assert "Usage: beltane" in finished.errors
    assert "Traceback" not in finished.errors


def test_a_damaged_save_is_named_with_what_is_wrong_in_it(tmp_path: Path) -> None:
    file = tmp_path / "damaged.json"
    file.write_text("{", encoding="utf-8")
    assert complaint("replay", file).startswith(f"beltane: {file}: This is not a save file, or it is damaged")


@pytest.mark.parametrize(
    ("name", "legal", "illegal"),
    [("meduris", r'"place \w+"', '"hut 1"'), ("bonfire", r'"(keep|swap)"', '"pass"')],
)
def test_an_illegal_action_in_a_save_is_named_by_its_ply(name: str, legal: str, illegal: str, tmp_path: Path) -> None:
    succeeds("simulate", name, "--games", "1", "--save", tmp_path)
    (file,) = tmp_path.iterdir()
    text = file.read_text(encoding="utf-8")
    assert re.search(legal, text)
    file.write_text(re.sub(legal, illegal, text, count=1), encoding="utf-8")
    assert complaint("replay", file).startswith(f"beltane: {file}: Ply 1 of this save file is wrong: ")


def test_a_folder_that_cannot_be_made_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.touch()
    for folder in (in_the_way, in_the_way / "saves"):
        line = complaint("simulate", "meduris", "--games", "1000000000", "--save", folder)
        assert line.startswith(f"beltane: The folder {folder} cannot be written to: ")


def test_bad_input_leaves_no_folder_behind(tmp_path: Path) -> None:
    complaint("simulate", "meduris", "--jobs", "0", "--save", tmp_path / "saves")
    assert list(tmp_path.iterdir()) == []


def test_a_full_disk_is_reported_without_a_traceback() -> None:
    if not Path("/dev/full").exists():
        pytest.skip("this system has no /dev/full")
    with open("/dev/full", "w", encoding="utf-8") as full:
        finished = subprocess.run(
            [COMMAND, "games"], stdout=full, stderr=subprocess.PIPE, text=True, env=environment(), check=False
        )
    assert (finished.returncode, finished.stderr) == (1, "beltane: The output: No space left on device.\n")
