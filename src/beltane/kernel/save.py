"""Save files: JSON with everything needed to replay a match, and a loader that trusts nothing in them."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from beltane.kernel.errors import BadSave, BeltaneError
from beltane.kernel.game import AnyGame, find_game
from beltane.kernel.match import Match
from beltane.kernel.phrases import Phrase, Verbatim
from beltane.kernel.quoting import quoted
from beltane.kernel.random import LARGEST_SEED

FORMAT = 1
LONGEST_WORD = 100
UNLIMITED = "unlimited"
"""The only value of the field `undo`, which is present only in matches that allow any action to be taken back."""


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


_WHOLE_NUMBER = Phrase("save-field-number", {"most": Verbatim(str(LARGEST_SEED))})
_FIELDS: dict[str, tuple[Callable[[object], bool], Phrase]] = {
    "format": (_is_whole_number, _WHOLE_NUMBER),
    "game": (_is_word, Phrase("save-field-game")),
    "rules": (_is_whole_number, _WHOLE_NUMBER),
    "edition": (_is_edition, Phrase("save-field-edition")),
    "seats": (_is_whole_number, _WHOLE_NUMBER),
    "options": (_is_words_by_name, Phrase("save-field-options")),
    "seed": (_is_whole_number, _WHOLE_NUMBER),
    "actions": (_is_list, Phrase("save-field-actions")),
}


def _parse(text: str | bytes) -> dict[str, Any]:
    try:
        content = json.loads(text, object_pairs_hook=_without_repetition)
    except UnicodeDecodeError:
        raise BadSave("save-not-text") from None
    except json.JSONDecodeError as error:
        raise BadSave("save-not-json-line", line=str(error.lineno)) from None
    except RecursionError:
        raise BadSave("save-not-json") from None
    except ValueError:
        raise BadSave("save-number-too-long") from None
    if not isinstance(content, dict):
        raise BadSave("save-no-object")
    return content


def _without_repetition(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    content = dict(pairs)
    if len(content) < len(pairs):
        names = [name for name, _ in pairs]
        repeated = next(name for name in names if names.count(name) > 1)
        raise BadSave("save-field-twice", field=quoted(repeated))
    return content


def _check_fields(content: dict[str, Any]) -> None:
    for name, (is_right, expected) in _FIELDS.items():
        if name not in content:
            raise BadSave("save-field-missing", field=name, expected=expected)
        if name == "seed" and content[name] is None:
            raise BadSave("save-without-seed")
        if not is_right(content[name]):
            raise BadSave("save-field-bad", field=name, found=quoted(content[name]), expected=expected)
        # Another format may well have other fields, so all that can be reported is its number.
        if name == "format" and content[name] != FORMAT:
            raise BadSave("save-other-format", found=str(content[name]), format=str(FORMAT))
    unknown = sorted(set(content) - set(_FIELDS) - {"points", "players", "undo"})
    if unknown:
        raise BadSave("save-field-unknown", field=quoted(unknown[0]))


def _find_game(content: dict[str, Any]) -> AnyGame:
    try:
        return find_game(content["game"])
    except BeltaneError as error:
        raise BadSave("save-field-wrong", field="game", problem=error.phrase) from None


def _check_versions(content: dict[str, Any], game: AnyGame) -> None:
    if content["rules"] != game.rules_version:
        raise BadSave("save-other-rules", found=str(content["rules"]), title=game.title, rules=str(game.rules_version))
    found, current = content["edition"], game.edition
    if (found["name"], found["digest"]) != (current.name, current.digest):
        raise BadSave(
            "save-other-edition",
            found=quoted(found["name"]),
            digest=quoted(found["digest"]),
            current=quoted(current.name),
            currentdigest=quoted(current.digest),
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
            raise BadSave("save-field-wrong", field=name, problem=error.phrase) from None
    return Match(game, seats, content["seed"], options, unlimited_undo=_unlimited_undo(content))


def _unlimited_undo(content: dict[str, Any]) -> bool:
    if "undo" not in content:
        return False
    if content["undo"] != UNLIMITED:
        raise BadSave("save-bad-undo", found=quoted(content["undo"]), expected=UNLIMITED)
    return True


def _players(content: dict[str, Any]) -> tuple[str, ...]:
    if "players" not in content:
        return ()
    players, seats = content["players"], content["seats"]
    if not isinstance(players, list) or len(players) != seats or not all(map(_is_word, players)):
        raise BadSave("save-bad-players", found=quoted(players), seats=seats)
    return tuple(players)


def _replay(match: Match, ply: int, notation: object) -> None:
    if not isinstance(notation, str):
        raise BadSave("save-ply-no-action", ply=str(ply), found=quoted(notation))
    try:
        match.play(notation)
    except BeltaneError as error:
        raise BadSave("save-ply-wrong", ply=str(ply), problem=error.phrase) from None


def _check_points(content: dict[str, Any], match: Match) -> None:
    if not match.over:
        if "points" in content:
            raise BadSave("save-points-too-early")
        return
    points = _points(match)
    if "points" not in content:
        raise BadSave("save-points-missing", points=str(points))
    found = content["points"]
    # Types are compared too, so that 1.0 and true do not pass for 1.
    if not isinstance(found, list) or [(type(p), p) for p in found] != [(int, p) for p in points]:
        raise BadSave("save-points-wrong", found=quoted(found), points=str(points))


def _points(match: Match) -> list[int]:
    """The points by seat; an automaton's are not saved."""
    return [standing.points for standing in match.standings() if standing.seat is not None]
