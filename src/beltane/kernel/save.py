"""Save files: JSON with everything needed to replay a match, and a loader that trusts nothing in them."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from beltane.kernel.errors import BadSave, BeltaneError
from beltane.kernel.game import AnyGame, find_game
from beltane.kernel.match import Match
from beltane.kernel.quoting import quoted
from beltane.kernel.random import LARGEST_SEED

FORMAT = 1
LONGEST_WORD = 100
UNLIMITED = "unlimited"
"""The only value of the field `undo`, which is there only in matches that allow any action to be taken back."""


def write_save(match: Match) -> str:
    """The text of a save file. The same match always gives the same text."""
    game = match.game
    content: dict[str, Any] = {
        "format": FORMAT,
        "game": game.name,
        "rules": game.rules_version,
        "edition": {"name": game.edition.name, "digest": game.edition.digest},
        "seats": match.seats,
        "options": match.options,
        "seed": match.seed,
        "actions": [game.actions.notation(number) for number in match.actions],
    }
    if match.over:
        content["points"] = _points(match)
    if match.players:
        content["players"] = list(match.players)
    if match.unlimited_undo:
        content["undo"] = UNLIMITED
    return json.dumps(content, indent=1) + "\n"


def read_save(text: str | bytes) -> Match:
    """The match in a save file, replayed and checked move by move."""
    content = _parse(text)
    _check_fields(content)
    game = _find_game(content)
    _check_versions(content, game)
    match = _start(content, game)
    match.players = _players(content)
    for ply, notation in enumerate(content["actions"], start=1):
        _replay(match, ply, notation)
    _check_points(content, match)
    return match


def _is_whole_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= LARGEST_SEED


def _is_word(value: object) -> bool:
    return isinstance(value, str) and len(value) <= LONGEST_WORD


def _is_words_by_name(value: object) -> bool:
    return isinstance(value, dict) and all(_is_word(name) and _is_word(word) for name, word in value.items())


def _is_edition(value: object) -> bool:
    return isinstance(value, dict) and set(value) == {"name", "digest"} and _is_words_by_name(value)


def _is_list(value: object) -> bool:
    return isinstance(value, list)


_WHOLE_NUMBER = f"a whole number from 0 to {LARGEST_SEED}"
_FIELDS: dict[str, tuple[Callable[[object], bool], str]] = {
    "format": (_is_whole_number, _WHOLE_NUMBER),
    "game": (_is_word, "a game's name"),
    "rules": (_is_whole_number, _WHOLE_NUMBER),
    "edition": (_is_edition, "a name with its digest"),
    "seats": (_is_whole_number, _WHOLE_NUMBER),
    "options": (_is_words_by_name, "option names with their choices"),
    "seed": (_is_whole_number, _WHOLE_NUMBER),
    "actions": (_is_list, "a list of actions in notation"),
}


def _parse(text: str | bytes) -> dict[str, Any]:
    try:
        content = json.loads(text, object_pairs_hook=_without_repetition)
    except UnicodeDecodeError:
        raise BadSave("This is not a save file: it is not text.") from None
    except (json.JSONDecodeError, RecursionError) as error:
        where = f" (line {error.lineno})" if isinstance(error, json.JSONDecodeError) else ""
        raise BadSave(f"This is not a save file, or it is damaged: it is not valid JSON{where}.") from None
    except ValueError:
        raise BadSave("This save file is damaged: it holds a number too long to read.") from None
    if not isinstance(content, dict):
        raise BadSave("This is not a save file: a JSON object is expected.")
    return content


def _without_repetition(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    content = dict(pairs)
    if len(content) < len(pairs):
        names = [name for name, _ in pairs]
        repeated = next(name for name in names if names.count(name) > 1)
        raise BadSave(f"This save file is damaged: the field {quoted(repeated)} stands in it twice.")
    return content


def _check_fields(content: dict[str, Any]) -> None:
    for name, (is_right, expected) in _FIELDS.items():
        if name not in content:
            raise BadSave(f"This save file is damaged: the field '{name}' is missing ({expected} is expected).")
        if not is_right(content[name]):
            found = quoted(content[name])
            raise BadSave(f"This save file is damaged: the field '{name}' holds {found}; {expected} is expected.")
        # Another format may well have other fields, so that only its number can be told about it.
        if name == "format" and content[name] != FORMAT:
            raise BadSave(f"This save file has format {content[name]}; this version of Beltane reads format {FORMAT}.")
    unknown = sorted(set(content) - set(_FIELDS) - {"points", "players", "undo"})
    if unknown:
        raise BadSave(f"This save file is foreign or damaged: the field {quoted(unknown[0])} is not known.")


def _find_game(content: dict[str, Any]) -> AnyGame:
    try:
        return find_game(content["game"])
    except BeltaneError as error:
        raise BadSave(f"The field 'game' of this save file is wrong: {error}") from None


def _check_versions(content: dict[str, Any], game: AnyGame) -> None:
    if content["rules"] != game.rules_version:
        raise BadSave(
            f"This save file follows version {content['rules']} of the rules of {game.title}; "
            f"this version of Beltane plays version {game.rules_version}."
        )
    found, current = content["edition"], game.edition
    if (found["name"], found["digest"]) != (current.name, current.digest):
        raise BadSave(
            f"This save file was played with the edition {quoted(found['name'])} ({quoted(found['digest'])}) of the "
            f"components; Beltane now runs with {current.name!r} ({current.digest!r})."
        )


def _start(content: dict[str, Any], game: AnyGame) -> Match:
    seats, options = content["seats"], content["options"]
    checks: tuple[tuple[str, Callable[[], object]], ...] = (
        ("seats", lambda: game.check_seats(seats)),
        ("options", lambda: game.check_options(seats, options)),
    )
    for name, check in checks:
        try:
            check()
        except BeltaneError as error:
            raise BadSave(f"The field '{name}' of this save file is wrong: {error}") from None
    return Match(game, seats, content["seed"], options, unlimited_undo=_unlimited_undo(content))


def _unlimited_undo(content: dict[str, Any]) -> bool:
    if "undo" not in content:
        return False
    if content["undo"] != UNLIMITED:
        found = quoted(content["undo"])
        raise BadSave(f"The field 'undo' of this save file holds {found}; {UNLIMITED!r} is expected, or no such field.")
    return True


def _players(content: dict[str, Any]) -> tuple[str, ...]:
    if "players" not in content:
        return ()
    players, seats = content["players"], content["seats"]
    if not isinstance(players, list) or len(players) != seats or not all(map(_is_word, players)):
        found = quoted(players)
        raise BadSave(f"The field 'players' of this save file holds {found}; {seats} words are expected.")
    return tuple(players)


def _replay(match: Match, ply: int, notation: object) -> None:
    if not isinstance(notation, str):
        raise BadSave(f"Ply {ply} of this save file holds {quoted(notation)}; an action in notation is expected.")
    try:
        match.play(notation)
    except BeltaneError as error:
        raise BadSave(f"Ply {ply} of this save file is wrong: {error}") from None


def _check_points(content: dict[str, Any], match: Match) -> None:
    if not match.over:
        if "points" in content:
            raise BadSave("The field 'points' of this save file should not be there: the game is not over.")
        return
    points = _points(match)
    if "points" not in content:
        raise BadSave(f"This save file is damaged: the field 'points' is missing ({points} is expected).")
    found = content["points"]
    # Types are compared too, so that 1.0 and true do not pass for 1.
    if not isinstance(found, list) or [(type(p), p) for p in found] != [(int, p) for p in points]:
        raise BadSave(f"The field 'points' of this save file holds {quoted(found)}, but the game ends with {points}.")


def _points(match: Match) -> list[int]:
    """The points by seat; an automaton's are not saved."""
    return [standing.points for standing in match.standings() if standing.seat is not None]
