"""The guard: every request passes through it before any handler sees it.

It refuses requests that come from other sites, are too large, or too many, and adds security headers to every response.
Plain ASGI, because every request passes through it.
"""

from __future__ import annotations

import json
import logging
import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection

from beltane.server.dependencies import client_of, language_of, services_of
from beltane.server.operations.limits import REQUESTS
from beltane.server.operations.problems import BAD_REQUEST, FORBIDDEN, MEDIA_TYPE, TOO_LARGE, Refusal, problem_of

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

LOG = logging.getLogger("beltane.requests")
SAFE = {"GET", "HEAD", "OPTIONS"}
METHODS = {*SAFE, "POST", "PUT", "PATCH", "DELETE"}
OTHER = "other"
MOST_BYTES = 2 * 1024 * 1024
LONGEST_LENGTH = 20
"""Maximum digits read of a Content-Length."""
SELF, NONE = "'self'", "'none'"
SOURCES = {
    "default-src": SELF,
    "script-src": SELF,
    "style-src": SELF,
    "img-src": f"{SELF} data:",
    "connect-src": SELF,
    "object-src": NONE,
    "base-uri": NONE,
    "form-action": SELF,
    "frame-ancestors": NONE,
}
POLICY = "; ".join(f"{what} {allowed}" for what, allowed in SOURCES.items())
HEADERS = {
    "Content-Security-Policy": POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
STRICT = Headers(HEADERS).raw
HTTPS = Headers({"Strict-Transport-Security": "max-age=31536000"}).raw
PRIVATE = Headers({"Cache-Control": "no-store"}).raw
SOCKET_REFUSED = 1008


class Guard:
    """An ASGI middleware."""

    def __init__(self, app: App) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        answering = _Answering(connection, send)
        started = time.perf_counter()
        try:
            self._check(connection)
        except Refusal as error:
            await _refuse(connection, error, answering.send)
        else:
            await self._app(scope, _Limited(receive).receive, answering.send)
        finally:
            _count(connection, answering.status, time.perf_counter() - started)

    def _check(self, connection: HTTPConnection) -> None:
        services = services_of(connection)
        services.limits.check(REQUESTS, client_of(connection))
        if not _is_place(connection.headers.get("host", "")):
            raise Refusal(BAD_REQUEST, "unreadable-request")
        if not _comes_from_here(connection, services.settings.public_url):
            raise Refusal(FORBIDDEN, "foreign-origin")
        length = connection.headers.get("content-length", "0")
        if not (length.isascii() and length.isdigit()) or int(length[:LONGEST_LENGTH]) > MOST_BYTES:
            raise Refusal(TOO_LARGE, "too-large", most=MOST_BYTES)


class _Limited:
    """Receives a request's body, and refuses it once it is too large, whatever its headers say."""

    def __init__(self, receive: Receive) -> None:
        self._receive = receive
        self._bytes = 0

    async def receive(self) -> Message:
        """The next part."""
        message = await self._receive()
        self._bytes += len(message.get("body", b"")) if message["type"] == "http.request" else 0
        if self._bytes > MOST_BYTES:
            raise Refusal(TOO_LARGE, "too-large", most=MOST_BYTES)
        return message


def _is_place(host: str) -> bool:
    """Whether something has the form of a host name."""
    try:
        urlsplit(f"//{host}")
    except ValueError:
        return False
    return True


def _comes_from_here(connection: HTTPConnection, public_url: str) -> bool:
    """Whether a request that may change something comes from our own pages, or from no page."""
    if connection.scope["type"] == "http" and connection.scope["method"] in SAFE:
        return True
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site", "none") in ("same-origin", "none")
    try:
        scheme, place = urlsplit(origin)[:2]
    except ValueError:
        return False
    if public_url:
        return (scheme, place) == urlsplit(public_url)[:2]
    return place != "" and place == connection.headers.get("host")


class _Answering:
    """Adds the common headers to a response, and records its status."""

    def __init__(self, connection: HTTPConnection, send: Send) -> None:
        self.status = 0
        self._send = send
        self._secure = services_of(connection).settings.secure
        self._private = connection.scope["path"].startswith("/api/")

    async def send(self, message: Message) -> None:
        """Send the next part."""
        if message["type"] == "http.response.start":
            self.status = message["status"]
            headers = list(message.get("headers", ()))
            given = {name.lower() for name, _ in headers}
            wanted = [*STRICT, *(HTTPS if self._secure else ()), *(PRIVATE if self._private else ())]
            message["headers"] = headers + [header for header in wanted if header[0] not in given]
        await self._send(message)


def _count(connection: HTTPConnection, status: int, seconds: float) -> None:
    """Count and log a request: its path, but not its query, which may be secret."""
    if connection.scope["type"] != "http":
        return
    method, metrics = str(connection.scope["method"]), services_of(connection).metrics
    metrics.count("requests", method=method if method in METHODS else OTHER, status=str(status))
    metrics.time("request", seconds)
    milliseconds = round(seconds * 1000, 1)
    about = {"method": method, "path": connection.scope["path"], "status": status, "milliseconds": milliseconds}
    LOG.info("request", extra=about)


async def _refuse(connection: HTTPConnection, error: Refusal, send: Send) -> None:
    if connection.scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": SOCKET_REFUSED})
        return
    body = problem_of(error, language_of(connection)).model_dump_json().encode()
    headers = Headers({"content-type": MEDIA_TYPE, "content-length": str(len(body)), **retry_after(error)})
    await send({"type": "http.response.start", "status": error.status, "headers": headers.raw})
    await send({"type": "http.response.body", "body": body})


def retry_after(error: Refusal) -> dict[str, str]:
    """The Retry-After header, for clients that ask too often."""
    seconds = error.values.get("seconds")
    return {} if seconds is None else {"retry-after": json.dumps(seconds)}
