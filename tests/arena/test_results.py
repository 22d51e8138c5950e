"""The results file survives interruptions, and belongs to one contest."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from beltane.arena import Contest
from beltane.arena.contest import schedule
from beltane.arena.results import FILE_NAME, BadResults, ResultsFile
from beltane.arena.run.match import play_match
from tests.arena.contests import contest, install_bot, result

STEADY_BOT = """
from beltane.bots.random_bot import RandomBot
from beltane.bots.roster import BotKind

KIND = BotKind("steady", "plays anything", "steady:N", lambda parameters: RandomBot)
"""


def played(folder: Path) -> tuple[Contest, Path]:
    """A finished contest, and its file."""
    small = contest(bots="random", games=3)
    with ResultsFile(folder, small) as file:
        for scheduled in schedule(small):
            file.add(play_match(small, scheduled))
    return small, folder / FILE_NAME


def test_results_are_read_as_they_were_written(tmp_path: Path) -> None:
    small, _ = played(tmp_path / "new" / "folder")
    with ResultsFile(tmp_path / "new" / "folder", small) as file:
        assert file.missing(schedule(small)) == []
        assert file.finished(schedule(small)) == [play_match(small, scheduled) for scheduled in schedule(small)]


def test_the_automaton_is_read_too(tmp_path: Path) -> None:
    solo = contest("bonfire", 1, "random", games=1)
    result = play_match(solo, schedule(solo)[0])
    with ResultsFile(tmp_path, solo) as file:
        file.add(result)
    with ResultsFile(tmp_path, solo) as file:
        assert file.finished(schedule(solo)) == [result]


@pytest.mark.parametrize("lost", [1, 40])
def test_a_half_written_last_line_is_dropped_and_played_again(tmp_path: Path, lost: int) -> None:
    small, path = played(tmp_path)
    whole = path.read_bytes()
    path.write_bytes(whole[:-lost])
    with ResultsFile(tmp_path, small) as file:
        (missing,) = file.missing(schedule(small))
        file.add(play_match(small, missing))
    assert [json.loads(line)["points"] for line in path.read_bytes().splitlines()[1:]] == [
        json.loads(line)["points"] for line in whole.splitlines()[1:]
    ]


def test_a_file_whose_first_line_was_never_finished_is_begun_anew(tmp_path: Path) -> None:
    small, path = played(tmp_path)
    header = path.read_bytes().splitlines()[0]
    path.write_bytes(header[:20])
    with ResultsFile(tmp_path, small) as file:
        assert len(file.missing(schedule(small))) == 3
    assert path.read_bytes() == header + b"\n"


def test_a_match_that_is_there_twice_counts_once(tmp_path: Path) -> None:
    small, path = played(tmp_path)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines, lines[1]]))
    with ResultsFile(tmp_path, small) as file:
        assert len(file.results) == 3


@pytest.mark.parametrize("damage", [b"nonsense\n", b"[1]\n", b'{"deal": 1}\n', b'{"packages": 1}\n', b"\xff\n"])
def test_a_damaged_line_is_named(tmp_path: Path, damage: bytes) -> None:
    small, path = played(tmp_path)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:2], damage, *lines[3:]]))
    with pytest.raises(BadResults, match=r"is damaged at line 3; remove that line"):
        ResultsFile(tmp_path, small)


@pytest.mark.parametrize(
    ("other", "reason"),
    [
        (contest(bots="random", games=3, seed=2), "another contest (seed 1, not 2)"),
        (contest(bots="random", games=3, seats=3), "another contest (seats 2, not 3)"),
        (contest("bonfire", bots="random", games=3), "another contest (game 'meduris', not 'bonfire')"),
    ],
)
def test_results_of_another_contest_are_not_touched(tmp_path: Path, other: Contest, reason: str) -> None:
    _, path = played(tmp_path)
    before = path.read_bytes()
    with pytest.raises(BadResults) as error:
        ResultsFile(tmp_path, other)
    assert reason in str(error.value)
    assert "choose another folder with --out" in str(error.value)
    assert path.read_bytes() == before


@pytest.mark.parametrize("part", ["code", "network"])
def test_results_of_other_versions_of_the_bots_are_refused(tmp_path: Path, part: str) -> None:
    small, path = played(tmp_path)
    lines = path.read_bytes().splitlines(keepends=True)
    header = json.loads(lines[0])
    header[part] = "0" * 16
    path.write_bytes(json.dumps(header).encode() + b"\n" + b"".join(lines[1:]))
    with pytest.raises(BadResults, match="results of other versions of the rules or bots"):
        ResultsFile(tmp_path, small)


@pytest.mark.parametrize("content", [b"my notes", b'{"format":1,"game":"meduris', b"my notes\nmore no", b"[1]\n{"])
def test_a_foreign_file_is_left_as_it_is(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / FILE_NAME
    path.write_bytes(content)
    with pytest.raises(BadResults) as error:
        ResultsFile(tmp_path, contest("bonfire"))
    assert str(error.value) == (
        f"{path} is not a results file of this contest; choose another folder with --out, or remove that file."
    )
    assert path.read_bytes() == content


def test_results_of_another_contest_keep_their_half_written_line(tmp_path: Path) -> None:
    _, path = played(tmp_path)
    path.write_bytes(path.read_bytes()[:-10])
    before = path.read_bytes()
    with pytest.raises(BadResults):
        ResultsFile(tmp_path, contest(bots="random", seed=2))
    assert path.read_bytes() == before


def install_versions(folder: Path, *versions: str) -> None:
    for version in versions:
        install_bot(folder / version, "steady", STEADY_BOT, version)


def test_results_of_another_version_of_a_bot_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install_versions(tmp_path, "1.0", "2.0")
    monkeypatch.syspath_prepend(str(tmp_path / "1.0"))
    steady = contest(bots="random,steady")
    with ResultsFile(tmp_path, steady) as file:
        file.add(result("random,steady", [1, 2]))
    with ResultsFile(tmp_path, steady) as file:
        assert len(file.results) == 1
    before = (tmp_path / FILE_NAME).read_bytes()
    monkeypatch.syspath_prepend(str(tmp_path / "2.0"))
    with pytest.raises(BadResults) as error:
        ResultsFile(tmp_path, steady)
    assert str(error.value) == (
        f"{tmp_path / FILE_NAME} holds results of the bot 'steady' from steady 1.0, which cannot be compared with "
        "those from steady 2.0; choose another folder with --out, or remove that file."
    )
    assert (tmp_path / FILE_NAME).read_bytes() == before
    with ResultsFile(tmp_path, contest(bots="random,greedy")) as file:
        assert len(file.results) == 1, "others may go on"


def test_a_bot_of_another_package_can_join_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install_versions(tmp_path, "1.0", "2.0")
    with ResultsFile(tmp_path, contest()) as file:
        file.add(result("random,greedy", [1, 2]))
    monkeypatch.syspath_prepend(str(tmp_path / "1.0"))
    joined = contest(bots="random,greedy,steady:1,steady:2")
    for _ in range(2):
        with ResultsFile(tmp_path, joined) as file:
            assert len(file.results) == 1
    assert (tmp_path / FILE_NAME).read_text().count('{"packages":{"steady":"steady 1.0"}}') == 1
    monkeypatch.syspath_prepend(str(tmp_path / "2.0"))
    with pytest.raises(BadResults, match=r"the bot 'steady' from steady 1\.0"):
        ResultsFile(tmp_path, joined)


def test_more_bots_and_more_games_go_on_in_the_same_file(tmp_path: Path) -> None:
    played(tmp_path)
    more = contest(bots="random,greedy", games=6)
    with ResultsFile(tmp_path, more) as file:
        assert len(file.results) == 3
        assert len(file.missing(schedule(more))) == 6
    longer = contest(bots="random", games=5)
    with ResultsFile(tmp_path, longer) as file:
        assert len(file.missing(schedule(longer))) == 2
