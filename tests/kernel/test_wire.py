"""Views, prompts and events as JSON: what real games produce matches the schemas exactly."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from beltane.kernel.events import PIECES, Counts
from beltane.kernel.game import find_game, game_names
from beltane.kernel.match import Match
from beltane.kernel.random import below, new_generator
from beltane.kernel.wire import DIALECT, schemas_of, to_json

TABLES = [(name, seats) for name in game_names() for seats in find_game(name).seats]
EVERY = 12
"""Views and prompts are checked at one decision in this many, and at the first of each kind; events at all of them."""

Check = Callable[[object], None]


def checks(name: str) -> dict[str, Check]:
    """Validators for the JSON of views, prompts and events of a game."""
    return {kind: checker(schema) for kind, schema in schemas_of(find_game(name)).items()}


def checker(schema: dict[str, Any]) -> Check:
    validator = Draft202012Validator(schema)
    return lambda value: validator.validate(json.loads(to_json(value)))


def positions(name: str, seats: int) -> Iterator[Match]:
    """All positions of a random game, those in the middle of a plan among them."""
    match = Match.new(name, seats=seats, seed=11)
    random = new_generator(5)
    yield match
    while not match.over:
        choices = match.legal_numbers()
        match.play(choices[below(random, len(choices))])
        yield match


@pytest.mark.parametrize("name", game_names())
def test_schemas_are_schemas(name: str) -> None:
    for schema in schemas_of(find_game(name)).values():
        assert schema["$schema"] == DIALECT
        Draft202012Validator.check_schema(schema)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_real_games_produce_what_the_schemas_say(name: str, seats: int) -> None:
    check = checks(name)
    decisions: set[str | None] = set()
    for number, match in enumerate(positions(name, seats)):
        check["events"](match.events())
        if number % EVERY == 0 or match.decision not in decisions:
            decisions.add(match.decision)
            for seat in (None, *range(seats)):
                check["view"](match.view(seat))
                check["prompt"](match.prompt(seat))


@pytest.mark.parametrize("name", game_names())
def test_the_schemas_allow_nothing_else(name: str) -> None:
    match = Match.new(name, seats=2, seed=11)
    schemas = schemas_of(match.game)
    for kind, value in (("view", match.view(0)), ("prompt", match.prompt(match.mover)), ("events", match.events())):
        validator = Draft202012Validator(schemas[kind])
        content = json.loads(to_json(value))
        assert validator.is_valid(content)
        top = content[0] if isinstance(content, list) else content
        top["surplus"] = 1
        assert not validator.is_valid(content)
        del top["surplus"]
        top["seat"] = "somebody"
        assert not validator.is_valid(content)


@pytest.mark.parametrize("name", game_names())
def test_every_kind_of_event_has_a_schema_with_its_words(name: str) -> None:
    game = find_game(name)
    definitions = schemas_of(game)["events"]["$defs"]
    for kind in game.events.kinds:
        schema = definitions[f"event-{kind.name}"]
        details = [argument for argument, domain in kind.arguments if not isinstance(domain, Counts)]
        counts = [PIECES] if len(details) < len(kind.arguments) else []
        assert list(schema["properties"]["details"]["properties"]) == [*details, *counts]
        assert schema["properties"]["reveals"] == {"const": kind.reveals}


def test_parts_of_words_are_what_their_domain_declares() -> None:
    definitions = schemas_of(find_game("bonfire"))["events"]["$defs"]
    check = Draft202012Validator(definitions["word-place"])
    parts = {"cell": "c3", "column": 3, "row": 3, "direction": "across"}
    assert check.is_valid({"domain": "place", "word": "c3-across", "parts": parts})
    assert not check.is_valid({"domain": "place", "word": "c3-across", "parts": {}})
    assert not check.is_valid({"domain": "place", "word": "c3-across", "parts": {**parts, "column": "c"}})
    assert not check.is_valid({"domain": "place", "word": "c3-across", "parts": {**parts, "direction": "up"}})
    other = Draft202012Validator(definitions["word-resource"])
    assert other.is_valid({"domain": "resource", "word": "root"})
    assert not other.is_valid({"domain": "resource", "word": "root", "parts": {}})


def test_members_of_enumerations_are_words() -> None:
    match = Match.new("meduris", seats=2, seed=1)
    view = json.loads(to_json(match.view(0)))
    assert view["decision"] == "place-worker"
    assert view["plateaus"][0]["material"] == "wood"
    assert list(view["players"][0]["materials"]) == ["wood", "wool", "copper", "stone"]


@pytest.mark.parametrize(
    ("name", "path"),
    [
        ("meduris", ("fields", 0, "district")),
        ("bonfire", ("islands", 0, "island")),
        ("bonfire", ("islands", 0, "tasks", 0, "task")),
        ("bonfire", ("specialist_display", 0)),
    ],
)
def test_the_schemas_list_the_words_of_components(name: str, path: tuple[str | int, ...]) -> None:
    match = Match.new(name, seats=4, seed=11)
    validator = Draft202012Validator(schemas_of(match.game)["view"])
    view = json.loads(to_json(match.view(0)))
    *outer, last = path
    holder: Any = view
    for step in outer:
        holder = holder[step]
    assert isinstance(holder[last], str)
    assert validator.is_valid(view)
    holder[last] = "atlantis"
    assert not validator.is_valid(view)
