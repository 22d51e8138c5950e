"""HTTP: analyses of finished games."""

from __future__ import annotations

from fastapi import APIRouter, Request

from beltane.server.dependencies import Anybody, ServicesDep, Somebody
from beltane.server.operations.limits import ANALYSING, THINKING
from beltane.server.operations.problems import CONFLICT, Refusal
from beltane.server.play.analysis import GameAnalysis
from beltane.server.play.routes import watched
from beltane.server.tables.routes import Invite, Key
from beltane.server.tables.table import Status

router = APIRouter(prefix="/api", tags=["play"])


@router.post("/tables/{key}/analysis", status_code=202)
async def ask_for_analysis(services: ServicesDep, request: Request, person: Somebody, key: Key) -> GameAnalysis:
    """Request the analysis of a finished game; it is made only once."""
    services.limits.check(THINKING, person.id)
    loaded = await watched(services, request, person, key)
    if loaded.table.status is not Status.FINISHED:
        raise Refusal(CONFLICT, "game-goes-on")
    loaded.playable()
    found = await services.analysts.find(loaded)
    if found.status not in ("none", "failed"):
        return found
    services.limits.check(ANALYSING, person.id)
    await services.analysts.ask(loaded)
    return await services.analysts.find(loaded)


@router.get("/tables/{key}/analysis")
async def see_analysis(
    services: ServicesDep, request: Request, person: Anybody, key: Key, invite: Invite = None
) -> GameAnalysis:
    """The analysis of a game, or how far it has got."""
    return await services.analysts.find(await watched(services, request, person, key, invite))
