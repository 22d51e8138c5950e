"""The save files of games in the terminal: where they are, finding unfinished ones, and writing them."""

from __future__ import annotations

import json
import os
import tempfile
from dataclasses import dataclass, replace
from datetime import datetime
from itertools import count
from pathlib import Path

from platformdirs import user_data_path

from beltane.cli import terminal
from beltane.cli.saves import file_name, read_match, write_whole
from beltane.kernel.errors import BeltaneError
from beltane.kernel.game import game_names
from beltane.kernel.match import Match
from beltane.kernel.settings import edition_folder
from beltane.kernel.system_errors import reason_of

LOOKED_AT = 40
"""Maximum number of save files, newest first, that are searched for unfinished games."""
MOST_OFFERED = 8


@dataclass(frozen=True)
class SavedGame:
    """A save file's contents, read without replaying it; `turn` is known once it has been replayed."""

    file: Path
    game: str
    players: tuple[str, ...]
    actions: int
    finished: bool
    changed: datetime
    turn: int | None = None


def _folder() -> Path:
    return user_data_path("beltane") / "saves"


def new_file(match: Match) -> Path:
    """The default save file of a new match, never one that exists."""
    return _free(_folder() / file_name(match))


def unfinished_games() -> list[SavedGame]:
    """Saved games that can be continued, newest first; damaged and finished ones are skipped."""
    newest = sorted(_folder().glob("*.json"), key=_last_change, reverse=True)
    found = [look_into(file) for file in newest[:LOOKED_AT]]
    return [game for game in found if game is not None and game.players and not game.finished][:MOST_OFFERED]


def look_into(file: Path) -> SavedGame | None:
    """A save file's contents, or None if it cannot be read. This needs no rules, so it is fast."""
    try:
        content = json.loads(file.read_bytes())
        game, players, actions = content["game"], content.get("players", []), content["actions"]
        changed = datetime.fromtimestamp(_last_change(file))
        saved = SavedGame(file, game, tuple(map(str, players)), len(actions), "points" in content, changed)
    except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return None
    return saved if game in game_names() else None


def played_through(saved: SavedGame) -> SavedGame | None:
    """The same with the turn that the game has reached; None if the game is over or its file damaged."""
    try:
        match = read_match(saved.file)
    except BeltaneError:
        return None
    return None if match.over else replace(saved, turn=int(match.state.turn))


def _last_change(file: Path) -> float:
    try:
        return file.stat().st_mtime
    except OSError:
        return 0.0


def named_file(typed: str) -> Path:
    """The file that the player typed."""
    try:
        return Path(typed).expanduser()
    except RuntimeError:
        raise BeltaneError("save-no-home", file=typed) from None


def _free(file: Path) -> Path:
    """The file itself, or if it exists, the first free name with a number appended."""
    names = (file if number == 1 else file.with_stem(f"{file.stem}-{number}") for number in count(1))
    return next(name for name in names if not os.path.lexists(name))


def resume_command(file: Path) -> str:
    """The shell command that continues a game."""
    return _command("play", "--resume", file)


def replay_command(file: Path) -> str:
    """The shell command that replays a game."""
    return _command("replay", file)


def _command(*words: str | Path) -> str:
    edition = edition_folder()
    chosen = () if edition is None else ("--edition", edition.absolute())
    return " ".join(_typed(word) for word in ("beltane", *chosen, *words))


def _typed(word: str | Path) -> str:
    """A word or a file as it is typed in a shell, shortened if it is in the home folder."""
    # Unlike Path.home, this does not fail for a user without one.
    home = os.path.expanduser("~")
    if not terminal.WINDOWS and isinstance(word, Path) and word.is_relative_to(home):
        short = str(word.relative_to(home))
        if terminal.as_typed([short]) == short:
            return f"~/{short}"
    return terminal.as_typed([str(word)])


def write_save(match: Match, file: Path) -> None:
    """Write a match's save file atomically."""
    text = match.save()
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        write_whole(file, text)
    except OSError as error:
        raise BeltaneError("save-unwritable", file=str(file), reason=reason_of(error)) from None
    except ValueError:
        raise BeltaneError("save-no-name", file=str(file)) from None


def save_somewhere(match: Match, file: Path) -> Path:
    """Write a match's save file, among the temporary files if need be, so that no game is lost; returns it."""
    try:
        write_save(match, file)
        return file
    except BeltaneError:
        elsewhere = _free(Path(tempfile.gettempdir()) / file.name)
        write_save(match, elsewhere)
        return elsewhere
