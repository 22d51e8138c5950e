"""Where games at the terminal are kept, and writing them."""

from __future__ import annotations

import shlex
import tempfile
from pathlib import Path

from platformdirs import user_data_path

from beltane.cli.saves import file_name, write_whole
from beltane.kernel.errors import BeltaneError
from beltane.kernel.match import Match


def default_file(match: Match) -> Path:
    """The file that a match is saved in unless the player names another."""
    return user_data_path("beltane") / "saves" / file_name(match)


def typed_file(file: Path) -> str:
    """A file as it can be typed in a shell, short if it lies at home."""
    if file.is_relative_to(Path.home()):
        short = f"~/{file.relative_to(Path.home())}"
        if shlex.quote(short[2:]) == short[2:]:
            return short
    return shlex.quote(str(file))


def write_save(match: Match, file: Path) -> None:
    """Write a match's save file whole, or leave what was there."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        write_whole(file, match.save())
    except OSError as error:
        raise BeltaneError(f"The save file {file} cannot be written: {error.strerror}.") from None


def save_somewhere(match: Match, file: Path) -> Path:
    """Write a match's save file, among the temporary files if need be, so that no game is lost; returns where."""
    try:
        write_save(match, file)
        return file
    except BeltaneError:
        elsewhere = Path(tempfile.gettempdir()) / file.name
        write_save(match, elsewhere)
        return elsewhere
