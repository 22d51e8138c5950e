"""The OpenAPI description for clients, including the views, prompts and events of every game."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic.json_schema import models_json_schema

from beltane.kernel.game import find_game, game_names
from beltane.kernel.wire import schemas_of
from beltane.server.live.socket import LiveRequest
from beltane.server.operations.examples import add_examples
from beltane.server.operations.problems import MEDIA_TYPE
from beltane.server.play.wire import LIVE, PART

COMPONENTS = "#/components/schemas/"
LIVE_MESSAGE = "LiveMessage"
SHARED = "prompt"
"""The part that has the same schema for all games."""
Schema = dict[str, Any]


def describe(app: FastAPI) -> Schema:
    """The description, as OpenAPI 3.1."""
    described = get_openapi(title=app.title, version=app.version, routes=app.routes, openapi_version="3.1.0")
    _describe_problems(described["paths"])
    schemas: Schema = described.setdefault("components", {}).setdefault("schemas", {})
    _, live = models_json_schema(
        [(model, "serialization") for model in (*LIVE, LiveRequest)], ref_template=COMPONENTS + "{model}"
    )
    for name, schema in live["$defs"].items():
        schemas.setdefault(name, schema)
    schemas[LIVE_MESSAGE] = {"anyOf": [{"$ref": COMPONENTS + model.__name__} for model in LIVE]}
    for game in game_names():
        schemas.update(_schemas_of_game(game))
    result = _with_parts(described)
    assert isinstance(result, dict)
    add_examples(result)
    return result


def _describe_problems(paths: Schema) -> None:
    """Give error responses the media type of problems."""
    for operation in (operation for methods in paths.values() for operation in methods.values()):
        for status, answer in operation["responses"].items():
            if status[0] in "45":
                (content,) = answer["content"].values()
                answer["content"] = {MEDIA_TYPE: content, **(answer["content"] if "anyOf" in content["schema"] else {})}


def name_of(game: str, part: str) -> str:
    """The schema name of a game's part; prompts look the same in all games.

    >>> name_of("meduris", "view"), name_of("meduris", "prompt")
    ('MedurisView', 'Prompt')
    """
    return part.capitalize() if part == SHARED else game.capitalize() + part.capitalize()


def _schemas_of_game(game: str) -> Schema:
    """The schemas of a game and those they refer to, under unique names."""
    found: Schema = {}
    for part, schema in schemas_of(find_game(game)).items():
        name = name_of(game, part)
        inner = schema.get("$defs", {})
        plain = {key: value for key, value in schema.items() if key not in ("$defs", "$schema")}
        found[name] = _renamed(plain, name)
        for key, value in inner.items():
            found[f"{name}.{key}"] = _renamed(value, name)
    return found


def _renamed(schema: Any, name: str) -> Any:
    """A copy of a schema with references to the components."""
    if isinstance(schema, list):
        return [_renamed(part, name) for part in schema]
    if not isinstance(schema, dict):
        return schema
    return {
        key: f"{COMPONENTS}{name}.{value.removeprefix('#/$defs/')}" if key == "$ref" else _renamed(value, name)
        for key, value in schema.items()
    }


def _with_parts(schema: Any) -> Any:
    """A copy of a schema with the games' own schemas in their places, or null where there is no game."""
    if isinstance(schema, list):
        return [_with_parts(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    if PART in schema:
        names = dict.fromkeys(name_of(game, schema[PART]) for game in game_names())
        games = [{"$ref": COMPONENTS + name} for name in names]
        return {"anyOf": games if schema[PART] == "events" else [*games, {"type": "null"}]}
    return {key: _with_parts(value) for key, value in schema.items()}
