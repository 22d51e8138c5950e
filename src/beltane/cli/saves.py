"""Save files on disk: a failure to read one is reported in one sentence, and one is written whole or not at all."""

from __future__ import annotations

import os
import tempfile
from contextlib import suppress
from pathlib import Path

from beltane.kernel.errors import BadSave, BeltaneError
from beltane.kernel.match import Match
from beltane.kernel.system_errors import reason_of


def read_match(file: Path) -> Match:
    """The match in a save file."""
    try:
        content = file.read_bytes()
    except OSError as error:
        raise BadSave("save-unreadable", file=str(file), reason=reason_of(error)) from None
    try:
        return Match.load(content)
    except BadSave as error:
        raise BadSave("save-wrong", file=str(file), problem=error.phrase) from None


def make_folder(folder: Path) -> None:
    """Make sure that a folder exists and can be written to."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        raise _unwritable(folder, error) from None


def file_name(match: Match) -> str:
    """The default name of a match's save file."""
    return f"{match.game.name}-{match.seats}-seats-seed-{match.seed}.json"


def write_match(match: Match, folder: Path) -> None:
    """Write a match's save file into a folder, named after its game, seats and seed."""
    try:
        write_whole(folder / file_name(match), match.save())
    except OSError as error:
        raise _unwritable(folder, error) from None


def write_whole(file: Path, text: str) -> None:
    """Write to a temporary file and rename it, so that nobody ever finds half a file."""
    unfinished = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        unfinished.write_text(text, encoding="utf-8")
        unfinished.replace(file)
    finally:
        with suppress(OSError):
            unfinished.unlink(missing_ok=True)


def _unwritable(folder: Path, error: OSError) -> BeltaneError:
    return BeltaneError("folder-unwritable", folder=str(folder), reason=reason_of(error))
