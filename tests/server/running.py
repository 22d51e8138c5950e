"""Running a service inside a test, and people who use it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, nullcontext
from dataclasses import dataclass, field
from itertools import count
from typing import Any

import httpx
import uvicorn
from fastapi import FastAPI
from websockets.asyncio.client import ClientConnection, connect

from beltane.server.application import create_app
from beltane.server.dependencies import COOKIE
from beltane.server.operations.settings import ServerSettings
from beltane.server.operations.time import Now
from beltane.server.services import Services
from beltane.server.serving import configuration

HOST = "http://beltane.test"
SECONDS_TO_ANSWER = 30
"""Generous, because a busy machine is no reason to fail."""


@dataclass
class Guest:
    """A person with a browser of their own."""

    name: str
    client: httpx.AsyncClient
    key: str = ""

    async def get(self, path: str, **parameters: Any) -> Any:
        """The response to a GET request, which must succeed."""
        response = await self.client.get(f"/api{path}", params=parameters)
        assert response.status_code == 200, response.text
        return response.json()

    async def post(self, path: str, **content: Any) -> Any:
        """The response to a POST request, which must succeed."""
        response = await self.ask(path, **content)
        assert response.status_code in (200, 201), response.text
        return response.json()

    async def ask(self, path: str, **content: Any) -> httpx.Response:
        """The response to a request, whatever it is."""
        return await self.client.post(f"/api{path}", json=content)

    async def refused(self, path: str, **content: Any) -> str:
        """The code with which a request is refused."""
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
        """The parts of the service."""
        services = self.app.state.services
        assert isinstance(services, Services)
        return services

    def stranger(self) -> httpx.AsyncClient:
        """A browser that nobody has used yet."""
        return httpx.AsyncClient(transport=httpx.ASGITransport(self.app), base_url=HOST)

    async def guest(self, name: str) -> Guest:
        """A new person."""
        guest = Guest(name, self.stranger())
        guest.key = (await guest.post("/people", name=name))["key"]
        return guest

    async def guests(self, *names: str) -> list[Guest]:
        """Several people."""
        return [await self.guest(name) for name in names]


@asynccontextmanager
async def running(settings: ServerSettings, now: Now | None = None, first_seed: int = 1) -> AsyncIterator[Service]:
    """A service from start to stop; its games have consecutive seeds."""
    app = create_app(settings, now, count(first_seed).__next__)
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


@dataclass
class Listener:
    """A client that listens to live messages."""

    connection: ClientConnection

    async def wish(self, **content: Any) -> None:
        """Send a request."""
        await self.connection.send(json.dumps(content))

    async def hear(self, kind: str) -> dict[str, Any]:
        """The next message of a kind; others are skipped."""
        async with asyncio.timeout(10):
            while True:
                message: dict[str, Any] = json.loads(await self.connection.recv())
                if message["type"] == kind:
                    return message

    async def recv(self) -> dict[str, Any]:
        """The next message, whatever it is."""
        async with asyncio.timeout(10):
            message: dict[str, Any] = json.loads(await self.connection.recv())
            return message

    async def hear_anything_but(self, *kinds: str) -> dict[str, Any]:
        """The next message that is of none of these kinds."""
        while (message := await self.recv())["type"] in kinds:
            pass
        return message

    async def hear_of(self, person: str, *states: str) -> None:
        """Wait until a person is reported in all these states, one after another; others may come in between."""
        for state in states:
            while (message := await self.hear("presence"))["person"] != person or message["state"] != state:
                pass


@dataclass
class Address:
    """The address of a service that listens on its own port."""

    port: int
    app: FastAPI
    clients: list[httpx.AsyncClient] = field(default_factory=list)

    def browser(self, guest: Guest | None = None) -> httpx.AsyncClient:
        """A browser, either unused or with a person's cookie."""
        cookies = None if guest is None else guest.client.cookies
        # Nothing is encrypted here, and reading the certificates to trust takes longer than most requests.
        client = httpx.AsyncClient(base_url=self.base, cookies=cookies, timeout=SECONDS_TO_ANSWER, verify=False)
        self.clients.append(client)
        return self.clients[-1]

    @property
    def base(self) -> str:
        """Its address."""
        return f"http://127.0.0.1:{self.port}"

    async def guest(self, name: str) -> Guest:
        """A new person."""
        guest = Guest(name, self.browser())
        guest.key = (await guest.post("/people", name=name))["key"]
        return guest

    def known(self, guest: Guest) -> Guest:
        """A person known through another process."""
        return Guest(guest.name, self.browser(guest), guest.key)

    @asynccontextmanager
    async def listening(self, guest: Guest | None = None, origin: str | None = None) -> AsyncIterator[Listener]:
        """A listening client of a person, or of a stranger."""
        cookies = {} if guest is None else {"Cookie": f"{COOKIE}={guest.client.cookies[COOKIE]}"}
        address = f"ws://127.0.0.1:{self.port}/api/live"
        async with connect(address, additional_headers=cookies, origin=origin or self.base) as connection:  # type: ignore[arg-type]
            yield Listener(connection)


@asynccontextmanager
async def listening_service(settings: ServerSettings, first_seed: int = 1) -> AsyncIterator[Address]:
    """The same on its own port, for clients that need a real connection."""
    app = create_app(settings, new_seed=count(first_seed).__next__)
    config = configuration(settings.model_copy(update={"port": 0}), app)
    server = uvicorn.Server(config)
    # Signals are for the test runner.
    server.capture_signals = nullcontext  # type: ignore[assignment, method-assign]
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    address = Address(server.servers[0].sockets[0].getsockname()[1], app)
    try:
        yield address
    finally:
        for client in address.clients:
            await client.aclose()
        server.should_exit = True
        await serving
