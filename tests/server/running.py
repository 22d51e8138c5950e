"""Running a service inside a test, and people who use it."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import httpx
from fastapi import FastAPI

from beltane.server.application import create_app
from beltane.server.operations.settings import ServerSettings
from beltane.server.operations.time import Now, milliseconds
from beltane.server.services import Services

HOST = "http://beltane.test"


@dataclass
class Guest:
    """Somebody with a browser of their own."""

    name: str
    client: httpx.AsyncClient
    key: str = ""

    async def get(self, path: str, **parameters: Any) -> Any:
        """What is answered to a question, which has to be in order."""
        response = await self.client.get(f"/api{path}", params=parameters)
        assert response.status_code == 200, response.text
        return response.json()

    async def post(self, path: str, **content: Any) -> Any:
        """What is answered to a wish, which has to be granted."""
        response = await self.ask(path, **content)
        assert response.status_code in (200, 201), response.text
        return response.json()

    async def ask(self, path: str, **content: Any) -> httpx.Response:
        """The answer to a wish, whatever it is."""
        return await self.client.post(f"/api{path}", json=content)

    async def refused(self, path: str, **content: Any) -> str:
        """The code with which a wish is refused."""
        response = await self.ask(path, **content)
        assert response.status_code >= 400, response.text
        assert response.headers["content-type"] == "application/problem+json"
        return str(response.json()["code"])


@dataclass
class Service:
    """A running service."""

    app: FastAPI

    @property
    def parts(self) -> Services:
        """What it consists of."""
        services = self.app.state.services
        assert isinstance(services, Services)
        return services

    def stranger(self) -> httpx.AsyncClient:
        """A browser that nobody has used yet."""
        return httpx.AsyncClient(transport=httpx.ASGITransport(self.app), base_url=HOST)

    async def guest(self, name: str) -> Guest:
        """Somebody new."""
        guest = Guest(name, self.stranger())
        guest.key = (await guest.post("/people", name=name))["key"]
        return guest

    async def guests(self, *names: str) -> list[Guest]:
        """Several people."""
        return [await self.guest(name) for name in names]


@asynccontextmanager
async def running(settings: ServerSettings, now: Now = milliseconds) -> AsyncIterator[Service]:
    """A service from start to stop."""
    app = create_app(settings, now)
    async with app.router.lifespan_context(app):
        yield Service(app)


async def table_of(host: Guest, others: Sequence[Guest], game: str = "meduris", **settings: Any) -> str:
    """A table at which all sit, so that the game has started; returns its key."""
    seats = ["me", *["open"] * len(others)]
    made = await host.post("/tables", game=game, seats=seats, settings=settings)
    key = str(made["table"]["key"])
    for seat, guest in enumerate(others, start=1):
        await guest.post(f"/tables/{key}/sit", seat=seat, invite=made["invite"])
    return key


async def play_to_end(guests: Sequence[Guest], key: str, most: int = 2000) -> list[dict[str, Any]]:
    """Let everybody take the first choice they are offered until the game is over; returns all positions seen."""
    position = await guests[0].get(f"/tables/{key}/position")
    seen = [position]
    for _ in range(most):
        if position["table"]["status"] != "playing":
            return seen
        guest = guests[position["table"]["deciding"]]
        position = await guest.get(f"/tables/{key}/position")
        actions = position["prompt"]["choices"][0]["actions"]
        position = await guest.post(f"/tables/{key}/act", ply=position["ply"], actions=actions)
        seen.append(position)
    raise AssertionError(json.dumps(position)[:500])
