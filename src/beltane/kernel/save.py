"""Save files: JSON with everything needed to replay a match, and a loader that trusts nothing in them."""

from __future__ import annotations

import json
from typing import Any

from beltane.kernel.errors import BadSave, BeltaneError
from beltane.kernel.game import Game, find_game
from beltane.kernel.match import Match

FORMAT = 1
LONGEST_WORD = 100
_FIELDS: dict[str, tuple[type, str]] = {
    "format": (int, "a whole number"),
    "game": (str, "a game's name"),
    "rules": (int, "a whole number"),
    "edition": (dict, "a name and a digest"),
    "seats": (int, "a whole number"),
    "options": (dict, "option names with their choices"),
    "seed": (int, "a whole number"),
    "actions": (list, "a list of actions in notation"),
}


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
    if match.players:
        content["players"] = list(match.players)
    if match.over:
        content["points"] = [standing.points for standing in match.standings()]
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


def _parse(text: str | bytes) -> dict[str, Any]:
    try:
        content = json.loads(text)
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


def _check_fields(content: dict[str, Any]) -> None:
    for name, (kind, expected) in _FIELDS.items():
        if name not in content:
            raise BadSave(f"This save file is damaged: the field '{name}' is missing ({expected} is expected).")
        value = content[name]
        if not isinstance(value, kind) or isinstance(value, bool):
            raise BadSave(
                f"This save file is damaged: the field '{name}' holds {_short(value)}; {expected} is expected."
            )
        if name == "format" and value != FORMAT:
            raise BadSave(f"This save file has format {_short(value)}; this version of Beltane reads format {FORMAT}.")
    unknown = sorted(set(content) - set(_FIELDS) - {"points", "players"})
    if unknown:
        raise BadSave(f"This save file is foreign or damaged: the field {_short(unknown[0])} is not known.")


def _find_game(content: dict[str, Any]) -> Game:
    try:
        return find_game(content["game"])
    except BeltaneError as error:
        raise BadSave(f"The field 'game' of this save file is wrong: {error}") from None


def _check_versions(content: dict[str, Any], game: Game) -> None:
    if content["rules"] != game.rules_version:
        raise BadSave(
            f"This save file follows version {_short(content['rules'])} of the rules of {game.title}; "
            f"this version of Beltane plays version {game.rules_version}."
        )
    edition = {"name": game.edition.name, "digest": game.edition.digest}
    if content["edition"] != edition:
        found = content["edition"]
        name, digest = _short(found.get("name")), _short(found.get("digest"))
        raise BadSave(
            f"This save file was played with the edition {name} ({digest}) of the components; "
            f"Beltane now runs with {game.edition.name!r} ({game.edition.digest!r})."
        )


def _start(content: dict[str, Any], game: Game) -> Match:
    for name, check in (
        ("seats", lambda: game.check_seats(content["seats"])),
        ("options", lambda: game.option_values(content["options"])),
        ("seed", lambda: Match(game, content["seats"], content["seed"], content["options"])),
    ):
        try:
            result = check()
        except BeltaneError as error:
            raise BadSave(f"The field '{name}' of this save file is wrong: {error}") from None
    assert isinstance(result, Match)
    return result


def _players(content: dict[str, Any]) -> tuple[str, ...]:
    if "players" not in content:
        return ()
    players, seats = content["players"], content["seats"]
    if not isinstance(players, list) or len(players) != seats or not all(map(_is_word, players)):
        found = _short(players)
        raise BadSave(f"The field 'players' of this save file holds {found}; {seats} words are expected.")
    return tuple(players)


def _replay(match: Match, ply: int, notation: object) -> None:
    if not isinstance(notation, str):
        raise BadSave(f"Ply {ply} of this save file holds {_short(notation)}; an action in notation is expected.")
    try:
        match.play(notation)
    except BeltaneError as error:
        raise BadSave(f"Ply {ply} of this save file is wrong: {error}") from None


def _check_points(content: dict[str, Any], match: Match) -> None:
    points = [standing.points for standing in match.standings()] if match.over else None
    if content.get("points") != points:
        expected = f"the game ends with {points}" if match.over else "the game is not over"
        raise BadSave(f"The field 'points' of this save file holds {_short(content.get('points'))}, but {expected}.")


def _is_word(value: object) -> bool:
    return isinstance(value, str) and len(value) <= LONGEST_WORD


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 40 else text[:37] + "..."
