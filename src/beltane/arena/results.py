"""The results file: one line of JSON for the contest, then one for each finished match, appended as matches end.

When bots of other packages join, a line before their matches gives the packages' versions.

Finished matches survive any interruption: an incomplete last line is dropped when the file is opened, and its match is
played again.
"""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from types import TracebackType
from typing import Any

from beltane.arena.contest import Contest, ScheduledMatch, fingerprint
from beltane.arena.run.match import Automaton, Result
from beltane.kernel.errors import BeltaneError

FORMAT = 1
FILE_NAME = "results.jsonl"
PACKAGES = "packages"


class BadResults(BeltaneError):
    """A results file that is damaged, or belongs to another contest."""


class ResultsFile:
    """The results of a contest in a folder, read when opened; `with` closes it."""

    def __init__(self, folder: Path, contest: Contest) -> None:
        self.path = folder / FILE_NAME
        self.results: dict[ScheduledMatch, Result] = {}
        self._packages: dict[str, str] = {}
        header = {"format": FORMAT, **fingerprint(contest)}
        packages = header.pop(PACKAGES)
        folder.mkdir(parents=True, exist_ok=True)
        content = self.path.read_bytes() if self.path.exists() else b""
        whole = content.rfind(b"\n") + 1
        if not whole and not _as_line(header).startswith(content):
            raise _not_this_contest(self.path)
        self._read(content[:whole].splitlines(), header)
        self._check_packages(packages)
        self._file = os.open(self.path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o644)
        if whole < len(content):
            # Only now is it certain that the file is this contest's, and that the incomplete line is one of ours.
            os.ftruncate(self._file, whole)
        if not whole:
            self._write(header)
        if not packages.keys() <= self._packages.keys():
            self._write({PACKAGES: packages})

    def __enter__(self) -> ResultsFile:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        os.close(self._file)

    def add(self, result: Result) -> None:
        """Store a finished match."""
        self.results[result.scheduled] = result
        self._write(asdict(result))

    def missing(self, planned: Sequence[ScheduledMatch]) -> list[ScheduledMatch]:
        """The matches still to be played."""
        return [scheduled for scheduled in planned if scheduled not in self.results]

    def finished(self, planned: Sequence[ScheduledMatch]) -> list[Result]:
        """The results of those planned matches that have been played, in the same order."""
        return [self.results[scheduled] for scheduled in planned if scheduled in self.results]

    def _read(self, lines: Sequence[bytes], header: dict[str, Any]) -> None:
        for number, line in enumerate(lines, start=1):
            if number == 1:
                _check_header(self.path, line, header)
            else:
                self._read_line(number, line)

    def _read_line(self, number: int, line: bytes) -> None:
        try:
            content = _parse(line)
            if PACKAGES in content:
                self._packages.update(content[PACKAGES])
            else:
                result = _result_of(content)
                self.results.setdefault(result.scheduled, result)
        except (KeyError, TypeError, ValueError):
            raise BadResults("results-damaged", file=str(self.path), line=str(number)) from None

    def _check_packages(self, packages: dict[str, str]) -> None:
        for kind, package in packages.items():
            earlier = self._packages.get(kind, package)
            if earlier != package:
                raise BadResults(
                    "results-of-other-package", file=str(self.path), bot=kind, earlier=earlier, package=package
                )

    def _write(self, content: dict[str, Any]) -> None:
        # A single call, so that an interruption comes either before or after the whole line.
        os.write(self._file, _as_line(content))


def _as_line(content: dict[str, Any]) -> bytes:
    return (json.dumps(content, separators=(",", ":")) + "\n").encode()


def _check_header(path: Path, line: bytes, expected: dict[str, Any]) -> None:
    try:
        found = _parse(line)
    except (TypeError, ValueError):
        raise _not_this_contest(path) from None
    for name, value in expected.items():
        if found.get(name) != value:
            raise _other_contest(path, name, found.get(name), value)


def _not_this_contest(path: Path) -> BadResults:
    return BadResults("results-foreign", file=str(path))


def _other_contest(path: Path, name: str, found: object, wanted: object) -> BadResults:
    if name in ("code", "network"):
        return BadResults("results-of-other-version", file=str(path))
    return BadResults("results-of-other-contest", file=str(path), field=name, found=repr(found), wanted=repr(wanted))


def _result_of(content: dict[str, Any]) -> Result:
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


def _parse(line: bytes) -> dict[str, Any]:
    content = json.loads(line)
    if not isinstance(content, dict):
        raise TypeError
    return content
