"""The examples in the description: present for everything, valid, and written for clients."""

from __future__ import annotations

import json
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from beltane.server.application import create_app
from beltane.server.operations.description import describe
from beltane.server.operations.settings import ServerSettings
from beltane.server.play.wire import LIVE
from tools import api

JSON, PROBLEM = "application/json", "application/problem+json"


@pytest.fixture(scope="module")
def description() -> dict[str, Any]:
    return describe(create_app(ServerSettings(database_url="sqlite:///nowhere")))


def operations(description: dict[str, Any]) -> list[dict[str, Any]]:
    return [operation for methods in description["paths"].values() for operation in methods.values()]


def check(description: dict[str, Any], where: str, content: dict[str, Any]) -> None:
    """Check that a content has examples that match its schema."""
    assert content.get("examples"), where
    schema = {**content["schema"], "components": description["components"]}
    for name in content["examples"]:
        value = description["components"]["examples"][name]["value"]
        errors = [error.message for error in Draft202012Validator(schema).iter_errors(value)]
        assert errors == [], (where, name)


def test_everything_that_is_sent_has_an_example(description: dict[str, Any]) -> None:
    for operation in operations(description):
        if "requestBody" in operation:
            check(description, operation["operationId"], operation["requestBody"]["content"][JSON])


def test_every_answer_has_an_example(description: dict[str, Any]) -> None:
    for operation in operations(description):
        for status, answer in operation["responses"].items():
            if JSON in answer.get("content", {}):
                check(description, f"{operation['operationId']} {status}", answer["content"][JSON])
            elif status == "200":
                assert operation["operationId"] == "metrics"
                assert "text/plain" in answer["content"]


def test_everything_that_may_be_refused_has_examples(description: dict[str, Any]) -> None:
    for operation in operations(description):
        for status in ("4XX", "5XX"):
            check(description, operation["operationId"], operation["responses"][status]["content"][PROBLEM])
    act = description["paths"]["/api/tables/{key}/act"]["post"]
    told = set(act["responses"]["4XX"]["content"][PROBLEM]["examples"])
    assert told == {"bad-request", "not-signed-in", "stale-ply", "too-many-requests", "unknown-table"}


def test_every_live_message_has_an_example(description: dict[str, Any]) -> None:
    for model in (*(model.__name__ for model in LIVE), "LiveRequest"):
        content = {"schema": {"$ref": f"#/components/schemas/{model}"}, "examples": {model: {}}}
        check(description, model, content)


def test_whatever_is_not_for_strangers_says_so(description: dict[str, Any]) -> None:
    open_to_all = {operation["operationId"] for operation in operations(description) if "security" not in operation}
    assert {"become_guest", "list_tables", "see_position", "health"} <= open_to_all
    assert not {"act", "create_table", "who_am_i", "set_webhook"} & open_to_all
    assert description["components"]["securitySchemes"]["session"]["in"] == "cookie"


def test_names_of_operations_are_unique(description: dict[str, Any]) -> None:
    names = [operation["operationId"] for operation in operations(description)]
    assert len(names) == len(set(names))


def test_what_clients_read_is_what_the_service_says() -> None:
    """If this fails, `make api` writes the file again, including the examples."""
    assert json.loads(api.FILE.read_text(encoding="utf-8")) == json.loads(api.description())
