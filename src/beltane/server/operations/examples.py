"""Examples in the OpenAPI description: recorded requests and responses, and possible errors.

`tools/examples.py` records `examples.json`, keyed by the name of a schema, or of an operation whose content has none.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from beltane.server.operations.problems import (
    CONFLICT,
    MEDIA_TYPE,
    NOT_FOUND,
    NOT_SIGNED_IN,
    TOO_MANY,
    UNAVAILABLE,
    UNPROCESSABLE,
    Refusal,
    problem_of,
)
from beltane.text.languages import ENGLISH

FILE = Path(__file__).with_name("examples.json")
COMPONENTS = "#/components/"
JSON = "application/json"
SENT = "-sent"
"""Suffix of an operation's name for its request."""
ABOUT_A_PLY = {"Choice", "Seen", "Trial"}
"""The request body of operations that state which ply has been seen."""
Description = dict[str, Any]


def add_examples(described: Description) -> None:
    """Add examples to a description."""
    recorded = recorded_examples()
    components = described["components"]
    components["examples"] = {name: {"value": value} for name, value in sorted({**recorded, **_problems()}.items())}
    for path, methods in described["paths"].items():
        for operation in methods.values():
            for content, wanted in _contents(operation):
                if wanted in recorded:
                    content["examples"] = {wanted: {"$ref": f"{COMPONENTS}examples/{wanted}"}}
            _add_problems(operation, path)


@cache
def recorded_examples() -> dict[str, Any]:
    """All recorded examples."""
    found: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    return found


def example_of_request(operation: Description) -> str:
    """The name of the example of an operation's request."""
    return _name(operation["requestBody"]["content"][JSON]["schema"], operation["operationId"] + SENT)


def example_of_answer(operation: Description, status: str) -> str:
    """The name of the example of an operation's response."""
    return _name(operation["responses"][status]["content"][JSON].get("schema", {}), operation["operationId"])


def _contents(operation: Description) -> Iterator[tuple[Description, str]]:
    """The JSON contents of requests and responses, with the names of their examples."""
    if "requestBody" in operation:
        yield operation["requestBody"]["content"][JSON], example_of_request(operation)
    for status, answer in operation["responses"].items():
        if JSON in answer.get("content", {}) and status != "4XX":
            yield answer["content"][JSON], example_of_answer(operation, status)


def _name(schema: Description, otherwise: str) -> str:
    """The schema's own name; for a union, that of the first member."""
    options = [option.get("$ref") for option in schema.get("anyOf", ())]
    reference = options[0] if options and all(options) else schema.get("$ref", otherwise)
    return str(reference).rpartition("/")[2]


def _problems() -> dict[str, Any]:
    """Examples of errors, in English; real ones are in the user's language."""
    refusals = (
        Refusal(NOT_SIGNED_IN, "not-signed-in"),
        Refusal(NOT_FOUND, "unknown-table"),
        Refusal(CONFLICT, "stale-ply", expected="12", ply=14),
        Refusal(UNPROCESSABLE, "bad-request", where="body.ply", reason="missing"),
        Refusal(TOO_MANY, "too-many-requests", seconds=2),
        Refusal(UNAVAILABLE, "database-unavailable"),
    )
    return {refusal.code: problem_of(refusal, ENGLISH).model_dump() for refusal in refusals}


def _add_problems(operation: Description, path: str) -> None:
    """Add the possible errors to an operation."""
    codes = ["too-many-requests"]
    if "security" in operation:
        codes.append("not-signed-in")
    if "/tables/{key}" in path:
        codes.append("unknown-table")
    if "requestBody" in operation or operation.get("parameters"):
        codes.append("bad-request")
    if "requestBody" in operation and example_of_request(operation) in ABOUT_A_PLY:
        codes.append("stale-ply")
    responses = operation["responses"]
    responses["4XX"] = _refused(responses["4XX"], codes)
    responses["5XX"] = _refused(responses["4XX"], ["database-unavailable"])


def _refused(response: Description, codes: list[str]) -> Description:
    examples = {code: {"$ref": f"{COMPONENTS}examples/{code}"} for code in sorted(codes)}
    content = {MEDIA_TYPE: {"schema": {"$ref": f"{COMPONENTS}schemas/Problem"}, "examples": examples}}
    return {**response, "content": content}
