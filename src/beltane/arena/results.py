"""The results file: one line of JSON for the contest, then one for each finished match, added as they come.

Whatever happens, finished matches are kept: a line that was being written when the machine stopped is dropped, and
playing goes on from there.
"""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from types import TracebackType
from typing import Any

from beltane.arena.contest import Contest, Fixture, identity
from beltane.arena.playing import Result
from beltane.kernel.errors import BeltaneError
from beltane.kernel.statistics import Automaton

FORMAT = 1
FILE_NAME = "results.jsonl"


class BadResults(BeltaneError):
    """A results file that is damaged, or belongs to another contest."""


class ResultsFile:
    """The results of a contest in a folder, read when opened; `with` closes it."""

    def __init__(self, folder: Path, contest: Contest) -> None:
        self.path = folder / FILE_NAME
        self.results: dict[Fixture, Result] = {}
        folder.mkdir(parents=True, exist_ok=True)
        lines = _whole_lines(self.path)
        header = {"format": FORMAT, **identity(contest)}
        if lines:
            _check_header(self.path, lines[0], header)
        for number, line in enumerate(lines[1:], start=2):
            result = _read_result(self.path, number, line)
            self.results.setdefault(result.fixture, result)
        self._file = os.open(self.path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o644)
        if not lines:
            self._write(header)

    def __enter__(self) -> ResultsFile:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        os.close(self._file)

    def add(self, result: Result) -> None:
        """Keep a finished match."""
        self.results[result.fixture] = result
        self._write(asdict(result))

    def missing(self, planned: Sequence[Fixture]) -> list[Fixture]:
        """The matches still to be played."""
        return [fixture for fixture in planned if fixture not in self.results]

    def finished(self, planned: Sequence[Fixture]) -> list[Result]:
        """The results of those matches that have been played, in the order of the plan."""
        return [self.results[fixture] for fixture in planned if fixture in self.results]

    def _write(self, content: dict[str, Any]) -> None:
        # One call for the whole line: an interruption comes before it or after it.
        os.write(self._file, (json.dumps(content, separators=(",", ":")) + "\n").encode())


def _whole_lines(path: Path) -> list[bytes]:
    """The lines of a file, after dropping one that was never finished."""
    try:
        content = path.read_bytes()
    except FileNotFoundError:
        return []
    whole = content.rfind(b"\n") + 1
    if whole < len(content):
        os.truncate(path, whole)
    return content[:whole].splitlines()


def _check_header(path: Path, line: bytes, expected: dict[str, Any]) -> None:
    found = _parse(path, 1, line)
    for name, value in expected.items():
        if found.get(name) != value:
            raise BadResults(_other_contest(path, name, found.get(name), value))


def _other_contest(path: Path, name: str, found: object, wanted: object) -> str:
    remedy = "choose another folder with --out, or remove that file"
    if name == "code":
        return f"{path} holds results of other versions of the rules or bots, which do not compare; {remedy}."
    return f"{path} holds results of another contest ({name} {found!r}, not {wanted!r}); {remedy}."


def _read_result(path: Path, number: int, line: bytes) -> Result:
    content = _parse(path, number, line)
    try:
        automaton = content["automaton"]
        return Result(
            deal=content["deal"],
            bots=tuple(content["bots"]),
            points=tuple(content["points"]),
            places=tuple(content["places"]),
            start=content["start"],
            turns=content["turns"],
            asked=tuple(content["asked"]),
            sources=tuple(content["sources"]),
            counts=tuple(content["counts"]),
            automaton=None if automaton is None else Automaton(**automaton),
            seconds=tuple(content["seconds"]),
        )
    except (KeyError, TypeError):
        raise _damaged(path, number) from None


def _parse(path: Path, number: int, line: bytes) -> dict[str, Any]:
    try:
        content = json.loads(line)
    except ValueError:
        raise _damaged(path, number) from None
    if not isinstance(content, dict):
        raise _damaged(path, number)
    return content


def _damaged(path: Path, number: int) -> BadResults:
    return BadResults(f"{path} is damaged at line {number}; remove that line, and its match is played again.")
