"""Save files with every kind of fault: one clear sentence that names the field or the ply, and never another error."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from beltane import Match
from beltane.kernel.errors import BadSave
from beltane.kernel.game import find_game
from beltane.kernel.phrases import Quoted, Verbatim
from beltane.kernel.quoting import quoted
from beltane.kernel.random import LARGEST_SEED
from tests.contract.corpus import Table, played_game

Content = dict[str, Any]

FIELDS = ("format", "game", "rules", "edition", "seats", "options", "seed", "actions")
PLIES = 12
HUGE = 10**4000
"""Just short enough to be read as a number."""


@cache
def finished() -> str:
    """The save of a finished game."""
    played = played_game(Table(find_game("meduris"), 3), 0)
    return played.match(len(played.actions)).save()


@cache
def unfinished() -> str:
    """The save of a game after a few plies."""
    return played_game(Table(find_game("meduris"), 3), 0).match(PLIES).save()


def nested(depth: int) -> Any:
    value: Any = []
    for _ in range(depth):
        value = [value]
    return value


def spoken(value: Quoted | Verbatim) -> str:
    return f"'{value.quoted}'" if isinstance(value, Quoted) else value.text


def refusal(text: str | bytes) -> str:
    """The sentence with which a save is refused."""
    with pytest.raises(BadSave) as error:
        Match.load(text)
    sentence = str(error.value)
    assert sentence.endswith((".", "?"))
    assert sentence.isprintable()
    assert len(sentence) < 400
    assert error.value.__cause__ is None
    return sentence


def changed(text: str, **fields: object) -> str:
    return json.dumps({**json.loads(text), **fields})


def test_good_saves_load() -> None:
    assert Match.load(finished()).over
    assert len(Match.load(unfinished()).actions) == PLIES


NOT_JSON: dict[str, str | bytes] = {
    "empty": "",
    "blank": " \n",
    "prose": "Dear diary",
    "python": "{'format': 1}",
    "comment": "// save\n{}",
    "two values": "{} {}",
    "nan key": "{NaN: 1}",
    "byte order mark": "\ufeff{}",
    "null bytes": b"\x00\x00\x00\x00",
    "picture": b"\x89PNG\r\n\x1a\n\x00\x00",
    "bad utf-8": b'{"format": "\xff\xfe"}',
    "archive": b"PK\x03\x04" + bytes(range(256)),
    "deep nesting": "[" * 100_000,
    "deep nesting, closed": "[" * 100_000 + "]" * 100_000,
    "deep objects": '{"format":' * 100_000,
}


@pytest.mark.parametrize("text", NOT_JSON.values(), ids=NOT_JSON)
def test_what_is_no_json_is_refused(text: str | bytes) -> None:
    assert refusal(text).startswith("This is not a save file")


@pytest.mark.parametrize("text", ["null", "true", "1", "NaN", '"save"', "[]", "[{}]"])
def test_what_is_no_object_is_refused(text: str) -> None:
    assert refusal(text) == "This is not a save file: a JSON object is expected."


def test_a_truncated_file_is_refused_wherever_it_ends() -> None:
    text = unfinished().rstrip()
    for length in range(len(text)):
        assert "it is not valid JSON (line " in refusal(text[:length])


def test_a_number_of_too_many_digits_is_refused() -> None:
    digits = "9" * 5000
    assert refusal(unfinished().replace('"seed": 0', f'"seed": {digits}')) == (
        "This save file is damaged: it holds a number too long to read."
    )


@pytest.mark.parametrize("field", FIELDS)
def test_a_missing_field_is_named(field: str) -> None:
    content = json.loads(unfinished())
    del content[field]
    assert f"the field '{field}' is missing" in refusal(json.dumps(content))


def test_missing_points_are_named() -> None:
    content = json.loads(finished())
    points = content.pop("points")
    assert refusal(json.dumps(content)) == (
        f"This save file is damaged: the field 'points' is missing ({points} is expected)."
    )


WRONG_VALUES = {
    "null": None,
    "true": True,
    "false": False,
    "float": 1.5,
    "whole float": 1.0,
    "nan": float("nan"),
    "infinity": float("inf"),
    "negative": -1,
    "huge": HUGE,
    "empty text": "",
    "number as text": "1",
    "long text": "x" * 100_000,
    "surrogate": "\ud800",
    "control characters": "\x00\n\x1b[2J",
    "empty list": [],
    "list": [1],
    "empty object": {},
    "object": {"name": "standard"},
    "nested": nested(50),
    "deeply nested": nested(700),
    "object of objects": {"name": {"name": nested(100)}, "digest": {}},
}
RIGHT_AFTER_ALL = {("options", "empty object"), ("actions", "empty list")}


@pytest.mark.parametrize("field", FIELDS)
@pytest.mark.parametrize("wrong", WRONG_VALUES)
def test_a_wrong_value_is_refused_and_its_field_named(field: str, wrong: str) -> None:
    if (field, wrong) in RIGHT_AFTER_ALL:
        assert Match.load(changed(unfinished(), **{field: WRONG_VALUES[wrong]}))
        return
    sentence = refusal(changed(unfinished(), **{field: WRONG_VALUES[wrong]}))
    at_first_ply = field == "actions" and isinstance(WRONG_VALUES[wrong], list)
    assert ("Ply 1 of" if at_first_ply else f"'{field}'") in sentence


@pytest.mark.parametrize("wrong", WRONG_VALUES)
def test_wrong_points_are_refused(wrong: str) -> None:
    assert refusal(changed(finished(), points=WRONG_VALUES[wrong])).startswith(
        "The field 'points' of this save file holds "
    )


@pytest.mark.parametrize(
    "spoil",
    [
        lambda points: points[:-1],
        lambda points: [*points, 0],
        lambda points: [points[0] + 1, *points[1:]],
        lambda points: [float(point) for point in points],
        lambda points: [str(point) for point in points],
        lambda points: [points],
        lambda points: [-point for point in points],
        lambda points: [True, *points[1:]],
    ],
)
def test_points_other_than_those_of_the_game_are_refused(spoil: Callable[[list[int]], object]) -> None:
    points = json.loads(finished())["points"]
    sentence = refusal(changed(finished(), points=spoil(points)))
    assert sentence.endswith(f", but the game ends with {points}.")


@pytest.mark.parametrize("points", [None, [], [0, 0, 0]])
def test_an_unfinished_game_has_no_points(points: object) -> None:
    assert refusal(changed(unfinished(), points=points)) == (
        "The field 'points' of this save file should not be there: the game is not over."
    )


@pytest.mark.parametrize("name", ["", "Seed", "seed ", "comment", "x" * 10_000, "\ud800"])
def test_an_unknown_field_is_refused(name: str) -> None:
    assert "is foreign or damaged: the field" in refusal(changed(unfinished(), **{name: 1}))


@pytest.mark.parametrize("field", ["seed", "actions", "format"])
def test_a_field_that_stands_there_twice_is_refused(field: str) -> None:
    value = json.dumps(json.loads(unfinished())[field])
    text = unfinished().replace("{", f'{{"{field}": {value},', 1)
    assert refusal(text) == f"This save file is damaged: it has the field '{field}' twice."


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"format": 2}, "This save file has format 2; this version of Beltane reads format 1."),
        ({"format": 0}, "This save file has format 0; this version of Beltane reads format 1."),
        (
            {"game": "chess"},
            "The field 'game' of this save file is wrong: There is no game 'chess'; the games are ",
        ),
        (
            {"game": "Meduris"},
            "The field 'game' of this save file is wrong: There is no game 'Meduris'; the games are ",
        ),
        (
            {"rules": 99},
            "This save file follows version 99 of the rules of Meduris; this version of Beltane plays version ",
        ),
        (
            {"edition": {"name": "club", "digest": "abc"}},
            "This game was saved with edition 'club' ('abc') of the components; Beltane is now running with ",
        ),
        (
            {"edition": {"name": "standard"}},
            "This save file is damaged: the field 'edition' holds {'name': 'standard'}; a name with its digest is ",
        ),
        (
            {"seats": 5},
            "The field 'seats' of this save file is wrong: Meduris has 2 to 4 seats, not 5.",
        ),
        ({"seats": 0}, "The field 'seats' of this save file is wrong: Meduris has 2 to 4 seats, not 0."),
        (
            {"options": {"colour": "red"}},
            "The field 'options' of this save file is wrong: Meduris has no option 'colour'; its options are screens.",
        ),
        (
            {"options": {"screens": "half"}},
            "The field 'options' of this save file is wrong: "
            "The option 'screens' takes one of closed or open, not 'half'.",
        ),
        (
            {"options": {"screens": ["open"]}},
            "This save file is damaged: the field 'options' holds {'screens': ['open']}; option names with their ",
        ),
        (
            {"seed": LARGEST_SEED + 1},
            "This save file is damaged: the field 'seed' holds 9223372036854775808; a whole number from 0 to ",
        ),
        ({"seed": "7"}, "This save file is damaged: the field 'seed' holds '7'; a whole number from 0 to "),
        (
            {"actions": "place wood"},
            "This save file is damaged: the field 'actions' holds 'place wood'; a list of actions in notation is ",
        ),
    ],
)
def test_what_is_wrong_and_what_is_expected_is_said(fields: Content, sentence: str) -> None:
    assert refusal(changed(unfinished(), **fields)).startswith(sentence)


def test_another_format_is_refused_before_anything_else_is_read() -> None:
    assert refusal('{"format": 7}') == "This save file has format 7; this version of Beltane reads format 1."


ALIEN_ACTIONS = [None, True, 3, 1.5, float("nan"), [], ["place wood"], {}, nested(700), HUGE]


@pytest.mark.parametrize("action", ALIEN_ACTIONS, ids=range(len(ALIEN_ACTIONS)))
@pytest.mark.parametrize("ply", [1, 5, PLIES])
def test_an_action_that_is_no_text_is_refused_by_its_ply(action: object, ply: int) -> None:
    actions = json.loads(unfinished())["actions"]
    actions[ply - 1] = action
    sentence = refusal(changed(unfinished(), actions=actions))
    assert sentence.startswith(f"Ply {ply} of this save file holds ")
    assert sentence.endswith("; an action in notation is expected.")


@pytest.mark.parametrize("action", ["", "fly north", "place", "place wood wood", "\ud800", "\n", "z" * 1_000_000])
@pytest.mark.parametrize("ply", [1, 5, PLIES])
def test_an_unknown_action_is_refused_by_its_ply(action: str, ply: int) -> None:
    actions = json.loads(unfinished())["actions"]
    actions[ply - 1] = action
    sentence = refusal(changed(unfinished(), actions=actions))
    assert sentence.startswith(f"Ply {ply} of this save file is wrong: ")
    assert "is not an action of this game" in sentence


def test_an_illegal_action_is_refused_by_its_ply_with_the_choices_there_were() -> None:
    actions = json.loads(unfinished())["actions"]
    actions[2] = "offer both"
    assert refusal(changed(unfinished(), actions=actions)).startswith(
        "Ply 3 of this save file is wrong: 'offer both' is not legal now; the choices are place wood, place "
    )


def test_actions_after_the_end_are_refused() -> None:
    actions = json.loads(finished())["actions"]
    assert refusal(changed(finished(), actions=[*actions, "offer nothing"])) == (
        f"Ply {len(actions) + 1} of this save file is wrong: 'offer nothing' cannot be played: the game is over."
    )


def test_another_seed_makes_another_game() -> None:
    sentence = refusal(changed(finished(), seed=1))
    assert sentence.startswith("Ply ")


def test_other_encodings_of_json_are_read() -> None:
    for encoding in ("utf-8", "utf-8-sig", "utf-16", "utf-32"):
        assert Match.load(unfinished().encode(encoding)).save() == unfinished()


def test_only_matches_that_allow_any_undo_say_so() -> None:
    match = Match.new("meduris", seats=2, seed=7)
    assert "undo" not in json.loads(match.save())
    assert not Match.load(match.save()).unlimited_undo
    free = Match.new("meduris", seats=2, seed=7, unlimited_undo=True)
    assert json.loads(free.save()) == {**json.loads(match.save()), "undo": "unlimited"}
    assert Match.load(free.save()).unlimited_undo
    assert Match.load(free.save()).save() == free.save()


def test_a_loaded_match_takes_back_what_the_saved_one_could() -> None:
    free, strict = (Match.load(changed(unfinished(), **more)) for more in ({"undo": "unlimited"}, {}))
    assert not all(ply.revealed_by is None for ply in strict.history)
    while free.actions:
        free.undo()
    while strict.why_not_undo() is None:
        strict.undo()
    assert 0 < len(strict.actions) < PLIES


@pytest.mark.parametrize("wrong", ["limited", "", "Unlimited", "unlimited ", None, True, 0, 1, [], ["unlimited"], {}])
def test_other_values_for_undo_are_refused(wrong: object) -> None:
    assert refusal(changed(unfinished(), undo=wrong)) == (
        f"The field 'undo' of this save file holds {spoken(quoted(wrong))}; 'unlimited' is expected, or no such field."
    )


def test_an_automaton_s_points_are_not_saved() -> None:
    match = Match.new("bonfire", seats=1, seed=2)
    while choices := match.legal_numbers():
        match.play(choices[len(match.actions) % len(choices)])
    own, tom = match.standings()
    assert tom.seat is None
    assert json.loads(match.save())["points"] == [own.points]
    assert Match.load(match.save()).standings() == [own, tom]
