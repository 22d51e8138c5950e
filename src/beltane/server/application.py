"""The application: assembles the parts of the service."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import cache
from typing import Any

from fastapi import APIRouter, FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from pydantic_core import to_json
from starlette.exceptions import HTTPException
from starlette.routing import BaseRoute

from beltane import __version__
from beltane.kernel.errors import BeltaneError
from beltane.kernel.random import LARGEST_SEED
from beltane.server import pages
from beltane.server.bots.players import BotPlayers
from beltane.server.bots.thinking import Thinkers
from beltane.server.dependencies import language_of
from beltane.server.live import socket
from beltane.server.live.hub import Hub
from beltane.server.live.presence import Presence
from beltane.server.live.relay import Relay
from beltane.server.operations import health
from beltane.server.operations.description import describe
from beltane.server.operations.garbage import spare_what_stays, time_collections
from beltane.server.operations.guard import Guard, retry_after
from beltane.server.operations.housekeeping import Housekeeper
from beltane.server.operations.limits import Limits
from beltane.server.operations.metrics import Metrics
from beltane.server.operations.preparing import Games, Preparation
from beltane.server.operations.problems import (
    FAULT,
    MEDIA_TYPE,
    NO_SUCH_METHOD,
    NOT_FOUND,
    UNAVAILABLE,
    UNPROCESSABLE,
    Problem,
    Refusal,
    problem_of,
)
from beltane.server.operations.settings import MEBIBYTE, ServerSettings
from beltane.server.operations.time import Now, SteadyClock
from beltane.server.people import access_routes, passkey_routes
from beltane.server.people import routes as people
from beltane.server.people.passwords import Passwords
from beltane.server.people.people import People
from beltane.server.people.ratings import write_results
from beltane.server.play import analysis_routes, chat
from beltane.server.play import routes as play
from beltane.server.play.analysis import Analysts
from beltane.server.play.house import House
from beltane.server.play.late import Caretaker
from beltane.server.play.prerendering import Prerendering
from beltane.server.reach import routes as reach
from beltane.server.reach.addresses import Policy, networks_of
from beltane.server.reach.messenger import Messenger
from beltane.server.reach.sending import Sender
from beltane.server.services import Services
from beltane.server.storage.database import LOST, Database, Replaced, Uncertain
from beltane.server.storage.keys import Keys
from beltane.server.storage.wake import Wake
from beltane.server.tables import routes as tables

LOG = logging.getLogger("beltane.service")
ROUTERS = (
    # The most frequent requests come first, since routes are tried in this order.
    play.quick,
    play.router,
    people.router,
    passkey_routes.router,
    access_routes.router,
    tables.router,
    chat.router,
    analysis_routes.router,
    reach.router,
    socket.router,
    health.router,
    pages.router,
)
REFUSALS: dict[int | str, dict[str, Any]] = {"4XX": {"model": Problem}, 503: {"model": Problem}}


def random_seed() -> int:
    """The seed of a new game, which nobody can guess."""
    return secrets.randbelow(LARGEST_SEED)


def create_app(
    settings: ServerSettings,
    now: Now | None = None,
    new_seed: Callable[[], int] = random_seed,
    preparation: Preparation | None = None,
) -> FastAPI:
    """The service as an ASGI application; it opens and migrates its database when it starts."""
    app = FastAPI(
        title="Beltane",
        version=__version__,
        lifespan=_life,
        docs_url=None,
        redoc_url=None,
        openapi_url=None,
    )
    app.openapi = lambda: _described(app)  # type: ignore[method-assign]
    app.add_route("/api/openapi.json", _see_description, include_in_schema=False)
    app.state.services = _build(settings, now or SteadyClock(), new_seed, Games(preparation))
    app.add_middleware(Guard)
    app.router.routes.extend(_routes())
    app.add_exception_handler(BeltaneError, _respond_error)
    app.add_exception_handler(RequestValidationError, _respond_bad_request)
    app.add_exception_handler(HTTPException, _respond_http_error)
    app.add_exception_handler(Uncertain, _respond_uncertain)
    for lost in (*LOST, Replaced):
        app.add_exception_handler(lost, _respond_database_error)
    app.add_exception_handler(Exception, _respond_fault)
    return app


@cache
def _routes() -> list[BaseRoute]:
    """The routes of every service; put together once per process, since that takes longer than all the rest."""
    everything = APIRouter(responses=REFUSALS, generate_unique_id_function=lambda route: route.name)
    for router in ROUTERS:
        everything.include_router(router)
    return everything.routes


def _described(app: FastAPI) -> dict[str, Any]:
    if app.openapi_schema is None:
        app.openapi_schema = describe(app)
    return app.openapi_schema


async def _see_description(request: Request) -> Response:
    """The description as JSON, made once: it is long."""
    app: FastAPI = request.app
    if not hasattr(app.state, "description"):
        app.state.description = to_json(app.openapi())
    return Response(app.state.description, media_type="application/json")


def _build(settings: ServerSettings, now: Now, new_seed: Callable[[], int], games: Games) -> Services:
    database = Database(settings.database_url)
    house = House(database, settings.memory * MEBIBYTE, now, games.check)
    house.when_ended.append(write_results)
    hub = Hub()
    prerendering = Prerendering(hub, settings.view_processes)
    house.when_foreseen.append(prerendering.begin)
    metrics = Metrics()
    prerendering.when_rendered.append(lambda _loaded, _parts: metrics.count("rendered_ahead"))
    everybody, keys = People(database, Passwords(), now), Keys(database)
    policy = Policy(settings.webhook_http, networks_of(settings.webhook_networks))
    messenger = Messenger(house, everybody, hub, keys, Sender(policy), settings)
    thinkers = Thinkers(settings.bot_processes)
    house.listeners += [prerendering.notice, hub.notice, messenger.notice]
    everybody.listeners.append(hub.notice_person)
    return Services(
        settings=settings,
        now=now,
        new_seed=new_seed,
        database=database,
        people=everybody,
        games=games,
        house=house,
        hub=hub,
        presence=Presence(database, hub),
        prerendering=prerendering,
        thinkers=thinkers,
        analysts=Analysts(house, thinkers),
        limits=Limits(time.monotonic, settings.rate_limits),
        metrics=metrics,
        keys=keys,
        messenger=messenger,
        housekeeper=Housekeeper(house, everybody, settings),
    )


@asynccontextmanager
async def _life(app: FastAPI) -> AsyncIterator[None]:
    """Lifespan: start the services, stop them in order."""
    services: Services = app.state.services
    await services.database.open()
    await services.keys.open()
    bots = BotPlayers(services.house, services.thinkers)
    services.house.listeners.append(bots.notice)
    relay = Relay(services.house, services.people, services.hub, services.presence)
    wake = Wake(services.database, relay.hear, relay.missed) if services.database.shared else None
    if wake is not None:
        wake.start()
        services.presence.start()
    starting_anew: set[asyncio.Task[None]] = set()
    services.database.when_replaced.append(lambda: starting_anew.add(asyncio.create_task(_start_anew(services))))
    await services.prerendering.start()
    for game in services.games.ready():
        services.prerendering.learn(game)
    caretaker = Caretaker(services.house, bots.wake)
    stop_timing = time_collections(lambda seconds: services.metrics.time("garbage", seconds))
    services.games.start(lambda game: _game_is_loaded(services, game))
    await caretaker.resume_bots()
    caretaker.start()
    services.messenger.start()
    services.housekeeper.start()
    await services.analysts.start()
    try:
        yield
    finally:
        stop_timing()
        await services.games.close()
        await services.analysts.close()
        await services.housekeeper.close()
        await services.messenger.close()
        await caretaker.close()
        if wake is not None:
            await services.presence.close()
            await wake.close()
        await bots.close()
        services.thinkers.close()
        await services.prerendering.close()
        await services.database.close()


async def _start_anew(services: Services) -> None:
    """After a backup was restored: drop everything cached, and make every client reconnect."""
    LOG.warning("database-replaced")
    services.house.forget_all()
    services.people.forget_all()
    services.hub.end_all()
    await services.keys.open()


def _game_is_loaded(services: Services, game: str) -> None:
    spare_what_stays()
    services.prerendering.learn(game)
    services.thinkers.warm_up(game)


async def _respond_error(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, BeltaneError)
    problem = problem_of(error, language_of(request))
    headers = retry_after(error) if isinstance(error, Refusal) else {}
    return JSONResponse(problem.model_dump(), problem.status, headers=headers, media_type=MEDIA_TYPE)


async def _respond_bad_request(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    return await _respond_error(
        request, Refusal(UNPROCESSABLE, "bad-request", where=where[:100], reason=str(first["type"]))
    )


async def _respond_http_error(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    if isinstance(error.__cause__, Refusal):
        # The guard refuses a body that is too large while it is being read.
        return await _respond_error(request, error.__cause__)
    return await _respond_error(request, _refusal_of(error.status_code))


def _refusal_of(status: int) -> Refusal:
    if status == NOT_FOUND:
        return Refusal(status, "no-such-page")
    if status == NO_SUCH_METHOD:
        return Refusal(status, "no-such-method")
    return Refusal(status, "unreadable-request")


async def _respond_database_error(request: Request, error: Exception) -> JSONResponse:
    LOG.error("database-unavailable", exc_info=error)
    return await _respond_error(request, Refusal(UNAVAILABLE, "database-unavailable"))


async def _respond_uncertain(request: Request, error: Exception) -> JSONResponse:
    LOG.error("commit-uncertain", exc_info=error)
    return await _respond_error(request, Refusal(UNAVAILABLE, "may-have-been-done"))


async def _respond_fault(request: Request, _error: Exception) -> JSONResponse:
    """An error of ours; the log has the details for whoever runs the service."""
    return await _respond_error(request, Refusal(FAULT, "something-broke"))
