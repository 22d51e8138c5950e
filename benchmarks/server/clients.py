"""Clients that behave like browsers: requests over HTTP, and a WebSocket for live messages.

They are as light as possible, so that the service is measured and not the clients. Requests use persistent connections,
as behind a reverse proxy.
"""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from pydantic_core import from_json
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

LONGEST_IDLE = 3.0
"""The service may at any moment close a connection that was idle for longer."""
Message = dict[str, Any]
POSITION = b'{"type":"position"'
PLY = re.compile(rb'"ply":(\d+)')
ASKED = b'"choices":[{'


def ply_of(position: bytes) -> int:
    """The ply of a position, which comes first; parsing the whole position takes longer than is worthwhile."""
    found = PLY.search(position)
    assert found is not None
    return int(found[1])


class Refused(Exception):
    """An answer with an error status."""


@dataclass
class Connections:
    """Connections to one process of the service; the most recently used one is reused first."""

    port: int
    _idle: list[tuple[float, asyncio.StreamReader, asyncio.StreamWriter]] = field(default_factory=list)

    async def ask(self, method: str, path: str, cookie: str, content: Message | None = None) -> tuple[str, bytes]:
        """Send a request; returns the cookie that was set, if any, and the content of the answer."""
        reader, writer = await self._take()
        body = b"" if content is None else json.dumps(content).encode()
        writer.write(
            f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nCookie: {cookie}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n".encode()
            + body
        )
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:])}
        answer = await reader.readexactly(int(headers["content-length"]))
        self._idle.append((time.perf_counter(), reader, writer))
        if head[0].split()[1] not in ("200", "201"):
            raise Refused(f"{method} {path}: {answer.decode()}")
        return headers.get("set-cookie", "").partition(";")[0], answer

    async def _take(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        while self._idle:
            used, reader, writer = self._idle.pop()
            if time.perf_counter() - used < LONGEST_IDLE and not reader.at_eof():
                return reader, writer
            writer.close()
        return await asyncio.open_connection("127.0.0.1", self.port, limit=2**20)


@dataclass
class Client:
    """A person with a browser. `heard` is called with every message and the time of its arrival."""

    connections: Connections
    cookie: str = ""
    heard: Callable[[bytes, float], None] = lambda _message, _time: None
    _listening: asyncio.Task[None] | None = None
    _wishes: asyncio.Queue[str] = field(default_factory=asyncio.Queue)

    async def introduce(self, name: str) -> None:
        """Sign in as a guest."""
        self.cookie, _ = await self.connections.ask("POST", "/api/people", "", {"name": name})

    async def post(self, path: str, **content: Any) -> Message:
        """The parsed answer to a POST request."""
        return dict(from_json(await self.send(path, **content)))

    async def send(self, path: str, **content: Any) -> bytes:
        """The same, unparsed."""
        return (await self.connections.ask("POST", f"/api{path}", self.cookie, content))[1]

    async def get(self, path: str) -> Message:
        """The parsed answer to a GET request."""
        _, answer = await self.connections.ask("GET", f"/api{path}", self.cookie)
        return dict(from_json(answer))

    async def watch(self, *keys: str) -> None:
        """Follow some tables, so that their live messages are received."""
        address = f"ws://127.0.0.1:{self.connections.port}/api/live"
        socket = await connect(address, additional_headers={"Cookie": self.cookie}, max_queue=None)
        for key in keys:
            await socket.send(json.dumps({"watch": key}))

        async def listen() -> None:
            with suppress(ConnectionClosed):
                while True:
                    text = await socket.recv(decode=False)
                    arrived = time.perf_counter()
                    if text.startswith(POSITION):
                        self.heard(text, arrived)

        self._listening = asyncio.create_task(listen())
        self._socket = socket

    async def close(self) -> None:
        """Close the WebSocket."""
        if self._listening is not None:
            await self._socket.close()
            await self._listening
