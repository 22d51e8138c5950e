"""The WebSocket endpoint: what clients send, and sending each of them its news.

A client sends `{"watch": KEY, "ply": N}` for a table of which it knows N entries, optionally with the `invite` to it,
`{"unwatch": KEY}`, `{"lobby": true}`, and `{"presence": "thinking"}`. It is sent `position`, `lobby`, `chat`,
`presence`, `rematch`, `waiting`, `reload` and `problem` messages.
"""

from __future__ import annotations

import asyncio
import json
import logging
from contextlib import suppress
from typing import Annotated, Literal

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import BaseModel, ConfigDict, Field, ValidationError
from starlette.websockets import WebSocketState

from beltane.kernel.errors import BeltaneError
from beltane.server.dependencies import client_of, current_person, language_of, secret_of, services_of
from beltane.server.live.hub import MOST_WATCHED, Client
from beltane.server.live.presence import States
from beltane.server.operations.limits import (
    CONNECTIONS,
    CONNECTIONS_FROM_ADDRESS,
    CONNECTIONS_OF_PERSON,
    MESSAGES,
    MOVING,
    Quota,
)
from beltane.server.operations.problems import CONFLICT, TOO_MANY, UNPROCESSABLE, Refusal, problem_of
from beltane.server.people.secrets import KEY_PATTERN
from beltane.server.play import messages
from beltane.server.reach.channels import waiting_tables
from beltane.server.services import Services
from beltane.server.tables.routes import visible

LOG = logging.getLogger("beltane.live")

router = APIRouter()

RELOAD = b'{"type":"reload"}'
POLICY_VIOLATION = 1008
SERVICE_RESTART = 1012
TRY_AGAIN_LATER = 1013
LONGEST_MESSAGE = 4096

Key = Annotated[str, Field(max_length=32, pattern=KEY_PATTERN)]


class LiveRequest(BaseModel):
    """A client's request."""

    model_config = ConfigDict(extra="forbid")

    watch: Key | None = None
    ply: Annotated[int, Field(ge=0)] = 0
    invite: Annotated[str, Field(max_length=64)] | None = None
    unwatch: Key | None = None
    lobby: bool | None = None
    presence: States | None = None
    ping: Literal[True] | None = None

    @property
    def concerns_others(self) -> bool:
        """Whether others see an effect of it."""
        return bool(self.watch or self.unwatch or self.presence)


@router.websocket("/api/live")
async def live(socket: WebSocket) -> None:
    """One connection carries all live updates of a client."""
    services = services_of(socket)
    client = Client(await current_person(socket), secret_of(socket))
    try:
        with services.limits.reserve(*_quotas(client, socket)):
            await _serve(services, client, socket)
    except Refusal as error:
        LOG.warning("connection-refused", extra={"reason": error.code})
        await socket.close(TRY_AGAIN_LATER)


def _quotas(client: Client, socket: WebSocket) -> list[tuple[Quota, object]]:
    """The quotas that a connection counts towards."""
    quotas: list[tuple[Quota, object]] = [(CONNECTIONS, None), (CONNECTIONS_FROM_ADDRESS, client_of(socket))]
    return quotas if client.person is None else [*quotas, (CONNECTIONS_OF_PERSON, client.person.id)]


async def _serve(services: Services, client: Client, socket: WebSocket) -> None:
    await socket.accept()
    services.hub.add(client)
    # Somebody who signed out after the lookup was not among those the hub was notified of.
    client.stale = client.person is not None
    client.wake.set()
    sending = asyncio.create_task(_send_or_close(services, client, socket), name="sending")
    try:
        await _receive_all(services, client, socket)
    finally:
        watched = list(client.watched)
        services.hub.remove(client)
        sending.cancel()
        with suppress(asyncio.CancelledError, Exception):
            await sending
        await services.presence.broadcast(client, watched)


async def _receive_all(services: Services, client: Client, socket: WebSocket) -> None:
    who = client_of(socket) if client.person is None else client.person.id
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        if client.ended:
            continue
        request = LiveRequest()
        try:
            services.limits.check(MESSAGES, who)
            request = _read(message.get("text"))
            if request.concerns_others:
                services.limits.check(MOVING, who)
            await _grant(services, client, socket, request)
        except Refusal as error:
            if error.status == TOO_MANY:
                await socket.close(POLICY_VIOLATION)
                return
            client.enqueue(_problem(error, socket, request.watch))
        except BeltaneError as error:
            client.enqueue(_problem(error, socket, request.watch))


def _read(text: str | None) -> LiveRequest:
    """A client's request; a binary frame has no text."""
    if text is None or len(text) > LONGEST_MESSAGE:
        raise Refusal(UNPROCESSABLE, "unreadable-request")
    try:
        return LiveRequest.model_validate_json(text)
    except ValidationError:
        raise Refusal(UNPROCESSABLE, "unreadable-request") from None


async def _grant(services: Services, client: Client, socket: WebSocket, request: LiveRequest) -> None:
    person = None if client.person is None else client.person.id
    if request.watch is not None:
        if len(client.watched) >= MOST_WATCHED and request.watch not in client.watched:
            raise Refusal(CONFLICT, "too-many-watched", most=MOST_WATCHED)
        loaded = await visible(services, socket, client.person, request.watch, request.invite)
        client.check_watching(loaded.table, request.invite)
        services.hub.watch(client, request.watch, request.ply, request.invite)
        await services.presence.broadcast(client, [request.watch])
        seated = {holder.person for holder in loaded.table.holders if holder.person not in (None, person)}
        names = await services.people.called(seated)
        await services.presence.brief_newcomer(client, request.watch, names)
    if request.unwatch is not None and request.unwatch in client.watched:
        services.hub.unwatch(client, request.unwatch)
        await services.presence.broadcast(client, [request.unwatch])
    if request.lobby is not None:
        services.hub.enter_lobby(client, request.lobby)
    if request.presence is not None:
        client.state = request.presence
        await services.presence.broadcast(client, list(client.watched))
    if request.ping:
        client.enqueue(b'{"type":"pong"}')


async def _send_or_close(services: Services, client: Client, socket: WebSocket) -> None:
    """Send a client its news. If that fails it has to reconnect, or it would wait for ever."""
    try:
        await _send_all(services, client, socket)
    except WebSocketDisconnect:
        return
    except Exception:
        if socket.application_state is WebSocketState.CONNECTED:
            LOG.exception("sending-failed")
            with suppress(WebSocketDisconnect, RuntimeError):
                await socket.close(SERVICE_RESTART)


async def _send_all(services: Services, client: Client, socket: WebSocket) -> None:
    """Send a client its news, as fast as it reads."""
    while True:
        await client.wake.wait()
        client.wake.clear()
        if await _is_signed_out(services, client):
            await socket.close(POLICY_VIOLATION)
            return
        if client.ended:
            await socket.close(SERVICE_RESTART)
            return
        while not (client.ended or client.stale) and _has_news(client):
            message = await _next_message(services, client, socket)
            if message is not None:
                await socket.send_text(message.decode())


def _has_news(client: Client) -> bool:
    waits = client.changed or client.waiting or client.overflowed or client.changed_in_lobby
    return bool(waits) or _miscounts(client)


async def _is_signed_out(services: Services, client: Client) -> bool:
    """Whether a client's session has ended, checked when something about its person has changed."""
    if not client.stale:
        return False
    client.stale = False
    person = None if client.secret is None else await services.people.find(client.secret)
    if person is None:
        client.ended = True
        return True
    client.person = person
    return False


async def _next_message(services: Services, client: Client, socket: WebSocket) -> bytes | None:
    if client.overflowed:
        client.overflowed = False
        return RELOAD
    if client.waiting:
        return client.waiting.popleft()
    if client.changed:
        key = next(iter(client.changed))
        del client.changed[key]
        try:
            return await _table_message(services, client, key)
        except Refusal as error:
            return await _farewell_message(services, client, socket, key, error)
    if _miscounts(client):
        return await _waiting_message(services, client)
    keys = list(client.changed_in_lobby)
    client.changed_in_lobby.clear()
    return await _lobby_message(services, keys)


async def _table_message(services: Services, client: Client, key: str) -> bytes | None:
    if key not in client.watched:
        return None
    loaded = await services.house.latest(key)
    names = await services.people.called(loaded.people)
    await services.prerendering.wait_for(loaded)
    watching = client.watched.get(key)
    if watching is None:
        return None
    client.check_watching(loaded.table, watching.invite)
    since = min(watching.ply, loaded.table.ply)
    watching.ply = loaded.table.ply
    person = None if client.person is None else client.person.id
    return messages.position_json(loaded, names, person, since=since, now=services.now())


async def _farewell_message(services: Services, client: Client, socket: WebSocket, key: str, error: Refusal) -> bytes:
    """Stop sending a client news of a table, and say why."""
    services.hub.unwatch(client, key)
    await services.presence.broadcast(client, [key])
    return _problem(error, socket, key)


def _miscounts(client: Client) -> bool:
    """Whether a client has an outdated number of tables waiting for its person."""
    if client.person is None:
        return False
    return client.waiting_tables is None or len(client.waiting_tables) != client.count_sent


async def _waiting_message(services: Services, client: Client) -> bytes:
    assert client.person is not None
    person = client.person.id
    while client.waiting_tables is None:
        heard = client.turns_heard
        found = await services.database.read(lambda session: waiting_tables(session, person))
        # If there was news meanwhile, the answer may be outdated.
        client.waiting_tables = set(found) if client.turns_heard == heard else None
    client.count_sent = len(client.waiting_tables)
    return json.dumps({"type": "waiting", "tables": sorted(client.waiting_tables)}).encode()


async def _lobby_message(services: Services, keys: list[str]) -> bytes:
    tables = []
    for key in keys:
        # Skip tables that are gone by now.
        with suppress(Refusal):
            loaded = await services.house.latest(key)
            names = await services.people.called(loaded.people)
            tables.append(messages.table_json(loaded, names))
    return b'{"type":"lobby","tables":[' + b",".join(tables) + b"]}"


def _problem(error: BeltaneError, socket: WebSocket, table: str | None = None) -> bytes:
    problem = problem_of(error, language_of(socket)).model_dump()
    return json.dumps({**problem, "type": "problem", "table": table}, ensure_ascii=False).encode()
