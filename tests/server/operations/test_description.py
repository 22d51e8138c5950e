"""The OpenAPI description: complete, and true of what is sent."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from beltane.kernel.game import game_names
from beltane.server.application import create_app
from beltane.server.operations.description import describe
from beltane.server.operations.settings import ServerSettings
from tests.server.running import Service, listening_service, play_to_end, table_of

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def description() -> dict[str, Any]:
    return describe(create_app(ServerSettings(database_url="sqlite:///nowhere")))


def validator(description: dict[str, Any], name: str) -> Draft202012Validator:
    return Draft202012Validator({"$ref": f"#/components/schemas/{name}", "components": description["components"]})


def references(part: Any) -> set[str]:
    if isinstance(part, list):
        return {found for item in part for found in references(item)}
    if not isinstance(part, dict):
        return set()
    own = {part["$ref"]} if isinstance(part.get("$ref"), str) else set()
    return own | {found for value in part.values() for found in references(value)}


def test_every_reference_leads_somewhere(description: dict[str, Any]) -> None:
    parts = ("schemas", "examples")
    known = {f"#/components/{part}/{name}" for part in parts for name in description["components"][part]}
    assert references(description) <= known
    assert "x-beltane-part" not in json.dumps(description)


def test_every_way_is_explained_and_says_what_it_answers(description: dict[str, Any]) -> None:
    for path, methods in description["paths"].items():
        for method, operation in methods.items():
            assert operation["description"], (method, path)
            answers = [status for status in operation["responses"] if status.startswith("2")]
            assert answers, (method, path)


@pytest.mark.parametrize("game", game_names())
async def test_positions_are_as_described(service: Service, description: dict[str, Any], game: str) -> None:
    checker = validator(description, "Position")
    guests = await service.guests("Ann", "Ben", "Eve")
    clock = {"kind": "total", "seconds": 600}
    key = await table_of(guests[0], guests[1:2], game=game, clock=clock)
    for position in (await play_to_end(guests[:2], key))[::10]:
        checker.validate(position)
    checker.validate(await guests[2].get(f"/tables/{key}/position", since=0))
    checker.validate(await guests[0].post("/tables", game=game, seats=["me", "open"]))
    of_entries = validator(description, "EntryDetails")
    for entry in await guests[2].get(f"/tables/{key}/entries"):
        of_entries.validate(entry)
    validator(description, "Earlier").validate(await guests[2].get(f"/tables/{key}/replay/5"))


async def test_live_messages_are_as_described(sqlite_url: str, description: dict[str, Any]) -> None:
    checker = validator(description, "LiveMessage")
    settings = ServerSettings(database_url=sqlite_url, rate_limits=False)
    async with listening_service(settings) as address:
        ann, ben = await address.guest("Ann"), await address.guest("Ben")
        key = await table_of(ann, [ben])
        async with address.listening(ann) as listener:
            await listener.wish(watch=key, lobby=True, ping=True)
            await listener.wish(watch="nothing")
            await ann.post(f"/tables/{key}/chat", text="Hello")
            await ben.post(f"/tables/{key}/resign")
            await ben.post(f"/tables/{key}/rematch")
            kinds: set[str] = set()
            async with asyncio.timeout(10):
                while kinds < {"position", "lobby", "pong", "problem", "chat", "presence", "rematch"}:
                    message = json.loads(await listener.connection.recv())
                    checker.validate(message)
                    kinds.add(message["type"])
